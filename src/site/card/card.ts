/** The picture of a page that others show beside a link to it: its title, and the first board that it draws. */
import sharp from 'sharp';
import { type SvgNode, serialize } from '../../drawing/standalone/tree.ts';
import { prepare } from '../../replay/example.ts';
import { exampleOf } from '../examples.ts';
import { drawnBoard, windowOfStep } from './drawnBoard.ts';
import { HEIGHT, INK, logoAt, onPaper, RUBRIC, SOFT, sized, WIDTH } from './ground.ts';
import { outlined, widthOf, wrapped } from './letters.ts';

const PAD = 60;
const BOARD = 510;
const TEXT = WIDTH - BOARD - 3 * PAD;

/** From large to small, until a title has room. */
const SIZES = [76, 66, 56];
const SMALLEST = 46;

/** Between lines, in the size of the type; and how high all of them can be. */
const LEADING = 1.14;
const ROOM = 305;

/** The first board of an example, as large as there is room. */
async function drawBoard(id: string): Promise<Buffer> {
  const example = prepare(exampleOf(id));
  const [frame] = example.frames;
  if (!frame) throw new Error(`${id} has no step`);
  const board = sized(drawnBoard(example, frame, windowOfStep(frame)), BOARD, BOARD);
  return sharp(Buffer.from(serialize(board)))
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const boards = new Map<string, Promise<Buffer>>();

/** The same in all languages, so it is made once. */
function boardOf(id: string): Promise<Buffer> {
  const made = boards.get(id) ?? drawBoard(id);
  boards.set(id, made);
  return made;
}

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
  const board = { input: await boardOf(example), left: WIDTH - PAD - BOARD, top: PAD };
  return onPaper([logoAt(PAD - 3, PAD - 4), ...lettering(title, over, under)], [board]);
}
