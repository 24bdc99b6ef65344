/** Which followers a crop circle means, and where another may join them (CROP-06, CROP-14, CROP-18, CROP-20). */
import { boardOf } from '../../board/board.ts';
import { cellOf, featureUnder, inReadingOrder, segmentOf } from '../../board/feature.ts';
import { sameCell } from '../../geometry.ts';
import type { Follower, GameState } from '../../state.ts';
import { getTile } from '../../tiles/catalogue.ts';
import type { Mark } from '../../tiles/tile.ts';
import type { Player } from '../../words.ts';
import type { CropFeature } from './kinds.ts';

/** A follower stands here, or may. */
export type Place = Pick<Follower, 'cell' | 'on'>;

const MEANT: Readonly<Partial<Record<Mark, CropFeature>>> = { pitchfork: 'field', club: 'road', shield: 'city' };

/** The features that the tile just placed means; nothing if it shows no crop circle. */
export function meantBy({ record: { placed } }: GameState): CropFeature | undefined {
  const marks = placed ? getTile(placed.tile).marks : [];
  return marks.map((mark) => MEANT[mark]).find((feature) => feature !== undefined);
}

/** Stands on a castle, so he is no knight (CROP-31). */
export const isLord = ({ on }: Place): boolean => on.startsWith('castle:');

/** The followers of a player that are meant. */
export const meantOf = (state: GameState, player: Player): Follower[] =>
  state.followers.filter((one) => one.player === player && one.on.split(':')[0] === meantBy(state));

export const samePlace = (a: Place, b: Place): boolean => a.on === b.on && sameCell(a.cell, b.cell);

/** Every segment of the features on which these followers stand. */
function allOver(state: GameState, followers: readonly Follower[]): Place[] {
  const board = boardOf(state.tiles);
  const features = new Set(followers.map((follower) => featureUnder(board, follower)));
  return [...features].flatMap((index) =>
    (board.features[index]?.segments ?? []).map((segment) => ({
      cell: cellOf(board, segment),
      on: segmentOf(board, segment).spot,
    })),
  );
}

/** Where a player may add a follower: beside an own one, or by the other reading anywhere on its feature (CROP-20). */
export function placesFor(state: GameState, player: Player): Place[] {
  const own = meantOf(state, player);
  const places = state.agreement.options['crop-circles'].addAnywhere ? allOver(state, own) : own;
  return places
    .filter((place, i) => places.findIndex((other) => samePlace(other, place)) === i)
    .sort((a, b) => inReadingOrder(a.cell, b.cell));
}
