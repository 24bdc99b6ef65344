/** PNG files as a row of chunks: taking them apart, and putting a text in. */
import { crc32 } from './crc.ts';

/** `\x89PNG\r\n\x1a\n` */
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10] as const;

export interface Chunk {
  /** Four letters: `IHDR`. */
  readonly type: string;
  readonly data: Uint8Array;
}

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, i) => bytes[i] === byte);

/** The chunks of a file as far as they are whole and their sums fit; none of anything else. */
export function chunksOf(bytes: Uint8Array): Chunk[] {
  if (!isPng(bytes)) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) return chunks;
    chunks.push({
      type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)),
      data: bytes.subarray(at + 8, end),
    });
    at = end + 4;
  }
  return chunks;
}

/** Length, type, content, sum. */
function written({ type, data }: Chunk): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(letters(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

export function pngOf(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const parts = [Uint8Array.from(SIGNATURE), ...chunks.map(written)];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** `keyword\0`, not compressed (two zeros), no language, no translated keyword, then the text as UTF-8. */
const textChunk = (keyword: string, text: string): Chunk => ({
  type: 'iTXt',
  data: Uint8Array.from([...letters(keyword), 0, 0, 0, 0, 0, ...new TextEncoder().encode(text)]),
});

/** The same picture with a text in it, right behind its header. Throws for anything but a PNG. */
export function withText(png: Uint8Array, keyword: string, text: string): Uint8Array<ArrayBuffer> {
  const [header, ...rest] = chunksOf(png);
  if (header?.type !== 'IHDR') throw new Error('this is no PNG');
  return pngOf([header, textChunk(keyword, text), ...rest]);
}
