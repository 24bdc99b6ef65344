/** What an example is called: in links, in its heading, and in the description of a link to it. */
import type { Branch, ScenarioDocument, Step } from '../scenario/document.ts';
import type { Locale } from '../words/locale.ts';

/** The id of an example's figure: the first example it shows, `GOLD-EX-1A`, or else its own id, `cases.road-tie`. */
export const figureId = ({ id, examples }: Pick<ScenarioDocument, 'id' | 'examples'>): string =>
  examples?.[0] ?? id.replace('/', '.');

/** The name of an example without that of its book: `1B-2` of `GOLD-EX-1B-2`, `S1b` of `GIFT-S1b`. */
const shortName = (name: string): string => name.replace(/^.*-EX-/, '').replace(/^[A-Z]+-(?=S\d)/, '');

/** A step, or a branch with its steps, as the rest of its anchor within the figure. */
interface Way {
  readonly id: string;
  readonly anchor: string;
}

const alongSteps = (steps: readonly Step[], path: readonly string[]): Way[] =>
  steps.flatMap(({ id, branches = [] }) => [{ id, anchor: [...path, id].join('.') }, ...alongBranches(branches, path)]);

const alongBranches = (branches: readonly Branch[], path: readonly string[]): Way[] =>
  branches.flatMap(({ id, steps }) => {
    const within = alongSteps(steps, [...path, id]);
    return [{ id, anchor: within[0]?.anchor ?? id }, ...within];
  });

/** The anchor of an example's heading within its figure. */
export const HEADING = 'h';

/**
 * The examples that a document shows, each with where it begins: the rest of its anchor within the figure. The first
 * begins with the figure; another one with the first step or branch that has its name, and if none has, at the heading.
 *
 * @example beginnings(castle2) // GOLD-EX-2A → 'h', GOLD-EX-2B → '2b.2b-place'
 */
export function beginnings(
  document: Pick<ScenarioDocument, 'id' | 'examples' | 'steps' | 'branches'>,
): ReadonlyMap<string, string> {
  const ways = document.branches ? alongBranches(document.branches, []) : alongSteps(document.steps ?? [], []);
  const beginningOf = (name: string): string => {
    const key = shortName(name).toLowerCase().replaceAll('.', '-');
    return ways.find(({ id }) => `${id}-`.startsWith(`${key}-`))?.anchor ?? HEADING;
  };
  const [first, ...others] = document.examples ?? [];
  return new Map([[first ?? figureId(document), HEADING], ...others.map((name) => [name, beginningOf(name)] as const)]);
}

/**
 * The number that an example has in the published rules, by which players know it. The other names are ours: they are
 * addresses, and in no order that a page could keep.
 *
 * @example publishedNumber('GOLD-EX-2B') // '2B'
 * @example publishedNumber('BASE-EX-7') // undefined
 */
export const publishedNumber = (name: string): string | undefined => /^GOLD-EX-(\d[A-Z]?(?:[-.]\d)?)$/.exec(name)?.[1];

/**
 * The number that a figure has in its title, if it has one: what the numbers of its examples have in common.
 *
 * @example exampleNumber(['GOLD-EX-1A', 'GOLD-EX-1B-1']) // '1'
 */
export function exampleNumber(examples: readonly string[] = []): string | undefined {
  const [first = '', ...others] = examples.map((name) => (publishedNumber(name) ?? '').replace(/[-.].*$/, ''));
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length) || undefined;
}

/** The title in a language, or in English where it is not translated, with the language it is in. */
export function titleOf(
  { title, id }: Pick<ScenarioDocument, 'title' | 'id'>,
  lang: Locale,
): { readonly text: string; readonly lang: Locale } {
  const text = title[lang];
  return text ? { text, lang } : { text: title.en ?? id, lang: 'en' };
}

/** What is to be seen at a step, by its anchor, in a language or else in English; nothing if no caption says it. */
export function toldAt(
  { captions }: Pick<ScenarioDocument, 'captions'>,
  anchor: string,
  lang: Locale,
): string | undefined {
  const step = anchor === HEADING ? 'start' : anchor.replace(/^.*\./, '');
  return captions?.[step]?.[lang] ?? captions?.[step]?.en;
}
