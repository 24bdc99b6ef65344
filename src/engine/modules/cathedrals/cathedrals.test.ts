import { describe, expect, it } from 'vitest';
import { beginAndPlay, eventsOf, lay, offered, PASS, type Short } from '../../testdata/positions.ts';

const start: Short = {
  modules: ['cathedrals'],
  tiles: [
    [0, 0, 'cathedral/2'],
    [-1, 0, 'base/A', 3],
    [1, 0, 'base/A', 1],
  ],
  followers: [['red', 0, 0, 'cathedral']],
  next: ['base/A'],
};

describe('a German cathedral (GF-CAT)', () => {
  it('is complete with the last of its roads, and counts its own tile once for each (GF-CAT-05)', () => {
    const { state, events } = beginAndPlay(start, lay(0, 1, 2), PASS);
    expect(state.points).toEqual({ red: 6 });
    expect(eventsOf(events, 'feature-scored').map(({ feature, value }) => [feature.kind, value])).toEqual([
      ['road', 4],
      ['cathedral', 6],
    ]);
  });

  it('is not complete before', () => {
    const { state } = beginAndPlay({ ...start, tiles: start.tiles.slice(0, 2) }, lay(1, 0, 1), PASS);
    expect(state.points).toEqual({});
  });

  it('makes only completed roads worth more (GF-CAT-03, GF-CAT-07)', () => {
    const short: Short = { ...start, followers: [['blue', 0, 0, 'road:S']], next: ['base/U'], then: 'end' };
    expect(beginAndPlay(short, lay(0, 1), PASS).state.points).toEqual({ blue: 2 });
  });

  it('offers the archbishop, a highwayman on each road and farmers (GF-CAT-02)', () => {
    const { state } = beginAndPlay(
      { ...start, tiles: [[0, 0, 'base/U', 1]], followers: [], next: ['cathedral/1'] },
      lay(1, 0),
    );
    expect(offered(state, 'follower').map(({ on }) => on.split(':')[0])).toEqual([
      ...Array(4).fill('road'),
      'cathedral',
      ...Array(4).fill('field'),
    ]);
  });
});
