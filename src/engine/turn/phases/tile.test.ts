import { describe, expect, it } from 'vitest';
import { MAX_COORDINATE } from '../../geometry.ts';
import { begin, beginAndPlay, eventsOf, lay, PASS } from '../../testdata/positions.ts';
import { choices, decision } from '../../turn/play.ts';

describe('drawing and placing', () => {
  it('sets a tile aside that fits nowhere; the same player draws another (BASE-14)', () => {
    const { state, events } = begin({ tiles: [[0, 0, 'base/C']], next: ['base/U', 'base/E'] });
    expect(eventsOf(events, 'tile-set-aside')).toMatchObject([{ player: 'red', tile: 'base/U' }]);
    expect(state.aside).toEqual(['base/U']);
    expect(decision(state)).toMatchObject({ kind: 'place-tile', player: 'red', tile: 'base/E' });
  });

  it('ends the game if nothing is left that fits', () => {
    const { state, events } = begin({ tiles: [[0, 0, 'base/C']], next: ['base/U', 'base/U'], then: 'end' });
    expect(state.phase).toBe('over');
    expect(eventsOf(events, 'tile-placed')).toEqual([]);
  });

  it('sets aside a tile that only fits beyond the edge of the table', () => {
    const { state, events } = begin({ tiles: [[MAX_COORDINATE, 0, 'city:E']], next: ['base/C', 'base/B'] });
    expect(eventsOf(events, 'tile-set-aside')).toMatchObject([{ tile: 'base/C' }]);
    expect(decision(state)).toMatchObject({ tile: 'base/B' });
    for (const choice of choices(state)) expect(choice).toMatchObject({ cell: expect.not.arrayContaining([128]) });
  });

  it('rests where nothing further is known', () => {
    const { state } = beginAndPlay({ tiles: [[0, 0, 'base/D']], next: ['base/U'] }, lay(1, 0, 1), PASS);
    expect(decision(state)).toBeUndefined();
    expect(state).toMatchObject({ active: 'blue', turn: 2, phase: 'draw' });
  });

  it('asks where to place a tile even if there is one place only', () => {
    const { state } = begin({ tiles: [[0, 0, 'base/L']], next: ['base/E'] });
    expect(choices(state)).toEqual([lay(0, -1, 2)]);
    expect(decision(state)?.kind).toBe('place-tile');
  });

  it('goes on clockwise, counting turns', () => {
    const { state } = beginAndPlay(
      { tiles: [[0, 0, 'field']], players: ['red', 'blue', 'green'], active: 'green', next: ['field', 'field'] },
      lay(1, 0),
      PASS,
    );
    expect(state).toMatchObject({ active: 'red', turn: 2 });
  });

  it('skips the follower without one left, or without a free feature (BASE-20, BASE-18)', () => {
    const without = beginAndPlay(
      { tiles: [[0, 0, 'field']], supply: { red: { follower: 0 } }, next: ['field'] },
      lay(1, 0),
    );
    expect(eventsOf(without.events, 'follower-impossible')).toMatchObject([
      { why: 'no-followers-left', rule: 'BASE-20' },
    ]);
    const taken = beginAndPlay(
      { tiles: [[0, 0, 'field']], followers: [['blue', 0, 0, 'field:NL']], next: ['field'] },
      lay(1, 0),
    );
    expect(eventsOf(taken.events, 'follower-impossible')).toMatchObject([{ why: 'no-free-feature', rule: 'BASE-18' }]);
  });
});
