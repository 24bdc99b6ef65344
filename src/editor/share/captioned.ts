/** What a moving picture says under its board. The sheet is the same for all frames, so that nothing jumps. */
import { PAPER } from '../../replay/picture.ts';
import type { Size } from './gif/gif.ts';
import { canvasOf, contextOf } from './raster.ts';
import { linesOf } from './wrap.ts';

/** The ink of texts in daylight, on `PAPER`. */
export const INK = '#2a2019';

const LEAST_WIDTH = 480;
const LETTERS = 19;
const LINE = 26;
const MARGIN = 16;
const MOST_LINES = 6;

export interface Said {
  /** Which step it is. */
  readonly head: string;
  readonly text: string;
}

export interface Sheet extends Size {
  readonly board: Size;
  /** Of each frame: the lines of its head, and those below. */
  readonly lines: readonly { readonly head: readonly string[]; readonly text: readonly string[] }[];
}

/** How wide a text is, in pixels. */
export type Measure = (text: string, isHead: boolean) => number;

/** Room for the board, and below it for as many lines as the frame with the most to say needs. */
export function sheetOf(board: Size, said: readonly Said[], measure: Measure): Sheet {
  const width = Math.max(board.width, LEAST_WIDTH);
  const broken = (text: string, most: number, isHead: boolean) =>
    linesOf(text, (line) => measure(line, isHead) <= width - 2 * MARGIN, most);
  const lines = said.map(({ head, text }) => ({
    head: broken(head, 2, true),
    text: broken(text, MOST_LINES, false),
  }));
  const most = Math.max(0, ...lines.map(({ head, text }) => head.length + text.length));
  return { width, height: board.height + 2 * MARGIN + most * LINE, board, lines };
}

const fontOf = (isHead: boolean): string =>
  `${isHead ? '600 ' : ''}${LETTERS}px ${getComputedStyle(document.body).fontFamily}`;

export function measureHere(): Measure {
  const context = contextOf(canvasOf({ width: 1, height: 1 }));
  return (text, isHead) => {
    context.font = fontOf(isHead);
    return context.measureText(text).width;
  };
}

/** A frame: its board, with its lines below. */
export function captioned(board: HTMLCanvasElement, sheet: Sheet, frame: number): HTMLCanvasElement {
  const canvas = canvasOf(sheet);
  const context = contextOf(canvas);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.drawImage(board, Math.floor((sheet.width - sheet.board.width) / 2), 0);
  context.fillStyle = INK;
  const { head = [], text = [] } = sheet.lines[frame] ?? {};
  [...head, ...text].forEach((line, i) => {
    context.font = fontOf(i < head.length);
    context.fillText(line, MARGIN, sheet.board.height + MARGIN + (i + 1) * LINE - (LINE - LETTERS));
  });
  return canvas;
}
