import { expect, test } from 'vitest';
import { allExamples, beginnings, exampleNumber, exampleOf, figureId } from './examples.ts';

test('every figure has an id of its own', () => {
  const ids = allExamples().map(figureId);
  expect(ids.length).toBeGreaterThan(50);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a document is found by its id, and an unknown one is an error', () => {
  expect(figureId(exampleOf('goldmines/castle-1'))).toBe('GOLD-EX-1A');
  expect(() => exampleOf('goldmines/nowhere')).toThrow('no document goldmines/nowhere');
});

test.each([
  [['GOLD-EX-1A', 'GOLD-EX-1B-1', 'GOLD-EX-1B-2'], '1'],
  [['GOLD-EX-5', 'GOLD-EX-5.1', 'GOLD-EX-5.4'], '5'],
  [['GOLD-EX-6-1', 'GOLD-EX-6-2'], '6'],
  // Names of our own: no page has them in their order.
  [['GOLD-EX-B1'], undefined],
  [['GOLD-EX-4-MORE'], undefined],
  [['BASE-EX-10'], undefined],
  [['GIFT-S5c', 'GIFT-S5d'], undefined],
  [[], undefined],
])('the number of %j in the published rules is %s', (examples, number) => {
  expect(exampleNumber(examples)).toBe(number);
});

test.each([
  [
    'goldmines/castle-1',
    { 'GOLD-EX-1A': 'h', 'GOLD-EX-1B-1': '1b.1b-1.1b-1-take-1', 'GOLD-EX-1B-2': '1b.1b-2.1b-2-take-1' },
  ],
  ['goldmines/castle-2', { 'GOLD-EX-2A': 'h', 'GOLD-EX-2B': '2b.2b-place' }],
  [
    'goldmines/castle-5',
    {
      'GOLD-EX-5': 'h',
      'GOLD-EX-5.1': '5-1',
      'GOLD-EX-5.2': '5-2',
      'GOLD-EX-5.3': 'castle.5-3',
      'GOLD-EX-5.4': 'castle.5-4',
    },
  ],
  ['goldmines/castle-6', { 'GOLD-EX-6-1': 'h', 'GOLD-EX-6-2': '6-2.6-2-place' }],
  // No step has its name: it begins with the figure.
  ['gifts/change-position-refused', { 'GIFT-S5c': 'h', 'GIFT-S5d': 'h' }],
  ['cases/road-tie', { 'cases.road-tie': 'h' }],
])('where the examples of %s begin', (id, expected) => {
  expect(Object.fromEntries(beginnings(exampleOf(id)))).toEqual(expected);
});

test('no two examples have the same name', () => {
  const names = allExamples().flatMap((document) => [...beginnings(document).keys()]);
  expect(new Set(names).size).toBe(names.length);
});
