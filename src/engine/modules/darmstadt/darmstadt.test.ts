import { describe, expect, it, test } from 'vitest';
import { agree, fullPile } from '../../setup.ts';
import {
  beginAndPlay,
  castle,
  eventsOf,
  lay,
  PASS,
  type Short,
  type ShortFollower,
  type ShortTile,
} from '../../testdata/positions.ts';
import type { Player } from '../../words.ts';

const RING: ShortTile[] = [
  [-1, -1, 'field'],
  [0, -1, 'field'],
  [1, -1, 'city:N'],
  [-1, 0, 'city:W'],
  [1, 0, 'city:E'],
  [-1, 1, 'city:W'],
  [0, 1, 'city:S'],
];
const CHURCH: Short = {
  modules: ['goldmines', 'darmstadt'],
  players: ['red', 'blue', 'green'],
  tiles: [[0, 0, 'church'], ...RING],
  next: ['field'],
};
const monk: ShortFollower = ['red', 0, 0, 'church'];

describe('a completed church', () => {
  test.each<[string, readonly ShortFollower[], Partial<Record<Player, number>>, boolean]>([
    ['only its own monk', [monk], { red: 12 }, false],
    ['nobody at all', [], {}, false],
    [
      'most around it (GF-DAR-05)',
      [monk, ['blue', 1, 0, 'city:E'], ['blue', -1, 0, 'city:W']],
      { red: 9, blue: 3 },
      true,
    ],
    ['a tie', [monk, ['blue', 1, 0, 'city:E']], { red: 12, blue: 3 }, true],
    [
      'a tie without the owner',
      [
        ['blue', 1, 0, 'city:E'],
        ['green', -1, 1, 'city:W'],
      ],
      { blue: 3, green: 3 },
      true,
    ],
    ['somebody farther off', [monk, ['blue', 2, -1, 'road:N'], ['blue', 3, -1, 'road:N']], { red: 12 }, false],
  ])('gives 3 points for the most followers on nine tiles: %s (GF-DAR-03)', (_, followers, points, apart) => {
    const tiles: Short['tiles'] = [...CHURCH.tiles, [2, -1, 'road:N'], [3, -1, 'road:N']];
    const { state, events } = beginAndPlay({ ...CHURCH, tiles, followers }, lay(1, 1), PASS);
    expect(state.points).toEqual(points);
    const bonus = eventsOf(events, 'church-bonus');
    expect(bonus).toHaveLength(followers.length ? 1 : 0);
    for (const event of bonus) {
      expect(event).toMatchObject({
        value: 3,
        items: [{ what: 'bonus', count: 1, each: 3, points: 3 }],
        rule: 'GF-DAR-03',
      });
      expect((event.also ?? []).includes('GF-DAR-05')).toBe(apart);
    }
    expect(state.parts.darmstadt).toBeUndefined();
  });

  it('counts those who stand there before any goes home, after its own score', () => {
    // The same tile completes a city of blue.
    const tiles: Short['tiles'] = [...CHURCH.tiles.slice(0, -1), [0, 1, 'field'], [0, 2, 'field'], [1, 2, 'city:N']];
    const followers: readonly ShortFollower[] = [monk, ['blue', 1, 2, 'city:N'], ['blue', -1, 1, 'city:W']];
    const { state, events } = beginAndPlay({ ...CHURCH, tiles, followers, next: ['city:S'] }, lay(1, 1), {
      kind: 'follower',
      on: 'field:NL.NR.EL.ER.WL.WR',
    });
    // On the nine tiles stand the monk and the farmer of red, and one knight of blue.
    expect(eventsOf(events, 'church-bonus')).toMatchObject([
      {
        standings: [
          { player: 'red', followers: 2, points: 3 },
          { player: 'blue', followers: 1, points: 0 },
        ],
      },
    ]);
    expect(state.points).toEqual({ red: 12, blue: 4 });
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('church-bonus')).toBeGreaterThan(kinds.lastIndexOf('feature-scored'));
  });

  test.each([
    ['inside', [1, 0]],
    ['with its southern half only', [1, -2]],
  ] as const)('counts a lord whose castle is %s the ring', (_, [x, y]) => {
    const tiles: ShortTile[] = [
      [0, 0, 'church'],
      ...RING.filter(([cx, cy]) => cx !== 1 || cy === 1),
      [1, -2, y === -2 ? 'city:S' : 'field'],
      [1, -1, y === -2 ? 'city:N' : 'field'],
      [1, 0, y === -2 ? 'field' : 'city:S'],
      [1, 1, y === -2 ? 'field' : 'city:N'],
    ];
    const start: Short = {
      ...CHURCH,
      modules: ['castles', 'darmstadt'],
      tiles: tiles.filter(([cx, cy]) => cx !== -1 || cy !== 1),
      castles: [castle('blue', x, y)],
      followers: [],
    };
    const { events } = beginAndPlay({ ...start, next: ['city:W'] }, lay(-1, 1), PASS);
    expect(eventsOf(events, 'church-bonus')).toMatchObject([
      { standings: [{ player: 'blue', followers: 1, points: 3 }] },
    ]);
  });

  it('gives gold to its owner alone (GF-DAR-05, GF-DAR-06)', () => {
    const { state } = beginAndPlay(
      { ...CHURCH, followers: [monk, ['blue', 1, 0, 'city:E'], ['blue', -1, 0, 'city:W']], gold: [[1, 0, 1]] },
      lay(1, 1),
      PASS,
    );
    expect(state.parts.goldmines?.owned).toEqual({ red: 1 });
  });

  it('gives no bonus at the end of the game', () => {
    const { state, events } = beginAndPlay(
      { ...CHURCH, tiles: CHURCH.tiles.slice(0, 3), followers: [monk], then: 'end' },
      lay(1, -1),
      PASS,
    );
    expect(eventsOf(events, 'church-bonus')).toEqual([]);
    expect(state.points).toEqual({ red: 4 });
  });
});

describe('the Darmstadtium (GF-DAR-04)', () => {
  const city: Short = {
    modules: ['darmstadt'],
    tiles: [
      [0, 0, 'darmstadt/1'],
      [0, -1, 'city:S*'],
      [1, 0, 'city:W'],
      [0, 1, 'city:N'],
    ],
    followers: [['red', 0, -1, 'city:S']],
    next: ['city:E'],
  };
  it('adds 3 points to a completed city', () => {
    const { state, events } = beginAndPlay(city, lay(-1, 0), PASS);
    expect(state.points).toEqual({ red: 15 });
    expect(eventsOf(events, 'feature-scored')).toMatchObject([
      {
        items: [
          { what: 'tiles', points: 10 },
          { what: 'shields', points: 2 },
          { what: 'bonus', points: 3, cells: [[0, 0]] },
        ],
        rule: 'BASE-34',
        also: expect.arrayContaining(['GF-DAR-04']),
      },
    ]);
  });

  it('adds nothing to a city that is open at the end, or to any other', () => {
    const open = beginAndPlay({ ...city, next: ['field'], then: 'end' }, lay(1, 1), PASS);
    expect(open.state.points).toEqual({ red: 5 });
    expect(eventsOf(open.events, 'feature-scored')[0]?.also ?? []).not.toContain('GF-DAR-04');
    const other = beginAndPlay(
      {
        ...city,
        tiles: [
          [0, 0, 'city:S'],
          [1, 0, 'darmstadt/3'],
        ],
        followers: [['red', 0, 0, 'city:S']],
        next: ['city:N'],
      },
      lay(0, 1),
      PASS,
    );
    expect(other.state.points).toEqual({ red: 4 });
  });
});

test.each([
  [false, 4],
  [true, 2],
])('with two cloisters left out: %s, the pile holds %i plain ones (GF-DAR-01)', (withoutTwoCloisters, count) => {
  const pile = fullPile(agree(['darmstadt'], ['red', 'blue'], { darmstadt: { withoutTwoCloisters } }), 'base/D');
  expect(pile.filter((name) => name === 'base/B')).toHaveLength(count);
  expect(pile.filter((name) => name === 'base/A')).toHaveLength(2);
  expect(pile.filter((name) => name.startsWith('darmstadt/'))).toHaveLength(3);
});
