/** The text that a picture of ours carries, in a PNG. Only its chunks are looked at, never the picture. */
import { crc32 } from '../share/crc.ts';

/** Length, type, content, sum: of a chunk, all but its content. */
const AROUND = 12;
const SIGNATURE = 8;
export const KEYWORD = 'cartulary';

/** More than any scenario takes. */
export const MOST_TEXT = 1_000_000;

export type Carried =
  | { readonly text: string }
  | { readonly reason: 'picture-plain' | 'picture-cut' | 'picture-damaged' };

/** Where the keyword, and the language and the translated keyword behind it, end. */
function textOf(data: Uint8Array): string | undefined {
  const [compressed] = data.subarray(KEYWORD.length + 1);
  const language = data.indexOf(0, KEYWORD.length + 3);
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1);
  if (compressed !== 0 || translated < 0) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data.subarray(translated + 1));
  } catch {
    return undefined;
  }
}

const isOurs = (data: Uint8Array): boolean =>
  data[KEYWORD.length] === 0 && [...KEYWORD].every((letter, i) => data[i] === letter.charCodeAt(0));

/** Each chunk is passed once; only the one that is ours is read. */
export function carriedByPng(bytes: Uint8Array): Carried {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SIGNATURE; ; ) {
    if (at + AROUND > bytes.length) return { reason: 'picture-cut' };
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return { reason: 'picture-cut' };
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IEND') return { reason: 'picture-plain' };
    const data = bytes.subarray(at + 8, end);
    if (type === 'iTXt' && isOurs(data)) {
      const isRight = length <= MOST_TEXT && crc32(bytes.subarray(at + 4, end)) === view.getUint32(end);
      const text = isRight ? textOf(data) : undefined;
      return text === undefined ? { reason: 'picture-damaged' } : { text };
    }
    at = end + 4;
  }
}
