import { describe, expect, it } from 'vitest';
import type { Cell, Spot } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { readDocument } from '../../scenario/read.ts';
import { drawnOf } from '../drawn.ts';
import { seenOn, spotOn } from '../edits/ground.ts';
import { scenarios } from '../edits/testdata.ts';
import type { Hand } from '../hand.ts';
import { type Tap, tapWith } from './editing/taps.ts';

/** Everything in turn that has to be in the hand for a board, and where to tap with it. */
function* tapsFor({ board, parts = {} }: ScenarioDocument): Generator<readonly [Hand, Tap, until?: number]> {
  for (const [x, y, tile, turn] of board.tiles) yield [{ what: 'tile', tile, turn: 0 }, { cell: [x, y] }, turn];
  for (const [x, y, way] of board.bridges ?? []) yield [{ what: 'bridge', way }, { cell: [x, y] }];
  const near = (cell: Cell, on: Spot) => ({ cell, near: spotOn(seenOn(board, cell)?.placed, on) ?? on });
  for (const { player, cell, on, piece = 'follower', as } of board.followers ?? []) {
    yield [{ what: 'figure', player, piece, ...(as && { prior: true }) }, near(cell, on)];
  }
  for (const [x, y, count] of board.gold ?? []) {
    for (let i = 0; i < count; i++) yield [{ what: 'gold' }, { cell: [x, y] }];
  }
  for (const { player, cells, lord = false } of board.castles ?? []) {
    yield [
      { what: 'castle', player, lord },
      { cell: cells[1], first: cells[0] },
    ];
  }
  const { tents = [], stacks = [] } = parts['gold-rush'] ?? {};
  for (const { player, cell, on } of tents) yield [{ what: 'tent', player }, near(cell, on)];
  for (const { cell, on, tokens } of stacks) {
    for (const value of tokens.toReversed()) yield [{ what: 'token', value }, near(cell, on)];
  }
  const { cell, on } = parts.sheriff ?? {};
  if (cell && on) yield [{ what: 'sheriff' }, near(cell, on)];
}

function tapped(document: ScenarioDocument, hand: Hand, tap: Tap): ScenarioDocument {
  const outcome = tapWith(document, hand, tap);
  if (outcome.does !== 'change') throw new Error(`a tap on ${tap.cell} with ${hand.what} ${outcome.does}s`);
  return outcome.document;
}

/** The board of a scenario from an empty table on, by taps alone. */
function build(scenario: ScenarioDocument): ScenarioDocument {
  const { supply, owned, removed } = scenario.parts?.['gold-rush'] ?? {};
  const beside = { ...(supply && { supply }), ...(owned && { owned }), ...(removed && { removed }) };
  const { parts: { 'gold-rush': _, sheriff: __, ...others } = {}, ...rest } = scenario;
  const parts = { ...others, ...(Object.keys(beside).length > 0 && { 'gold-rush': beside }) };
  let document: ScenarioDocument = {
    ...rest,
    board: { tiles: [] },
    ...(Object.keys(parts).length > 0 && { parts }),
  };
  for (const [hand, tap, turn] of tapsFor(scenario)) {
    document = tapped(document, hand, tap);
    for (let i = 0; turn !== undefined && i < 3; i++) {
      if (document.board.tiles.at(-1)?.[3] === turn) break;
      document = tapped(document, hand, tap);
    }
  }
  return document;
}

/** In any order. */
const sorted = (shown: object): unknown =>
  JSON.parse(JSON.stringify(shown), (_, value) =>
    Array.isArray(value) && typeof value[0] === 'object' ? value.map((one) => JSON.stringify(one)).sort() : value,
  );

describe('every scenario', () => {
  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s can be laid out by taps',
    (_, scenario) => {
      const built = build(scenario);
      expect(readDocument(built)).toHaveProperty('document');
      // Turns that look alike are one.
      const look = (document: ScenarioDocument) => {
        const { tiles, ...rest } = drawnOf(document);
        return { ...rest, tiles: tiles.map((placed) => [placed.cell, placed.bridge, spotsAt(document, placed.cell)]) };
      };
      expect(sorted(look(built))).toEqual(sorted(look(scenario)));
    },
  );
});

function spotsAt({ board }: ScenarioDocument, cell: Cell): unknown {
  const placed = seenOn(board, cell)?.placed;
  return (
    placed && [
      placed.tile,
      ['N', 'E', 'S', 'W'].map((side) => spotOn(placed, `city:${side}`) ?? spotOn(placed, `road:${side}`)),
    ]
  );
}
