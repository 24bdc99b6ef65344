import { expect, test } from 'vitest';
import { snippet } from './snippet.ts';

const shown = (text: string, ...hits: string[]): string =>
  snippet(text, new Map(hits.map((hit) => [hit, 1])))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

const FILLER = 'Nimic despre asta aici, numai vorbe care umplu locul. '.repeat(5);

test('a short text is shown whole, with its hits as they are written', () => {
  expect(shown('Un Oraș și alte orașe.', 'oras', 'orase')).toBe('Un [Oraș] și alte [orașe].');
});

test('a long text is shown from the sentence of its hits', () => {
  const text = `${FILLER}Un oraș este finalizat. ${FILLER}`;
  expect(shown(text, 'finalizat')).toMatch(/^… Un oraș este \[finalizat\]\. Nimic despre .* …$/);
});

test('the piece with most of the words is taken', () => {
  const text = `Un oraș. ${FILLER}Un oraș cu aur. ${FILLER}`;
  expect(shown(text, 'oras', 'aur')).toMatch(/^… Un \[oraș\] cu \[aur\]\./);
});

test('without a hit the text begins at its beginning, and no word is cut', () => {
  const piece = shown(FILLER);
  expect(piece).toMatch(/^Nimic despre .* …$/);
  expect(FILLER.startsWith(piece.slice(0, -1))).toBe(true);
  expect(piece.length).toBeLessThan(175);
});

test('nothing of the text becomes markup', () => {
  expect(snippet('<b>aur</b>', new Map([['aur', 1]]))).toEqual([
    { text: '<b>', hit: false },
    { text: 'aur', hit: true },
    { text: '</b>', hit: false },
  ]);
});
