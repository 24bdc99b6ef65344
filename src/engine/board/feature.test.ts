import { describe, expect, it, test } from 'vitest';
import { ringAround } from '../geometry.ts';
import { placed, type ShortTile } from '../testdata/positions.ts';
import { type Board, boardOf, type Feature } from './board.ts';
import { completedBy, completedCitiesAt, featureUnder, findSegment, isComplete, refOf } from './feature.ts';

const laid = (...tiles: ShortTile[]): Board => boardOf(tiles.map(placed));

const featureAt = (board: Board, x: number, y: number, on: string): Feature =>
  board.features[board.featureOf[findSegment(board, [x, y], on)] as number] as Feature;

const ring: ShortTile[] = ringAround([0, 0]).map(([x, y]) => [x, y, 'field']);

describe('completion', () => {
  test.each<[string, ShortTile[], [number, number, string], boolean]>([
    [
      'a road between two junctions',
      [
        [0, 0, 'base/W'],
        [1, 0, 'base/U', 1],
        [2, 0, 'base/W'],
      ],
      [1, 0, 'road:EW'],
      true,
    ],
    [
      'a road with one loose end',
      [
        [0, 0, 'base/W'],
        [1, 0, 'base/U', 1],
      ],
      [1, 0, 'road:EW'],
      false,
    ],
    [
      'a road that ends at a cloister',
      [
        [0, 0, 'base/A', 1],
        [-1, 0, 'base/W', 2],
      ],
      [0, 0, 'road:W'],
      true,
    ],
    [
      'a road that ends at a city',
      [
        [0, 0, 'base/T'],
        [-1, 0, 'base/W'],
      ],
      [0, 0, 'road:W'],
      true,
    ],
    [
      'two caps',
      [
        [0, 0, 'city:S'],
        [0, 1, 'city:N'],
      ],
      [0, 0, 'city:S'],
      true,
    ],
    [
      'a city with a gap',
      [
        [0, 0, 'city:S'],
        [0, 1, 'city:NE'],
      ],
      [0, 0, 'city:S'],
      false,
    ],
    ['a cloister with eight neighbours', [[0, 0, 'cloister'], ...ring], [0, 0, 'cloister'], true],
    ['a cloister with seven', [[0, 0, 'cloister'], ...ring.slice(1)], [0, 0, 'cloister'], false],
    ['a field, even if enclosed', [[0, 0, 'field'], ...ring], [0, 0, 'field:NL.NR.EL.ER.SL.SR.WL.WR'], false],
  ])('%s', (_, tiles, [x, y, on], complete) => {
    const board = laid(...tiles);
    expect(isComplete(board, featureAt(board, x, y, on))).toBe(complete);
  });
});

describe('what a tile completes', () => {
  const kinds = (board: Board, index: number) =>
    completedBy(board, index).map((feature) => board.features[feature]?.kind);

  test.each<[string, ShortTile[], string[]]>([
    [
      'nothing',
      [
        [0, 0, 'base/U'],
        [0, 1, 'base/U'],
      ],
      [],
    ],
    [
      'city and road at once',
      [
        [0, 0, 'city:S'],
        [-1, 1, 'road:E,S,W'],
        [1, 1, 'road:E,S,W'],
        [0, 1, 'base/D'],
      ],
      ['city', 'road'],
    ],
    [
      'two cities',
      [
        [0, 0, 'city:S'],
        [0, 2, 'city:N'],
        [0, 1, 'city:N,S'],
      ],
      ['city', 'city'],
    ],
    ['a cloister beside it, diagonally', [[0, 0, 'cloister'], ...ring.slice(1), ring[0] as ShortTile], ['cloister']],
    ['the cloister on the tile itself', [...ring, [0, 0, 'cloister']], ['cloister']],
  ])('%s', (_, tiles, expected) => {
    const board = laid(...tiles);
    expect(kinds(board, tiles.length - 1).sort()).toEqual(expected);
  });

  it('tells a feature once, on however many sides the tile closes it', () => {
    const board = laid([0, 0, 'city:ES'], [1, 0, 'city:SW'], [0, 1, 'city:NE'], [1, 1, 'city:NW']);
    expect(completedBy(board, 3)).toHaveLength(1);
  });
});

describe('naming a feature', () => {
  const tiles: ShortTile[] = [
    [2, 0, 'city:W'],
    [0, 0, 'city:E'],
    [1, 0, 'city:EW'],
  ];

  it('takes its first tile in reading order, whatever the order of laying', () => {
    const expected = {
      kind: 'city',
      cell: [0, 0],
      on: 'city:E',
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    };
    for (const order of [tiles, [...tiles].reverse()]) {
      const board = laid(...order);
      expect(refOf(board, featureAt(board, 1, 0, 'city:EW'))).toEqual(expected);
    }
  });

  it('finds what a follower stands on; a lord stands on no feature', () => {
    const board = laid(...tiles);
    const on = (spot: string) => featureUnder(board, { cell: [0, 0], on: spot });
    expect(board.features[on('city:E')]?.segments).toHaveLength(3);
    expect(on('castle:E')).toBe(-1);
  });
});

describe('the completed cities at a field (BASE-40)', () => {
  test.each<[string, ShortTile[], number]>([
    [
      'none',
      [
        [0, 1, 'city:N'],
        [0, 2, 'field'],
      ],
      0,
    ],
    [
      'one',
      [
        [0, 0, 'city:S'],
        [0, 1, 'city:N'],
        [0, 2, 'field'],
      ],
      1,
    ],
    [
      'the same city over two tiles, once',
      [
        [0, 0, 'city:ES'],
        [1, 0, 'city:SW'],
        [0, 1, 'city:N'],
        [1, 1, 'city:N'],
        [0, 2, 'field'],
      ],
      1,
    ],
    [
      'two',
      [
        [0, 0, 'city:S'],
        [0, 1, 'city:N'],
        [0, 2, 'city:S'],
        [0, 3, 'city:N'],
      ],
      2,
    ],
    [
      'not beyond a road',
      [
        [0, 0, 'city:S'],
        [0, 1, 'base/D'],
        [0, 2, 'field'],
      ],
      0,
    ],
  ])('%s', (_, tiles, count) => {
    const board = laid(...tiles);
    const last = tiles.length - 1;
    const [x, y] = tiles.find(([, y]) => y === 2) ?? (tiles[last] as ShortTile);
    const field = board.tiles[board.placed.findIndex(({ cell }) => cell[0] === x && cell[1] === y)]?.segments.find(
      ({ kind }) => kind === 'field',
    );
    expect(completedCitiesAt(board, featureAt(board, x, y, field?.spot as string))).toHaveLength(count);
  });
});
