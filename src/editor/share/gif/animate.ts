/** Makes a moving picture out of drawings, one after another, so that the page stays usable meanwhile. */
import { comment, frame, head, type Size, TAIL } from './gif.ts';
import { type Colour, countColours, indexer, paletteOf } from './palette.ts';

export interface Animation {
  readonly size: Size;
  readonly count: number;
  /** A drawing as pixels, four bytes each. */
  readonly draw: (index: number) => Promise<Uint8ClampedArray>;
  /** Colours that have to come out as they are. */
  readonly colours: readonly Colour[];
  /** How long each drawing is shown, in milliseconds. */
  readonly shownFor: (index: number) => number;
  /** A text that the file carries. */
  readonly carried?: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number) => void;
}

/** Lets the page answer what somebody has done in the meantime. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The file, in parts. Rejects with the signal's reason if it is given up. */
export async function animate(animation: Animation): Promise<Uint8Array<ArrayBuffer>[]> {
  const { size, count, draw, colours, shownFor, carried, signal, onProgress } = animation;
  const counts = new Map<Colour, number>();
  for (const index of new Set([0, Math.floor(count / 2), count - 1])) {
    countColours(await draw(index), counts);
    signal?.throwIfAborted();
    await breathe();
  }
  const palette = paletteOf(colours, counts);
  const indicesOf = indexer(palette);
  const parts = [head(size, palette), ...(carried ? [comment(carried)] : [])];
  let before: Uint8Array | undefined;
  for (let index = 0; index < count; index++) {
    const now = indicesOf(await draw(index));
    parts.push(frame(size, now, before, shownFor(index)));
    before = now;
    onProgress?.(index + 1);
    await breathe();
    signal?.throwIfAborted();
  }
  return [...parts, TAIL];
}
