/** The ways in which pieces stand on the board. Their outlines are in `silhouettes.ts`. */
import type { Follower, Spot } from '../engine/index.ts';
import type { Box, Point } from './units.ts';

export type PoseName =
  | 'standing'
  | 'lying'
  | 'lord'
  | 'bishop'
  | 'abbot'
  | 'cowboy'
  | 'farmer'
  | 'tent'
  | 'sheriff'
  | 'tokens';

interface PoseForm {
  /** Where the player's mark is. */
  readonly mark: Point;
  /** With its halo. */
  readonly box: Box;
  /** The size beside the other poses. */
  readonly scale: number;
}

const form = (mark: Point, box: Box, scale = 1): PoseForm => ({ mark, box, scale });

export const POSES: Readonly<Record<PoseName, PoseForm>> = {
  standing: form([0, 4], [-14, -23, 14, 17]),
  lying: form([-2, 2.6], [-27, -16, 29, 11], 0.8),
  lord: form([0, 4], [-17, -24, 17, 18]),
  bishop: form([0, 4], [-15, -28, 15, 17]),
  abbot: form([-3, 5], [-16, -21, 16, 17]),
  cowboy: form([0, 4], [-16, -25, 16, 17]),
  farmer: form([-2, 2.6], [-29, -16, 29, 15], 0.8),
  tent: form([6.5, 0.5], [-22, -18, 22, 17], 0.85),
  sheriff: form([0, 4], [-18, -27, 18, 18], 0.95),
  tokens: form([0, 0], [-16, -18, 20, 15]),
};

const POSE_ON: Readonly<Record<string, PoseName>> = {
  field: 'lying',
  castle: 'lord',
  'german-castle': 'lord',
  'mist-castle': 'lord',
  cathedral: 'bishop',
  prairie: 'farmer',
  mountain: 'cowboy',
  track: 'cowboy',
  town: 'cowboy',
  cemetery: 'cowboy',
};

const kindOf = (spot: Spot): string => spot.split(':')[0] ?? '';

/** Which figure it is, and how it stands there. A prior lies down (GF-MON-02). */
export function poseOf({ on, piece, as }: Pick<Follower, 'on' | 'piece' | 'as'>): PoseName {
  if (piece === 'abbot') return 'abbot';
  const kind = kindOf(on);
  if (as === 'prior') return 'lying';
  // A document may name any spot, also `constructor`.
  return (Object.hasOwn(POSE_ON, kind) ? POSE_ON[kind] : undefined) ?? 'standing';
}
