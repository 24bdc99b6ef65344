/**
 * Folds the rules and examples that belong to boxes or editions a reader does not have. Fetched only where one has
 * chosen. What is folded is still found on the page, printed, and opened by its address.
 */
import { dress } from '../../replay/dress.ts';
import type { Box, FoldWords } from '../../words/boxes.ts';
import type { Locale } from '../../words/locale.ts';
import { CHOICE, type Choice, type Missing, missing, type Needs, readChoice } from '../boxes/choice.ts';
import styles from './fold.css?inline';

const NEEDS = import.meta.env.RULE_NEEDS as Readonly<Record<string, Needs>>;
const lang = document.documentElement.lang as Locale;
const words = (import.meta.env.FOLD_WORDS as Readonly<Record<Locale, FoldWords>>)[lang];

/** A part of a page that can be folded. */
interface Part {
  readonly element: HTMLElement;
  readonly needs: Needs;
  /** What is hidden of it. */
  readonly hidden: readonly HTMLElement[];
  /** What it is called where that is hidden too. */
  readonly name?: string;
  readonly put: (button: HTMLElement) => void;
}

const ruleParts = (): Part[] =>
  [...document.querySelectorAll<HTMLElement>('.rule[id]')].map((rule) => ({
    element: rule,
    needs: NEEDS[rule.id] ?? {},
    hidden: [...rule.querySelectorAll<HTMLElement>(':scope > :is(.t, .m)')],
    put: (button) => rule.querySelector(':scope > .n')?.after(button),
  }));

const exampleParts = (): Part[] =>
  [...document.querySelectorAll<HTMLElement>('.ex[data-boxes]')].map((figure) => ({
    element: figure,
    needs: { boxes: figure.dataset.boxes?.split(' ') as Box[] },
    hidden: [figure],
    name: [...figure.querySelectorAll('header > :is(.n, h3)')].map((each) => each.textContent?.trim()).join(': '),
    put: (button) => figure.before(button),
  }));

const list = (names: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(lang, { type }).format(names);

/** What a part belongs to, of what the reader lacks. */
function belonging({ editions, boxes }: Missing): string {
  const needs = [
    editions.map((edition) => words.editions[edition]),
    ...boxes.map((each) => each.map((box) => words.boxes[box])),
  ];
  return list(
    needs.filter((names) => names.length > 0).map((names) => list(names, 'disjunction')),
    'conjunction',
  );
}

const openers = new Map<Element, () => void>();

function fold({ element, hidden, name, put }: Part, lacking: Missing): void {
  const button = document.createElement('button');
  const show = (isOpen: boolean): void => {
    button.ariaExpanded = `${isOpen}`;
    for (const each of hidden) {
      if (isOpen) each.removeAttribute('hidden');
      else each.setAttribute('hidden', 'until-found');
    }
  };
  button.type = 'button';
  button.className = 'belongs';
  button.textContent = `${name ? `${name} – ` : ''}${words.belongs} ${belonging(lacking)}`;
  button.onclick = () => show(button.ariaExpanded !== 'true');
  element.classList.add('other');
  element.addEventListener('beforematch', () => show(true));
  put(button);
  openers.set(element, () => show(true));
  show(false);
}

/** Opens the folded part that an address leads to, or into. Our ids need no escapes. */
function reveal(hash: string): void {
  const part = document.getElementById(hash.slice(1))?.closest('.rule, .ex');
  if (part) openers.get(part)?.();
}

/** Says on top of the page that something is folded, and where that is changed. */
function tell(count: number): void {
  const note = document.createElement('p');
  const change = document.createElement('a');
  note.className = 'ui folded';
  change.href = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${lang}/boxes/`;
  change.textContent = words.change;
  note.append(`${words.folded} ${count}. `, change);
  document.querySelector('#main')?.append(note);
}

function foldAll(choice: Choice): void {
  const folded = [...ruleParts(), ...exampleParts()].flatMap((part) => {
    const lacking = missing(part.needs, choice);
    return lacking ? [{ part, lacking }] : [];
  });
  if (folded.length === 0) return;
  dress(styles);
  for (const { part, lacking } of folded) fold(part, lacking);
  tell(folded.length);
  reveal(location.hash);
  // What is above has become shorter.
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  addEventListener('hashchange', () => reveal(location.hash));
  // Where the address stays the same, nothing else tells of it.
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.('a');
    if (link?.hash && link.pathname === location.pathname) reveal(link.hash);
  });
}

const choice = readChoice(localStorage.getItem(CHOICE));
if (choice) foldAll(choice);
