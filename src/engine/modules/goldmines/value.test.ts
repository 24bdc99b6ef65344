import { describe, expect, test } from 'vitest';
import { begin } from '../../testdata/positions.ts';
import { goldEach, goldValue } from './value.ts';

describe('what gold is worth (GOLD-40)', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 8],
    [5, 10],
    [6, 12],
    [7, 21],
    [8, 24],
    [9, 27],
    [10, 40],
    [11, 44],
    [12, 48],
    [13, 52],
    [14, 56],
    [15, 60],
    [16, 64],
  ])('%i pieces: %i points', (pieces, points) => {
    expect(goldValue(pieces)).toBe(points);
    expect(goldEach(pieces) * pieces).toBe(points);
  });

  test('is scored at the end, on top of the points so far (GOLD-EX-F)', () => {
    const { state } = begin({
      modules: ['goldmines'],
      tiles: [[0, 0, 'field']],
      points: { red: 102 },
      owned: { red: 7 },
      then: 'end',
    });
    expect(state.points).toEqual({ red: 123 });
  });
});
