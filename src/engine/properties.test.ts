/** What must hold in every game: random games, with random modules, options, players and choices. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, boardOf, EMPTY_BOARD, lay } from './board/board.ts';
import { tileCell } from './board/feature.ts';
import type { Agreement, Choice, GameEvent, GameState, PointItem } from './state.ts';
import { agreements, carcassonne, goldRush, inventory, type Moment, randomGame } from './testdata/games.ts';
import { choices, decision, play, refusal } from './turn/play.ts';
import { type ModuleName, type Player, RULE_PREFIXES, SIDES, TURNS } from './words.ts';

/** With `npm run test:long` so many times as many games. */
const LONG = process.env.MODE === 'long' ? 20 : 1;

/** Checks all moments of some random games. */
function inEveryGame(runs: number, check: (moment: Moment, agreement: Agreement) => void): void {
  fc.assert(
    fc.property(agreements, fc.integer(), (agreement, seed) => {
      for (const moment of randomGame(agreement, seed)) check(moment, agreement);
    }),
    { numRuns: runs * LONG, seed: 1, endOnFailure: true },
  );
}

const sum = (counts: readonly (number | undefined)[]): number => counts.reduce<number>((all, n) => all + (n ?? 0), 0);

/** The points an event gives, by player. */
function pointsIn(event: GameEvent): readonly { readonly player: Player; readonly points: number }[] {
  if ('standings' in event && 'items' in event) return event.standings;
  return 'items' in event ? [event] : [];
}

/** The items of an event and what they must sum to. */
function sumsOf(event: GameEvent): readonly (readonly [items: readonly PointItem[], value: number])[] {
  if (!('items' in event)) return [];
  return [[event.items, 'value' in event ? event.value : event.points]];
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

const RULE_ID = new RegExp(`^(${RULE_PREFIXES.join('|')})-([A-Z]+-)?\\d+[a-z]?$`);

const key = (choice: Choice): string => JSON.stringify(Object.entries(choice).sort());

/** The first of a sequence. */
function* take<T>(sequence: Generator<T>): Generator<T> {
  for (const one of sequence) {
    yield one;
    return;
  }
}

describe('in every game', { timeout: 60_000 * LONG }, () => {
  it('nothing is lost and nothing appears, and it comes to its end', () => {
    const seen = new Set<ModuleName>();
    fc.assert(
      fc.property(agreements, fc.integer(), (agreement, seed) => {
        let first: Readonly<Record<string, number>> | undefined;
        let last: Moment | undefined;
        for (const moment of randomGame(agreement, seed)) {
          first ??= inventory(moment.state);
          expect(inventory(moment.state)).toEqual(first);
          last = moment;
        }
        expect(last?.state.phase).toBe('over');
        for (const name of agreement.modules) seen.add(name);
      }),
      { numRuns: 100 * LONG, seed: 1, endOnFailure: true },
    );
    expect(seen.size).toBe(18);
  });

  it.each([
    ['Carcassonne', carcassonne, { gold: 16, gifts: 25 }],
    ['Gold Rush', goldRush, { tokens: 63 }],
  ] as const)('%s begins with what its boxes hold', (_, games, whole) => {
    fc.assert(
      fc.property(games, fc.integer(), (agreement, seed) => {
        const [moment] = [...take(randomGame(agreement, seed))];
        const counts = inventory((moment as Moment).state);
        for (const [thing, count] of Object.entries(whole)) expect([count, undefined]).toContain(counts[thing]);
      }),
      { numRuns: 20 },
    );
  });

  it('the points told sum to the points held, and every sum is right', () => {
    let told: Partial<Record<Player, number>> = {};
    inEveryGame(25, ({ state, events }, { players }) => {
      if (state.turn === 1 && state.tiles.length === 1) told = {};
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
        // So may a tile that covers two squares.
        if (
          choice.kind === 'gold' &&
          known.has(key({ ...choice, cell: tileCell(boardOf(state.tiles), choice.cell) }))
        ) {
          continue;
        }
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
      for (const { rule, also = [] } of events) for (const id of [rule, ...also]) expect(id).toMatch(RULE_ID);
      if (state.phase !== 'over') return;
      expect(state.followers).toEqual([]);
      expect(state.pile.drawn).toBe(state.pile.order.length);
      const end = events.at(-1);
      const most = Math.max(...players.map((player) => state.points[player] ?? 0));
      expect(end?.kind === 'game-ended' && end.winners.map((player) => end.points[player])).toContain(most);
    });
  });
});
