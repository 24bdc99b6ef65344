import { expect, test } from 'vitest';
import { siteWords } from '../words/siteWords.ts';
import { bookOf } from './pages.ts';
import { RULES, ruleOf, rulesIn, splitId } from './rules.ts';

test.each([
  ['base', 54],
  ['goldmines', 74],
  ['castles', 66],
  ['gifts', 99],
  ['crop-circles', 32],
  ['gold-features', 61],
  ['gold-rush', 80],
  ['sheriff', 37],
] as const)('knows every rule of %s', (book, count) => {
  expect(rulesIn(book)).toHaveLength(count);
});

test('a rule is in the book of its family', () => {
  const books = {
    BASE: 'base',
    GOLD: 'goldmines',
    CASTLE: 'castles',
    BRIDGE: 'castles',
    BAZAAR: 'castles',
    GIFT: 'gifts',
    CROP: 'crop-circles',
    GF: 'gold-features',
    RUSH: 'gold-rush',
    SHERIFF: 'sheriff',
  };
  for (const [id, { page }] of RULES) expect(bookOf(page), id).toBe(books[id.split('-')[0] as keyof typeof books]);
});

test('a rule without a source is a conclusion, and an official answer has one', () => {
  for (const [id, { sources, standing, official }] of RULES) {
    if (sources.length === 0) expect(standing, id).toBe('derived');
    if (official) expect(sources.length, id).toBeGreaterThan(0);
  }
});

test('the answers of June 2013 and May 2014 are marked', () => {
  expect(ruleOf('GOLD-30').official).toBe('2013-06');
  expect(ruleOf('GOLD-42').official).toBe('2013-06');
  expect(ruleOf('CASTLE-26').official).toBe('2014-05');
  expect(ruleOf('GOLD-28').official).toBeUndefined();
});

test('an unknown rule is an error', () => {
  expect(() => ruleOf('GOLD-99')).toThrow('no rule GOLD-99');
});

test.each([
  ['GOLD-28', 'GOLD-', '28'],
  ['CASTLE-14a', 'CASTLE-', '14a'],
  ['GOLD-DIFF-01', 'GOLD-DIFF-', '01'],
])('%s is shown as %s and %s', (id, prefix, number) => {
  expect(splitId(id)).toEqual({ prefix, number });
});

test('counts agree with their nouns', () => {
  expect(siteWords.pl.count('rule', 22)).toBe('22 zasady');
  expect(siteWords.pl.count('rule', 25)).toBe('25 zasad');
  expect(siteWords.ro.count('rule', 19)).toBe('19 reguli');
  expect(siteWords.ro.count('rule', 54)).toBe('54 de reguli');
  expect(siteWords.nl.count('example', 1)).toBe('1 voorbeeld');
});
