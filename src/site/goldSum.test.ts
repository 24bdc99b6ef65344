import { expect, test } from 'vitest';
import { sumOf } from './goldSum.ts';

const totals = [0, 1, 2, 3, 8, 10, 12, 21];

test.each([
  [7, '7 × 3 = 21'],
  [4, '4 × 2 = 8'],
  [4.9, '4 × 2 = 8'],
  [99, '7 × 3 = 21'],
  [0, '0'],
  [-3, '0'],
  [Number.NaN, '0'],
])('%s pieces: %s', (pieces, sum) => {
  expect(sumOf(pieces, totals)).toBe(sum);
});
