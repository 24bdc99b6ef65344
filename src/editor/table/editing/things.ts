/** What lies on a square, as somebody sees it, and how it is told. */
import type { Shown } from '../../../drawing/index.ts';
import {
  type Cell,
  type Follower,
  findTile,
  getTile,
  lordSpot,
  type Player,
  type Spot,
  sameCell,
  type TokenValue,
  type Way,
} from '../../../engine/index.ts';
import { isOneOf } from '../../../words/lists.ts';
import { featureOn, roleOn } from '../../../words/spots.ts';
import { squaresOf } from '../squaresOf.ts';
import type { EditingModel } from './model.ts';

/** `index` is that of the list in which it is written. */
export type Thing =
  | { readonly what: 'figure'; readonly index: number; readonly figure: Follower }
  | { readonly what: 'castle'; readonly index: number; readonly player: Player; readonly lord: boolean }
  | { readonly what: 'gold'; readonly count: number }
  | { readonly what: 'bridge'; readonly way: Way }
  | { readonly what: 'tent'; readonly index: number; readonly player: Player; readonly on: Spot }
  | { readonly what: 'tokens'; readonly index: number; readonly tokens: readonly TokenValue[]; readonly on: Spot }
  | { readonly what: 'sheriff'; readonly on: Spot };

/** Everything on a square but its tile. Lords are told with their castles. */
export function thingsOn({ tiles, followers, parts }: Shown, cell: Cell): Thing[] {
  const here = (thing: { readonly cell: Cell }) => sameCell(thing.cell, cell);
  const castles = parts.castles?.castles ?? [];
  const isLord = (figure: Follower): boolean =>
    castles.some(({ cells }) => figure.on === lordSpot(cells) && sameCell(figure.cell, cells[0]));
  const { stacks = [], tents = [] } = parts['gold-rush'] ?? {};
  const way = tiles.find(here)?.bridge;
  const gold = parts.goldmines?.onBoard.find(here);
  return [
    ...followers.flatMap((figure, index): Thing[] =>
      here(figure) && !isLord(figure) ? [{ what: 'figure', index, figure }] : [],
    ),
    ...castles.flatMap(({ player, cells }, index): Thing[] => {
      if (!cells.some((part) => sameCell(part, cell))) return [];
      const lord = followers.some(({ cell: at, on }) => on === lordSpot(cells) && sameCell(at, cells[0]));
      return [{ what: 'castle', index, player, lord }];
    }),
    ...(gold ? [{ what: 'gold', count: gold.count } as const] : []),
    ...(way ? [{ what: 'bridge', way } as const] : []),
    ...tents.flatMap((tent, index): Thing[] =>
      here(tent) ? [{ what: 'tent', index, player: tent.player, on: tent.on }] : [],
    ),
    ...stacks.flatMap((stack, index): Thing[] =>
      here(stack) ? [{ what: 'tokens', index, tokens: stack.tokens, on: stack.on }] : [],
    ),
    ...(parts.sheriff && here(parts.sheriff) ? [{ what: 'sheriff', on: parts.sheriff.on } as const] : []),
  ];
}

/** `knight (top)`; a spot that means nothing as it is written. */
export function tellRole(
  { ctx, words }: EditingModel,
  { on, piece, as }: Pick<Follower, 'on' | 'piece' | 'as'>,
): string {
  const { naming } = words;
  const figure = { on, ...(piece && { piece }), ...(as && { as }) };
  if (!isOneOf(naming.features, featureOn(on)) || !isOneOf(naming.roles, roleOn(figure))) return words.things.spot(on);
  return naming.figure({ kind: 'follower', ...figure }, ctx);
}

export function tellThing(model: EditingModel, thing: Thing): string {
  const { naming, things: words } = model.words;
  switch (thing.what) {
    case 'figure':
      return `${naming.players[thing.figure.player].name}: ${tellRole(model, thing.figure)}`;
    case 'castle':
      return words.castle(thing.player, thing.lord);
    case 'gold':
      return naming.count('gold', thing.count);
    case 'bridge':
      return words.bridge(thing.way);
    case 'tent':
      return `${words.tent(thing.player)}: ${words.spot(thing.on)}`;
    case 'tokens':
      return `${words.spot(thing.on)}: ${words.tokens(thing.tokens)}`;
    case 'sheriff':
      return `${words.sheriff}: ${words.spot(thing.on)}`;
  }
}

/** What the tile on a square shows: `city, road`. */
export function tellTile(model: EditingModel, { tiles }: Shown, cell: Cell): string {
  const placed = tiles.find((tile) => sameCell(tile.cell, cell));
  const words = model.words.things;
  if (!placed) return words.free;
  return 'reason' in findTile(placed.tile)
    ? words.unknownTile(placed.tile)
    : model.words.naming.tile(getTile(placed.tile, placed.turn));
}

/** The numbers of the problems that a square has, from 1. */
const problemsOn = ({ judged, document }: EditingModel, cell: Cell): number[] =>
  (judged?.problems ?? []).flatMap((problem, i) =>
    squaresOf(document, problem).some((other) => sameCell(other, cell)) ? [i + 1] : [],
  );

/** What lies on a square, in the position that is played or on the board that is set up. */
export const tellAt = (model: EditingModel, cell: Cell): string =>
  tellSquare(model, (model.work === 'playing' && model.frame?.state) || model.shown, cell);

/** `C2: city, road; Red: knight; problem 1` */
function tellSquare(model: EditingModel, shown: Shown, cell: Cell): string {
  const numbers = problemsOn(model, cell);
  const parts = [
    tellTile(model, shown, cell),
    ...thingsOn(shown, cell).map((thing) => tellThing(model, thing)),
    ...(numbers.length ? [model.words.things.problems(numbers)] : []),
  ];
  return `${model.ctx.names(cell)}: ${parts.join('; ')}`;
}
