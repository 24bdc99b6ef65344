/** What a file is, by its first bytes; what a text is, by how it begins. Names of files are not looked at. */

/** What is recognised only to say what it is. */
export const FOREIGN = [
  'zip',
  'gzip',
  'pdf',
  'jpeg',
  'webp',
  'heif',
  'video',
  'java',
  'html',
  'xml',
  'binary',
] as const;
export type Foreign = (typeof FOREIGN)[number];

/** So many bytes tell what a file is. */
export const HEAD = 64;

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Pictures that we save ourselves. */
export type Picture = 'png' | 'gif';

const MAGIC: readonly (readonly [what: Foreign | Picture, ...bytes: number[]])[] = [
  ['png', 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ['zip', 0x50, 0x4b, 0x03, 0x04],
  ['zip', 0x50, 0x4b, 0x05, 0x06],
  ['gzip', 0x1f, 0x8b],
  ['pdf', 0x25, 0x50, 0x44, 0x46, 0x2d],
  ['jpeg', 0xff, 0xd8, 0xff],
  ['gif', 0x47, 0x49, 0x46, 0x38],
  ['video', 0x1a, 0x45, 0xdf, 0xa3],
  // What Java writes when it saves objects, as JCloisterZone did before version 5.
  ['java', 0xac, 0xed, 0x00, 0x05],
];

/** The containers of films and of the pictures of many phones name themselves a little later. */
function boxOf(head: Uint8Array): Foreign | undefined {
  if (ascii(head, 0, 4) === 'RIFF') return ascii(head, 8, 4) === 'WEBP' ? 'webp' : 'binary';
  if (ascii(head, 4, 4) !== 'ftyp') return undefined;
  return /^(avif|hei|mif1)/.test(ascii(head, 8, 4)) ? 'heif' : 'video';
}

/** By the first bytes of a file: what is none of these may be a text. */
export function fileKind(head: Uint8Array): Foreign | Picture | 'text' {
  const known = MAGIC.find(([, ...bytes]) => bytes.every((byte, i) => head[i] === byte));
  return known?.[0] ?? boxOf(head) ?? 'text';
}

/** Bytes as text, by the mark in front or as UTF-8; nothing if they are none. */
export function textIn(bytes: Uint8Array): string | undefined {
  const [a, b] = bytes;
  const encoding = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** How much of a text tells what it is. */
const BEGINNING = 4000;

export type TextKind = 'json' | 'svg' | 'html' | 'xml' | 'words';

export function textKind(text: string): TextKind {
  const begins = text.slice(0, BEGINNING).trimStart();
  if (/^[{["]/.test(begins)) return 'json';
  if (!/^<[?!a-z]/i.test(begins)) return 'words';
  if (/<svg[\s/>]|<!DOCTYPE svg/i.test(begins) && !/<html[\s>]/i.test(begins)) return 'svg';
  return /^<\?xml/i.test(begins) ? 'xml' : 'html';
}
