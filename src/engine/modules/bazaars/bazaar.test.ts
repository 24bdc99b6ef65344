import { describe, expect, it } from 'vitest';
import type { GivenOptions } from '../../setup.ts';
import type { Choice } from '../../state.ts';
import { begin, beginAndPlay, eventsOf, lay, PASS, playAll, type Short } from '../../testdata/positions.ts';
import { choices, decision, play, refusal } from '../../turn/play.ts';
import { asked, lot, opened, START } from './testdata.ts';

describe('when there is a bazaar', () => {
  it('comes after the turn, with a tile for each player, and the one on the left chooses (BAZAAR-01…03)', () => {
    const { state, events } = opened();
    expect(events.slice(-2).map(({ kind }) => kind)).toEqual(['follower-declined', 'bazaar-opened']);
    expect(eventsOf(events, 'bazaar-opened')).toMatchObject([
      { player: 'red', tiles: ['base/E', 'base/U', 'base/V'], rule: 'BAZAAR-01', also: ['BAZAAR-02'] },
    ]);
    expect(asked(state)).toEqual(['choose-lot', 'blue', 'BAZAAR-03']);
    expect(choices(state)).toEqual([lot('base/E'), lot('base/U'), lot('base/V')]);
  });

  it('comes after a bazaar tile that fits nowhere, too (BAZAAR-01)', () => {
    const short: Short = {
      ...START,
      tiles: [[0, 0, 'base/C']],
      next: ['castles/B9', 'base/E', 'base/E', 'base/E', 'base/E'],
    };
    const { state } = beginAndPlay(short, lay(0, -1, 2), PASS);
    expect(state.aside).toEqual(['castles/B9']);
    expect(asked(state)).toEqual(['bid', 'blue', 'BAZAAR-03']);
  });

  it('is skipped if fewer tiles are left than there are players (BAZAAR-02)', () => {
    const { state, events } = opened({ next: ['castles/B6', 'base/E', 'base/U'], then: 'end' });
    expect(eventsOf(events, 'bazaar-skipped')).toMatchObject([{ why: 'too-few-tiles', rule: 'BAZAAR-02' }]);
    expect(asked(state)).toEqual(['place-tile', 'blue', 'BASE-11']);
  });

  it('waits where the tiles to turn up are not known', () => {
    const { state, events } = opened({ next: ['castles/B6', 'base/E'] });
    expect(decision(state)).toBeUndefined();
    expect(state.phase).toBe('bazaar');
    expect(refusal(state, lot('base/E'))).toMatchObject({ reason: 'nothing-known-to-draw' });
    expect(eventsOf(events, 'bazaar-skipped')).toEqual([]);
  });

  it('does not come without the module, nor after other tiles', () => {
    expect(asked(opened({ modules: ['castles'] }).state)).toEqual(['place-tile', 'blue', 'BASE-11']);
    expect(asked(opened({ next: ['base/B', 'base/E', 'base/U', 'base/V'] }).state)?.[0]).toBe('place-tile');
  });
});

describe('the round behind it', () => {
  const round = (next: readonly string[], change: Partial<Short> = {}) =>
    playAll(opened({ next, points: {}, ...change }).state, [lot('base/U'), lot('base/V')]);

  it('is played from the left of the player who placed the bazaar, each with his tile (BAZAAR-06)', () => {
    const first = round(['castles/B6', 'base/E', 'base/U', 'base/V', 'base/A']);
    expect(first.events.slice(-2)).toMatchObject([
      { kind: 'turn-began', player: 'blue' },
      { kind: 'lot-played', player: 'blue', tile: 'base/U', rule: 'BAZAAR-06' },
    ]);
    expect(eventsOf(first.events, 'tile-drawn')).toEqual([]);
    const hands: unknown[] = [[first.state.active, first.state.hand]];
    let { state } = first;
    for (let i = 0; i < 3; i++) {
      const place = choices(state)[0] as Choice;
      ({ state } = playAll(state, [place, PASS]));
      hands.push([state.active, state.hand]);
    }
    expect(hands).toEqual([
      ['blue', 'base/U'],
      ['green', 'base/V'],
      ['red', 'base/E'],
      ['blue', 'base/A'],
    ]);
    expect(state.reserved).toEqual([]);
  });

  it('starts no other bazaar (BAZAAR-07)', () => {
    const { state, events } = beginAndPlay(
      { ...START, points: {}, next: ['castles/B6', 'castles/B6', 'base/E', 'base/E', 'base/A', 'base/A', 'base/A'] },
      lay(0, 1),
      PASS,
      lot('castles/B6'),
      lay(0, 2),
      PASS,
    );
    expect(eventsOf(events, 'bazaar-skipped')).toMatchObject([{ player: 'blue', why: 'no-chain', rule: 'BAZAAR-07' }]);
    expect(eventsOf(events, 'bazaar-opened')).toHaveLength(1);
    expect([state.active, state.hand]).toEqual(['green', 'base/E']);
  });

  it('goes on to the end although the pile is empty', () => {
    const first = round(['castles/B6', 'base/E', 'base/U', 'base/V'], { then: 'end' });
    let { state } = first;
    for (const player of ['blue', 'green', 'red']) {
      expect([state.active, state.phase]).toEqual([player, 'place-tile']);
      ({ state } = playAll(state, [choices(state)[0] as Choice, PASS]));
    }
    expect(state.phase).toBe('over');
  });

  it('replaces a tile that fits nowhere, and goes on if nothing is left to replace it', () => {
    const city: Partial<Short> = { tiles: [[0, 0, 'base/C']] };
    const short = { ...START, ...city, points: {}, next: ['castles/B1', 'base/U', 'base/E', 'base/E', 'base/E'] };
    const replaced = beginAndPlay(short, lay(0, 1), PASS, lot('base/U'));
    expect(replaced.state.aside).toEqual(['base/U']);
    expect([replaced.state.active, replaced.state.hand]).toEqual(['blue', 'base/E']);
    const gone = beginAndPlay({ ...short, next: short.next.slice(0, 4), then: 'end' }, lay(0, 1), PASS, lot('base/U'));
    expect(gone.state.aside).toEqual(['base/U']);
    expect([gone.state.active, gone.state.hand]).toEqual(['green', 'base/E']);
  });

  it('leaves no abbey in place of the tile', () => {
    const hole: Short['tiles'] = [-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].flatMap((y) => (x || y ? [[x, y, 'base/B'] as const] : [])),
    );
    const { state } = beginAndPlay(
      { ...START, modules: ['bazaars', 'abbey'], tiles: hole, points: {} },
      PASS,
      lay(0, 2),
      PASS,
      lot('base/U'),
      lot('base/V'),
    );
    expect([state.active, state.hand, state.phase]).toEqual(['blue', 'base/U', 'place-tile']);
  });
});

describe('without an auction (BAZAAR-09)', () => {
  const options: GivenOptions = { bazaars: { auction: false } };

  it('each takes one of the tiles in his turn and plays it', () => {
    const next = ['castles/B6', 'base/E', 'castles/B6', 'base/B', 'base/A'];
    const first = opened({ options, next });
    expect(eventsOf(first.events, 'bazaar-opened')).toMatchObject([{ also: ['BAZAAR-02', 'BAZAAR-09'] }]);
    expect(asked(first.state)).toEqual(['choose-lot', 'blue', 'BAZAAR-09']);
    expect(refusal(first.state, lot('base/A'))).toMatchObject({ reason: 'no-such-lot', rule: 'BAZAAR-09' });
    const second = playAll(first.state, [lot('castles/B6'), lay(0, 2), PASS]);
    expect(eventsOf(second.events, 'bazaar-skipped')).toMatchObject([{ why: 'no-chain' }]);
    expect(asked(second.state)).toEqual(['choose-lot', 'green', 'BAZAAR-09']);
    const third = playAll(second.state, [lot('base/B'), lay(0, 3), PASS]);
    expect([third.state.active, third.state.hand]).toEqual(['red', 'base/E']);
    const last = playAll(third.state, [lay(1, 0, 2), PASS]);
    expect([last.state.active, last.state.hand]).toEqual(['blue', 'base/A']);
    expect(last.state.points).toEqual(START.points);
  });

  it('goes on to the end although the pile is empty', () => {
    let { state } = opened({ options, next: ['castles/B6', 'base/B', 'base/B', 'base/B'], then: 'end' });
    for (const player of ['blue', 'green', 'red']) {
      expect([state.active, state.hand]).toEqual([player, 'base/B']);
      ({ state } = playAll(state, [choices(state)[0] as Choice, PASS]));
    }
    expect(state.phase).toBe('over');
  });
});

it('asks for a tile even of the only kind, if one is to be named', () => {
  const { state } = begin({ ...START, next: ['castles/B6', 'base/E', 'base/E', 'base/E'] });
  const chosen = play(playAll(state, [lay(0, 1)]).state, PASS, 'wait').state;
  expect(choices(chosen)).toEqual([lot('base/E')]);
});
