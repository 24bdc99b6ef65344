import { expect, test } from 'vitest';
import { fold, wordsOf } from './fold.ts';

test.each([
  ['Mănăstire', 'manastire'],
  ['ORAȘE ȚĂRANI', 'orase tarani'],
  // With the cedilla of old keyboards.
  ['oraşe ţărani', 'orase tarani'],
  ['Zażółć gęślą jaźń, Łąka', 'zazolc gesla jazn, laka'],
  ['één ruïne', 'een ruine'],
  ['câmp și drumul în oraș', 'camp si drumul in oras'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text)).toHaveLength(text.length);
});

test('words know where they stand', () => {
  const text = 'De meeple’s van Łódź: GOLD-14a.';
  expect(wordsOf(text).map(({ form }) => form)).toEqual(['de', 'meeples', 'van', 'lodz', 'gold-14a']);
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'De',
    'meeple’s',
    'van',
    'Łódź',
    'GOLD-14a',
  ]);
});

test('a letter written in two parts is one', () => {
  expect(wordsOf('oras\u0326')[0]?.form).toBe('oras');
});
