import { describe, expect, it } from 'vitest';
import type { Cell, Follower } from '../engine/index.ts';
import { overlap } from './crowd.ts';
import { goldBox } from './goldRow.ts';
import type { Marks, Shown } from './marks.ts';
import { type PlacedPiece, pieceBox, placePieces } from './pieces.ts';
import { numeralPlaces, sizesFor } from './sizes.ts';
import type { Box, Point } from './units.ts';

const HALO = 1.5;
const sizes = sizesFor(3);
const cell: Cell = [0, 0];
const board = (tile: string, followers: readonly Follower[] = [], count = 1): Shown => ({
  tiles: [{ tile, cell, turn: 0 }],
  followers,
  parts: { goldmines: { onBoard: count ? [{ cell, count }] : [] } },
});
const around = ([x, y]: Point, [west, north, east, south]: Box): Box => [x + west, y + north, x + east, y + south];
/** Without its halo. */
const inner = (figure: PlacedPiece): Box => {
  const [west, north, east, south] = around(figure.at, pieceBox(figure));
  return [west + HALO, north + HALO, east - HALO, south - HALO];
};
const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

describe('gold', () => {
  it('lies south of the middle where nothing is in its way', () => {
    expect(placePieces(board('base/U'), {}, sizes).gold[0]?.at).toEqual([0, 20]);
  });
  it.each([
    ['base/U', 'road:NS'],
    ['base/V', 'road:SW'],
    ['base/E', 'city:N'],
    ['base/C', 'city:NESW'],
    ['gold/G2', 'cloister'],
  ])('gives way to a follower: %s, %s', (tile, on) => {
    const { figures, gold } = placePieces(board(tile, [{ player: 'red', cell, on }]), {}, sizes);
    const [follower, piece] = [figures[0], gold[0]];
    if (!follower || !piece) throw new Error('nothing placed');
    const boxes = [around(follower.at, pieceBox(follower)), around(piece.at, goldBox(1, 0, sizes.mark))] as const;
    expect(meet(...boxes)).toBe(false);
  });
  it('does not lie under a castle', () => {
    const tiles = [0, 1].map((y) => ({ tile: 'base/E', cell: [0, y] as Cell, turn: y ? (0 as const) : (2 as const) }));
    const castles = {
      castles: [
        {
          player: 'red' as const,
          cells: [
            [0, 0],
            [0, 1],
          ] as const,
          built: 0,
        },
      ],
      decided: [],
    };
    for (const y of [0, 1]) {
      const goldmines = { onBoard: [{ cell: [0, y] as Cell, count: 1 }] };
      const { gold } = placePieces({ tiles, followers: [], parts: { castles, goldmines } }, {}, sizes);
      const box = around(gold[0]?.at ?? [0, 48], goldBox(1, 0, sizes.mark));
      expect(meet(box, [-38, 13, 38, 83])).toBe(false);
    }
  });
  it('leaves an empty place where it was taken', () => {
    const marks: Marks = { claims: [{ cell, players: [{ player: 'red', state: 'took' }] }] };
    expect(placePieces(board('base/U', [], 0), marks, sizes).gold).toMatchObject([{ count: 0, claims: [{}] }]);
    expect(placePieces(board('base/U', [], 0), { ghosts: [{ gold: cell }] }, sizes).gold).toMatchObject([{ count: 0 }]);
  });
});

describe('numerals of counted tiles', () => {
  const numerals = (followers: readonly Follower[], counted: readonly Cell[] = [cell]) =>
    placePieces(board('base/U', followers, 0), { counted }, sizes).numerals;

  it('are in the north-west of their tiles', () => {
    expect(numerals([])).toEqual([[expect.closeTo(-34.55), expect.closeTo(-34.55)]]);
  });
  it('give way to whoever is there', () => {
    const farmer: Follower = { player: 'red', cell, on: 'field:WL' };
    const [[x, y] = [0, 0]] = numerals([farmer]);
    const [figure] = placePieces(board('base/U', [farmer], 0), {}, sizes).figures;
    if (!figure) throw new Error('nothing placed');
    expect(meet(around([x, y], [-10, -10, 10, 10]), around(figure.at, pieceBox(figure)))).toBe(false);
  });
  it('do not lie on each other where a tile is counted twice', () => {
    const [first, second] = numerals([], [cell, cell]);
    expect(first).not.toEqual(second);
  });
});

describe('a figure on a board of many columns', () => {
  it('steps aside for the gold that has no room beside it', () => {
    const many = sizesFor(8);
    const { figures, gold } = placePieces(board('base/U', [{ player: 'red', cell, on: 'road:NS' }]), {}, many);
    const [figure, piece] = [figures[0], gold[0]];
    if (!figure || !piece) throw new Error('nothing placed');
    expect(meet(inner(figure), around(piece.at, goldBox(1, 0, many.mark)))).toBe(false);
  });
  it.each([
    ['base/K', ['field:EL.ER.SL.WR', 'road:SW']],
    ['base/L', ['road:E', 'road:S']],
  ])('steps neither onto a numeral nor onto another: %s', (tile, spots) => {
    const six = sizesFor(6);
    const followers = spots.map((on): Follower => ({ player: 'red', cell, on }));
    const { figures, numerals } = placePieces(board(tile, followers, 2), { counted: [cell] }, six);
    const laid = figures.map((figure) => ({ at: figure.at, box: pieceBox(figure) }));
    const { radius } = numeralPlaces(six);
    const badges = numerals.map((at) => ({ at, box: [-radius, -radius, radius, radius] as const }));
    const hidden = [...laid, ...badges].flatMap((one, i, all) => all.slice(i + 1).map((other) => overlap(one, other)));
    expect(hidden).toEqual([0, 0, 0]);
  });
});

describe('followers', () => {
  it('on a castle stand in its middle, upright, whichever way it lies', () => {
    const castles = {
      castles: [
        {
          player: 'red' as const,
          cells: [
            [0, 0],
            [1, 0],
          ] as const,
          built: 0,
        },
      ],
      decided: [],
    };
    const tiles = [0, 1].map((x) => ({ tile: 'base/E', cell: [x, 0] as Cell, turn: x ? (3 as const) : (1 as const) }));
    const lord: Follower = { player: 'red', cell: [0, 0], on: 'castle' };
    const placed = placePieces({ tiles, followers: [lord], parts: { castles } }, {}, sizes);
    expect(placed.castles).toMatchObject([{ at: [48, 0], degrees: 90 }]);
    expect(placed.figures).toMatchObject([{ at: [48, -8], pose: 'lord' }]);
  });
});
