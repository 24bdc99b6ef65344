/**
 * A small reader for the style sheet of the drawings, so that a picture can carry its colours with it.
 *
 * It knows what that sheet uses: class selectors, one after another at most, custom properties, `var()`, `light-dark()`
 * and sums in `calc()`. Of light and dark it takes light; what is written for print or contrast it leaves out.
 */

type Declarations = Readonly<Record<string, string>>;

interface Rule {
  /** Classes that an element must have. */
  readonly classes: readonly string[];
  /** Classes of the element right before it. */
  readonly after: readonly string[];
  readonly declarations: Declarations;
}

export interface StyleSheet {
  /** Custom properties of the whole page. */
  readonly tokens: Declarations;
  /** The more particular ones later. */
  readonly rules: readonly Rule[];
}

function readDeclarations(text: string): Declarations {
  const entries = text.split(';').flatMap((part) => {
    const colon = part.indexOf(':');
    return colon < 0 ? [] : [[part.slice(0, colon).trim(), part.slice(colon + 1).trim()] as const];
  });
  return Object.fromEntries(entries);
}

const classesIn = (selector: string): string[] => selector.split('.').slice(1);

function readRules(selectors: string, declarations: Declarations): Rule[] {
  return selectors.split(',').map((selector) => {
    const [first = '', second] = selector.split('+').map((part) => part.trim());
    return second === undefined
      ? { classes: classesIn(first), after: [], declarations }
      : { classes: classesIn(second), after: classesIn(first), declarations };
  });
}

export function readStyles(css: string): StyleSheet {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const blocks = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selectors = '', body = '']) => [selectors.trim(), readDeclarations(body)] as const,
  );
  const rules = blocks
    .filter(([selectors]) => selectors !== ':root')
    .flatMap(([selectors, own]) => readRules(selectors, own));
  const weight = ({ classes, after }: Rule) => classes.length + after.length;
  return {
    tokens: Object.assign({}, ...blocks.filter(([selectors]) => selectors === ':root').map(([, own]) => own)),
    rules: rules.toSorted((a, b) => weight(a) - weight(b)),
  };
}

/** A board has thousands of elements, and few combinations of classes. */
const known = new WeakMap<StyleSheet, Map<string, Declarations>>();

/** What the sheet says about an element with these classes, behind one with those. */
export function declarationsFor(
  sheet: StyleSheet,
  classes: readonly string[],
  before: readonly string[],
): Declarations {
  const found = known.get(sheet) ?? new Map<string, Declarations>();
  known.set(sheet, found);
  const key = `${classes.join('.')}+${before.join('.')}`;
  let declarations = found.get(key);
  if (!declarations) {
    const fitting = sheet.rules.filter(
      (rule) =>
        rule.classes.every((name) => classes.includes(name)) && rule.after.every((name) => before.includes(name)),
    );
    declarations = Object.assign({}, ...fitting.map((rule) => rule.declarations)) as Declarations;
    found.set(key, declarations);
  }
  return declarations;
}

/** `a, b(c, d)` gives `a` and `b(c, d)`. */
function splitList(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** The first call of a function in a value: what is before it, inside it and behind it. */
function findCall(value: string, name: string): readonly [string, string, string] | undefined {
  const start = value.indexOf(`${name}(`);
  if (start < 0) return undefined;
  let depth = 0;
  for (let i = start + name.length; i < value.length; i++) {
    if (value[i] === '(') depth++;
    if (value[i] === ')' && --depth === 0) {
      return [value.slice(0, start), value.slice(start + name.length + 1, i), value.slice(i + 1)];
    }
  }
  return undefined;
}

/** `11px + 2 * 1.5px` gives 14. */
function sumOf(expression: string): string {
  const numbers = expression.split(' + ').map((term) => {
    const factors = term.split('*').map((factor) => Number(factor.replace('px', '').trim()));
    return factors.reduce((product, factor) => product * factor, 1);
  });
  const sum = numbers.reduce((all, number) => all + number, 0);
  if (Number.isNaN(sum)) throw new Error(`This sum cannot be worked out: ${expression}`);
  return String(Math.round(sum * 1000) / 1000);
}

/** A value with nothing left to look up or to work out. `variable` gives custom properties. */
export function resolve(value: string, variable: (name: string) => string | undefined): string {
  const used = findCall(value, 'var');
  if (used) {
    const [before, inside, behind] = used;
    const [name = '', ...fallback] = splitList(inside);
    const found = variable(name) ?? fallback.join(', ');
    if (!found) throw new Error(`There is no value for ${name}.`);
    return resolve(before + found + behind, variable);
  }
  const either = findCall(value, 'light-dark');
  if (either) return resolve(either[0] + splitList(either[1])[0] + either[2], variable);
  const calculated = findCall(value, 'calc');
  if (calculated) return resolve(calculated[0] + sumOf(calculated[1]) + calculated[2], variable);
  return value.replace(/^(-?[\d.]+)px$/, '$1');
}
