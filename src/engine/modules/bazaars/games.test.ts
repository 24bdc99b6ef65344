import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agree } from '../../setup.ts';
import type { GameEvent, PointItem } from '../../state.ts';
import { type Moment, randomGame } from '../../testdata/games.ts';
import { choices, decision, refusal } from '../../turn/play.ts';
import { PLAYERS, type Player } from '../../words.ts';

const agreements = fc
  .record({
    modules: fc.subarray(['goldmines', 'castles', 'bridges', 'abbey'] as const),
    players: fc.shuffledSubarray([...PLAYERS], { minLength: 2 }),
    auction: fc.boolean(),
    debt: fc.boolean(),
  })
  .map(({ modules, players, auction, debt }) =>
    agree(['bazaars', ...modules], players, { bazaars: { auction, debt } }),
  );

function inEveryGame(runs: number, check: (moment: Moment) => void): void {
  fc.assert(
    fc.property(agreements, fc.integer(), (agreement, seed) => {
      for (const moment of randomGame(agreement, seed)) check(moment);
    }),
    { numRuns: runs, seed: 1, endOnFailure: true },
  );
}

const sum = (items: readonly PointItem[]): number => items.reduce((all, { points }) => all + points, 0);

/** The points that an event gives or takes, by player. */
function pointsIn(event: GameEvent): readonly { readonly player: Player; readonly points: number }[] {
  if ('standings' in event) return event.standings;
  return 'items' in event && 'player' in event && 'points' in event ? [event] : [];
}

describe('in every game with bazaars', { timeout: 60_000 }, () => {
  it('no tile is lost: on the table, aside, in hand, in the pile or at the bazaar', () => {
    let bazaars = 0;
    inEveryGame(12, ({ state, events }) => {
      const { pile, tiles, aside, hand, reserved = [], agreement } = state;
      const drawn = [
        ...tiles.map(({ tile }) => tile),
        ...aside,
        ...reserved.map(({ tile }) => tile),
        ...(hand ? [hand] : []),
      ];
      const land = drawn.filter((tile) => tile !== 'abbey/abbey').length;
      const boxes = 72 + 12 + (agreement.modules.includes('goldmines') ? 8 : 0);
      expect(land + pile.order.length - pile.drawn).toBe(boxes);
      bazaars += events.filter(({ kind }) => kind === 'bazaar-opened').length;
    });
    expect(bazaars).toBeGreaterThan(20);
  });

  it('points told sum to points held, and nobody goes below 0 without the variant', () => {
    let told: Partial<Record<Player, number>> = {};
    inEveryGame(12, ({ state, events }) => {
      const { players, options } = state.agreement;
      if (state.tiles.length === 1) told = {};
      for (const event of events) {
        for (const { player, points } of pointsIn(event)) told[player] = (told[player] ?? 0) + points;
        if (event.kind === 'bid-paid' || event.kind === 'bid-received') expect(sum(event.items)).toBe(event.points);
      }
      for (const player of players) {
        expect(state.points[player] ?? 0).toBe(told[player] ?? 0);
        if (!options.bazaars.debt) expect(state.points[player] ?? 0).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('everybody plays one tile of each bazaar, in order from the left of the player who placed it', () => {
    let waiting: Player[] = [];
    inEveryGame(12, ({ state, events }) => {
      const { players } = state.agreement;
      for (const event of events) {
        if (event.kind === 'bazaar-opened') {
          expect(waiting).toEqual([]);
          const at = players.indexOf(event.player) + 1;
          waiting = [...players.slice(at), ...players.slice(0, at)];
        }
        if (event.kind === 'lot-played') expect(event.player).toBe(waiting.shift());
      }
      if (state.phase === 'over') expect(waiting).toEqual([]);
    });
  });

  it('what is offered is never refused, and other bids always', () => {
    inEveryGame(6, ({ state }) => {
      const offered = choices(state);
      for (const choice of offered) expect(refusal(state, choice)).toBeUndefined();
      if (decision(state)?.kind !== 'bid') return;
      for (let bid = 0; bid < 150; bid++) {
        const isOffered = offered.some((choice) => choice.kind === 'bid' && choice.bid === bid);
        expect(refusal(state, { kind: 'bid', bid }) === undefined).toBe(isOffered);
      }
    });
  });
});
