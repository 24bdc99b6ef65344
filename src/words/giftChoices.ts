/** What has to be told of the choices of a gift: the places on a tile, the points, which of two tiles. */
import type { Cell, Decision, Spot } from '../engine/index.ts';
import type { ChoiceContext, ChoiceOf } from './game.ts';
import { featureOn, type Place, placesOn, type Role } from './spots.ts';

type OnTile = ChoiceOf<'spot' | 'cash' | 'stance'>;

const onSameTile = (choice: OnTile, { among }: ChoiceContext): readonly OnTile[] | undefined =>
  among?.filter(
    (other): other is OnTile =>
      other.kind === choice.kind && 'to' in other === 'to' in choice && isAt(choice, other.cell),
  );

const isAt = ({ cell }: OnTile, other: Cell): boolean => cell.join() === other.join();

/** Named only where the tile has another place of the same kind to choose. */
function places(spot: Spot, spots: readonly Spot[] | undefined): readonly Place[] {
  const alike = new Set(spots?.filter((other) => featureOn(other) === featureOn(spot)));
  return spots && alike.size < 2 ? [] : placesOn(spot);
}

/** Where on its tile it is. */
export const giftPlaces = (choice: OnTile, ctx: ChoiceContext): readonly Place[] =>
  places(
    choice.on,
    onSameTile(choice, ctx)?.map(({ on }) => on),
  );

/** Where on its tile a figure comes to. */
export const targetPlaces = (choice: ChoiceOf<'stance'>, ctx: ChoiceContext): readonly Place[] =>
  places(
    choice.to,
    onSameTile(choice, ctx)?.flatMap((other) => ('to' in other && other.on === choice.on ? [other.to] : [])),
  );

/** What a road or a figure would bring. */
export function giftValue(choice: ChoiceOf<'spot' | 'cash'>, decision?: Decision): number | undefined {
  const isIt = ({ cell, on }: { readonly cell: Cell; readonly on: Spot }) => isAt(choice, cell) && on === choice.on;
  if (decision?.kind === 'use-cash-out') return decision.figures.find(isIt)?.value;
  if (decision?.kind === 'use-road-sweeper') return decision.features.find(({ feature }) => isIt(feature))?.value;
  return undefined;
}

/** 0 for the tile in hand, 1 for the second one; nothing if that is not known. */
export function whichTile({ tile }: ChoiceOf<'keep'>, { decision }: ChoiceContext): number | undefined {
  const at = decision?.kind === 'use-take-2' ? decision.tiles.indexOf(tile) : -1;
  return at < 0 ? undefined : at;
}

/** The roles of a figure before and after it has changed its position; `as` is that on a special monastery. */
export const rolesOfStance = (from: Spot, to: Spot, as: 'prior' | undefined) =>
  [from, to].map((on) => (featureOn(on) === 'monastery' && as ? as : featureOn(on))) as [Role, Role];

/** Whether a gift would do nothing now. */
export const isIdle = ({ gift }: ChoiceOf<'open'>, { decision }: ChoiceContext): boolean =>
  decision?.kind === 'open-gift' && decision.idle.includes(gift);
