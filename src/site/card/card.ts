/** The picture of a page that others show beside a link to it: its title, and the first board that it draws. */
import { h } from 'preact';
import sharp from 'sharp';
import boardStyles from '../../drawing/board.css?raw';
import { Board, Defs, windowOf } from '../../drawing/index.ts';
import materials from '../../drawing/materials.css?raw';
import { standaloneTree } from '../../drawing/standalone/standalone.ts';
import { readStyles } from '../../drawing/standalone/styles.ts';
import { isNode, type SvgNode, serialize, treeOf } from '../../drawing/standalone/tree.ts';
import { prepare } from '../../replay/example.ts';
import { marksOf } from '../../replay/story.ts';
import { exampleOf } from '../examples.ts';
import { tilesDrawn } from '../tilesDrawn.ts';
import { outlined, widthOf, wrapped } from './letters.ts';
import { withOutlines } from './outlines.ts';

/** What the services that show such pictures ask for. */
const WIDTH = 1200;
const HEIGHT = 630;

const PAD = 60;
const BOARD = 510;
const TEXT = WIDTH - BOARD - 3 * PAD;

const PAPER = '#faf5ea';
const INK = '#221c15';
const SOFT = '#62574a';
const RUBRIC = '#9b2117';

const SHEET = readStyles(`${boardStyles}\n${materials}`);

/** From large to small, until a title has room. */
const SIZES = [76, 66, 56];
const SMALLEST = 46;

/** Between lines, in the size of the type; and how high all of them can be. */
const LEADING = 1.14;
const ROOM = 305;

const put = (tag: string, attributes: SvgNode['attributes'], children: SvgNode['children'] = []): SvgNode => ({
  tag,
  attributes,
  children,
});

const once = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>();
  return (key) => {
    const value = made.has(key) ? (made.get(key) as T) : make(key);
    made.set(key, value);
    return value;
  };
};

/** The first board of an example, as large as there is room. It is the same in all languages. */
const boardOf = once(async (id: string): Promise<Buffer> => {
  const { frames, window, document } = prepare(exampleOf(id));
  const [frame] = frames;
  if (!frame) throw new Error(`${id} has no step`);
  const { state } = frame;
  const marks = marksOf(frame);
  // No larger than this step needs; its coordinates are those that it has on the page.
  const shown = h(Board, { state, marks, window: windowOf([state], [marks]), origin: [window.x, window.y], label: id });
  const [board] = treeOf(shown).filter(isNode);
  if (!board) throw new Error(`${id} has no board`);
  const tiles = tilesDrawn([document.id], []) ?? [];
  const drawing = withOutlines(standaloneTree(board, treeOf(h(Defs, { tiles })), SHEET, { title: id, paper: PAPER }));
  const sized = put('svg', { ...drawing.attributes, width: `${BOARD}`, height: `${BOARD}` }, drawing.children);
  return sharp(Buffer.from(serialize(sized)))
    .png({ compressionLevel: 1 })
    .toBuffer();
});

/** The mark of the site: a city over a road. */
const LOGO = put('g', { transform: `translate(${PAD - 3} ${PAD - 4}) scale(1.5)` }, [
  put('path', { d: 'M2 2h28c-4 7-9 9-14 9S6 9 2 2Z', fill: RUBRIC }),
  put('path', { d: 'M2 2h28v28H2zM2 21h28', fill: 'none', stroke: INK, 'stroke-width': '2.5' }),
]);

function lettering(title: string, over: string, under: string): SvgNode[] {
  const fits = (size: number): boolean => {
    const lines = wrapped(title, size, TEXT);
    return lines.length * size * LEADING <= ROOM && lines.every((line) => widthOf(line, size) <= TEXT);
  };
  const size = SIZES.find(fits) ?? SMALLEST;
  const lines = wrapped(title, size, TEXT);
  const leading = size * LEADING;
  const first = (HEIGHT - leading * (lines.length - 1)) / 2 + size * 0.35;
  return [
    outlined({ text: 'Cartulary', size: 38, fill: INK, x: PAD + 62, y: PAD + 34 }),
    outlined({ text: over, size: 30, fill: SOFT, x: PAD, y: first - size * 1.2 }),
    ...lines.map((text, i) => outlined({ text, size, fill: RUBRIC, x: PAD, y: first + i * leading })),
    outlined({ text: under, size: 26, fill: SOFT, x: PAD, y: HEIGHT - PAD }),
  ];
}

export interface CardContent {
  readonly title: string;
  /** A line above the title, and one at the foot. */
  readonly over: string;
  readonly under: string;
  /** The id of the document whose board is shown. */
  readonly example: string;
}

/** The picture as a PNG. */
export async function card({ title, over, under, example }: CardContent): Promise<Uint8Array<ArrayBuffer>> {
  const size = { width: `${WIDTH}`, height: `${HEIGHT}` };
  const ground = put('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, [
    put('rect', { ...size, fill: PAPER }),
    LOGO,
    ...lettering(title, over, under),
  ]);
  const picture = await sharp(Buffer.from(serialize(ground)))
    .composite([{ input: await boardOf(example), left: WIDTH - PAD - BOARD, top: PAD }])
    .png({ palette: true, colours: 64, dither: 0, effort: 1 })
    .toBuffer();
  return new Uint8Array(picture);
}
