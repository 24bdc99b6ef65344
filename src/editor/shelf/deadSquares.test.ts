import { describe, expect, it } from 'vitest';
import { TURNS } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { fits } from '../edits/board.ts';
import { fillNext, tilesLeft } from '../edits/pile.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import { freeSquares } from './deadSquares.ts';

type Tiles = ScenarioDocument['board']['tiles'];
const on = (tiles: Tiles, rest: Partial<ScenarioDocument> = {}): ScenarioDocument => ({
  ...FIRST_EXAMPLE,
  board: { tiles },
  next: [],
  ...rest,
});

/** Around [1, 1]: a city in the north, roads in the east and in the west. Only D fits there. */
const AROUND: Tiles = [
  [1, 0, 'base/E', 2],
  [2, 0, 'base/E', 1],
  [2, 1, 'base/D', 0],
  [0, 0, 'base/B', 0],
  [0, 1, 'base/D', 0],
];

describe('free squares', () => {
  it('are those beside a tile, with how many of the tiles left fit there', () => {
    const squares = freeSquares(on([[0, 0, 'base/D', 0]]));
    expect(squares.map(({ cell }) => cell)).toEqual([
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ]);
    for (const { cell, fitting } of squares) {
      const document = on([[0, 0, 'base/D', 0]]);
      const count = [...tilesLeft(document)].reduce(
        (sum, [tile, left]) => sum + (TURNS.some((turn) => fits(document, cell, tile, turn)) ? left : 0),
        0,
      );
      expect(fitting).toBe(count);
    }
  });

  it('are counted with the start tile of the box too: D fits to its three fellows', () => {
    const [north] = freeSquares(on([[0, 0, 'base/D', 0]], { next: ['base/D'], then: 'end' }));
    expect(north).toEqual({ cell: [0, -1], fitting: 1 });
  });
});

describe('a dead square', () => {
  const deadSquares = (document: ScenarioDocument) =>
    freeSquares(document).flatMap(({ cell, fitting }) => (fitting ? [] : [cell]));

  it('fits none of the tiles that are left', () => {
    expect(deadSquares(on(AROUND))).toEqual([]);
    const last = on(AROUND, { next: ['base/B'], then: 'end' });
    expect(deadSquares(last)).toContainEqual([1, 1]);
    expect(deadSquares({ ...last, next: ['base/D'] })).not.toContainEqual([1, 1]);
  });

  it('is none where a tile can still be turned to fit', () => {
    const end = on([[0, 0, 'base/V', 0]], { next: ['base/V'], then: 'end' });
    expect(deadSquares(end)).toEqual([]);
  });

  it('is filled by an abbey only where it is a hole', () => {
    const hole: Tiles = [...AROUND, [1, 2, 'base/C', 0]];
    const without = on(hole, { next: [], then: 'end' });
    expect(deadSquares(without)).toContainEqual([1, 1]);
    const { modules } = FIRST_EXAMPLE;
    const abbeys = freeSquares({ ...without, modules: { ...modules, abbey: {} } });
    expect(abbeys.filter(({ fitting }) => fitting > 0)).toEqual([{ cell: [1, 1], fitting: 2 }]);
  });

  it('can be covered by either half of a castle of two squares', () => {
    const { modules } = FIRST_EXAMPLE;
    const castles = on([[0, 0, 'base/B', 0]], { modules: { ...modules, 'german-castles': {} }, then: 'end' });
    expect(deadSquares(castles)).toEqual([]);
  });

  it('is not looked for where the board cannot be made out', () => {
    expect(freeSquares(on([]))).toEqual([]);
    expect(freeSquares(on([[0, 0, 'nonsense', 0]]))).toEqual([]);
    expect(freeSquares(on([[0, 0, 'rush/1', 0]]))).toEqual([]);
    const twice: Tiles = [
      [0, 0, 'base/B', 0],
      [0, 0, 'base/D', 0],
    ];
    expect(freeSquares(on(twice))).toEqual([]);
  });

  it('is found at once on a board of a whole game', () => {
    const { next } = fillNext(FIRST_EXAMPLE, 1);
    const tiles = next.map((tile, i) => [i % 9, Math.floor(i / 9), tile, 0] as const);
    const start = performance.now();
    expect(freeSquares(on(tiles)).length).toBeGreaterThan(20);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
