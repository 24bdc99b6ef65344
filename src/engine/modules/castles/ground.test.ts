import { describe, expect, test } from 'vitest';
import type { Cell } from '../../geometry.ts';
import { inOrder, lordSpot, vicinityOf } from './ground.ts';

const told = (cells: readonly Cell[]) => cells.map((cell) => cell.join()).sort();

describe('the vicinity of a castle (CASTLE-14)', () => {
  test.each<[string, [Cell, Cell], Cell[]]>([
    [
      'one half above the other: the columns beside it',
      [
        [0, 0],
        [0, 1],
      ],
      [
        [-1, 0],
        [0, 0],
        [1, 0],
        [-1, 1],
        [0, 1],
        [1, 1],
      ],
    ],
    [
      'halves side by side: the rows above and below',
      [
        [3, 5],
        [4, 5],
      ],
      [
        [3, 4],
        [4, 4],
        [3, 5],
        [4, 5],
        [3, 6],
        [4, 6],
      ],
    ],
  ])('%s', (_, cells, expected) => {
    expect(told(vicinityOf(cells))).toEqual(told(expected));
    expect(vicinityOf(cells)).toHaveLength(6);
  });
});

describe('naming a castle', () => {
  test.each<[[Cell, Cell], [Cell, Cell], string]>([
    [
      [
        [0, 1],
        [0, 0],
      ],
      [
        [0, 0],
        [0, 1],
      ],
      'castle:S',
    ],
    [
      [
        [1, 0],
        [0, 0],
      ],
      [
        [0, 0],
        [1, 0],
      ],
      'castle:E',
    ],
    [
      [
        [-2, 3],
        [-1, 3],
      ],
      [
        [-2, 3],
        [-1, 3],
      ],
      'castle:E',
    ],
  ])('%j in order is %j, its lord on %s', (cells, ordered, spot) => {
    expect(inOrder(cells)).toEqual(ordered);
    expect(lordSpot(inOrder(cells))).toBe(spot);
  });
});
