/** The text that a moving picture of ours carries, as a comment. Only its blocks are passed, nothing in them is unpacked. */
import { type Carried, KEYWORD, MOST_TEXT } from './png.ts';

const HEAD = 13;
const EXTENSION = 0x21;
const COMMENT = 0xfe;
const IMAGE = 0x2c;

/** Bytes of a table of colours, as its flags say. */
const tableOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where the blocks that begin here end; nothing if the file ends before. */
function endOf(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  for (;;) {
    const length = bytes[at];
    if (length === undefined) return undefined;
    at += length + 1;
    if (length === 0) return at;
  }
}

/** The text behind the keyword, where these blocks begin with it. */
function textIn(bytes: Uint8Array, from: number, end: number): string | undefined {
  if (end - from > MOST_TEXT) return undefined;
  let text = '';
  for (let at = from; at < end; at += (bytes[at] as number) + 1) {
    text += String.fromCharCode(...bytes.subarray(at + 1, at + 1 + (bytes[at] as number)));
  }
  return text.startsWith(`${KEYWORD}\0`) ? text.slice(KEYWORD.length + 1) : undefined;
}

/** Each block is passed once; what is in ours has a check of its own. */
export function carriedByGif(bytes: Uint8Array): Carried {
  if (bytes.length < HEAD) return { reason: 'picture-cut' };
  for (let at = HEAD + tableOf(bytes[10] as number); ; ) {
    const kind = bytes[at];
    if (kind === undefined) return { reason: 'picture-cut' };
    if (kind !== EXTENSION && kind !== IMAGE) return { reason: 'picture-plain' };
    // Behind the place of an image, and a table of its own, stands one byte more before its blocks.
    const from = kind === IMAGE ? at + 11 + tableOf(bytes[at + 9] ?? 0) : at + 2;
    const end = endOf(bytes, from);
    if (end === undefined) return { reason: 'picture-cut' };
    const text = kind === EXTENSION && bytes[at + 1] === COMMENT ? textIn(bytes, from, end) : undefined;
    if (text !== undefined) return { text };
    at = end;
  }
}
