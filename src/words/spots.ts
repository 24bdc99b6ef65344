/** What a spot means to people: which feature it is, and where on the tile it lies. */
import type { Figure, ScoredKind, Side, Spot } from '../engine/index.ts';

/** A side or a corner of a tile, in the directions of the board. */
export type Place = Side | 'NE' | 'SE' | 'SW' | 'NW';

/** The corner beside each half side. */
const CORNER: Readonly<Record<string, Place>> = {
  NR: 'NE',
  EL: 'NE',
  ER: 'SE',
  SL: 'SE',
  SR: 'SW',
  WL: 'SW',
  WR: 'NW',
  NL: 'NW',
};

const ENDS: readonly (readonly [side: Side, from: Place, to: Place])[] = [
  ['N', 'NW', 'NE'],
  ['E', 'NE', 'SE'],
  ['S', 'SE', 'SW'],
  ['W', 'SW', 'NW'],
];

/** `city:NE` is a city, `castle` a castle. */
export const featureOn = (spot: Spot): ScoredKind => spot.split(':')[0] as ScoredKind;

/** What a figure is: by its piece, by the way it stands, or else by the feature it stands on. */
export type Role = ScoredKind | 'abbot' | 'prior';

export const roleOn = ({ piece, as, on }: Figure & { readonly on: Spot }): Role =>
  as ?? (piece === 'abbot' ? piece : featureOn(on));

/** Land that is never completed. */
export const isOpenLand = (kind: ScoredKind): boolean => kind === 'field' || kind === 'prairie';

/** Figures that are laid down, not put up. */
export const isLaidDown = (role: Role): boolean => role === 'field' || role === 'prairie' || role === 'prior';

/**
 * Where a segment lies: `city:NE` at N and E, `field:EL.WR` at N, `field:NL.WR` in the corner NW. Empty where that says
 * nothing: in the centre, inside, or all around, and for a German castle, which fills its half of a tile. Different
 * segments of one kind on a tile lie at different places: a corner of a tile never belongs to two fields.
 */
export function placesOn(spot: Spot): readonly Place[] {
  const [kind, where = ''] = spot.split(':');
  if (kind === 'german-castle') return [];
  if (/^[NESW]{1,3}$/.test(where)) return [...where] as Side[];
  const corners = new Set(where.split('.').flatMap((half) => CORNER[half] ?? []));
  if (corners.size === 4) return [];
  const sides = ENDS.filter(([, from, to]) => corners.has(from) && corners.has(to)).map(([side]) => side);
  return sides.length ? sides : [...corners];
}
