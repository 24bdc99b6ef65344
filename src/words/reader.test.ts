import { expect, test } from 'vitest';
import { readerLocale } from './reader.ts';

test.each([
  [['pl'], 'pl'],
  [['nl-BE', 'fr'], 'nl'],
  [['fr', 'de-AT', 'RO-ro', 'en'], 'ro'],
  [['fr', 'plt'], 'en'],
  [[], 'en'],
])('%j reads %s', (wanted, locale) => {
  expect(readerLocale(wanted)).toBe(locale);
});
