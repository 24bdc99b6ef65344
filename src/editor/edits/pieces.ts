/** Putting pieces on a board and taking them off. Whether a piece may be there is told by the judge, never forbidden. */
import { type Cell, type Player, type Spot, sameCell, type TokenValue, type Way } from '../../engine/index.ts';
import type { FollowerDocument, ScenarioDocument } from '../../scenario/document.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { faceOf, inOrder, seenOn, spotOn, takesBridge } from './ground.ts';
import { withBoard, withList, withRush } from './lying.ts';
import { withPart } from './written.ts';

/** A spot of a tile on a square. */
export interface SpotOnCell {
  readonly cell: Cell;
  readonly on: Spot;
}

/** The spots of the tile that is seen on a square; the road over a bridge is one of them. */
export function spotsOf({ board }: ScenarioDocument, cell: Cell): readonly Spot[] {
  const placed = seenOn(board, cell)?.placed;
  return (placed && faceOf(placed)?.segments.map(({ spot }) => spot)) ?? [];
}

/** Whether two spots are the same segment: they may be written in short. */
export function isSameSpot({ board }: ScenarioDocument, a: SpotOnCell, b: SpotOnCell): boolean {
  if (!sameCell(a.cell, b.cell)) return false;
  const placed = seenOn(board, a.cell)?.placed;
  return (spotOn(placed, a.on) ?? a.on) === (spotOn(placed, b.on) ?? b.on);
}

export function putFigure(document: ScenarioDocument, figure: FollowerDocument): ScenarioDocument {
  const { followers = [] } = document.board;
  if (followers.length >= LIMITS.figures) return document;
  return withBoard(document, withList(document.board, 'followers', [...followers, figure]));
}

/** `index` is that in `board.followers`. */
export const removeFigure = (document: ScenarioDocument, index: number): ScenarioDocument =>
  withBoard(document, withList(document.board, 'followers', (document.board.followers ?? []).toSpliced(index, 1)));

/** The figure goes to another place; its turn in the list stays. */
export function moveFigure(document: ScenarioDocument, index: number, to: SpotOnCell): ScenarioDocument {
  const { followers = [] } = document.board;
  const figure = followers[index];
  if (!figure) return document;
  const { cell, on } = to;
  return withBoard(document, withList(document.board, 'followers', followers.with(index, { ...figure, cell, on })));
}

export const goldOn = ({ board: { gold = [] } }: ScenarioDocument, cell: Cell): number =>
  gold.reduce((sum, [x, y, count]) => sum + (sameCell([x, y], cell) ? count : 0), 0);

/** Puts gold on a square, or takes some of it away. */
export function changeGold(document: ScenarioDocument, cell: Cell, by: number): ScenarioDocument {
  const { gold = [] } = document.board;
  const count = Math.min(LIMITS.gold, Math.max(0, goldOn(document, cell) + by));
  const at = gold.findIndex(([x, y]) => sameCell([x, y], cell));
  const others = gold.filter(([x, y], i) => i === at || !sameCell([x, y], cell));
  const lying = count ? [[...cell, count] as const] : [];
  const list = at < 0 ? [...others, ...lying] : others.toSpliced(at, 1, ...lying);
  return withBoard(document, withList(document.board, 'gold', list));
}

/** The northern or western square is written first. */
export function putCastle(
  document: ScenarioDocument,
  player: Player,
  cells: readonly [Cell, Cell],
  lord: boolean,
): ScenarioDocument {
  const castle = { player, cells: inOrder(cells), ...(lord && { lord }) };
  const { castles = [] } = document.board;
  if (castles.length >= LIMITS.castles) return document;
  return withBoard(document, withList(document.board, 'castles', [...castles, castle]));
}

/** `index` is that in `board.castles`. */
export const removeCastle = (document: ScenarioDocument, index: number): ScenarioDocument =>
  withBoard(document, withList(document.board, 'castles', (document.board.castles ?? []).toSpliced(index, 1)));

/** Puts the lord on a castle, or takes the lord away. */
export function changeLord(document: ScenarioDocument, index: number): ScenarioDocument {
  const { castles = [] } = document.board;
  const castle = castles[index];
  if (!castle) return document;
  const { lord, ...bare } = castle;
  const changed = lord ? bare : { ...bare, lord: true };
  return withBoard(document, withList(document.board, 'castles', castles.with(index, changed)));
}

export const bridgeOn = ({ board: { bridges = [] } }: ScenarioDocument, cell: Cell): Way | undefined =>
  bridges.find(([x, y]) => sameCell([x, y], cell))?.[2];

/** Puts a bridge over a tile, in the place of the one that is there. */
export function putBridge(document: ScenarioDocument, cell: Cell, way: Way): ScenarioDocument {
  if (!takesBridge(document.board, cell)) return document;
  const { bridges = [] } = removeBridge(document, cell).board;
  return withBoard(document, withList(document.board, 'bridges', [...bridges, [...cell, way]]));
}

export function removeBridge(document: ScenarioDocument, cell: Cell): ScenarioDocument {
  const { bridges = [] } = document.board;
  const others = bridges.filter(([x, y]) => !sameCell([x, y], cell));
  return others.length === bridges.length ? document : withBoard(document, withList(document.board, 'bridges', others));
}

/** Each player has one tent: it is moved. */
export function putTent(document: ScenarioDocument, player: Player, { cell, on }: SpotOnCell): ScenarioDocument {
  const rush = document.parts?.['gold-rush'] ?? {};
  const others = (rush.tents ?? []).filter((tent) => tent.player !== player);
  return withRush(document, { ...rush, tents: [...others, { player, cell, on }] });
}

/** `index` is that in `tents`. */
export function removeTent(document: ScenarioDocument, index: number): ScenarioDocument {
  const rush = document.parts?.['gold-rush'] ?? {};
  return withRush(document, { ...rush, tents: (rush.tents ?? []).toSpliced(index, 1) });
}

/** Puts a token on top of the stack of a place. */
export function putToken(document: ScenarioDocument, place: SpotOnCell, value: TokenValue): ScenarioDocument {
  const rush = document.parts?.['gold-rush'] ?? {};
  const { stacks = [] } = rush;
  const at = stacks.findIndex((stack) => isSameSpot(document, stack, place));
  const stack = stacks[at];
  const { cell, on } = place;
  if ((stack?.tokens ?? stacks).length >= LIMITS.tokens) return document;
  const next = stack
    ? stacks.with(at, { ...stack, tokens: [value, ...stack.tokens] })
    : [...stacks, { cell, on, tokens: [value] }];
  return withRush(document, { ...rush, stacks: next });
}

/** Takes the topmost token of a stack; the last one takes the stack along. `index` is that in `stacks`. */
export function takeToken(document: ScenarioDocument, index: number): ScenarioDocument {
  const rush = document.parts?.['gold-rush'] ?? {};
  const { stacks = [] } = rush;
  const stack = stacks[index];
  if (!stack) return document;
  const tokens = stack.tokens.slice(1);
  const next = tokens.length ? stacks.with(index, { ...stack, tokens }) : stacks.toSpliced(index, 1);
  return withRush(document, { ...rush, stacks: next });
}

export const putSheriff = (document: ScenarioDocument, { cell, on }: SpotOnCell): ScenarioDocument =>
  withPart(document, 'sheriff', { cell, on });

export const removeSheriff = (document: ScenarioDocument): ScenarioDocument => withPart(document, 'sheriff', {});
