/** The way that is looked at as a moving picture, or all ways, one frame a step, with its document inside. */
import { CARRIED } from '../../drawing/standalone/standalone.ts';
import { resolve } from '../../drawing/standalone/styles.ts';
import { PACE } from '../../replay/machine.ts';
import { PAPER } from '../../replay/picture.ts';
import { labelOf, questionAt } from '../../replay/view/Fork.tsx';
import type { ShareWords } from '../../words/editing/share.ts';
import { depthOfFrame, judgedOf } from '../judged.ts';
import { captioned, INK, measureHere, type Said, sheetOf } from './captioned.ts';
import { animate } from './gif/animate.ts';
import type { Colour } from './gif/palette.ts';
import { SHEET, svgOf } from './picture.ts';
import { GIF_BOUNDS, onCanvas, pixelsOf, sizeOf, within } from './raster.ts';
import { type Shared, titleOf } from './shared.ts';
import { saidAt } from './told.ts';
import { allWays, around, type Stop, wayThrough } from './way.ts';

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

/** How much is shown where ways part: the one that is looked at, or all of them. */
export type Extent = 'this way' | 'all ways';

/** What is shown, one after another; `all` is how much there would be. */
export function stopsOf({ document, at }: Shared, extent: Extent) {
  const { frames } = judgedOf(document);
  const stops: readonly Stop[] =
    extent === 'all ways' ? allWays(frames) : wayThrough(frames, at).map((frame) => ({ frame }));
  const place = extent === 'all ways' ? 0 : stops.findIndex(({ frame }) => frame.id === at);
  return { stops: around(stops, Math.max(0, place), MOST_FRAMES), all: stops.length };
}

/** What is said under each picture; under the start, what the whole is called. */
export function saidIn(shared: Shared, stops: readonly Stop[], { wayOf }: Pick<ShareWords, 'wayOf'>): Said[] {
  const { document, locale, telling } = shared;
  const title = titleOf(document, locale);
  return stops.map(({ frame, begins }) => {
    if (begins) {
      const { next } = frame;
      return {
        head: wayOf(next.indexOf(begins) + 1, next.length),
        text: `${questionAt(frame, telling)} ${labelOf(begins, { document }, locale, telling)}`,
      };
    }
    const { line, text } = saidAt(frame, depthOfFrame(frame), shared);
    return { head: (!frame.parent && title) || line, text };
  });
}

interface Making {
  readonly extent: Extent;
  readonly words: ShareWords;
  /** The document in one line, so that the picture can be opened again. */
  readonly notation: string;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

export async function movieOf(shared: Shared, making: Making): Promise<Blob> {
  const { extent, words, notation, signal, onProgress } = making;
  const { stops } = stopsOf(shared, extent);
  const svg = (index: number) => svgOf(shared, stops[index]?.frame, { extent: 'all steps' });
  const board = within(sizeOf(svg(0)), GIF_BOUNDS);
  const sheet = sheetOf(board, saidIn(shared, stops, words), measureHere());
  const parts = await animate({
    size: sheet,
    count: stops.length,
    draw: async (index) => pixelsOf(captioned(await onCanvas(svg(index), board), sheet, index)),
    colours: colours(),
    shownFor: (index) => timeFor(sheet.lines[index]?.text.join(' ') ?? '') + (index === stops.length - 1 ? PACE : 0),
    carried: `${CARRIED}\0${notation}`,
    signal,
    onProgress,
  });
  return new Blob(parts, { type: 'image/gif' });
}
