import { describe, expect, it, test } from 'vitest';
import { agree, fullPile } from '../../setup.ts';
import type { Choice, RefusalReason } from '../../state.ts';
import { begin, beginAndPlay, castle, eventsOf, lay, offered, PASS, type Short } from '../../testdata/positions.ts';
import { getTile } from '../../tiles/catalogue.ts';
import { choices, decision, play, refusal } from '../../turn/play.ts';
import type { RuleId } from '../../words.ts';

/** Blue has knights in two cities and Green one in a third; the shield goes below them. */
const KNIGHTS: Short = {
  modules: ['crop-circles'],
  players: ['red', 'blue', 'green'],
  tiles: [
    [-1, 0, 'base/E'],
    [0, 0, 'base/E'],
    [1, 0, 'base/E'],
  ],
  followers: [
    ['blue', -1, 0, 'city:N'],
    ['blue', 0, 0, 'city:N'],
    ['green', 1, 0, 'city:N'],
  ],
  next: ['crop2/5'],
};
const PLACE = [lay(0, 1, 1), PASS];
const ADD: Choice = { kind: 'crop-action', action: 'add' };
const REMOVE: Choice = { kind: 'crop-action', action: 'remove' };
const add = (x: number, y: number, on: string): Choice => ({ kind: 'crop-add', cell: [x, y], on });
const remove = (x: number, y: number, on: string): Choice => ({ kind: 'crop-remove', cell: [x, y], on });

describe('the pile', () => {
  test.each([
    ['II', ['crop2'], 6],
    ['I', ['crop1'], 6],
    ['both', ['crop1', 'crop2'], 12],
  ] as const)('of set %s holds the tiles of %j (CROP-01, CROP-02)', (set, boxes, count) => {
    const pile = fullPile(agree(['crop-circles'], ['red', 'blue'], { 'crop-circles': { set } }), 'base/D');
    const found = pile.filter((name) => name.startsWith('crop'));
    expect(found).toHaveLength(count);
    expect([...new Set(found.map((name) => name.split('/')[0]))]).toEqual(boxes);
    expect(pile).toHaveLength(71 + count);
  });

  test.each(['pitchfork', 'club', 'shield'] as const)('has two tiles of each set with a %s (CROP-07)', (mark) => {
    const pile = fullPile(agree(['crop-circles'], ['red', 'blue'], { 'crop-circles': { set: 'both' } }), 'base/D');
    const marked = pile.filter((name) => getTile(name).marks.includes(mark));
    expect(marked.map((name) => name.split('/')[0]).sort()).toEqual(['crop1', 'crop1', 'crop2', 'crop2']);
  });
});

describe('who is meant (CROP-06, CROP-14)', () => {
  const all: Short = {
    modules: ['crop-circles'],
    tiles: [
      [0, 0, 'base/D'],
      [1, 0, 'base/U', 1],
    ],
    followers: [
      ['blue', 0, 0, 'city:N'],
      ['blue', 0, 0, 'road:E'],
      ['blue', 1, 0, 'field:SL'],
    ],
  };
  test.each([
    ['field pitchfork', 'field:ER.SL.SR.WL', 'field'],
    ['field club', 'road:EW', 'road'],
    ['field shield', 'city:N', 'city'],
  ])('%s means %s', (tile, on, feature) => {
    const { state } = beginAndPlay({ ...all, next: [tile] }, lay(1, 1));
    expect(decision(state)).toMatchObject({ kind: 'crop-action', player: 'red', feature, rule: 'CROP-17' });
    const { events } = play(state, REMOVE);
    expect(eventsOf(events, 'followers-returned').flatMap(({ followers }) => followers.map((one) => one.on))).toEqual([
      on,
    ]);
  });

  it('means nobody without a crop circle', () => {
    const { state, events } = beginAndPlay({ ...all, next: ['field', 'field'] }, lay(1, 1));
    expect(decision(state)).toMatchObject({ kind: 'place-tile', player: 'blue' });
    expect(eventsOf(events, 'crop-action-chosen')).toEqual([]);
  });

  it('does not mean a lord (CROP-31)', () => {
    const start: Short = {
      modules: ['castles', 'crop-circles'],
      tiles: [
        [0, 0, 'base/E', 2],
        [0, 1, 'base/E'],
      ],
      castles: [castle('blue', 0, 0)],
      next: ['field shield'],
    };
    const { events } = beginAndPlay(start, lay(1, 0), PASS, REMOVE);
    expect(
      eventsOf(events, 'crop-idle').map(({ player, also }) => [player, also?.includes('CROP-31') ?? false]),
    ).toEqual([
      ['blue', true],
      ['red', false],
    ]);
    expect(eventsOf(events, 'followers-returned')).toEqual([]);
  });
});

describe('the order (CROP-13, CROP-15, CROP-16)', () => {
  it('lets the active player choose, then goes clockwise with the active player last', () => {
    const start = { ...KNIGHTS, active: 'blue', next: ['crop2/5'] } as const;
    let { state } = beginAndPlay(start, lay(0, 1, 1), { kind: 'follower', on: 'city:E' });
    expect(decision(state)).toMatchObject({ kind: 'crop-action', player: 'blue', rule: 'CROP-13', cell: [0, 1] });
    ({ state } = play(state, ADD));
    expect(decision(state)).toMatchObject({ kind: 'crop-add', player: 'green', rule: 'CROP-15', must: false });
    const told = play(state, PASS);
    expect(told.events.map(({ kind, rule }) => [kind, rule])).toEqual([
      ['follower-declined', 'CROP-21'],
      ['crop-idle', 'CROP-16'],
    ]);
    expect(decision(told.state)).toMatchObject({ kind: 'crop-add', player: 'blue' });
    expect(offered(told.state, 'crop-add')).toHaveLength(3);
    const last = play(told.state, add(0, 1, 'city:E'));
    expect(last.events[0]).toMatchObject({
      kind: 'follower-placed',
      player: 'blue',
      rule: 'CROP-18',
      also: expect.arrayContaining(['CROP-25']),
    });
    expect(last.state.supply.blue).toEqual({ follower: 3 });
    expect(last.state.parts).toEqual({});
  });

  it('comes after the gold (GOLD-24)', () => {
    const { events } = beginAndPlay(
      {
        modules: ['goldmines', 'crop-circles'],
        tiles: [
          [0, 0, 'base/A', 3],
          [1, 0, 'base/U', 1],
        ],
        followers: [['blue', 1, 0, 'road:W']],
        gold: [[1, 0, 1]],
        next: ['crop2/1'],
      },
      lay(2, 0, 2),
      PASS,
      ADD,
    );
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('gold-taken')).toBeGreaterThan(kinds.indexOf('feature-scored'));
    expect(kinds.indexOf('crop-action-chosen')).toBeGreaterThan(kinds.indexOf('gold-taken'));
    expect(eventsOf(events, 'crop-action-chosen')).toMatchObject([
      { also: expect.arrayContaining(['CROP-12', 'CROP-14', 'CROP-24', 'CROP-27']) },
    ]);
  });
});

describe('adding', () => {
  it('offers each place of an own follower once (CROP-20)', () => {
    const start = { ...KNIGHTS, followers: [...(KNIGHTS.followers ?? []), ['blue', 0, 0, 'city:N']] } as Short;
    const { state } = beginAndPlay(start, ...PLACE, ADD);
    expect(choices(state)).toEqual([add(-1, 0, 'city:N'), add(0, 0, 'city:N'), PASS]);
  });

  it('tells a changed majority (CROP-26), and none where it stays', () => {
    const shared: Short = {
      ...KNIGHTS,
      tiles: [
        [0, -1, 'base/N', 2],
        [0, 0, 'base/D'],
        [1, 0, 'base/U', 1],
      ],
      followers: [
        ['blue', 0, 0, 'city:N'],
        ['green', 0, -1, 'city:W'],
      ],
    };
    const { state, events } = beginAndPlay(shared, ...PLACE, ADD, add(0, 0, 'city:N'));
    expect(eventsOf(events, 'follower-placed')).toMatchObject([
      { player: 'blue', also: expect.arrayContaining(['CROP-26']) },
    ]);
    const again = play(state, add(0, -1, 'city:SW'));
    expect(again.events[0]).toMatchObject({ player: 'green', also: expect.arrayContaining(['CROP-26']) });
    const alone = beginAndPlay(
      { ...shared, followers: [['blue', 0, 0, 'city:N']] },
      ...PLACE,
      ADD,
      add(0, 0, 'city:N'),
    );
    expect(eventsOf(alone.events, 'follower-placed')[0]?.also ?? []).not.toContain('CROP-26');
  });

  it('is not possible without a follower at hand (CROP-19)', () => {
    const { state, events } = beginAndPlay({ ...KNIGHTS, supply: { blue: { follower: 0 } } }, ...PLACE, ADD);
    expect(eventsOf(events, 'follower-impossible')).toMatchObject([{ player: 'blue', rule: 'CROP-19' }]);
    expect(decision(state)).toMatchObject({ player: 'green' });
  });

  it('is a must by the other reading, and made where there is one place only (CROP-21)', () => {
    const start = { ...KNIGHTS, options: { 'crop-circles': { addMandatory: true } } } as const;
    const { state } = beginAndPlay(start, ...PLACE, ADD);
    expect(decision(state)).toMatchObject({ kind: 'crop-add', player: 'blue', must: true });
    expect(choices(state)).toHaveLength(2);
    const { events } = play(state, add(0, 0, 'city:N'));
    expect(eventsOf(events, 'follower-placed').map(({ player, also }) => [player, also?.includes('CROP-21')])).toEqual([
      ['blue', true],
      ['green', true],
    ]);
  });

  it('can go anywhere on the feature by the other reading (CROP-20)', () => {
    const start: Short = {
      ...KNIGHTS,
      options: { 'crop-circles': { addAnywhere: true } },
      tiles: [
        [0, -1, 'base/N', 2],
        [0, 0, 'base/D'],
      ],
      followers: [['blue', 0, 0, 'city:N']],
    };
    const { state } = beginAndPlay(start, ...PLACE, ADD);
    expect(offered(state, 'crop-add').map(({ cell }) => cell)).toEqual([
      [0, -1],
      [0, 0],
    ]);
    expect(play(state, add(0, -1, 'city:SW')).events[0]).toMatchObject({ also: expect.arrayContaining(['CROP-20']) });
    expect(play(state, add(0, 0, 'city:N')).events[0]?.also ?? []).not.toContain('CROP-20');
  });
});

describe('removing (CROP-22)', () => {
  it('takes one of two on the same place', () => {
    const start = {
      ...KNIGHTS,
      followers: [
        ['blue', 0, 0, 'city:N'],
        ['blue', 0, 0, 'city:N'],
      ],
    } as Short;
    const { state, events } = beginAndPlay(start, ...PLACE, REMOVE);
    expect(eventsOf(events, 'followers-returned')).toMatchObject([
      { followers: [{ player: 'blue' }], rule: 'CROP-22' },
    ]);
    expect(state.followers).toHaveLength(1);
    expect(state.supply.blue).toEqual({ follower: 6 });
    expect(state.points).toEqual({});
  });

  it('can take the follower placed in this turn (CROP-25)', () => {
    const { events } = beginAndPlay(
      { ...KNIGHTS, followers: [] },
      lay(0, 1, 1),
      { kind: 'follower', on: 'city:E' },
      REMOVE,
    );
    expect(eventsOf(events, 'followers-returned')).toMatchObject([
      { rule: 'CROP-22', also: expect.arrayContaining(['CROP-25']) },
    ]);
  });
});

type Row = readonly [RefusalReason, RuleId, string, Short, readonly Choice[], Choice];
const must: Short = { ...KNIGHTS, options: { 'crop-circles': { addMandatory: true } } };
const rows: readonly Row[] = [
  ['decide-first', 'CROP-17', 'passing over the choice', KNIGHTS, PLACE, PASS],
  ['decide-first', 'CROP-17', 'adding before the choice', KNIGHTS, PLACE, add(0, 0, 'city:N')],
  [
    'malformed',
    'CROP-17',
    'no such action',
    KNIGHTS,
    PLACE,
    { kind: 'crop-action', action: 'both' } as unknown as Choice,
  ],
  [
    'malformed',
    'CROP-15',
    'no cell',
    KNIGHTS,
    [...PLACE, ADD],
    { kind: 'crop-add', on: 'city:N' } as unknown as Choice,
  ],
  ['decide-first', 'CROP-15', 'the other action', KNIGHTS, [...PLACE, ADD], remove(0, 0, 'city:N')],
  ['not-beside-own', 'CROP-18', 'beside another player', KNIGHTS, [...PLACE, ADD], add(1, 0, 'city:N')],
  ['not-beside-own', 'CROP-18', 'on an empty city', KNIGHTS, [...PLACE, ADD], add(0, 1, 'city:E')],
  ['not-beside-own', 'CROP-18', 'on no tile', KNIGHTS, [...PLACE, ADD], add(9, 9, 'city:E')],
  ['must-add', 'CROP-21', 'declining where one must', must, [...PLACE, ADD], PASS],
  ['decide-first', 'CROP-15', 'declining to remove', KNIGHTS, [...PLACE, REMOVE], PASS],
  ['not-own-follower', 'CROP-22', 'one of another player', KNIGHTS, [...PLACE, REMOVE], remove(1, 0, 'city:N')],
  ['not-own-follower', 'CROP-22', 'where nobody is', KNIGHTS, [...PLACE, REMOVE], remove(0, 1, 'city:E')],
];

describe('what is refused', () => {
  test.each(rows)('%s by %s: %s', (reason, rule, _, start, made, tried) => {
    const { state } = beginAndPlay(start, ...made);
    expect(refusal(state, tried)).toMatchObject({ reason, rule });
  });

  it('refuses another tile of the same feature by the usual reading (CROP-20)', () => {
    const start: Short = {
      ...KNIGHTS,
      tiles: [
        [0, -1, 'base/N', 2],
        [0, 0, 'base/D'],
      ],
      followers: [['blue', 0, 0, 'city:N']],
    };
    const { state } = beginAndPlay(start, ...PLACE, ADD);
    expect(refusal(state, add(0, -1, 'city:SW'))).toMatchObject({ reason: 'not-beside-own', rule: 'CROP-20' });
  });
});

it('lets several followers be written on one tile', () => {
  const crowd = {
    ...KNIGHTS,
    followers: [
      ['blue', 0, 0, 'city:N'],
      ['green', 0, 0, 'city:N'],
    ],
  } as Short;
  expect(begin(crowd).state.followers).toHaveLength(2);
  expect(() => begin({ ...crowd, modules: [] })).toThrow('two-followers-on-a-tile');
});
