import { describe, expect, it, test } from 'vitest';
import type { GivenOptions } from '../../setup.ts';
import { begin, beginAndPlay, eventsOf, lay, PASS, type Short } from '../../testdata/positions.ts';
import type { Player } from '../../words.ts';
import type { GoldRushPart } from './part.ts';

/** A mountain open to the east; the last tile closes it and brings a token worth 5. */
const short = (more: Partial<Short>): Short => ({
  modules: ['gold-rush'],
  players: ['red', 'blue', 'yellow'],
  tiles: [
    [0, 0, 'mountain:NE1'],
    [0, -1, 'mountain:ES1'],
    [1, -1, 'mountain:SW1'],
  ],
  next: ['mountain:NW2'],
  parts: { 'gold-rush': { stacks: [{ cell: [0, 0], on: 'mountain:NE', tokens: [3, 0, 2] }], supply: [1, 5, 1] } },
  ...more,
});

describe('the tokens of a completed mountain', () => {
  const PLACES = [
    [0, 0, 'mountain:NE'],
    [0, -1, 'mountain:ES'],
    [1, -1, 'mountain:SW'],
  ] as const;
  const on = (...players: Player[]): NonNullable<Short['followers']> =>
    players.map((player, i) => [player, ...(PLACES[i] as (typeof PLACES)[0])]);

  test.each<[string, Player, Player[], GoldRushPart['owned'], string[]]>([
    ['all go to the only owner (RUSH-56)', 'red', ['blue'], { blue: [5, 1, 3, 0, 2] }, []],
    ['all go to the majority', 'red', ['blue', 'red', 'blue'], { blue: [5, 1, 3, 0, 2] }, []],
    [
      'two share in turn, the active player first (RUSH-58)',
      'blue',
      ['red', 'blue'],
      { blue: [5, 3, 2], red: [1, 0] },
      ['RUSH-58', 'RUSH-59'],
    ],
    [
      'two share in turn, the next owner clockwise first',
      'yellow',
      ['blue', 'red'],
      { red: [5, 3, 2], blue: [1, 0] },
      ['RUSH-58', 'RUSH-59'],
    ],
    [
      'three share in turn',
      'blue',
      ['red', 'blue', 'yellow'],
      { blue: [5, 0], yellow: [1, 2], red: [3] },
      ['RUSH-58', 'RUSH-59'],
    ],
  ])('%s', (_, active, players, owned, also) => {
    const { state, events } = beginAndPlay(short({ active, followers: on(...players) }), lay(1, 0), PASS);
    expect(state.parts['gold-rush']).toMatchObject({ owned, stacks: [], supply: [1] });
    expect(eventsOf(events, 'tokens-shared')).toMatchObject([{ final: false, rule: 'RUSH-56', also }]);
    expect(eventsOf(events, 'feature-scored')).toMatchObject([{ value: 5, rule: 'RUSH-56' }]);
    for (const player of Object.keys(owned)) expect(state.points[player as Player]).toBe(5);
  });

  test.each([
    ['supply', 6, 0],
    ['removed', 1, 5],
  ] as const)('go to nobody without a gold miner: %s (RUSH-60)', (unownedTokens, supply, removed) => {
    const { state, events } = beginAndPlay(
      short({ options: { 'gold-rush': { unownedTokens } }, seed: 9 }),
      lay(1, 0),
      PASS,
    );
    const part = state.parts['gold-rush'];
    expect([part?.supply.length, part?.removed.length, part?.stacks, part?.owned]).toEqual([supply, removed, [], {}]);
    expect(part?.supply.concat(part.removed).toSorted()).toEqual([0, 1, 1, 2, 3, 5]);
    expect(eventsOf(events, 'tokens-unowned')).toMatchObject([{ count: 5, to: unownedTokens, rule: 'RUSH-60' }]);
    expect(state.points).toEqual({});
  });

  it('mixes the supply again', () => {
    const orders = new Set(
      [1, 2, 3, 4, 5, 6].map((seed) =>
        beginAndPlay(short({ seed }), lay(1, 0), PASS).state.parts['gold-rush']?.supply.join(),
      ),
    );
    expect(orders.size).toBeGreaterThan(2);
  });

  it('tents go back to their owners, others stay (RUSH-61)', () => {
    const tents = [
      { player: 'red', cell: [0, 0], on: 'mountain:NE' },
      { player: 'blue', cell: [1, -1], on: 'mountain:SW' },
      { player: 'yellow', cell: [5, 0], on: 'mountain:N' },
    ] as const;
    const tiles: Short['tiles'] = [
      ...short({}).tiles,
      [0, 1, 'prairie'],
      ...[1, 2, 3, 4].map((x) => [x, 1, 'prairie'] as const),
      [5, 1, 'prairie'],
      [5, 0, 'mountain:N1'],
    ];
    const { state, events } = beginAndPlay(short({ tiles, parts: { 'gold-rush': { tents } } }), lay(1, 0), PASS);
    expect(state.parts['gold-rush']?.tents).toEqual([tents[2]]);
    expect(['red', 'blue', 'yellow'].map((player) => state.supply[player as Player]?.tent)).toEqual([1, 1, 0]);
    expect(eventsOf(events, 'tents-returned')).toMatchObject([{ tents: tents.slice(0, 2), rule: 'RUSH-61' }]);
  });

  it('come before any points, also where several mountains are completed (RUSH-70)', () => {
    const { events } = beginAndPlay(
      {
        modules: ['gold-rush'],
        tiles: [
          [0, 0, 'mountain:N1'],
          [0, -2, 'mountain:S1'],
          [1, -1, 'track:W'],
          [1, 0, 'prairie'],
          [1, -2, 'prairie'],
        ],
        followers: [
          ['red', 0, 0, 'mountain:N'],
          ['blue', 0, -2, 'mountain:S'],
          ['red', 1, -1, 'track:W'],
        ],
        next: ['mountain:N1,S1 track:E'],
      },
      lay(0, -1),
      PASS,
    );
    const told = events.flatMap((event) =>
      event.kind === 'tokens-shared' || event.kind === 'feature-scored' ? [`${event.kind} ${event.feature.kind}`] : [],
    );
    expect(told).toEqual([
      'tokens-shared mountain',
      'tokens-shared mountain',
      'feature-scored mountain',
      'feature-scored mountain',
      'feature-scored track',
    ]);
    for (const scored of eventsOf(events, 'feature-scored')) expect(scored.also).toContain('RUSH-70');
  });
});

describe('a mountain that is open at the end', () => {
  const end = (options: GivenOptions['gold-rush']) =>
    begin(
      short({
        options: { 'gold-rush': options ?? {} },
        followers: [['red', 0, 0, 'mountain:NE']],
        next: [],
        then: 'end',
      }),
    );
  test.each<[string, GivenOptions['gold-rush'], number, string[]]>([
    ['gives its tokens and no points for nuggets (RUSH-73, RUSH-74)', {}, 5, ['tokens-shared RUSH-73']],
    ['gives a point for each nugget by the option', { finalNuggets: 1 }, 8, ['tokens-shared RUSH-73']],
    ['keeps its tokens by the option', { finalTokens: false }, 0, []],
  ])('%s', (_, options, points, told) => {
    const { state, events } = end(options);
    expect(state.points.red ?? 0).toBe(points);
    expect(
      eventsOf(events, 'tokens-shared').map(({ kind, rule, final }) => `${kind} ${rule}${final ? '' : '!'}`),
    ).toEqual(told);
    expect(eventsOf(events, 'feature-scored')).toMatchObject([{ rule: 'RUSH-74', final: true }]);
    expect(state.followers).toEqual([]);
  });
});
