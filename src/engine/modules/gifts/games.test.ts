/** What must hold in every game with gifts: random games with some of the other modules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../board/board.ts';
import { findSegment } from '../../board/feature.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { newGame } from '../../newGame.ts';
import { nextRandom } from '../../random.ts';
import { agree } from '../../setup.ts';
import type { Agreement, Choice, GameEvent, GameState } from '../../state.ts';
import { inventory } from '../../testdata/games.ts';
import { choices, play, refusal } from '../../turn/play.ts';
import { ALL_GIFTS, giftsOf } from './cards.ts';
import { GIFTS } from './part.ts';

const OTHERS = ['goldmines', 'castles', 'abbey', 'abbot', 'shrines', 'monasteries', 'darmstadt'] as const;

const agreements: fc.Arbitrary<Agreement> = fc
  .record({
    others: fc.subarray([...OTHERS]),
    players: fc.shuffledSubarray(['red', 'blue', 'green', 'yellow'] as const, { minLength: 2 }),
    changePositionToCompleted: fc.boolean(),
    discardUnchosen: fc.boolean(),
    reveal: fc.boolean(),
  })
  .map(({ others, players, reveal, ...options }) => agree(['gifts', ...others], players, { gifts: options }, reveal));

interface Moment {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Gifts are opened more often than not, so that enough of them are. */
function pick(options: readonly Choice[], value: number): Choice {
  const opening = options.filter(({ kind }) => kind === 'open');
  const among = opening.length && value < 0.8 ? opening : options;
  return among[Math.floor(value * 1000) % among.length] as Choice;
}

function* randomGame(agreement: Agreement, seed: number): Generator<Moment> {
  let random = seed;
  let moment: Moment = newGame({ agreement, seed });
  for (;;) {
    yield moment;
    const options = choices(moment.state);
    if (options.length === 0) return;
    const [value, next] = nextRandom(random);
    random = next;
    moment = play(moment.state, pick(options, value));
  }
}

function inEveryGame(runs: number, check: (moment: Moment, agreement: Agreement) => void): void {
  fc.assert(
    fc.property(agreements, fc.integer(), (agreement, seed) => {
      for (const moment of randomGame(agreement, seed)) check(moment, agreement);
    }),
    { numRuns: runs, seed: 1, endOnFailure: true },
  );
}

/** Choices of all kinds on the tiles laid last. */
function* tried({ tiles }: GameState): Generator<Choice> {
  for (const gift of GIFTS) yield { kind: 'open', gift };
  for (const tile of ['base/A', 'base/U']) yield { kind: 'keep', tile };
  const board = boardOf(tiles);
  for (const { cell } of tiles.slice(-6)) {
    const spots = board.tiles[tileIndexAt(board.grid, cell[0], cell[1])]?.segments.map(({ spot }) => spot) ?? [];
    for (const on of spots) {
      for (const more of [{}, { as: 'prior' }, { piece: 'abbot' }] as const) {
        yield { kind: 'spot', cell, on, ...more };
        yield { kind: 'cash', cell, on, ...more };
      }
      for (const to of spots)
        for (const more of [{}, { as: 'prior' }] as const) yield { kind: 'stance', cell, on, to, ...more };
    }
  }
}

const key = (choice: Choice): string => JSON.stringify(Object.entries(choice).sort());

describe('in every game with gifts', { timeout: 60_000 }, () => {
  it('there are five cards of each kind, all are opened at some time, and everything else is there too', () => {
    const opened = new Set<string>();
    let first: ReturnType<typeof inventory> | undefined;
    inEveryGame(12, ({ state, events }, agreement) => {
      if (state.turn === 1 && state.tiles.length === 1 && !giftsOf(state).used) first = inventory(state);
      expect(inventory(state)).toEqual(first);
      const { pile, discard, held, opened: now } = giftsOf(state);
      const cards = [...pile, ...discard, ...Object.values(held).flat(), ...(now ? [now] : [])];
      expect(cards.sort()).toEqual([...ALL_GIFTS].sort());
      for (const event of events) {
        if (event.kind === 'gift-opened') opened.add(event.gift);
        if (event.kind === 'gift-received') expect('gift' in event).toBe(agreement.reveal === true);
      }
    });
    expect([...opened].sort()).toEqual([...GIFTS].sort());
  });

  it('what is offered is never refused, and what is not offered always', () => {
    inEveryGame(10, ({ state }) => {
      if (state.phase !== 'open-gift') return;
      const offered = choices(state);
      for (const choice of offered) expect(refusal(state, choice)).toBeUndefined();
      const board = boardOf(state.tiles);
      const known = new Set(offered.map(key));
      const roads = new Set(
        offered.flatMap((one) => (one.kind === 'spot' ? [board.featureOf[findSegment(board, one.cell, one.on)]] : [])),
      );
      for (const choice of tried(state)) {
        // A road may be named by any of its segments.
        const isRoad =
          choice.kind === 'spot' && giftsOf(state).opened === 'road-sweeper' && !choice.as && !choice.piece;
        const offers = isRoad
          ? roads.has(board.featureOf[findSegment(board, choice.cell, choice.on)])
          : known.has(key(choice));
        expect(refusal(state, choice) === undefined, key(choice)).toBe(offers);
      }
    });
  });
});
