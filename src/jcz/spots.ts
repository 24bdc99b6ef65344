/** Their names for the parts of a tile, in the directions of the board. */
import { FORM, isHalf, isSide, type Segment, SIDES, type Spot, type Tile } from '../engine/index.ts';

/** A special monastery, occupied by a prior. */
export const AS_PRIOR = 'AS_ABBOT';

/** What stands in the middle of a tile; the older names among them. */
const MIDDLE: ReadonlySet<string> = new Set(['I', 'MONASTERY', 'CLOISTER', 'ABBEY', AS_PRIOR]);

const isMiddle = ({ sides, halves, kind }: Segment): boolean =>
  sides.length === 0 && halves.length === 0 && FORM[kind] !== 'open';

/** `NS`, `NWSE`, or `_N` for all sides but one. */
function sidesOf(location: string): ReadonlySet<string> | undefined {
  const all = location.startsWith('_');
  const letters = [...(all ? location.slice(1) : location)];
  if (letters.length === 0 || !letters.every(isSide)) return undefined;
  return new Set(all ? SIDES.filter((side) => !letters.includes(side)) : letters);
}

const same = (a: ReadonlySet<string>, b: readonly string[]): boolean => a.size === b.length && b.every((x) => a.has(x));

/** The kinds of feature that one of theirs can be. Older saves do not say which it is. */
function fits({ kind }: Segment, feature: string): boolean {
  if (feature === 'City' || feature === 'Road') return kind === feature.toLowerCase();
  if (feature === 'Field' || feature === 'Farm') return FORM[kind] === 'open';
  if (feature === 'Garden') return kind === 'garden';
  if (feature === 'Monastery' || feature === 'Cloister') return FORM[kind] === 'centre' && kind !== 'garden';
  return true;
}

/**
 * The segment that they mean, on a tile as it lies. A field whose half sides are not quite ours is found by the first of
 * them.
 */
export function spotOf({ segments }: Tile, feature: string, location: string): Spot | undefined {
  const possible = segments.filter((segment) => fits(segment, feature));
  if (MIDDLE.has(location)) return possible.find(isMiddle)?.spot;
  if (location.startsWith('INNER_FARM') || location.startsWith('INNER_FIELD')) {
    return possible.find(({ kind, halves }) => FORM[kind] === 'open' && halves.length === 0)?.spot;
  }
  const halves = location.split('.');
  if (halves.every(isHalf)) {
    const wanted = new Set<string>(halves);
    const fields = possible.filter((segment) => segment.halves.length > 0);
    const exact = fields.find((segment) => same(wanted, segment.halves));
    return (exact ?? fields.find((segment) => segment.halves.includes(halves[0] as 'NL')))?.spot;
  }
  const sides = sidesOf(location);
  if (!sides) return undefined;
  const lines = possible.filter((segment) => segment.sides.length > 0);
  // A bridge comes last, and is meant where a road of the tile has the same sides.
  return lines.findLast((segment) => same(sides, segment.sides))?.spot;
}
