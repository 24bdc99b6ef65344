/** A position as a picture of its own: one SVG that opens anywhere, in light colours, with its document inside. */
import { h } from 'preact';
import { Defs } from '../drawing/Defs.tsx';
import { Board, type CellWindow, type Marks, type PlayerNames, type Shown } from '../drawing/index.ts';
import { standalone } from '../drawing/standalone/standalone.ts';
import type { StyleSheet } from '../drawing/standalone/styles.ts';
import { byId, isNode, type SvgNode, treeOf } from '../drawing/standalone/tree.ts';
import { type Cell, findTile, printedNames, type TileName } from '../engine/index.ts';
import type { Frame } from '../scenario/timeline.ts';
import { boardLines } from './boardLines.ts';
import { toldStep } from './spoken.ts';
import type { Telling } from './telling.ts';

/** Behind the board: the paper of the pages in daylight. */
export const PAPER = '#faf5ea';

export interface PictureProps {
  readonly shown: Shown;
  readonly marks: Marks;
  readonly window: CellWindow;
  /** The cell named A1, where that is not the north-western one of the window. */
  readonly origin?: Cell;
  readonly title: string;
  /** What there is to see, in words. */
  readonly description: string;
  readonly names: PlayerNames;
  /** The document in one line. */
  readonly notation?: string;
}

/** What a step says without its picture: what happened, then the board. */
export const descriptionOf = (frame: Frame, telling: Telling): string =>
  [toldStep(frame, telling), ...boardLines(frame.state, telling).map(({ what, said }) => `${what} ${said}`)]
    .filter(Boolean)
    .join(' ');

function* symbolsUsed({ attributes, children }: SvgNode): Generator<string> {
  if (attributes.href) yield attributes.href.slice(1);
  for (const child of children) if (isNode(child)) yield* symbolsUsed(child);
}

/** The symbols of these tiles; of all that are known, where a piece lies about that belongs to none of them. */
function symbolsFor(board: SvgNode, tiles: readonly TileName[]) {
  const own = treeOf(h(Defs, { tiles }));
  const known = byId(own);
  const hasAll = [...symbolsUsed(board)].every((id) => known.has(id));
  return hasAll ? own : treeOf(h(Defs, { tiles: [...tiles, ...printedNames()] }));
}

/** `sheet`: the styles of the drawings, read. */
export function pictureOf(props: PictureProps, sheet: StyleSheet): string {
  const { shown, marks, window, origin, title, description, names, notation } = props;
  const [board] = treeOf(h(Board, { state: shown, marks, window, origin, label: title, names })).filter(isNode);
  if (!board) throw new Error('a board draws something');
  // A name that belongs to no tile is drawn as such.
  const tiles = shown.tiles.flatMap(({ tile }) => ('reason' in findTile(tile) ? [] : [tile]));
  const carried = notation ? { carried: notation } : {};
  return standalone(board, symbolsFor(board, tiles), sheet, { title, description, paper: PAPER, ...carried });
}
