import { describe, expect, it, test } from 'vitest';
import type { Choice } from '../../state.ts';
import { beginAndPlay, eventsOf, lay, offered, PASS, type Short } from '../../testdata/positions.ts';
import { decision, play, refusal } from '../../turn/play.ts';

/** CASTLE-EX-1: blue completes a small city in which red has a knight. */
const CAP: Short = {
  modules: ['goldmines', 'castles'],
  active: 'blue',
  tiles: [[0, 0, 'city:S']],
  followers: [['red', 0, 0, 'city:S']],
  next: ['base/E', 'base/E'],
};
/** A tile that completes two small cities, one of red and one of blue. */
const TWO: Short = {
  ...CAP,
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
};
const build = (x: number, y: number): Choice => ({ kind: 'castle', cell: [x, y], build: true });
const score = (x: number, y: number): Choice => ({ kind: 'castle', cell: [x, y], build: false });

describe('build or score (CASTLE-05)', () => {
  it('asks the owner of the small city, not the active player', () => {
    const { state } = beginAndPlay(CAP, lay(0, 1), PASS);
    expect(decision(state)).toMatchObject({
      kind: 'build-castle',
      player: 'red',
      cells: [
        [0, 0],
        [0, 1],
      ],
    });
    expect(offered(state, 'castle')).toEqual([build(0, 0), score(0, 0)]);
  });

  it('scores like any city', () => {
    const { state } = beginAndPlay(CAP, lay(0, 1), PASS, score(0, 0));
    expect(state.points).toEqual({ red: 4 });
    expect(state.supply.red).toEqual({ follower: 7, castle: 3 });
    expect(state.followers).toEqual([]);
  });

  it('or becomes a castle: no points, no gold, the knight is its lord (CASTLE-07, CASTLE-09, GOLD-49)', () => {
    const { state, events } = beginAndPlay({ ...CAP, gold: [[0, 0, 2]] }, lay(0, 1), PASS, build(0, 0));
    expect(state.points).toEqual({});
    expect(state.supply.red).toEqual({ follower: 6, castle: 2 });
    expect(state.followers).toEqual([{ player: 'red', cell: [0, 0], on: 'castle:S' }]);
    expect(state.parts.castles?.castles).toEqual([
      {
        player: 'red',
        cells: [
          [0, 0],
          [0, 1],
        ],
        built: 1,
      },
    ]);
    expect(state.parts.goldmines?.onBoard).toEqual([{ cell: [0, 0], count: 2 }]);
    expect(eventsOf(events, 'feature-scored')).toEqual([]);
  });

  it('may use the follower placed in the same turn (CASTLE-08)', () => {
    const { state } = beginAndPlay(
      { ...CAP, active: 'red', followers: [] },
      lay(0, 1),
      { kind: 'follower', on: 'city:N' },
      build(0, 1),
    );
    expect(state.followers).toEqual([{ player: 'red', cell: [0, 0], on: 'castle:S' }]);
  });

  test.each<[string, Short, Choice]>([
    ['nobody stands in it (CASTLE-10)', { ...CAP, followers: [] }, lay(0, 1)],
    ['the other half is no plain semicircle (CASTLE-04)', { ...CAP, next: ['city:N^'] }, lay(0, 1)],
    [
      'it has three tiles',
      {
        ...CAP,
        tiles: [
          [0, 0, 'city:S'],
          [0, 1, 'city:NS'],
        ],
      },
      lay(0, 2),
    ],
    ['castles are not played', { ...CAP, modules: ['goldmines'] }, lay(0, 1)],
  ])('is not asked if %s', (_, start, laying) => {
    const { events } = beginAndPlay(start, laying, PASS);
    expect(eventsOf(events, 'feature-scored')).toHaveLength(1);
    expect(eventsOf(events, 'castle-impossible')).toEqual([]);
  });

  it('is told where there is no token left (CASTLE-06)', () => {
    const { state, events } = beginAndPlay({ ...CAP, supply: { red: { castle: 0 } } }, lay(0, 1), PASS);
    expect(eventsOf(events, 'castle-impossible')).toMatchObject([{ player: 'red', rule: 'CASTLE-06' }]);
    expect(state.points).toEqual({ red: 4 });
  });

  it('is told for the second of two that a tile completes, once the first has taken the last token', () => {
    const { state, events } = beginAndPlay(
      {
        ...TWO,
        followers: [
          ['red', 0, 0, 'city:S'],
          ['red', 0, 2, 'city:N'],
        ],
        supply: { red: { castle: 1 } },
      },
      lay(0, 1),
      PASS,
      build(0, 0),
    );
    expect(eventsOf(events, 'castle-impossible')).toMatchObject([
      {
        player: 'red',
        cells: [
          [0, 1],
          [0, 2],
        ],
        rule: 'CASTLE-06',
      },
    ]);
    expect(state.points).toEqual({ red: 4 });
  });

  it('asks clockwise from the active player where a tile completes two (CASTLE-12)', () => {
    const { state } = beginAndPlay(TWO, lay(0, 1), PASS);
    expect(decision(state)).toMatchObject({
      player: 'blue',
      cells: [
        [0, 1],
        [0, 2],
      ],
    });
    expect(refusal(state, build(0, 0))).toMatchObject({ reason: 'not-this-city', rule: 'CASTLE-12' });
    const after = play(state, build(0, 2)).state;
    expect(decision(after)).toMatchObject({
      player: 'red',
      cells: [
        [0, 0],
        [0, 1],
      ],
    });
    const { state: done } = play(after, build(0, 0));
    expect(done.followers.map(({ player, cell, on }) => `${player} ${cell} ${on}`).sort()).toEqual([
      'blue 0,1 castle:S',
      'red 0,0 castle:S',
    ]);
  });
});
