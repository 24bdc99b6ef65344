/** What all pictures for links have in common: their size, their paper, the mark of the site. */
import sharp from 'sharp';
import { type SvgNode, serialize } from '../../drawing/standalone/tree.ts';
import { PAPER } from '../../replay/picture.ts';

/** What the services that show such pictures ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;

export const INK = '#221c15';
export const SOFT = '#62574a';
export const RUBRIC = '#9b2117';

const put = (tag: string, attributes: SvgNode['attributes'], children: SvgNode['children'] = []): SvgNode => ({
  tag,
  attributes,
  children,
});

/** The mark of the site, a city over a road, with its corner at a point. */
export const logoAt = (x: number, y: number): SvgNode =>
  put('g', { transform: `translate(${x} ${y}) scale(1.5)` }, [
    put('path', { d: 'M2 2h28c-4 7-9 9-14 9S6 9 2 2Z', fill: RUBRIC }),
    put('path', { d: 'M2 2h28v28H2zM2 21h28', fill: 'none', stroke: INK, 'stroke-width': '2.5' }),
  ]);

/** A drawing in a size, with its corner at a point. */
export const sized = (node: SvgNode, width: number, height: number, x = 0, y = 0): SvgNode => ({
  ...node,
  attributes: { ...node.attributes, x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` },
});

/** A picture of the whole size as a PNG: things drawn on paper, with pictures laid over them. */
export async function onPaper(
  things: readonly SvgNode[],
  laid: readonly { readonly input: Buffer; readonly left: number; readonly top: number }[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const size = { width: `${WIDTH}`, height: `${HEIGHT}` };
  const ground = put('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, [
    put('rect', { ...size, fill: PAPER }),
    ...things,
  ]);
  const picture = await sharp(Buffer.from(serialize(ground)))
    .composite([...laid])
    .png({ palette: true, colours: 64, dither: 0, effort: 1 })
    .toBuffer();
  return new Uint8Array(picture);
}
