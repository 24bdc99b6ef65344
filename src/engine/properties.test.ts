/** What must hold in every game: random games, with random modules, options, players and choices. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, boardOf, EMPTY_BOARD, lay } from './board/board.ts';
import { OPTION_VALUES } from './options.ts';
import { nextRandom } from './random.ts';
import { agree, newGame } from './setup.ts';
import type { Agreement, Choice, GameEvent, GameState, PointItem } from './state.ts';
import { choices, decision, play, refusal } from './turn/play.ts';
import { PLAYERS, type Player, SIDES, TURNS } from './words.ts';

const agreements: fc.Arbitrary<Agreement> = fc
  .record({
    modules: fc.subarray(['goldmines', 'castles'] as const),
    players: fc.shuffledSubarray([...PLAYERS], { minLength: 2 }),
    smallCity: fc.constantFrom(...OPTION_VALUES.base.smallCity),
    fields: fc.constantFrom(...OPTION_VALUES.base.fields),
    rgg: fc.boolean(),
  })
  .map(({ modules, players, smallCity, fields, rgg }) =>
    agree(modules, players, { base: { smallCity, fields }, goldmines: { rgg } }),
  );

interface Moment {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const entry of Object.values(value)) freeze(entry);
  }
  return value;
}

/** Every state of a game with random choices, all of them frozen: whoever changes one of them throws. */
function* randomGame(agreement: Agreement, seed: number): Generator<Moment> {
  let random = seed;
  let { state, events } = newGame({ agreement, seed });
  for (;;) {
    yield { state: freeze(state), events: freeze(events) };
    const options = choices(state);
    if (options.length === 0) return;
    const [value, next] = nextRandom(random);
    random = next;
    ({ state, events } = play(state, options[Math.floor(value * options.length)] as Choice));
  }
}

/** Checks all moments of some random games. */
function inEveryGame(runs: number, check: (moment: Moment, agreement: Agreement) => void): void {
  fc.assert(
    fc.property(agreements, fc.integer(), (agreement, seed) => {
      for (const moment of randomGame(agreement, seed)) check(moment, agreement);
    }),
    { numRuns: runs, seed: 1, endOnFailure: true },
  );
}

const sum = (counts: readonly (number | undefined)[]): number => counts.reduce<number>((all, n) => all + (n ?? 0), 0);

/** The points an event gives, by player. */
function pointsIn(event: GameEvent): readonly { readonly player: Player; readonly points: number }[] {
  if (event.kind === 'feature-scored' || event.kind === 'city-supplied') return event.standings;
  return event.kind === 'castle-scored' || event.kind === 'gold-scored' ? [event] : [];
}

/** The items of an event and what they must sum to. */
function sumsOf(event: GameEvent): readonly (readonly [items: readonly PointItem[], value: number])[] {
  if (event.kind === 'feature-scored' || event.kind === 'city-supplied') return [[event.items, event.value]];
  return event.kind === 'castle-scored' || event.kind === 'gold-scored' ? [[event.items, event.points]] : [];
}

/** Features as sets of `cell spot`, whatever their numbers. */
function normal(board: Board): string[] {
  return board.features
    .flatMap((feature) => {
      if (!feature) return [];
      const segments = feature.segments.map((segment) => {
        const tile = board.tileOf[segment] as number;
        const spot = board.tiles[tile]?.segments[segment - (board.firstSegment[tile] as number)]?.spot;
        return `${board.placed[tile]?.cell} ${spot}`;
      });
      return [`${feature.kind} ${feature.open} ${segments.sort().join('; ')}`];
    })
    .sort();
}

/** Choices of all kinds around the board, legal or not. */
function* triedChoices(state: GameState): Generator<Choice> {
  const cells = state.tiles
    .slice(-3)
    .flatMap(({ cell: [x, y] }) => [-2, -1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [x + dx, y + dy] as const)));
  for (const cell of cells) {
    for (const turn of TURNS) yield { kind: 'tile', cell, turn };
    yield { kind: 'gold', cell };
    yield { kind: 'take', cell };
    for (const build of [true, false]) yield { kind: 'castle', cell, build };
    for (const side of SIDES) yield { kind: 'score', cell, on: `city:${side}` };
  }
  for (const side of SIDES) for (const kind of ['city', 'road']) yield { kind: 'follower', on: `${kind}:${side}` };
  yield { kind: 'follower', on: 'cloister' };
  yield { kind: 'pass' };
}

const key = (choice: Choice): string => JSON.stringify(Object.entries(choice).sort());

describe('in every game', { timeout: 60_000 }, () => {
  it('nothing is lost and nothing appears: gold, followers, castles, tiles', () => {
    inEveryGame(25, ({ state }, { modules, players }) => {
      const { goldmines, castles } = state.parts;
      if (goldmines) {
        const lying = sum(goldmines.onBoard.map(({ count }) => count));
        expect(goldmines.supply + lying + sum(Object.values(goldmines.owned)) + goldmines.removed).toBe(16);
      }
      for (const player of players) {
        const standing = state.followers.filter((follower) => follower.player === player).length;
        expect(standing + (state.supply[player]?.follower ?? 0)).toBe(7);
        const built = castles?.castles.filter((castle) => castle.player === player).length ?? 0;
        const tokens = modules.includes('castles') ? (players.length <= 4 ? 3 : 2) : 0;
        expect(built + (state.supply[player]?.castle ?? 0)).toBe(tokens);
      }
      const tiles = 72 + (modules.includes('goldmines') ? 8 : 0) + (modules.includes('castles') ? 12 : 0);
      const { order, drawn } = state.pile;
      expect(state.tiles.length + state.aside.length + (state.hand ? 1 : 0) + order.length - drawn).toBe(tiles);
    });
  });

  it('the points told sum to the points held, and every sum is right', () => {
    let told: Partial<Record<Player, number>> = {};
    inEveryGame(25, ({ state, events }, { players }) => {
      if (state.tiles.length === 1) told = {};
      for (const event of events) {
        for (const { player, points } of pointsIn(event)) told[player] = (told[player] ?? 0) + points;
        for (const [items, value] of sumsOf(event)) {
          expect(sum(items.map(({ points }) => points))).toBe(value);
          for (const { count, each, points } of items) expect(count * each).toBe(points);
        }
      }
      for (const player of players) expect(state.points[player] ?? 0).toBe(told[player] ?? 0);
    });
  });

  it('every follower that comes to the board or leaves it is told', () => {
    let told = 0;
    inEveryGame(15, ({ state, events }) => {
      if (state.tiles.length === 1) told = 0;
      for (const event of events) {
        if (event.kind === 'follower-placed') told += 1;
        if (event.kind === 'followers-returned') told -= event.followers.length;
      }
      expect(state.followers).toHaveLength(told);
    });
  });

  it('what is offered is never refused, and what is not offered always', () => {
    inEveryGame(10, ({ state }) => {
      const offered = choices(state);
      for (const choice of offered) expect(refusal(state, choice)).toBeUndefined();
      if (state.turn % 4) return;
      const known = new Set(offered.map(key));
      const pending = decision(state);
      for (const choice of triedChoices(state)) {
        // A small city may be named by its other tile as well.
        if (known.has(key(choice)) || (choice.kind === 'castle' && pending?.kind === 'build-castle')) continue;
        expect(refusal(state, choice)).toBeDefined();
      }
    });
  });

  it('a state is plain JSON and goes on the same from a copy', () => {
    inEveryGame(8, ({ state }) => {
      const copy = JSON.parse(JSON.stringify(state)) as GameState;
      expect(copy).toEqual(state);
      const options = choices(state);
      expect(choices(copy)).toEqual(options);
      if (options[0]) expect(play(copy, options[0])).toEqual(play(state, options[0]));
    });
  });

  it('the board grown tile by tile equals the board built from the list, in any order', () => {
    inEveryGame(8, ({ state }) => {
      if (state.tiles.length % 8) return;
      const grown = boardOf(state.tiles);
      expect(grown).toEqual(state.tiles.reduce(lay, EMPTY_BOARD));
      expect(normal([...state.tiles].reverse().reduce(lay, EMPTY_BOARD))).toEqual(normal(grown));
    });
  });

  it('every event names a rule, and the game ends with everybody off the board', () => {
    inEveryGame(15, ({ state, events }, { players }) => {
      for (const { rule } of events) expect(rule).toMatch(/^(BASE|GOLD|CASTLE)-\d+[a-z]?$/);
      if (state.phase !== 'over') return;
      expect(state.followers).toEqual([]);
      expect(state.pile.drawn).toBe(state.pile.order.length);
      const end = events.at(-1);
      const most = Math.max(...players.map((player) => state.points[player] ?? 0));
      expect(end?.kind === 'game-ended' && end.winners.map((player) => end.points[player])).toContain(most);
    });
  });
});
