import { describe, expect, it, test } from 'vitest';
import { MODULE_REFUSALS } from '../modules/kinds.ts';
import { type Choice, type GameState, REFUSALS, type RefusalReason } from '../state.ts';
import { begin, beginAndPlay, castle, lay, PASS, playAll, type Short } from '../testdata/positions.ts';
import type { RuleId } from '../words.ts';
import { choices, decision, forcedChoice, play, refusal } from './play.ts';

const start = (short: Partial<Short> = {}): GameState =>
  begin({ modules: ['goldmines', 'castles'], tiles: [[0, 0, 'base/D']], next: ['base/U'], ...short }).state;
const after = (short: Partial<Short>, ...made: Choice[]): GameState => playAll(start(short), made).state;

const placedGold = () =>
  after(
    {
      tiles: [
        [-1, 0, 'base/U', 1],
        [0, 0, 'base/D'],
      ],
      next: ['gold/G1'],
    },
    lay(0, 1),
  );
const laidBeside = () => after({ followers: [['blue', 0, 0, 'road:E']] }, lay(1, 0, 1));
/** A tile that completes two small cities, of which the other player has the second. */
const twoCities = (short: Partial<Short> = {}) =>
  after(
    {
      tiles: [
        [0, 0, 'city:S'],
        [1, 0, 'field'],
        [1, 1, 'field'],
        [1, 2, 'field'],
        [0, 2, 'city:N'],
      ],
      followers: [
        ['red', 0, 0, 'city:S'],
        ['blue', 0, 2, 'city:N'],
      ],
      next: ['base/H'],
      ...short,
    },
    lay(0, 1),
    PASS,
  );
/** Red and blue share the gold on a road that red has just closed; more gold lies beside it. */
const award = () =>
  after(
    {
      tiles: [
        [0, 0, 'base/W'],
        [2, 0, 'base/W'],
        [0, -1, 'field'],
        [1, -1, 'field'],
        [2, -1, 'field'],
      ],
      followers: [
        ['red', 0, 0, 'road:E'],
        ['blue', 2, 0, 'road:W'],
      ],
      gold: [
        [0, 0, 1],
        [2, 0, 1],
        [1, -1, 1],
      ],
      next: ['base/U'],
    },
    lay(1, 0, 1),
    PASS,
  );
/** Red must say which of two features his castle scores: a city or a road (CASTLE-EX-4). */
const twoFeatures = () =>
  after(
    {
      tiles: [
        [0, 0, 'city:S'],
        [0, 1, 'city:N'],
        [1, -1, 'base/F'],
        [1, -2, 'city:S'],
        [0, -1, 'base/V', 1],
        [2, -1, 'base/V', 2],
        [2, 0, 'base/W'],
        [1, 1, 'base/W', 3],
      ],
      castles: [castle('red', 0, 0)],
      next: ['base/J'],
    },
    lay(1, 0),
    PASS,
  );

type Row = readonly [RefusalReason, string, () => GameState, Choice, RuleId];
const rows: readonly Row[] = [
  ['game-over', 'after the end', () => start({ next: [], then: 'end' }), PASS, 'BASE-50'],
  ['nothing-known-to-draw', 'behind the last known tile', () => start({ next: [] }), lay(1, 0), 'BASE-11'],
  ['decide-first', 'a follower before the tile', start, { kind: 'follower', on: 'road:E' }, 'BASE-11'],
  ['decide-first', 'a follower before the gold', placedGold, PASS, 'GOLD-12'],
  ['decide-first', 'the next tile before the gold is shared', award, lay(1, 1), 'GOLD-30'],
  ['malformed', 'a cell that is none', start, { kind: 'tile', cell: [0.5, 0], turn: 0 }, 'BASE-11'],
  ['malformed', 'a kind that is none', start, { kind: 'fly' } as unknown as Choice, 'BASE-11'],
  ['malformed', 'a fifth turn', start, { kind: 'tile', cell: [1, 0], turn: 4 as 3 }, 'BASE-11'],
  ['malformed', 'a follower on nothing', laidBeside, { kind: 'follower' } as unknown as Choice, 'BASE-16'],
  ['cell-taken', 'on the start tile', start, lay(0, 0), 'BASE-12'],
  ['cell-too-far', 'beyond what can be written down', start, lay(128, 0), 'BASE-12'],
  ['touches-nothing', 'diagonally', start, lay(1, 1), 'BASE-12'],
  ['edges-differ', 'a field against a road', start, lay(1, 0, 0), 'BASE-12'],
  ['no-such-spot', 'a city on a road tile', laidBeside, { kind: 'follower', on: 'city:N' }, 'BASE-17'],
  [
    'feature-occupied',
    'a road with a follower on its other tile',
    laidBeside,
    { kind: 'follower', on: 'road:EW' },
    'BASE-18',
  ],
  [
    'figure-not-allowed',
    'an abbot who is not in the game',
    laidBeside,
    { kind: 'follower', on: 'road:EW', piece: 'abbot' },
    'BASE-17',
  ],
  [
    'no-followers-left',
    'with an empty supply',
    () => ({ ...laidBeside(), supply: {} }),
    { kind: 'follower', on: 'field:NL.NR.EL.WR' },
    'BASE-20',
  ],
  ['gold-on-empty-cell', 'beside the new tile', placedGold, { kind: 'gold', cell: [1, 1] }, 'GOLD-13'],
  ['gold-on-own-tile', 'both pieces on the new tile', placedGold, { kind: 'gold', cell: [0, 1] }, 'GOLD-12'],
  ['gold-too-far', 'two cells away', placedGold, { kind: 'gold', cell: [2, 1] }, 'GOLD-13'],
  [
    'not-this-city',
    'the other owner decides later',
    twoCities,
    { kind: 'castle', cell: [0, 2], build: true },
    'CASTLE-12',
  ],
  [
    'no-castle-left',
    'the other owner has no token',
    () => twoCities({ supply: { blue: { castle: 0 } } }),
    { kind: 'castle', cell: [0, 2], build: true },
    'CASTLE-06',
  ],
  ['not-a-small-city', 'a cell without one', twoCities, { kind: 'castle', cell: [1, 0], build: true }, 'CASTLE-04'],
  [
    'castle-needs-one-follower',
    'nobody stands in the other city',
    () => twoCities({ followers: [['red', 0, 0, 'city:S']] }),
    { kind: 'castle', cell: [0, 2], build: true },
    'CASTLE-10',
  ],
  [
    'feature-not-offered',
    'a city that was complete before',
    twoFeatures,
    { kind: 'score', cell: [0, 0], on: 'city:S' },
    'CASTLE-18',
  ],
  ['no-gold-there', 'an empty tile', award, { kind: 'take', cell: [0, -1] }, 'GOLD-30'],
  ['no-claim', 'gold beside the road', award, { kind: 'take', cell: [1, -1] }, 'GOLD-30'],
];

describe('refusals', () => {
  test.each(rows)('%s: %s', (reason, _, state, choice, rule) => {
    expect(refusal(state(), choice)).toMatchObject({ reason, rule });
    expect(() => play(state(), choice)).toThrow(reason);
  });

  it('of the games, gold and castles are all reached', () => {
    const common = REFUSALS.filter((reason) => !(MODULE_REFUSALS as readonly string[]).includes(reason));
    expect(new Set(rows.map(([reason]) => reason))).toEqual(new Set(common));
  });

  it('name the neighbours whose edges differ', () => {
    expect(refusal(start(), lay(1, 0, 0))?.cells).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it('tell what has to be decided first', () => {
    const state = award();
    expect(refusal(state, PASS)?.pending).toEqual(decision(state));
  });
});

describe('choices', () => {
  it('are all let through', () => {
    for (const state of [start(), placedGold(), laidBeside(), twoCities(), twoFeatures(), award()]) {
      expect(choices(state).length).toBeGreaterThan(1);
      for (const choice of choices(state)) expect(refusal(state, choice)).toBeUndefined();
    }
  });

  it('are none where nothing has to be decided', () => {
    expect(choices(start({ next: [] }))).toEqual([]);
    expect(choices(start({ next: [], then: 'end' }))).toEqual([]);
  });
});

describe('playing', () => {
  it('leaves the state before it as it was', () => {
    const state = start();
    const copy = structuredClone(state);
    play(state, lay(1, 0, 1));
    expect(state).toEqual(copy);
  });

  it('makes a choice without an alternative by itself and tells it', () => {
    const { events } = beginAndPlay(
      {
        modules: ['goldmines'],
        tiles: [[0, 0, 'city:S']],
        followers: [['red', 0, 0, 'city:S']],
        gold: [[0, 0, 2]],
        next: ['base/E'],
      },
      lay(0, 1),
      PASS,
    );
    expect(events.filter(({ kind }) => kind === 'gold-taken')).toHaveLength(2);
  });

  it('or waits for it, if it is asked to', () => {
    const state = after(
      {
        tiles: [[0, 0, 'city:S']],
        followers: [['red', 0, 0, 'city:S']],
        modules: ['goldmines'],
        gold: [[0, 0, 1]],
        next: ['base/E'],
      },
      lay(0, 1),
    );
    expect(forcedChoice(state)).toBeUndefined();
    const waiting = play(state, PASS, 'wait').state;
    expect(forcedChoice(waiting)).toEqual({ kind: 'take', cell: [0, 0] });
    expect(choices(waiting)).toHaveLength(1);
    expect(play(waiting, { kind: 'take', cell: [0, 0] }).state).toEqual(play(state, PASS).state);
  });

  it('names a rule in every event', () => {
    const { events } = beginAndPlay({ tiles: [[0, 0, 'base/D']], next: ['base/U'], then: 'end' }, lay(1, 0, 1), PASS);
    expect(events.map(({ kind }) => kind)).toEqual([
      'tile-placed',
      'follower-declined',
      'final-scoring-began',
      'game-ended',
    ]);
    for (const { rule } of events) expect(rule).toMatch(/^(BASE|GOLD|CASTLE)-\d+/);
  });
});
