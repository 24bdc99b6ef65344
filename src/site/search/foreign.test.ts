import { expect, test } from 'vitest';
import { translated } from './foreign.ts';
import { vocabulary } from './terms.ts';

test.each([
  ['en', 'steden', 'city', 'Nederlands'],
  ['nl', 'monasteries', 'klooster', 'English'],
  ['pl', 'gelijke stand', 'remis', 'Nederlands'],
  ['ro', 'łąki', undefined, undefined],
  ['ro', 'rycerza', 'cavaler', 'Polski'],
  ['en', 'drumuri', 'road', 'Română'],
] as const)('in %s, “%s” is “%s” (%s)', (lang, query, name, language) => {
  expect(translated(query, lang, vocabulary)).toEqual(name && { name, language });
});

test('a word of the page’s own language is not foreign, nor is nothing', () => {
  expect(translated('city', 'en', vocabulary)).toBeUndefined();
  expect(translated('', 'en', vocabulary)).toBeUndefined();
});
