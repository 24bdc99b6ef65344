import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Turn, Way } from '../../engine/index.ts';
import type { BoardDocument, ScenarioDocument } from '../../scenario/document.ts';
import { readDocument } from '../../scenario/read.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import { clearSquare, fits, moveTile, putTile, removeTile, turnsOn, turnTile } from './board.ts';
import { cellsUnder, seenOn } from './ground.ts';
import { putBridge } from './pieces.ts';
import { scenarios } from './testdata.ts';
import { turnSpot } from './turning.ts';

const on = (board: BoardDocument, parts?: ScenarioDocument['parts']): ScenarioDocument => ({
  ...FIRST_EXAMPLE,
  board,
  ...(parts && { parts }),
});

/** A knight, a farmer in short, gold and a bridge on one tile, a castle over it and the one above. */
const full = on({
  tiles: [
    [0, 0, 'base/E', 2],
    [0, 1, 'base/E', 0],
    [1, 1, 'base/V', 0],
  ],
  followers: [
    { player: 'red', cell: [0, 1], on: 'city:N' },
    { player: 'blue', cell: [0, 1], on: 'field:ER' },
    { player: 'blue', cell: [1, 1], on: 'road:SW' },
  ],
  gold: [
    [0, 1, 2],
    [1, 1, 1],
  ],
  bridges: [[0, 1, 'EW']],
  castles: [
    {
      player: 'red',
      cells: [
        [0, 0],
        [0, 1],
      ],
      lord: true,
    },
  ],
});

describe('spots under turning', () => {
  test.each<[string, number, string]>([
    ['city:N', 1, 'city:E'],
    ['city:NE', 1, 'city:ES'],
    ['city:NW', 1, 'city:NE'],
    ['city:NW', -1, 'city:SW'],
    ['road:NS', 1, 'road:EW'],
    ['field:NL.NR', 1, 'field:EL.ER'],
    ['field:NL.WR', 1, 'field:NR.EL'],
    ['field:in1', 3, 'field:in1'],
    ['cloister', 2, 'cloister'],
    ['city:X', 1, 'city:X'],
    ['city:N:E', 1, 'city:N:E'],
  ])('%s by %i is %s', (spot, quarters, turned) => {
    expect(turnSpot(spot, quarters)).toBe(turned);
    expect(turnSpot(turned, -quarters)).toBe(spot);
  });
});

describe('laying a tile', () => {
  it('adds it where the square is free', () => {
    expect(putTile(full, [1, 0], 'base/B', 1).board.tiles.at(-1)).toEqual([1, 0, 'base/B', 1]);
    expect(putTile(full, [1, 0], 'base/B', 1).board.followers).toBe(full.board.followers);
  });

  it('takes the place of another, whose pieces stay where they fit', () => {
    const { tiles, followers, gold, bridges, castles } = putTile(full, [0, 1], 'base/D', 0).board;
    expect(tiles.map(([, , name]) => name)).toEqual(['base/E', 'base/D', 'base/V']);
    // The half side ER is part of the field below the road.
    expect(followers?.map(({ on: spot }) => spot)).toEqual(['city:N', 'field:ER', 'road:SW']);
    expect(gold).toEqual(full.board.gold);
    expect(bridges).toBeUndefined();
    expect(castles).toHaveLength(1);
  });

  it('takes off what does not fit it', () => {
    const { followers, bridges, castles } = putTile(full, [0, 1], 'base/C', 0).board;
    // City on all sides: the knight stays, the farmer and the bridge have no field.
    expect(followers?.map(({ on: spot }) => spot)).toEqual(['city:N', 'road:SW']);
    expect(bridges).toBeUndefined();
    expect(castles).toHaveLength(1);
    expect(putTile(full, [0, 1], 'base/E', 1).board.castles).toBeUndefined();
  });

  it('of two squares replaces what lies on both', () => {
    const { tiles, followers, gold } = putTile(full, [0, 0], 'german-castle/1', 0).board;
    expect(tiles).toEqual([
      [0, 0, 'german-castle/1', 0],
      [1, 1, 'base/V', 0],
    ]);
    expect(followers?.map(({ on: spot }) => spot)).toEqual(['field:ER', 'road:SW']);
    expect(gold).toEqual(full.board.gold);
  });

  it('replaces a tile of two squares, and what stood on its other half goes', () => {
    const burg = on({
      tiles: [[0, 0, 'german-castle/1', 0]],
      gold: [
        [0, 0, 1],
        [0, 1, 1],
      ],
    });
    expect(putTile(burg, [0, 1], 'base/B', 0).board).toEqual({ tiles: [[0, 1, 'base/B', 0]], gold: [[0, 1, 1]] });
  });
});

describe('removing a tile', () => {
  it('takes all along that lies on it, and leaves no empty lists', () => {
    const { tiles, followers, gold, ...rest } = removeTile(full, [0, 1]).board;
    expect(tiles).toHaveLength(2);
    expect(followers).toEqual([{ player: 'blue', cell: [1, 1], on: 'road:SW' }]);
    expect(gold).toEqual([[1, 1, 1]]);
    expect(rest).toEqual({});
    expect(removeTile(removeTile(full, [0, 1]), [1, 1]).board).toEqual({ tiles: [[0, 0, 'base/E', 2]] });
  });

  it('takes tents, tokens and the sheriff along', () => {
    const place = { cell: [0, 0], on: 'mountain:N' } as const;
    const rush = on(
      { tiles: [[0, 0, 'mountain:N1', 0]] },
      {
        'gold-rush': { supply: [], tents: [{ player: 'red', ...place }], stacks: [{ ...place, tokens: [1] }] },
        sheriff: place,
      },
    );
    expect(removeTile(rush, [0, 0]).parts).toEqual({ 'gold-rush': { supply: [] } });
  });

  it('shows what lies beneath where two lie on one square', () => {
    const two = on({
      tiles: [
        [0, 0, 'base/E', 0],
        [0, 0, 'base/V', 0],
      ],
      gold: [[0, 0, 1]],
    });
    expect(removeTile(two, [0, 0]).board).toEqual({ tiles: [[0, 0, 'base/E', 0]], gold: [[0, 0, 1]] });
  });

  it('removes both halves by either', () => {
    const burg = on({ tiles: [[0, 0, 'german-castle/1', 1]], gold: [[-1, 0, 1]] });
    expect(removeTile(burg, [-1, 0]).board).toEqual({ tiles: [] });
  });

  it('of nothing changes nothing; what is written for an empty square can be taken off', () => {
    expect(removeTile(full, [5, 5])).toBe(full);
    expect(clearSquare(full, [5, 5])).toBe(full);
    const stray = on({ tiles: [[0, 0, 'base/E', 0]], followers: [{ player: 'red', cell: [3, 3], on: 'city:N' }] });
    expect(clearSquare(stray, [3, 3]).board).toEqual({ tiles: stray.board.tiles });
  });
});

describe('turning a tile', () => {
  it('turns the pieces along', () => {
    const { tiles, followers, gold, bridges, castles } = turnTile(full, [0, 1]).board;
    expect(tiles[1]).toEqual([0, 1, 'base/E', 1]);
    expect(followers?.map(({ on: spot }) => spot)).toEqual(['city:E', 'field:SR', 'road:SW']);
    expect(gold).toEqual(full.board.gold);
    expect(bridges).toEqual([[0, 1, 'NS']]);
    expect(castles).toEqual(full.board.castles);
  });

  it('moves what lies on the other half of a tile of two squares', () => {
    const burg = on({ tiles: [[0, 0, 'german-castle/1', 0]], gold: [[0, 1, 1]] });
    expect(turnTile(burg, [0, 1]).board).toEqual({ tiles: [[0, 0, 'german-castle/1', 1]], gold: [[-1, 0, 1]] });
  });
});

describe('moving a tile', () => {
  it('takes its pieces along, but no castle', () => {
    const { tiles, followers, gold, bridges, castles } = moveTile(full, [0, 1], [5, 5]).board;
    expect(tiles[1]).toEqual([5, 5, 'base/E', 0]);
    expect(followers?.map(({ cell }) => cell)).toEqual([
      [5, 5],
      [5, 5],
      [1, 1],
    ]);
    expect(gold?.[0]).toEqual([5, 5, 2]);
    expect(bridges).toEqual([[5, 5, 'EW']]);
    expect(castles).toBeUndefined();
  });

  it('takes the place of what lies there', () => {
    const { tiles, followers, gold } = moveTile(full, [0, 1], [1, 1]).board;
    expect(tiles).toEqual([
      [0, 0, 'base/E', 2],
      [1, 1, 'base/E', 0],
    ]);
    expect(followers?.map(({ on: spot }) => spot)).toEqual(['city:N', 'field:ER']);
    expect(gold).toEqual([[1, 1, 2]]);
  });

  it('moves a tile of two squares onto a part of its own place', () => {
    const burg = on({ tiles: [[0, 0, 'german-castle/1', 0]], gold: [[0, 1, 1]] });
    expect(moveTile(burg, [0, 0], [0, 1]).board).toEqual({ tiles: [[0, 1, 'german-castle/1', 0]], gold: [[0, 2, 1]] });
  });
});

describe('turns', () => {
  it('that fit come first, clockwise from the given one', () => {
    const city = on({ tiles: [[0, 0, 'base/E', 2]] });
    expect(turnsOn(city, [0, 1], 'base/E', 1)).toEqual([0, 1, 2, 3]);
    // With its city to the west it does not fit beside the field.
    expect(turnsOn(city, [1, 0], 'base/E', 3)).toEqual([0, 1, 2, 3]);
    expect(turnsOn(city, [1, 0], 'base/E', 2)).toEqual([2, 0, 1, 3]);
  });

  it('that look alike are one', () => {
    expect(turnsOn(full, [9, 9], 'base/B', 2)).toEqual([2]);
    expect(turnsOn(full, [9, 9], 'base/U', 1)).toEqual([1, 2]);
  });

  it('fit beside tiles that mean nothing', () => {
    const strange = on({ tiles: [[0, 0, 'no/tile', 0]] });
    expect(fits(strange, [1, 0], 'base/E', 0)).toBe(true);
    expect(fits(full, [2, 1], 'base/E', 3)).toBe(false);
    expect(fits(full, [0, 2], 'base/B', 0)).toBe(true);
  });
});

describe('any edits', () => {
  const cell = fc.tuple(fc.integer({ min: -2, max: 4 }), fc.integer({ min: -2, max: 4 }));
  const name = fc.constantFrom('base/D', 'base/C', 'german-castle/1', 'no/tile', 'mountain:N1');
  const turn = fc.constantFrom<Turn>(0, 1, 2, 3);
  const way = fc.constantFrom<Way>('NS', 'EW');
  const edit = fc.oneof(
    fc.tuple(cell, name, turn).map(
      ([at, tile, by]) =>
        (d: ScenarioDocument) =>
          putTile(d, at, tile, by),
    ),
    fc.tuple(cell, turn).map(
      ([at, by]) =>
        (d: ScenarioDocument) =>
          turnTile(d, at, by),
    ),
    fc.tuple(cell, cell).map(
      ([from, to]) =>
        (d: ScenarioDocument) =>
          moveTile(d, from, to),
    ),
    cell.map((at) => (d: ScenarioDocument) => removeTile(d, at)),
    fc.tuple(cell, way).map(
      ([at, by]) =>
        (d: ScenarioDocument) =>
          putBridge(d, at, by),
    ),
  );

  it('leave a document that can be read, without empty lists, and the one before as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(...scenarios), fc.array(edit, { minLength: 1, maxLength: 6 }), (document, edits) => {
        const before = JSON.stringify(document);
        const after = edits.reduce((d, change) => change(d), document);
        expect(JSON.stringify(document)).toBe(before);
        const { tiles: _, ...lists } = after.board;
        for (const [key, list] of Object.entries(lists)) {
          if (document.board[key as 'gold']?.length !== 0) expect(list.length, key).toBeGreaterThan(0);
        }
        expect(readDocument(after)).toEqual({ document: after });
      }),
      { numRuns: 600 },
    );
  });

  it('leave an empty list of stacks as it stands', () => {
    const document = scenarios.find(({ id }) => id === 'gold-rush/occupied') as ScenarioDocument;
    expect(document.parts?.['gold-rush']).toEqual({ stacks: [] });
    expect(turnTile(turnTile(document, [0, 0], 1), [0, 0], -1)).toEqual(document);
  });

  it('turn back what they turned', () => {
    fc.assert(
      fc.property(fc.constantFrom(...scenarios), cell, turn, (document, at, by) => {
        // The half of a tile of two squares can come to lie on another tile.
        fc.pre(cellsUnder(document.board.tiles[seenOn(document.board, at)?.index ?? 0] as never).length === 1);
        expect(turnTile(turnTile(document, at, by), at, -by)).toEqual(document);
      }),
    );
  });
});
