import { expect, test } from 'vitest';
import { EDITIONS } from '../../words/boxes.ts';
import { RULES } from '../rules.ts';
import { boxesOfExample, needsOfAll } from './needs.ts';

test('only rules that not everybody needs are told of', () => {
  const needs = needsOfAll();
  expect(needs['GOLD-41']).toEqual({ boxes: ['castles'] });
  expect(needs['CROP-05']).toEqual({ editions: [1], boxes: ['goldmines'] });
  expect(needs['GOLD-07']).toEqual({ editions: [2, 3] });
  expect(Object.keys(needs)).not.toContain('GOLD-28');
  // It speaks of all features, whichever one has.
  expect(Object.keys(needs)).not.toContain('GOLD-39');
});

test('no rule is kept to all editions at once', () => {
  for (const [id, { editions = [] }] of RULES) expect(editions.length, id).toBeLessThan(EDITIONS.length);
});

test.each([
  ['its own book', { base: {}, goldmines: {} }, 'goldmines/award', []],
  ['another book', { base: {}, goldmines: {}, castles: {} }, 'goldmines/castles', ['castles']],
  ['a box of three modules', { base: {}, bridges: {}, bazaars: {}, castles: {} }, 'gifts', ['castles']],
  ['its own box of three modules', { base: {}, bridges: {}, bazaars: {} }, 'castles/bridges', []],
  ['the book of features', { base: {}, goldmines: {}, abbey: {} }, 'gold-features/abbey', ['goldmines', 'abbey']],
  ['a game of its own', { 'gold-rush': {}, sheriff: {} }, 'sheriff', []],
] as const)('an example of %s', (_, modules, page, boxes) => {
  expect(boxesOfExample({ modules }, page)).toEqual(boxes);
});
