import { describe, expect, it, test } from 'vitest';
import { boardOf } from '../../board/board.ts';
import { judgeSituation } from '../../judge.ts';
import { agree, fullPile } from '../../setup.ts';
import {
  beginAndPlay,
  castle,
  eventsOf,
  lay,
  offered,
  PASS,
  type Short,
  type ShortFollower,
  type ShortTile,
  situation,
} from '../../testdata/positions.ts';
import { refusal } from '../../turn/play.ts';
import { linesFrom } from './priors.ts';

const RING: ShortTile[] = [
  [-1, -1, 'field'],
  [0, -1, 'field'],
  [1, -1, 'field'],
  [-1, 0, 'field'],
  [1, 0, 'field'],
  [-1, 1, 'field'],
  [0, 1, 'field'],
];
const prior = (player: 'red' | 'blue'): ShortFollower => [player, 0, 0, 'monastery', { as: 'prior' }];
const OPEN: Short = {
  modules: ['goldmines', 'monasteries'],
  tiles: [[0, 0, 'monastery'], ...RING],
  followers: [prior('red')],
  next: ['field', 'field'],
};

describe('the pile (GF-MON-01)', () => {
  test.each([
    [false, 0],
    [true, 6],
  ])('with the cloisters kept: %s, it holds %i of them', (keepCloisters, count) => {
    const pile = fullPile(
      agree(['castles', 'monasteries'], ['red', 'blue'], { monasteries: { keepCloisters } }),
      'base/D',
    );
    expect(pile.filter((name) => name === 'base/A' || name === 'base/B')).toHaveLength(count);
    expect(pile.filter((name) => name.startsWith('monastery/'))).toHaveLength(6);
    expect(pile.filter((name) => name === 'castles/B7' || name === 'castles/B8')).toHaveLength(2);
  });
});

describe('placing (GF-MON-02)', () => {
  it('offers a monk and a prior, on special monasteries only', () => {
    const laid = beginAndPlay({ ...OPEN, followers: [], next: ['monastery'] }, lay(2, 0)).state;
    expect(offered(laid, 'follower').slice(0, 2)).toEqual([
      { kind: 'follower', on: 'monastery' },
      { kind: 'follower', on: 'monastery', as: 'prior' },
    ]);
    const other = beginAndPlay({ ...OPEN, next: ['cloister'] }, lay(2, 0)).state;
    expect(refusal(other, { kind: 'follower', on: 'cloister', as: 'prior' })).toMatchObject({
      reason: 'figure-not-allowed',
    });
  });
});

describe('a full ring', () => {
  it('completes nothing for a prior alone: no points, no gold, no castle (GF-MON-06)', () => {
    const start: Short = {
      ...OPEN,
      modules: ['goldmines', 'castles', 'monasteries'],
      tiles: [
        ...OPEN.tiles.filter(([x, y]) => (x !== 1 || y !== 0) && (x !== -1 || y !== 1)),
        [1, 0, 'city:S'],
        [1, 1, 'city:N'],
      ],
      castles: [castle('blue', 1, 0)],
      gold: [[0, 0, 1]],
    };
    const { state, events } = beginAndPlay(start, lay(-1, 1), PASS);
    expect(eventsOf(events, 'priors-waited')).toMatchObject([{ feature: { kind: 'monastery' }, rule: 'GF-MON-06' }]);
    for (const kind of [
      'feature-scored',
      'castle-scored',
      'gold-claimed',
      'gold-left',
      'followers-returned',
    ] as const) {
      expect(eventsOf(events, kind)).toEqual([]);
    }
    expect(state.followers).toHaveLength(2);
    const monk = beginAndPlay({ ...start, followers: [['red', 0, 0, 'monastery']] }, lay(-1, 1), PASS);
    expect(monk.state.points).toEqual({ red: 9, blue: 9 });
    expect(eventsOf(monk.events, 'feature-scored')).toMatchObject([{ rule: 'GF-MON-03', value: 9 }]);
  });

  it('is told once, when it becomes full, also by the monastery itself', () => {
    const later = beginAndPlay(OPEN, lay(1, 1), PASS, lay(2, 0), PASS);
    expect(eventsOf(later.events, 'priors-waited')).toHaveLength(1);
    const last: Short = { ...OPEN, tiles: [...RING, [1, 1, 'field']], followers: [], next: ['monastery'] };
    const { events } = beginAndPlay(last, lay(0, 0), { kind: 'follower', on: 'monastery', as: 'prior' });
    expect(eventsOf(events, 'priors-waited')).toHaveLength(1);
  });

  it('scores monks only, by their majority, and leaves priors (GF-MON-07)', () => {
    const start: Short = {
      ...OPEN,
      modules: ['crop-circles', 'monasteries'],
      followers: [['red', 0, 0, 'monastery'], prior('blue'), prior('blue')],
      then: 'end',
    };
    const { state, events } = beginAndPlay(start, lay(1, 1), PASS);
    expect(state.points).toEqual({ red: 9 });
    expect(state.followers).toHaveLength(2);
    expect(eventsOf(events, 'feature-scored')).toMatchObject([
      { also: expect.arrayContaining(['GF-MON-07']), standings: [{ player: 'red', points: 9 }] },
    ]);
  });

  it('lets a prior be written there, but no monk', () => {
    const full: Short = { ...OPEN, tiles: [...OPEN.tiles, [1, 1, 'field']] };
    expect(judgeSituation(situation(full))).not.toHaveProperty('problems');
    const judged = judgeSituation(situation({ ...full, followers: [['red', 0, 0, 'monastery']] }));
    expect('problems' in judged && judged.problems).toMatchObject([{ reason: 'follower-on-completed-feature' }]);
  });
});

describe('the end (GF-MON-04)', () => {
  const line = (...tiles: ShortTile[]) =>
    linesFrom(boardOf(tiles.map(([x, y, tile, turn = 0]) => ({ tile, cell: [x, y], turn }))), [0, 0]);
  it.each<[string, ShortTile[], number]>([
    ['nothing around', [[0, 0, 'monastery']], 0],
    [
      'not diagonally',
      [
        [0, 0, 'monastery'],
        [1, 0, 'field'],
        [1, 1, 'field'],
      ],
      1,
    ],
    [
      'up to the first gap',
      [
        [0, 0, 'monastery'],
        [1, 0, 'field'],
        [3, 0, 'field'],
        [-1, 0, 'field'],
        [-2, 0, 'field'],
      ],
      3,
    ],
    [
      'a castle of two squares in the line once',
      [
        [0, 0, 'monastery'],
        [0, 1, 'german-castle/1'],
        [0, 2, 'german-castle/1b'],
      ],
      1,
    ],
    [
      'a castle of two squares across it once',
      [
        [0, 0, 'monastery'],
        [1, 0, 'german-castle/1'],
        [1, 1, 'german-castle/1b'],
      ],
      1,
    ],
  ])('counts %s', (_, tiles, count) => {
    expect(line(...tiles)).toHaveLength(count);
  });

  it('gives each monastery to the majority of its priors, and the monk what a cloister gives', () => {
    const start: Short = {
      modules: ['crop-circles', 'monasteries'],
      tiles: [
        [0, 0, 'monastery'],
        [1, 0, 'field'],
        [2, 0, 'monastery'],
      ],
      followers: [prior('red'), prior('blue'), prior('blue'), ['red', 2, 0, 'monastery']],
      next: ['field'],
      then: 'end',
    };
    const { state, events } = beginAndPlay(start, lay(3, 0), PASS);
    expect(eventsOf(events, 'feature-scored')).toMatchObject([
      { feature: { cell: [2, 0] }, value: 3, rule: 'GF-MON-03' },
      {
        feature: { cell: [0, 0] },
        value: 4,
        rule: 'GF-MON-04',
        items: [
          { what: 'tiles', count: 1 },
          { what: 'line', count: 3 },
        ],
        standings: [
          { player: 'blue', followers: 2, points: 4 },
          { player: 'red', followers: 1, points: 0 },
        ],
      },
    ]);
    expect(state.points).toEqual({ red: 3, blue: 4 });
    expect(state.followers).toEqual([]);
  });
});
