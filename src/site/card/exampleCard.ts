/** The picture of an example that others show beside a link to it: its board, without a word, for all languages. */
import type { CellWindow } from '../../drawing/index.ts';
import { CELL } from '../../drawing/units.ts';
import { prepare } from '../../replay/example.ts';
import { marksOf } from '../../replay/story.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { exampleOf } from '../examples.ts';
import { drawnBoard, windowOfStep } from './drawnBoard.ts';
import { HEIGHT, INK, logoAt, onPaper, sized, WIDTH } from './ground.ts';
import { outlined } from './letters.ts';

/** The line below the board, with the name of the site. */
const FOOT = 76;
const TABLE = HEIGHT - FOOT;

/** Room around the squares that matter, in squares; and how large a square is at most, in pixels. */
const AROUND = 0.3;
const LARGEST = 230;

/** How much a step has to show. */
const weightOf = (frame: Frame): number => Object.values(marksOf(frame)).flat().length;

/** The step that shows most on the first way from this one on, the earlier of two. */
export function tellingFrame(first: Frame): Frame {
  let telling = first;
  for (let frame: Frame | undefined = first; frame; frame = frame.next[0]) {
    if (weightOf(frame) > weightOf(telling)) telling = frame;
  }
  return telling;
}

/** The part of the table that fills the picture, with these squares in its middle: in squares, and whole ones around it. */
export function opening({ x, y, w, h }: CellWindow): { readonly seen: CellWindow; readonly whole: CellWindow } {
  const square = Math.min(LARGEST, WIDTH / (w + 2 * AROUND), TABLE / (h + 2 * AROUND));
  const [width, height] = [WIDTH / square, TABLE / square];
  const seen = { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height };
  const [left, top] = [Math.floor(seen.x), Math.floor(seen.y)];
  return { seen, whole: { x: left, y: top, w: Math.ceil(seen.x + width) - left, h: Math.ceil(seen.y + height) - top } };
}

/** The picture as a PNG, by the id of the document and the anchor of the step with which the example begins. */
export function exampleCard(id: string, beginning: string): Promise<Uint8Array<ArrayBuffer>> {
  const example = prepare(exampleOf(id));
  const first = example.frames.find((frame) => frame.id === beginning.replace(/^.*\./, '')) ?? example.frames[0];
  if (!first) throw new Error(`${id} has no step`);
  const frame = tellingFrame(first);
  const { seen, whole } = opening(windowOfStep(frame));
  const board = drawnBoard(example, frame, whole, false);
  // A square (x, y) has its middle at (x, y) times its size.
  const corner = [seen.x, seen.y].map((at) => (at - 0.5) * CELL);
  const viewBox = [...corner, seen.w * CELL, seen.h * CELL].join(' ');
  const foot = TABLE + (FOOT - 48) / 2;
  return onPaper([
    sized({ ...board, attributes: { ...board.attributes, viewBox } }, WIDTH, TABLE),
    logoAt(30, foot),
    outlined({ text: 'Cartulary', size: 36, fill: INK, x: 92, y: foot + 36 }),
  ]);
}
