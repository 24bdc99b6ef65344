/** The board of a step as a drawing that depends on no fonts and no style sheet. */
import { h } from 'preact';
import boardStyles from '../../drawing/board.css?raw';
import { Defs } from '../../drawing/Defs.tsx';
import { Board, type CellWindow, windowOf } from '../../drawing/index.ts';
import materials from '../../drawing/materials.css?raw';
import { standaloneTree } from '../../drawing/standalone/standalone.ts';
import { readStyles } from '../../drawing/standalone/styles.ts';
import { isNode, type SvgNode, treeOf } from '../../drawing/standalone/tree.ts';
import type { Example } from '../../replay/example.ts';
import { PAPER } from '../../replay/picture.ts';
import { marksOf } from '../../replay/story.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { tilesDrawn } from '../tilesDrawn.ts';
import { withOutlines } from './outlines.ts';

const SHEET = readStyles(`${boardStyles}\n${materials}`);

/** The squares that a step needs. */
export const windowOfStep = (frame: Frame): CellWindow => windowOf([frame.state], [marksOf(frame)]);

/** A step of an example on this part of the table, named as on the page, where anything is to be named. */
export function drawnBoard({ document, window }: Example, frame: Frame, seen: CellWindow, isNamed = true): SvgNode {
  const shown = h(Board, {
    state: frame.state,
    marks: marksOf(frame),
    window: seen,
    origin: [window.x, window.y],
    label: document.id,
    ...(!isNamed && { view: { columns: seen.w, pixels: 1, named: { ...seen, w: 0, h: 0 } } }),
  });
  const [board] = treeOf(shown).filter(isNode);
  if (!board) throw new Error(`${document.id} has no board`);
  const tiles = tilesDrawn([document.id], []) ?? [];
  const around = { title: document.id, paper: PAPER };
  return withOutlines(standaloneTree(board, treeOf(h(Defs, { tiles })), SHEET, around));
}
