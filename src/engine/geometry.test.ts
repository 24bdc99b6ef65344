import { describe, expect, it, test } from 'vitest';
import { cellKey, facingHalf, MAX_COORDINATE, neighbour, ringAround, rotateHalf, rotateSide } from './geometry.ts';
import { HALVES, SIDES, TURNS } from './words.ts';

describe('sides and cells', () => {
  test.each([
    ['N', [0, -1]],
    ['E', [1, 0]],
    ['S', [0, 1]],
    ['W', [-1, 0]],
  ] as const)('%s leads to %j: y grows to the south', (side, cell) => {
    expect(neighbour([0, 0], side)).toEqual(cell);
  });

  it('turns clockwise, and four quarters are none', () => {
    expect(SIDES.map((side) => rotateSide(side, 1)).join('')).toBe('ESWN');
    expect(HALVES.map((half) => rotateHalf(half, 1)).join('')).toBe('ELERSLSRWLWRNLNR');
    for (const half of HALVES) {
      expect(TURNS.reduce((turned) => rotateHalf(turned, 1), half)).toBe(half);
      expect(facingHalf(facingHalf(half))).toBe(half);
    }
  });

  it('knows that the left half of a side lies against the right half of the next tile', () => {
    expect(facingHalf('NL')).toBe('SR');
    expect(facingHalf('EL')).toBe('WR');
  });

  it('has eight different squares around a cell', () => {
    const ring = ringAround([3, -2]);
    expect(new Set(ring.map(([x, y]) => cellKey(x, y))).size).toBe(8);
    for (const [x, y] of ring) expect(Math.max(Math.abs(x - 3), Math.abs(y + 2))).toBe(1);
  });

  it('numbers every cell that may be written down differently', () => {
    const far = [-MAX_COORDINATE, 0, MAX_COORDINATE];
    const keys = far.flatMap((x) => far.map((y) => cellKey(x, y)));
    expect(new Set(keys).size).toBe(9);
  });
});
