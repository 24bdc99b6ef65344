/** The colours of a moving picture: those that mean something exactly as they are, then the most frequent blends. */

/** `0xrrggbb` */
export type Colour = number;

/** One place in the table of 256 stays free for what is not drawn again. */
export const MOST_COLOURS = 255;

/** Blends nearer to a chosen colour than this are drawn with it; squared, as eyes see no difference. */
const NEAR = 90;

const distance = (a: Colour, b: Colour): number => {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  // Eyes are most particular about green, least about blue.
  return 3 * red * red + 4 * green * green + 2 * blue * blue;
};

function nearest(palette: readonly Colour[], colour: Colour): readonly [index: number, distance: number] {
  let index = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < palette.length; i++) {
    const found = distance(palette[i] as Colour, colour);
    if (found >= least) continue;
    least = found;
    index = i;
  }
  return [index, least];
}

/** Adds the colours of an image, four bytes a pixel, to the counts. */
export function countColours(pixels: Uint8ClampedArray, counts: Map<Colour, number>): void {
  for (let i = 0; i < pixels.length; i += 4) {
    const colour = ((pixels[i] as number) << 16) | ((pixels[i + 1] as number) << 8) | (pixels[i + 2] as number);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
}

/** Those that must be there, then as many others as there is room for, the most frequent first. */
export function paletteOf(exact: readonly Colour[], counts: ReadonlyMap<Colour, number>): readonly Colour[] {
  const palette = [...new Set(exact)].slice(0, MOST_COLOURS);
  const frequent = [...counts].toSorted(([, a], [, b]) => b - a);
  for (const [colour] of frequent) {
    if (palette.length === MOST_COLOURS) break;
    if (nearest(palette, colour)[1] > NEAR) palette.push(colour);
  }
  return palette;
}

/** Looks up the place of each pixel's colour in a palette; remembers what it has found. */
export function indexer(palette: readonly Colour[]): (pixels: Uint8ClampedArray) => Uint8Array {
  const known = new Map<Colour, number>();
  return (pixels) => {
    const indices = new Uint8Array(pixels.length / 4);
    let last = -1;
    let index = 0;
    for (let i = 0; i < indices.length; i++) {
      const at = 4 * i;
      const colour = ((pixels[at] as number) << 16) | ((pixels[at + 1] as number) << 8) | (pixels[at + 2] as number);
      if (colour !== last) {
        last = colour;
        const found = known.get(colour);
        index = found ?? nearest(palette, colour)[0];
        if (found === undefined) known.set(colour, index);
      }
      indices[i] = index;
    }
    return indices;
  };
}
