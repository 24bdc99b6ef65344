import { describe, expect, it, test } from 'vitest';
import { agree, fullPile } from '../../setup.ts';
import { beginAndPlay, eventsOf, lay, PASS, type Short, type ShortTile } from '../../testdata/positions.ts';

const AROUND: ShortTile[] = [
  [1, 0, 'field'],
  [1, -1, 'field'],
  [0, -1, 'field'],
  [-1, -1, 'field'],
  [-1, 0, 'field'],
  [-1, 1, 'field'],
  [0, 1, 'field'],
];
const hut = (around: readonly ShortTile[], more: Partial<Short> = {}): Short => ({
  modules: ['goldmines', 'yaga'],
  tiles: [[0, 0, 'russian/hut'], ...around],
  followers: [['red', 0, 0, 'hut']],
  next: ['field'],
  ...more,
});

describe('Baba Yaga’s hut', () => {
  it('brings 1 point when the ring is full, and its gold (GF-YAG-02, GF-YAG-04)', () => {
    const { state, events } = beginAndPlay(hut(AROUND, { gold: [[-1, -1, 1]] }), lay(1, 1), PASS);
    expect(eventsOf(events, 'feature-scored')).toMatchObject([
      { value: 1, items: [{ what: 'tiles', count: 1, points: 1, cells: [[0, 0]] }], rule: 'GF-YAG-02' },
    ]);
    expect(state.points).toEqual({ red: 1 });
    expect(state.supply.red).toEqual({ follower: 7 });
    expect(state.parts.goldmines?.owned).toEqual({ red: 1 });
  });

  test.each([
    [1, 7],
    [4, 4],
    [7, 1],
  ])('brings 1 and what is empty around it at the end: %i tiles, %i empty squares (GF-YAG-03)', (filled, empty) => {
    const { state, events } = beginAndPlay(hut(AROUND.slice(0, filled), { then: 'end' }), lay(2, 0), PASS);
    expect(eventsOf(events, 'feature-scored')).toMatchObject([
      {
        value: 1 + empty,
        items: [
          { what: 'tiles', count: 1 },
          { what: 'empty', count: empty, each: 1 },
        ],
        rule: 'GF-YAG-03',
      },
    ]);
    expect(state.points).toEqual({ red: 1 + empty });
  });

  it('cites the rules of placing and of gold (GF-YAG-01, GF-YAG-04)', () => {
    const start = hut([[1, 0, 'field']], { followers: [] });
    const placing = beginAndPlay({ ...start, tiles: [[1, 0, 'field']], next: ['russian/hut'] }, lay(0, 0), {
      kind: 'follower',
      on: 'hut',
    });
    expect(eventsOf(placing.events, 'follower-placed')[0]?.also).toContain('GF-YAG-01');
    const { events } = beginAndPlay(hut(AROUND, { gold: [[-1, -1, 1]] }), lay(1, 1), PASS);
    expect(eventsOf(events, 'gold-claimed')[0]?.also).toContain('GF-YAG-04');
  });

  it('is one tile', () => {
    expect(fullPile(agree(['yaga'], ['red', 'blue']), 'base/D').filter((name) => name === 'russian/hut')).toHaveLength(
      1,
    );
  });
});
