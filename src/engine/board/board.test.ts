import { describe, expect, it, test } from 'vitest';
import { placed, type ShortTile } from '../testdata/positions.ts';
import { type Board, boardOf, type Feature, withPlaced } from './board.ts';
import { cellsOf, findSegment } from './feature.ts';
import { tileIndexAt } from './grid.ts';

const laid = (...tiles: ShortTile[]): Board => boardOf(tiles.map(placed));

/** `city 2 open 1`: the kind, its tiles and its open sides; in order. */
const told = (board: Board): string[] =>
  board.features
    .filter((feature): feature is Feature => feature !== undefined)
    .map((feature) => `${feature.kind} ${cellsOf(board, feature).length} open ${feature.open}`)
    .sort();

const ofKind = (board: Board, kind: string): string[] => told(board).filter((text) => text.startsWith(kind));

describe('joining segments into features', () => {
  test.each<[string, ShortTile[], string[]]>([
    [
      'two straight roads',
      [
        [0, 0, 'road:EW'],
        [1, 0, 'road:EW'],
      ],
      ['road 2 open 2'],
    ],
    [
      'roads that do not meet',
      [
        [0, 0, 'road:NS'],
        [1, 0, 'road:NS'],
      ],
      ['road 1 open 2', 'road 1 open 2'],
    ],
    [
      'the arms of a junction stay apart',
      [
        [0, 0, 'road:E,S,W'],
        [1, 0, 'road:EW'],
      ],
      ['road 1 open 1', 'road 1 open 1', 'road 2 open 1'],
    ],
    [
      'a loop of four curves',
      [
        [0, 0, 'road:ES'],
        [1, 0, 'road:SW'],
        [1, 1, 'road:NW'],
        [0, 1, 'road:NE'],
      ],
      ['road 4 open 0'],
    ],
    [
      'a road that crosses itself on one tile',
      [
        [0, 0, 'road:NS,EW'],
        [1, 0, 'road:SW'],
        [1, 1, 'road:NW'],
        [0, 1, 'road:NE'],
      ],
      ['road 4 open 2'],
    ],
    [
      'two caps',
      [
        [0, 0, 'city:S'],
        [0, 1, 'city:N'],
      ],
      ['city 2 open 0'],
    ],
    [
      'cities that meet at a corner only',
      [
        [0, 0, 'city:S'],
        [1, 0, 'field'],
        [1, 1, 'city:N'],
      ],
      ['city 1 open 1', 'city 1 open 1'],
    ],
    [
      'a tile that joins two cities',
      [
        [0, 0, 'city:E'],
        [2, 0, 'city:W'],
        [1, 0, 'city:EW'],
      ],
      ['city 3 open 0'],
    ],
    [
      'a tile that keeps two cities apart',
      [
        [0, 0, 'city:E'],
        [2, 0, 'city:W'],
        [1, 0, 'city:E,W'],
      ],
      ['city 2 open 0', 'city 2 open 0'],
    ],
    [
      'a city that meets itself around a hole',
      [
        [0, 0, 'city:ES'],
        [1, 0, 'city:EW'],
        [2, 0, 'city:SW'],
        [0, 1, 'city:NS'],
        [2, 1, 'city:NS'],
        [0, 2, 'city:NE'],
        [1, 2, 'city:EW'],
        [2, 2, 'city:NW'],
      ],
      ['city 8 open 0'],
    ],
  ])('%s', (_, tiles, expected) => {
    const kind = (expected[0] as string).split(' ')[0] as string;
    expect(ofKind(laid(...tiles), kind)).toEqual(expected);
  });

  it('counts a tile once for a feature that has two segments there (BASE-31, BASE-34)', () => {
    const board = laid([0, 0, 'city:N,E'], [0, -1, 'city:ES'], [1, -1, 'city:SW'], [1, 0, 'city:NW']);
    expect(ofKind(board, 'city')).toEqual(['city 4 open 0']);
  });
});

describe('joining fields', () => {
  test.each<[string, ShortTile[], string[]]>([
    [
      'over a plain side',
      [
        [0, 0, 'field'],
        [1, 0, 'field'],
      ],
      ['field 2 open 0'],
    ],
    [
      'on each side of a road',
      [
        [0, 0, 'road:EW'],
        [1, 0, 'road:EW'],
      ],
      ['field 2 open 0', 'field 2 open 0'],
    ],
    [
      'around the end of a road',
      [
        [0, 0, 'road:E cloister'],
        [1, 0, 'road:EW'],
      ],
      ['field 2 open 0'],
    ],
    [
      'not through a city',
      [
        [0, 0, 'city:E'],
        [1, 0, 'city:W'],
      ],
      ['field 1 open 0', 'field 1 open 0'],
    ],
    [
      'inside a loop of roads and outside',
      [
        [0, 0, 'road:ES'],
        [1, 0, 'road:SW'],
        [1, 1, 'road:NW'],
        [0, 1, 'road:NE'],
      ],
      ['field 4 open 0', 'field 4 open 0'],
    ],
  ])('%s', (_, tiles, expected) => {
    expect(ofKind(laid(...tiles), 'field')).toEqual(expected);
  });
});

describe('a board', () => {
  const tiles: ShortTile[] = [
    [0, 0, 'base/D'],
    [1, 0, 'base/U', 1],
    [0, -1, 'base/E', 2],
    [-1, 0, 'base/X'],
  ];

  it('is the same whether laid tile by tile or at once', () => {
    const grown = tiles.map(placed).reduce(withPlaced, []);
    expect(boardOf(grown)).toEqual(boardOf(tiles.map(placed)));
  });

  it('leaves the board before it as it was', () => {
    const before = laid(...tiles.slice(0, 2));
    const copy = structuredClone(before);
    withPlaced(before.placed, placed(tiles[2] as ShortTile));
    expect(before).toEqual(copy);
  });

  it('knows the empty cells that touch a tile', () => {
    const { frontier } = laid([0, 0, 'field'], [1, 0, 'field']);
    const cells = frontier.flatMap((x, i) => (i % 2 ? [] : [`${x},${frontier[i + 1]}`]));
    expect(cells.sort()).toEqual(['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0'].sort());
  });

  it('finds tiles far apart and nothing between them', () => {
    const row = Array.from({ length: 60 }, (_, x): ShortTile => [x - 30, 7, 'road:EW']);
    const { grid } = laid(...row);
    expect(row.map(([x, y]) => tileIndexAt(grid, x, y))).toEqual(row.map((_, i) => i));
    expect(tileIndexAt(grid, 0, 0)).toBe(-1);
    expect(tileIndexAt(grid, 500, -500)).toBe(-1);
  });

  it('finds a segment by its spot, in the directions of the board', () => {
    const board = laid([0, 0, 'city:N road:EW', 1]);
    expect(findSegment(board, [0, 0], 'city:E')).toBe(0);
    expect(findSegment(board, [0, 0], 'road:NS')).toBe(1);
    expect(findSegment(board, [0, 0], 'city:N')).toBe(-1);
    expect(findSegment(board, [5, 5], 'city:N')).toBe(-1);
  });
});
