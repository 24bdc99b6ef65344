/** The list of what was found: its items, and the keys that lead through it. */
import type { SearchWords } from '../../words/search.ts';
import type { Found } from '../search/find.ts';
import { snippet } from '../search/snippet.ts';

const element = (name: string, className: string, text = ''): HTMLElement =>
  Object.assign(document.createElement(name), { className, textContent: text });

/** A text with its hits marked. */
function marked(className: string, text: string, hits: Found['hits']): HTMLElement {
  const node = element('span', className);
  node.append(...snippet(text, hits).map((piece) => (piece.hit ? element('mark', '', piece.text) : piece.text)));
  return node;
}

/** An item of the list. `home` is the address of the language. */
export function item({ page, entry, within, number, hits }: Found, words: SearchWords, home: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `${home}${page}/${entry.id ? `#${entry.id}` : ''}`;
  link.append(
    entry.kind === 'rule'
      ? element('b', 'no', entry.id)
      : element('small', 'kind', [words.kinds[entry.kind], number].filter(Boolean).join(' ')),
    ' ',
    entry.title ? marked('title', entry.title, hits) : element('span', 'title', within.at(-1)),
  );
  // A rule has no title: it stands under that of its chapter.
  const around = entry.title ? within : within.slice(0, -1);
  if (entry.text) link.append(' ', marked('text', entry.text, hits));
  if (around.length > 0) link.append(' ', element('small', 'crumbs', around.join(' · ')));
  const node = document.createElement('li');
  node.append(link);
  return node;
}

/** Arrows go from the field through the answers and back; letters go back into the field. */
export function walk(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const stops: HTMLElement[] = [input, ...list.querySelectorAll('a')];
  const at = stops.indexOf(target as HTMLElement);
  const last = stops.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    ...(at > 0 && { Home: 1, End: last, Escape: 0 }),
  };
  const next = at < 0 ? undefined : steps[key];
  if (next !== undefined) {
    event.preventDefault();
    stops[next]?.focus();
  } else if (at > 0 && (key === 'Backspace' || /^[^ ]$/u.test(key))) input.focus();
}
