import fc from 'fast-check';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { Board } from '../drawing/index.ts';
import { PLAYERS, type Player, TOKEN_VALUES, type Turn, type Way } from '../engine/index.ts';
import type { BoardDocument, ScenarioDocument } from '../scenario/document.ts';
import { readDocument } from '../scenario/read.ts';
import { drawnOf } from './drawn.ts';
import { scenarios } from './edits/testdata.ts';
import { FIRST_EXAMPLE } from './example.ts';

const draw = (document: ScenarioDocument) => renderToString(<Board state={drawnOf(document)} label="board" />);
const on = (board: BoardDocument, parts?: ScenarioDocument['parts']): ScenarioDocument => ({
  ...FIRST_EXAMPLE,
  board,
  ...(parts && { parts }),
});

describe('what of a document is drawn', () => {
  it('of two tiles on a square the later one', () => {
    const tiles = [
      [0, 0, 'base/E', 0],
      [1, 0, 'base/E', 0],
      [0, 0, 'base/V', 1],
    ] as const;
    expect(drawnOf(on({ tiles })).tiles.map(({ tile }) => tile)).toEqual(['base/V', 'base/E']);
  });

  it('both halves of a tile of two squares', () => {
    const { tiles } = drawnOf(on({ tiles: [[0, 0, 'german-castle/1', 1]] }));
    expect(tiles).toEqual([
      { tile: 'german-castle/1', cell: [0, 0], turn: 1 },
      { tile: 'german-castle/1b', cell: [-1, 0], turn: 1 },
    ]);
  });

  it('a tile whose name means nothing as a marked blank', () => {
    expect(draw(on({ tiles: [[0, 0, 'no/tile', 0]] }))).toContain('href="#b-no-tile"');
  });

  it('pieces on the spots that are meant, all others in the middle', () => {
    const followers = [
      { player: 'red', cell: [0, 0], on: 'city:E' },
      { player: 'red', cell: [0, 0], on: 'moat' },
      { player: 'red', cell: [3, 3], on: 'city:N' },
    ] as const;
    const shown = drawnOf(on({ tiles: [[0, 0, 'base/N', 0]], followers }));
    expect(shown.followers.map(({ on: spot }) => spot)).toEqual(['city:NE', 'moat', 'city:N']);
    expect(draw(on({ tiles: [[0, 0, 'base/N', 0]], followers })).split('#b-standing"').length - 1).toBe(3);
  });

  it('a lord on the first square of his castle, in whichever order these are written', () => {
    const cells = [
      [0, 1],
      [0, 0],
    ] as const;
    const shown = drawnOf(on({ tiles: [[0, 0, 'base/E', 2]], castles: [{ player: 'red', cells, lord: true }] }));
    expect(shown.followers).toEqual([{ player: 'red', cell: [0, 0], on: 'castle:S' }]);
    expect(shown.parts.castles?.castles).toEqual([
      {
        player: 'red',
        cells: [
          [0, 0],
          [0, 1],
        ],
        built: 0,
      },
    ]);
  });

  it('all gold of a square together', () => {
    const gold = [
      [0, 0, 1],
      [0, 0, 2],
    ] as const;
    expect(drawnOf(on({ tiles: [], gold })).parts.goldmines?.onBoard).toEqual([{ cell: [0, 0], count: 3 }]);
  });

  it('an unchanged tile as the same object, so that it is not drawn again', () => {
    const document = on({ tiles: [[0, 0, 'base/N', 0]] });
    const more = on({ tiles: [...document.board.tiles, [1, 0, 'base/N', 0]] });
    expect(drawnOf(more).tiles[0]).toBe(drawnOf(document).tiles[0]);
    expect(drawnOf({ ...document, board: { ...document.board, bridges: [[0, 0, 'EW']] } }).tiles[0]).toEqual({
      tile: 'base/N',
      cell: [0, 0],
      turn: 0,
      bridge: 'EW',
    });
  });
});

const coordinate = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(-127, 127));
const cell = fc.tuple(coordinate, coordinate);
const player = fc.constantFrom<Player>(...PLAYERS);
const name = fc.oneof(
  fc.constantFrom('base/D', 'german-castle/2', 'german-castle/2b', 'abbey/abbey', 'sheriff/1', 'no/tile', '__proto__'),
  fc.constantFrom('city:NESW**', 'road:N,E,S,W town', 'city:N,E,S,W cloister gold', 'mountain:NE3 track:SW!'),
  fc.string({ minLength: 1, maxLength: 12 }),
);
const spot = fc.oneof(
  fc.constantFrom('city:N', 'city:NE', 'road:S', 'field:NL', 'cloister', 'mountain:N', 'castle', 'castle:S', 'garden'),
  fc.constantFrom('constructor', 'toString:N', '__proto__', ':', 'city:', 'field:NL.NL.XX', 'german-castle:S'),
  fc.string({ minLength: 1, maxLength: 8 }),
);
const figure = fc
  .record({ player, cell, on: spot, piece: fc.constantFrom('follower' as const, 'abbot' as const, undefined) })
  .map(({ piece, ...rest }) => ({ ...rest, ...(piece && { piece }) }));
const some = <T,>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: 1, maxLength: 5 });

const parts = fc.record(
  {
    'gold-rush': fc.record(
      {
        tents: some(fc.record({ player, cell, on: spot })),
        stacks: some(
          fc.record({ cell, on: spot, tokens: fc.array(fc.constantFrom(...TOKEN_VALUES), { maxLength: 4 }) }),
        ),
      },
      { requiredKeys: [] },
    ),
    sheriff: fc.record({ cell, on: spot }),
  },
  { requiredKeys: [] },
);
const board = fc.record(
  {
    tiles: some(fc.tuple(coordinate, coordinate, name, fc.constantFrom<Turn>(0, 1, 2, 3))),
    followers: some(figure),
    gold: some(fc.tuple(coordinate, coordinate, fc.integer({ min: 1, max: 100 }))),
    bridges: some(fc.tuple(coordinate, coordinate, fc.constantFrom<Way>('NS', 'EW'))),
    castles: some(fc.record({ player, cells: fc.tuple(cell, cell), lord: fc.boolean() })),
  },
  { requiredKeys: [] },
);

describe('any document', () => {
  it('can be drawn, however impossible it has been made', () => {
    let readable = 0;
    fc.assert(
      fc.property(fc.constantFrom(...scenarios), board, parts, fc.boolean(), (scenario, more, others, added) => {
        // Either in the place of what the scenario has, or besides; bridges only where they can be written.
        const before: Partial<BoardDocument> = added ? scenario.board : {};
        const tiles = [...(before.tiles ?? []), ...(more.tiles ?? scenario.board.tiles)];
        const bridges = [...(before.bridges ?? []), ...(more.bridges ?? [])].filter(
          ([x, y], i, all) =>
            all.findIndex(([ox, oy]) => ox === x && oy === y) === i && tiles.some(([tx, ty]) => tx === x && ty === y),
        );
        const document: ScenarioDocument = {
          ...scenario,
          board: { ...scenario.board, ...before, ...more, tiles, bridges },
          parts: { ...scenario.parts, ...others },
        };
        if ('document' in readDocument(document)) readable++;
        expect(draw(document)).toContain('</svg>');
      }),
      { numRuns: 500 },
    );
    // What is drawn here are documents that somebody can open.
    expect(readable).toBeGreaterThan(400);
  });

  it('of the project is drawn as it is played', () => {
    for (const document of scenarios) expect(draw(document)).not.toContain('no-tile');
  });
});
