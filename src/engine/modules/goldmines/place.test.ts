import { describe, expect, it } from 'vitest';
import { begin, beginAndPlay, eventsOf, lay, offered, PASS, type Short } from '../../testdata/positions.ts';
import { decision, play, refusal } from '../../turn/play.ts';

/** GOLD-EX-B1: three tiles in a row, the gold tile goes below the middle one. */
const PLACING: Short = {
  modules: ['goldmines'],
  tiles: [
    [-1, -1, 'base/U', 1],
    [0, -1, 'base/D'],
    [1, -1, 'base/U', 1],
  ],
  next: ['gold/G1'],
};

describe('placing gold', () => {
  it('puts one piece on the tile, one on a neighbour, diagonally too (GOLD-12, GOLD-13)', () => {
    const { state } = beginAndPlay(PLACING, lay(0, 0));
    expect(decision(state)).toMatchObject({ kind: 'place-gold', player: 'red' });
    expect(offered(state, 'gold').map(({ cell }) => cell)).toEqual([
      [-1, -1],
      [0, -1],
      [1, -1],
    ]);
    const after = play(state, { kind: 'gold', cell: [-1, -1] }).state;
    expect(after.parts.goldmines).toMatchObject({
      supply: 14,
      onBoard: [
        { cell: [0, 0], count: 1 },
        { cell: [-1, -1], count: 1 },
      ],
      owned: {},
    });
    expect(decision(after)?.kind).toBe('place-follower');
  });

  it('must be done, and before the follower (GOLD-17, GOLD-21)', () => {
    const { state } = beginAndPlay(PLACING, lay(0, 0));
    expect(refusal(state, PASS)).toMatchObject({ reason: 'decide-first', pending: { kind: 'place-gold' } });
  });

  it('needs no decision with one neighbour only (GOLD-14)', () => {
    const { state, events } = beginAndPlay({ ...PLACING, tiles: [[0, -1, 'base/D']] }, lay(0, 0));
    expect(eventsOf(events, 'gold-placed').map(({ cell, own, rule }) => [cell, own, rule])).toEqual([
      [[0, 0], true, 'GOLD-12'],
      [[0, -1], false, 'GOLD-14'],
    ]);
    expect(decision(state)?.kind).toBe('place-follower');
  });

  it('piles up on a tile that holds gold already (GOLD-15)', () => {
    const { state } = beginAndPlay({ ...PLACING, gold: [[0, -1, 3]] }, lay(0, 0), { kind: 'gold', cell: [0, -1] });
    expect(state.parts.goldmines?.onBoard).toContainEqual({ cell: [0, -1], count: 4 });
  });

  it.each([
    [1, [[0, 0]]],
    [0, []],
  ])('puts as many as there are: %i in the supply (GOLD-20)', (goldSupply, cells) => {
    const { state, events } = beginAndPlay({ ...PLACING, goldSupply }, lay(0, 0));
    expect(state.parts.goldmines?.onBoard.map(({ cell }) => cell)).toEqual(cells);
    expect(state.parts.goldmines?.supply).toBe(0);
    expect(eventsOf(events, 'gold-short')).toMatchObject([{ missing: 2 - goldSupply }]);
    expect(decision(state)?.kind).toBe('place-follower');
  });

  it('is only for tiles with the gold mark, and only with the module', () => {
    expect(decision(beginAndPlay({ ...PLACING, next: ['base/V'] }, lay(0, 0)).state)?.kind).toBe('place-follower');
    expect(decision(beginAndPlay({ ...PLACING, modules: [] }, lay(0, 0)).state)?.kind).toBe('place-follower');
  });

  it('takes gold that is left on the board out of play at the end (GOLD-43)', () => {
    const { state, events } = begin({
      ...PLACING,
      gold: [
        [0, -1, 3],
        [1, -1, 1],
      ],
      next: [],
      then: 'end',
    });
    expect(state.parts.goldmines).toMatchObject({ onBoard: [], removed: 4, supply: 12 });
    expect(eventsOf(events, 'gold-removed')).toMatchObject([
      {
        count: 4,
        cells: [
          [0, -1],
          [1, -1],
        ],
      },
    ]);
  });
});
