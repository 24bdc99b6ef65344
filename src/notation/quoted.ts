/**
 * Free text between two `~`: captions, and whatever has no letter of its own.
 *
 * Letters and digits stand for themselves, `.` is a space, `-` a colon. Other characters are `_` and a letter of the table,
 * or `_`, a digit and so many digits of the character's number in base 36: `Ł`, number 321, is `_28x`.
 */
import { namesOf } from './codes.ts';
import type { Scanner } from './scanner.ts';

/** `z` is left out: `_z` is the check. */
export const TEXT_CODES = {
  '’': 'a',
  '‘': 'b',
  ',': 'c',
  '.': 'd',
  '!': 'e',
  '/': 'f',
  '“': 'g',
  '-': 'h',
  '”': 'i',
  '„': 'j',
  ';': 'k',
  '(': 'l',
  '−': 'm',
  '\n': 'n',
  '–': 'o',
  '+': 'p',
  '"': 'q',
  ')': 'r',
  '?': 's',
  '×': 't',
  _: 'u',
  '^': 'v',
  '~': 'w',
  '*': 'x',
  '=': 'y',
  ą: 'A',
  ă: 'B',
  ć: 'C',
  ę: 'E',
  é: 'F',
  ë: 'G',
  î: 'I',
  ï: 'K',
  ł: 'L',
  ń: 'N',
  ó: 'O',
  â: 'Q',
  ś: 'S',
  ț: 'T',
  ș: 'W',
  ź: 'X',
  ż: 'Z',
} as const;

const CODES = new Map<string, string>(Object.entries(TEXT_CODES));
const CHARACTERS = namesOf(TEXT_CODES);

const PLAIN = /[A-Za-z0-9.-]+/y;
const CODE = /_[A-Ya-yZ]/y;
const NUMBER = /_(?:1[0-9a-z]|2[0-9a-z]{2}|3[0-9a-z]{3}|4[0-9a-z]{4})/y;
const LAST_CODE_POINT = 0x10ffff;

function escaped(char: string): string {
  if (/^[A-Za-z0-9]$/.test(char)) return char;
  if (char === ' ') return '.';
  if (char === ':') return '-';
  const code = CODES.get(char);
  if (code) return `_${code}`;
  const number = (char.codePointAt(0) as number).toString(36);
  return `_${number.length}${number}`;
}

/** Text without its marks. A list of texts shares them: `~one~two~`. */
export const writeText = (text: string): string => [...text].map(escaped).join('');

export const quote = (text: string): string => `~${writeText(text)}~`;

/** Text up to the mark behind it, which is stepped over. */
export function readText(from: Scanner): string {
  const parts: string[] = [];
  while (!from.take(/~/y)) {
    const plain = from.take(PLAIN);
    if (plain !== undefined) {
      parts.push(plain.replaceAll('.', ' ').replaceAll('-', ':'));
      continue;
    }
    const start = from.at;
    const number = from.take(NUMBER);
    if (number !== undefined) {
      const point = Number.parseInt(number.slice(2), 36);
      parts.push(point <= LAST_CODE_POINT ? String.fromCodePoint(point) : from.stop('unreadable', start));
    } else {
      const code = from.need(CODE);
      parts.push(CHARACTERS.get(code.slice(1)) ?? from.stop('unknown-code', start));
    }
  }
  return parts.join('');
}

export const isQuote = /~/y;

export function readQuote(from: Scanner): string {
  from.need(isQuote);
  return readText(from);
}
