/** A moving picture as GIF: a head with one table of colours, then frames that draw only what has changed. */
import { compress } from './lzw.ts';
import { type Colour, MOST_COLOURS } from './palette.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The place in the table that draws nothing. */
const UNCHANGED = MOST_COLOURS;

const word = (number: number): number[] => [number & 255, number >> 8];
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** Signature, size, 256 colours, and that it begins anew when it has ended. */
export function head({ width, height }: Size, palette: readonly Colour[]): Uint8Array<ArrayBuffer> {
  const table = Array.from({ length: 256 }, (_, i) => palette[i] ?? 0);
  return Uint8Array.from([
    ...letters('GIF89a'),
    ...word(width),
    ...word(height),
    0b1_111_0_111,
    0,
    0,
    ...table.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
    ...[0x21, 0xff, 11],
    ...letters('NETSCAPE2.0'),
    ...[3, 1, 0, 0, 0],
  ]);
}

/** The most that one block holds. */
const BLOCK = 255;

/** A text of ASCII that no program shows. */
export function comment(text: string): Uint8Array<ArrayBuffer> {
  const blocks: number[] = [];
  for (let at = 0; at < text.length; at += BLOCK) {
    const part = letters(text.slice(at, at + BLOCK));
    blocks.push(part.length);
    for (const letter of part) blocks.push(letter);
  }
  return Uint8Array.from([0x21, 0xfe, ...blocks, 0]);
}

export const TAIL = Uint8Array.from([0x3b]);

interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

/** The smallest part of an image in which everything lies that differs from the one before; one pixel if nothing does. */
function changedPart({ width, height }: Size, now: Uint8Array, before: Uint8Array | undefined): Part {
  if (!before) return { left: 0, top: 0, width, height };
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let i = 0; i < now.length; i++) {
    if (now[i] === before[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (top > y) top = y;
    bottom = y;
  }
  if (bottom < 0) return { left: 0, top: 0, width: 1, height: 1 };
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** One frame. `now` and `before` are places in the table, a byte a pixel; it is shown for so many milliseconds. */
export function frame(
  size: Size,
  now: Uint8Array,
  before: Uint8Array | undefined,
  milliseconds: number,
): Uint8Array<ArrayBuffer> {
  const { left, top, width, height } = changedPart(size, now, before);
  const part = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = (top + y) * size.width + left;
    for (let x = 0; x < width; x++) {
      const index = now[row + x] as number;
      part[y * width + x] = before?.[row + x] === index ? UNCHANGED : index;
    }
  }
  const data = compress(part);
  const start = [
    // What is there stays, and one colour draws nothing.
    ...[0x21, 0xf9, 4, 0b000_001_0_1, ...word(Math.round(milliseconds / 10)), UNCHANGED, 0],
    ...[0x2c, ...word(left), ...word(top), ...word(width), ...word(height), 0],
  ];
  const bytes = new Uint8Array(start.length + data.length);
  bytes.set(start);
  bytes.set(data, start.length);
  return bytes;
}
