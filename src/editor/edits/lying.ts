/** All that lies or stands on the tiles of a document, changed at once. */
import { type Cell, type Spot, sameCell, type Way } from '../../engine/index.ts';
import type { BoardDocument, ScenarioDocument } from '../../scenario/document.ts';
import { withFilled, withPart } from './written.ts';

/** A thing on a square; gold lies on no spot. */
export interface Lying {
  readonly cell: Cell;
  readonly on?: Spot;
}

/** What becomes of each thing; it is gone where nothing comes back. The same object again: nothing becomes of it. */
export interface LyingChanges {
  readonly thing: (thing: Lying) => Lying | undefined;
  readonly bridge: (cell: Cell, way: Way) => readonly [Cell, Way] | undefined;
  readonly castle: (cells: readonly [Cell, Cell]) => readonly [Cell, Cell] | undefined;
}

type Rush = NonNullable<NonNullable<ScenarioDocument['parts']>['gold-rush']>;
type Lists = 'followers' | 'gold' | 'bridges' | 'castles';

/** Writes a list down, or leaves it out where it is empty. */
export function withList<K extends Lists>(
  board: BoardDocument,
  key: K,
  list: NonNullable<BoardDocument[K]>,
): BoardDocument {
  if (board[key] === list) return board;
  const { [key]: _, ...rest } = board;
  return (list.length ? { ...rest, [key]: list } : rest) as BoardDocument;
}

export const withBoard = (document: ScenarioDocument, board: BoardDocument): ScenarioDocument =>
  board === document.board ? document : { ...document, board };

/** Writes the tents and stacks of Gold Rush down, each where there are any. An empty supply says something, and stays. */
export function withRush(
  document: ScenarioDocument,
  { tents, stacks }: { readonly tents?: Rush['tents'] | undefined; readonly stacks?: Rush['stacks'] | undefined },
): ScenarioDocument {
  const rush: Rush = document.parts?.['gold-rush'] ?? {};
  return withPart(document, 'gold-rush', withFilled(withFilled(rush, 'tents', tents), 'stacks', stacks));
}

/** The list with a change made to each; the same list where nothing has changed. */
function changed<T>(list: readonly T[], change: (item: T) => T | undefined): readonly T[] {
  const next = list.map(change);
  return next.every((item, i) => item === list[i]) ? list : next.filter((item) => item !== undefined);
}

function changeBoard(board: BoardDocument, { thing, bridge, castle }: LyingChanges): BoardDocument {
  const { followers, gold, bridges, castles } = board;
  let next = board;
  if (followers) {
    const list = changed(followers, (follower) => {
      const after = thing(follower);
      return after === follower ? follower : after && { ...follower, ...after };
    });
    next = withList(next, 'followers', list);
  }
  if (gold) {
    const list = changed(gold, (lying) => {
      const cell: Cell = [lying[0], lying[1]];
      const after = thing({ cell });
      return after && (sameCell(after.cell, cell) ? lying : ([...after.cell, lying[2]] as const));
    });
    next = withList(next, 'gold', list);
  }
  if (bridges) {
    const list = changed(bridges, (lying) => {
      const after = bridge([lying[0], lying[1]], lying[2]);
      if (!after) return undefined;
      const [cell, way] = after;
      return sameCell(cell, [lying[0], lying[1]]) && way === lying[2] ? lying : ([...cell, way] as const);
    });
    next = withList(next, 'bridges', list);
  }
  if (castles) {
    const list = changed(castles, (lying) => {
      const cells = castle(lying.cells);
      return cells && (cells === lying.cells ? lying : { ...lying, cells });
    });
    next = withList(next, 'castles', list);
  }
  return next;
}

export function changeLying(document: ScenarioDocument, changes: LyingChanges): ScenarioDocument {
  const board = changeBoard(document.board, changes);
  let next = withBoard(document, board);
  const place = <P extends Lying>(piece: P): P | undefined => {
    const after = changes.thing(piece);
    return after === piece ? piece : after && { ...piece, ...after };
  };
  const rush = document.parts?.['gold-rush'];
  if (rush) {
    const tents = rush.tents && changed(rush.tents, place);
    const stacks = rush.stacks && changed(rush.stacks, place);
    if (tents !== rush.tents || stacks !== rush.stacks) next = withRush(next, { tents, stacks });
  }
  const { cell, on } = document.parts?.sheriff ?? {};
  if (cell && on !== undefined) {
    const sheriff = { cell, on };
    const after = place(sheriff);
    if (after !== sheriff) next = withPart(next, 'sheriff', after);
  }
  return next;
}
