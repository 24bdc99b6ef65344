import { expect, test } from 'vitest';
import { allExamples, exampleNumber, exampleOf, figureId } from './examples.ts';

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
  [['GOLD-EX-B1'], 'B1'],
  [['GOLD-EX-1A', 'GOLD-EX-1B-1', 'GOLD-EX-1B-2'], '1'],
  [['GOLD-EX-5', 'GOLD-EX-5.1', 'GOLD-EX-5.4'], '5'],
  [['GOLD-EX-6-1', 'GOLD-EX-6-2'], '6'],
  [['BASE-EX-10'], '10'],
  [['BASE-EX-7-END'], '7'],
  [['GOLD-EX-F'], 'F'],
  [['GIFT-S5c', 'GIFT-S5d'], 'S5'],
  [['RUSH-S10'], 'S10'],
  [[], undefined],
])('the number of %j is %s', (examples, number) => {
  expect(exampleNumber(examples)).toBe(number);
});
