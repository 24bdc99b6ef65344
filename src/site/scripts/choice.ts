/** Choosing one’s boxes: every change is kept at once, and nothing leaves the device. */
import { dress } from '../../replay/dress.ts';
import {
  BOXES,
  type Box,
  type ChoiceWords,
  EDITIONS,
  type Edition,
  type FoldWords,
  NAMED_BOXES,
} from '../../words/boxes.ts';
import type { Locale } from '../../words/locale.ts';
import { CHOICE, type Choice, readChoice } from '../boxes/choice.ts';
import styles from './choice.css?inline';

const kept = (): Choice | undefined => {
  try {
    return readChoice(localStorage.getItem(CHOICE));
  } catch {
    return undefined;
  }
};

/** Keeps a choice, or forgets it where nothing is chosen. Says whether the browser does so. */
function keep(choice: Choice | undefined): boolean {
  try {
    if (choice) localStorage.setItem(CHOICE, JSON.stringify(choice));
    else localStorage.removeItem(CHOICE);
    return true;
  } catch {
    return false;
  }
}

const lang = document.documentElement.lang as Locale;
const words = (import.meta.env.CHOICE_WORDS as Readonly<Record<Locale, ChoiceWords>>)[lang];
const { boxes: nameOf } = (import.meta.env.FOLD_WORDS as Readonly<Record<Locale, FoldWords>>)[lang];

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** The boxes that rules only name. There is nothing to be seen of them, and without a choice nothing to be read. */
function makeNamed(): HTMLElement[] {
  const heading = make('h2', words.named.name);
  heading.id = 'named';
  const list = make('ul');
  list.className = 'named';
  for (const box of NAMED_BOXES) {
    const entry = make('li');
    const label = make('label', ` ${nameOf[box]}`);
    const field = make('input');
    field.type = 'checkbox';
    label.prepend(field);
    entry.id = `box-${box}`;
    entry.append(label);
    list.append(entry);
  }
  return [heading, make('p', words.named.about), list];
}

/** Wakes the form. The page calls it when the form comes into sight. */
export function mount(form: HTMLFormElement): void {
  const bar = make('p');
  const forget = make('button', words.forget);
  const status = make('span');
  bar.className = 'keeping';
  forget.type = 'button';
  forget.className = 'btn';
  status.role = 'status';
  bar.append(forget, status);
  dress(styles);
  form.append(...makeNamed(), bar);

  const fields = [...form.querySelectorAll('input')];
  /** The entry of each has such an id: `edition-2`, `box-castles`. */
  const fieldOf = (kind: 'edition' | 'box', name: Edition | Box) =>
    fields.find((field) => field.closest('[id]')?.id === `${kind}-${name}`);
  const check = (choice: Choice | undefined): void => {
    const wanted = [
      ...(choice?.editions ?? []).map((edition) => fieldOf('edition', edition)),
      ...(choice?.boxes ?? []).map((box) => fieldOf('box', box)),
    ];
    for (const field of fields) field.checked = wanted.includes(field);
  };
  const say = (isKept: boolean, text: string): void => {
    status.textContent = isKept ? text : words.unkept;
    forget.hidden = fields.every((field) => !field.checked);
  };

  const before = kept();
  check(before);
  forget.hidden = !before;
  for (const field of fields) field.disabled = false;
  form.addEventListener('change', () => {
    const editions = EDITIONS.filter((edition) => fieldOf('edition', edition)?.checked);
    const boxes = BOXES.filter((box) => fieldOf('box', box)?.checked);
    const isNone = editions.length + boxes.length === 0;
    say(keep(isNone ? undefined : { editions, boxes }), isNone ? words.forgotten : words.kept);
  });
  forget.addEventListener('click', () => {
    check(undefined);
    say(keep(undefined), words.forgotten);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}
