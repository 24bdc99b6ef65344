/** Which spots a piece in the hand is meant for, and which of them is nearest to a finger. */

import { middleOf } from '../../../drawing/pieces.ts';
import { followerPlaces } from '../../../drawing/places.ts';
import { distance, type Point } from '../../../drawing/units.ts';
import { type Cell, FORM, type PlacedTile, type Spot } from '../../../engine/index.ts';
import type { ScenarioDocument } from '../../../scenario/document.ts';
import { faceOf, seenOn } from '../../edits/ground.ts';
import { spotsOf } from '../../edits/pieces.ts';
import { type Hand, isStanding, type Standing } from '../../hand.ts';

const kindOf = (spot: Spot): string => spot.split(':')[0] ?? '';

function isMeant(hand: Standing, spot: Spot): boolean {
  const kind = kindOf(spot);
  if (hand.what !== 'figure') return kind === 'mountain';
  if (hand.prior) return kind === 'monastery';
  const isCentre = FORM[kind as keyof typeof FORM] === 'centre';
  return hand.piece === 'abbot' ? isCentre : kind !== 'garden';
}

/** The spots of a tile on which a piece is meant to stand; where it has none, all of them. */
export function spotsFor(document: ScenarioDocument, hand: Standing, cell: Cell): readonly Spot[] {
  const spots = spotsOf(document, cell);
  const meant = spots.filter((spot) => isMeant(hand, spot));
  return meant.length ? meant : spots;
}

/** Of some spots of a tile the one nearest to a point, which is given from the middle of the tile. */
export function nearestSpot(placed: PlacedTile, spots: readonly Spot[], point: Point): Spot | undefined {
  const face = faceOf(placed);
  if (!face) return undefined;
  const places = followerPlaces(placed.tile, placed.turn, placed.bridge);
  let nearest: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  face.segments.forEach(({ spot }, i) => {
    const place = places[i];
    if (!place || !spots.includes(spot)) return;
    // The first place is where the piece will stand.
    const away = Math.min(...[place.at, ...place.all.slice(0, 3)].map((at) => distance(at, point)));
    if (away < least) [nearest, least] = [spot, away];
  });
  return nearest;
}

/** The spot of a tile that a finger means which puts down what is in the hand, or a figure that is moved. */
export function spotUnder(
  document: ScenarioDocument,
  what: Hand | 'figure' | undefined,
  cell: Cell,
  [x, y]: Point,
): Spot | undefined {
  const placed = seenOn(document.board, cell)?.placed;
  if (!placed || !what || (what !== 'figure' && !isStanding(what))) return undefined;
  const spots = what === 'figure' ? spotsOf(document, cell) : spotsFor(document, what, cell);
  const [mx, my] = middleOf(cell);
  return nearestSpot(placed, spots, [x - mx, y - my]);
}
