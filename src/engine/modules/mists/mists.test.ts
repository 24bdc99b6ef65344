import { describe, expect, it } from 'vitest';
import { beginAndPlay, lay, PASS, type Short } from '../../testdata/positions.ts';

const short = (mist: number): Short => ({
  modules: ['mists'],
  tiles: [
    [0, 0, 'mist-castle'],
    ...(
      [
        [-1, -1],
        [0, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [0, 1],
      ] as const
    ).map(([x, y], i) => [x, y, i < mist ? 'mist' : 'field'] as const),
  ],
  followers: [['red', 0, 0, 'mist-castle']],
  next: ['field'],
});

describe('the castle of the Mists (GF-MIST)', () => {
  it.each([
    [0, 2],
    [1, 4],
    [7, 16],
  ])('with %i misty tiles around is worth %i', (mist, points) => {
    expect(beginAndPlay(short(mist), lay(1, 1), PASS).state.points).toEqual({ red: points });
  });

  it('is worth half of it at the end', () => {
    const open = { ...short(2), tiles: short(2).tiles.slice(0, 4), then: 'end' } as const;
    expect(beginAndPlay(open, lay(0, 1), PASS).state.points).toEqual({ red: 3 });
  });
});
