/** The whole way that is looked at as a moving picture, one frame a step, with its document inside. */
import { CARRIED } from '../../drawing/standalone/standalone.ts';
import { resolve } from '../../drawing/standalone/styles.ts';
import { PACE } from '../../replay/machine.ts';
import { PAPER } from '../../replay/picture.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { depthOfFrame, judgedOf } from '../judged.ts';
import { captioned, INK, measureHere, type Said, sheetOf } from './captioned.ts';
import { animate } from './gif/animate.ts';
import type { Colour } from './gif/palette.ts';
import { SHEET, svgOf } from './picture.ts';
import { GIF_BOUNDS, onCanvas, pixelsOf, sizeOf, within } from './raster.ts';
import { type Shared, titleOf } from './shared.ts';
import { saidAt } from './told.ts';
import { around, wayThrough } from './way.ts';

export const MOST_FRAMES = 120;

/** Milliseconds that a letter takes to be read. */
const READING = 45;
const LONGEST = 15_000;

/** How long a frame stays: long enough for what is said under it. */
export const timeFor = (text: string): number => Math.min(LONGEST, Math.max(PACE, READING * text.length));

/** The colours of the drawings in daylight. */
export function colours(): Colour[] {
  const values = Object.values(SHEET.tokens).map((value) => resolve(value, (name) => SHEET.tokens[name]));
  return [PAPER, INK, ...values].flatMap((value) => {
    const [, hex] = /^#([0-9a-f]{6})$/i.exec(value) ?? [];
    return hex ? [Number.parseInt(hex, 16)] : [];
  });
}

/** The steps that are shown; `all` is how many there are on the way. */
export function framesOf({ document, at }: Shared) {
  const way = wayThrough(judgedOf(document).frames, at);
  const place = way.findIndex(({ id }) => id === at);
  return { frames: around(way, Math.max(0, place), MOST_FRAMES), all: way.length };
}

/** What is said under each of these frames; under the start, what the whole is called. */
export function saidIn(shared: Shared, frames: readonly Frame[]): Said[] {
  const title = titleOf(shared.document, shared.locale);
  return frames.map((frame) => {
    const { line, text } = saidAt(frame, depthOfFrame(frame), shared);
    return { head: (!frame.parent && title) || line, text };
  });
}

interface Making {
  /** The document in one line, so that the picture can be opened again. */
  readonly notation: string;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

export async function movieOf(shared: Shared, { notation, signal, onProgress }: Making): Promise<Blob> {
  const { frames } = framesOf(shared);
  const svg = (index: number) => svgOf(shared, frames[index], { extent: 'all steps' });
  const board = within(sizeOf(svg(0)), GIF_BOUNDS);
  const sheet = sheetOf(board, saidIn(shared, frames), measureHere());
  const parts = await animate({
    size: sheet,
    count: frames.length,
    draw: async (index) => pixelsOf(captioned(await onCanvas(svg(index), board), sheet, index)),
    colours: colours(),
    shownFor: (index) => timeFor(sheet.lines[index]?.text.join(' ') ?? '') + (index === frames.length - 1 ? PACE : 0),
    carried: `${CARRIED}\0${notation}`,
    signal,
    onProgress,
  });
  return new Blob(parts, { type: 'image/gif' });
}
