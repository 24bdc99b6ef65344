/** The three ways a follower shows: told apart by outline, not by angle alone. Our own silhouettes. */
import type { Player, Segment, Spot } from '../engine/index.ts';
import type { Box, Point } from './units.ts';

export type PoseName = 'standing' | 'lying' | 'lord';

interface Silhouette {
  readonly path: string;
  /** Where the player's mark is. */
  readonly mark: Point;
  /** With its halo. */
  readonly box: Box;
  /** The size beside the other poses. */
  readonly scale: number;
}

export const POSES: Readonly<Record<PoseName, Silhouette>> = {
  standing: {
    path: 'M-1-18C3-22 9-21 12-17C9-17 7-15 6.5-11C6.5-8 5.5-6 4-5C9-3 11 2 12 12C12 14 11 15 9 15H3L0 10-3 15H-9C-11 15-12 14-12 12C-11 2-9-3-4-5C-5.5-6-6.5-8-6.5-11C-6.5-15-4-18-1-18Z',
    mark: [0, 4],
    box: [-14, -23, 14, 17],
    scale: 1,
  },
  lying: {
    path: 'M-10 9V3C-10-2-8-4-4-4L1-4 9-13C11-15 14-14 15-12L21 3H24C28 3 28 9 24 9H14L11 1 6 9ZM-25 1.5A7.5 7.5 0 0 0-10 1.5 7.5 7.5 0 0 0-25 1.5Z',
    mark: [-2, 2.6],
    box: [-27, -16, 29, 11],
    scale: 0.8,
  },
  lord: {
    path: 'M-15 16V6H-9C-9 1-7-3-4-5C-6-7-7-9-7-11L-9-21-4-16 0-22 4-16 9-21 7-11C7-9 6-7 4-5C7-3 9 1 9 6H15V16H9V12H5V16H-5V12H-9V16Z',
    mark: [0, 4],
    box: [-17, -24, 17, 18],
    scale: 1,
  },
};

export function poseOn(spot: Spot): PoseName {
  if (spot.startsWith('castle')) return 'lord';
  return (spot.split(':')[0] as Segment['kind']) === 'field' ? 'lying' : 'standing';
}

/** Each player's mark: it is on every piece, so that colour never has to be seen. */
export const PLAYER_MARKS: Readonly<Record<Player, { readonly name: string; readonly path: string }>> = {
  red: { name: 'disc', path: 'M-5 0A5 5 0 0 0 5 0 5 5 0 0 0-5 0Z' },
  blue: { name: 'triangle', path: 'M0-6 6 4.5H-6Z' },
  green: { name: 'square', path: 'M-4.6-4.6H4.6V4.6H-4.6Z' },
  yellow: { name: 'diamond', path: 'M0-6.4 5 0 0 6.4-5 0Z' },
  black: { name: 'cross', path: 'M-1.8-5.5H1.8V-1.8H5.5V1.8H1.8V5.5H-1.8V1.8H-5.5V-1.8H-1.8Z' },
  pink: { name: 'star', path: 'M0-6.5 1.9-2.2 6.2-2 2.9 1 4 5.4 0 3-4 5.4-2.9 1-6.2-2-1.9-2.2Z' },
};
