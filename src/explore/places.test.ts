/** Where a tile or a follower can go, and what that brings at once. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Choice, choices, decision, type GameState, play } from '../engine/index.ts';
import { agreements, randomGame } from '../engine/testdata/games.ts';
import { crowdedBoard } from './bench.ts';
import { type Gain, placesOfFollower, placesOfTile, type Variant } from './places.ts';
import { stateOf } from './testdata/documents.ts';

/** `red 8 points, 2 claims` */
const told = (gains: readonly Gain[]): string[] =>
  gains.map(({ player, ...gain }) =>
    [player, ...Object.entries(gain).flatMap(([what, count]) => (count ? [`${count} ${what}`] : []))].join(' '),
  );

const first = (variants: readonly Variant[]): Choice | undefined => variants[0]?.moves[0]?.choice;

describe('the tile', () => {
  it('goes best where it completes the city: points, claims and the castle that scores', () => {
    const [best, ...others] = placesOfTile(stateOf('goldmines/castle-2'));
    expect(best?.choice).toEqual({ kind: 'tile', cell: [2, 2], turn: 3 });
    const nobody = best?.variants.find(({ moves }) => moves[0]?.choice.kind === 'pass');
    expect(told(nobody?.brings.gains ?? [])).toEqual(['red 8 points 2 claims', 'blue 8 points 2 claims']);
    expect(nobody?.brings).toMatchObject({
      castles: [
        [
          [0, 0],
          [0, 1],
        ],
      ],
      next: { kind: 'take-gold', player: 'blue' },
    });
    expect(nobody?.brings.completed.map(({ kind }) => kind)).toEqual(['city']);
    for (const { variants } of others) for (const { brings } of variants) expect(told(brings.gains)).toEqual([]);
  });

  it('that completes an empty city is best with a knight in it', () => {
    const [best] = placesOfTile(stateOf('goldmines/castle-4'));
    expect(best?.variants.map(({ moves, brings }) => [moves[0]?.choice, told(brings.gains)])).toEqual([
      [{ kind: 'follower', on: 'city:W' }, ['red 16 points 1 claims']],
      [{ kind: 'follower', on: 'field:NL.NR.EL.ER.SL.SR' }, ['red 8 points 1 claims']],
      [{ kind: 'pass' }, ['red 8 points 1 claims']],
    ]);
  });

  it('can bring a gift, which is better than nothing', () => {
    const gifts = placesOfTile(stateOf('gifts/receive')).map(({ choice, variants }) => ({
      cell: choice.cell.join(),
      gift: told(variants[0]?.brings.gains ?? []).join() === 'red 1 gifts',
    }));
    expect(gifts).toContainEqual({ cell: '0,0', gift: true });
    const many = gifts.filter(({ gift }) => gift).length;
    expect(gifts.map(({ gift }) => gift)).toEqual(gifts.map((_, i) => i < many));
    expect(many).toBeLessThan(gifts.length);
  });

  it('offers a castle or points', () => {
    const places = placesOfTile(stateOf('goldmines/castle-5', '5-1-monk'));
    const closing = places.find(({ choice }) => choice.cell.join() === '0,1' && choice.turn === 0);
    const plain = closing?.variants.filter(({ moves }) => moves[0]?.choice.kind === 'pass');
    expect(plain?.map(({ moves, brings }) => [moves[1]?.choice, told(brings.gains)])).toEqual([
      [{ kind: 'castle', cell: [0, 0], build: false }, ['red 4 points 1 claims']],
      [{ kind: 'castle', cell: [0, 0], build: true }, []],
    ]);
  });

  it('names the tile for the second piece of gold only where that makes a difference', () => {
    const places = placesOfTile(stateOf('goldmines/placing'));
    const kinds = new Set(places.flatMap(({ variants }) => variants.flatMap(({ moves }) => moves[0]?.choice.kind)));
    expect(kinds).toEqual(new Set(['follower', 'pass']));
    const [best] = placesOfTile(stateOf('goldmines/one-owner'));
    expect(first(best?.variants ?? [])).toMatchObject({ kind: 'gold' });
    const claims = best?.variants.map(({ brings }) => brings.gains[0]?.claims ?? 0) ?? [];
    expect([Math.min(...claims), Math.max(...claims)]).toEqual([2, 3]);
  });
});

describe('the follower', () => {
  it('goes best where it brings most', () => {
    const start = stateOf('goldmines/castle-4');
    const laid = play(start, { kind: 'tile', cell: [2, 2], turn: 3 }, 'wait').state;
    const [best] = placesOfTile(start);
    expect(placesOfFollower(laid)).toEqual(best?.variants);
  });
});

test.each([
  ['tile', 'goldmines/castle-1', '1b-place'],
  ['follower', 'goldmines/castle-1', '1b-place'],
] as const)('there is no place for a %s where something else is decided', (what, example, step) => {
  const state = stateOf(example, step);
  expect(what === 'tile' ? placesOfTile(state) : placesOfFollower(state)).toEqual([]);
});

it('on a crowded board with all modules every placement can be gone on with, the best first', () => {
  const state = crowdedBoard(6);
  const places = placesOfTile(state);
  expect(state.tiles.length).toBeGreaterThanOrEqual(70);
  expect(places).toHaveLength(choices(state).length);
  const own = places.map(({ variants }) =>
    variants.map(({ brings }) => brings.gains.find(({ player }) => player === state.active)?.points ?? 0),
  );
  for (const points of [...own, own.map(([best = 0]) => best)]) {
    expect(points.length).toBeGreaterThan(0);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  }
});

describe('in random games', { timeout: 60_000 }, () => {
  const moments = (kind: string, seed: number, check: (state: GameState) => void) =>
    fc.assert(
      fc.property(agreements, fc.integer(), (agreement, chance) => {
        for (const { state } of randomGame(agreement, chance)) {
          if (decision(state)?.kind === kind && (state.turn * 3 + chance) % 11 === 0) check(state);
        }
      }),
      { numRuns: 12, seed },
    );

  it('every placement is there once', () => {
    const text = (list: readonly Choice[]) => list.map((choice) => JSON.stringify(choice)).sort();
    moments('place-tile', 71, (state) => {
      expect(text(placesOfTile(state).map(({ choice }) => choice))).toEqual(text(choices(state)));
    });
  });

  it('a placement brings what playing it brings', () => {
    let scored = 0;
    moments('place-follower', 72, (state) => {
      const { players } = state.agreement;
      const left = state.pile.order.length - state.pile.drawn;
      for (const { moves, brings } of left > 5 ? placesOfFollower(state) : []) {
        let now = state;
        for (const { player, choice } of moves) {
          while (decision(now)?.player !== player || !choices(now).some((one) => one.kind === choice.kind)) {
            now = play(now, choices(now)[0] as Choice, 'wait').state;
          }
          now = play(now, choice, 'wait').state;
        }
        while (now.turn === state.turn && decision(now)?.kind === 'score-castle') {
          now = play(now, choices(now)[0] as Choice, 'wait').state;
        }
        const gained = players.map((player) => (now.points[player] ?? 0) - (state.points[player] ?? 0));
        expect(players.map((player) => brings.gains.find((gain) => gain.player === player)?.points ?? 0)).toEqual(
          gained,
        );
        if (gained.some(Boolean)) scored += 1;
      }
    });
    expect(scored).toBeGreaterThan(20);
  });
});
