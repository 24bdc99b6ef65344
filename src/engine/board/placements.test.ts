import { describe, expect, it, test } from 'vitest';
import { placed, type ShortTile } from '../testdata/positions.ts';
import { getTile, isSecondHalf, otherHalf, printedNames } from '../tiles/catalogue.ts';
import { gameOf } from '../tiles/tile.ts';
import { TURNS } from '../words.ts';
import { type Board, boardOf } from './board.ts';
import { tileIndexAt } from './grid.ts';
import { fitsSomewhere, mismatches, placementsOf, touchesATile } from './placements.ts';

const laid = (...tiles: ShortTile[]): Board => boardOf(tiles.map(placed));

describe('where a tile may be laid (BASE-12)', () => {
  test.each<[string, ShortTile[], string, number]>([
    ['a plain field around a plain field: four cells, four turns', [[0, 0, 'field']], 'field', 16],
    ['a straight road at the start tile', [[0, 0, 'base/D']], 'base/U', 6],
    ['a cap at the start tile', [[0, 0, 'base/D']], 'base/E', 4],
    ['nowhere: a road tile at a city all round', [[0, 0, 'city:NESW']], 'road:NS', 0],
    [
      'a hole between two cities among the rest',
      [
        [0, 0, 'city:NESW'],
        [2, 0, 'city:NESW'],
        [1, 1, 'field'],
      ],
      'city:EW',
      16,
    ],
  ])('%s', (_, tiles, name, count) => {
    const board = laid(...tiles);
    expect(placementsOf(board, name)).toHaveLength(count);
    expect(fitsSomewhere(board, name)).toBe(count > 0);
  });

  test.each<['base' | 'gold-rush', ShortTile[]]>([
    [
      'base',
      [
        [0, 0, 'base/D'],
        [1, 0, 'base/W'],
        [0, -1, 'base/R', 2],
        [2, 0, 'base/A', 1],
        [-1, -1, 'base/N', 1],
      ],
    ],
    [
      'gold-rush',
      [
        [0, 0, 'mountain:N1 track:EW'],
        [1, 0, 'town track:E,S,W'],
        [0, -1, 'mountain:NES2', 2],
        [2, 0, 'track:S', 1],
        [-1, -1, 'mountain:NE1', 1],
      ],
    ],
  ])('agrees, for every printed tile of %s, with asking each cell and turn', (game, tiles) => {
    const board = laid(...tiles);
    const single = printedNames().filter((name) => otherHalf(name) === undefined && !isSecondHalf(name));
    for (const name of single.filter((printed) => gameOf(getTile(printed)) === game)) {
      const asked: string[] = [];
      for (let x = -3; x <= 4; x++) {
        for (let y = -3; y <= 3; y++) {
          if (tileIndexAt(board.grid, x, y) >= 0 || !touchesATile(board, [x, y])) continue;
          for (const turn of TURNS) {
            if (mismatches(board, name, { cell: [x, y], turn }).length === 0) asked.push(`${x},${y},${turn}`);
          }
        }
      }
      const given = placementsOf(board, name).map(({ cell, turn }) => `${cell},${turn}`);
      expect(given.sort()).toEqual(asked.sort());
      expect(fitsSomewhere(board, name)).toBe(asked.length > 0);
    }
  });

  it('names the neighbours whose edges differ', () => {
    const board = laid([0, 0, 'city:E'], [2, 0, 'road:NS'], [1, 1, 'road:NS']);
    expect(mismatches(board, 'city:W', { cell: [1, 0], turn: 0 })).toEqual([[1, 1]]);
    expect(mismatches(board, 'field', { cell: [1, 0], turn: 0 })).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('needs a whole edge; a corner is not enough', () => {
    const board = laid([0, 0, 'field']);
    expect(touchesATile(board, [1, 0])).toBe(true);
    expect(touchesATile(board, [1, 1])).toBe(false);
  });
});
