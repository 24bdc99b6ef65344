import { describe, expect, it, test } from 'vitest';
import type { Player } from '../words.ts';
import { counted, item, total } from './items.ts';
import { majorityOf, withPoints } from './majority.ts';

const SEATS: readonly Player[] = ['red', 'blue', 'green'];
const on = (...players: Player[]) => players.map((player) => ({ player, cell: [0, 0] as const, on: 'city:N' }));

describe('majority (BASE-24, BASE-25)', () => {
  test.each<[string, Player[], Player[]]>([
    ['nobody', [], []],
    ['one alone', ['blue'], ['blue']],
    ['two against one', ['blue', 'red', 'blue'], ['blue']],
    ['a tie', ['green', 'red'], ['red', 'green']],
    ['a tie of two above a third', ['green', 'blue', 'red', 'green', 'red'], ['red', 'green']],
  ])('%s', (_, followers, owners) => {
    expect(majorityOf(SEATS, on(...followers)).owners).toEqual(owners);
  });

  it('gives every owner all the points and nobody else any; most followers first', () => {
    const majority = majorityOf(SEATS, on('red', 'green', 'green', 'blue', 'blue'));
    expect(withPoints(majority, 10)).toEqual([
      { player: 'blue', followers: 2, points: 10 },
      { player: 'green', followers: 2, points: 10 },
      { player: 'red', followers: 1, points: 0 },
    ]);
  });
});

describe('points as items', () => {
  it('multiplies, sums, and leaves out what counts nothing', () => {
    const tiles = item('tiles', 2, [
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    const shields = item('shields', 2, [[1, 0]]);
    expect(tiles).toMatchObject({ count: 3, each: 2, points: 6 });
    expect(total([tiles, shields])).toBe(8);
    expect(counted(tiles, item('shields', 2, []))).toEqual([tiles]);
  });

  it('can count something else than cells', () => {
    expect(
      item(
        'cities',
        3,
        [
          [0, 0],
          [0, 1],
        ],
        1,
      ),
    ).toMatchObject({ count: 1, points: 3 });
  });
});
