/** The small words of the notation, both ways. */
import { describe, expect, it, test } from 'vitest';
import type { Cell } from '../engine/index.ts';
import { readCell, readCorner, writeCell, writeCorner } from './cells.ts';
import { type Codec, digits, flag, list, name, number, record } from './codec.ts';
import { GIFT_CODES } from './codes.ts';
import { quote, readQuote } from './quoted.ts';
import { Scanner, Stop } from './scanner.ts';
import { readSpot, writeSpot } from './spots.ts';
import { readTile, tile, turn, writeTile } from './tiles.ts';
import { readValue, writeValue } from './value.ts';

/** Reads with one function and says how far it got. */
function reading<T>(text: string, read: (from: Scanner) => T, corner: Cell = [0, 0]): readonly [T, number] {
  const from = new Scanner(text, false);
  from.corner = corner;
  return [read(from), from.at];
}

test.each<[Cell, Cell, string]>([
  [[0, 0], [0, 0], 'a1'],
  [[-2, 5], [-3, -4], 'b10'],
  [[25, 0], [0, 0], 'z1'],
  [[26, 0], [0, 0], 'Za1'],
  [[127, 127], [-127, -127], 'ZZZZZZZZZu255'],
])('the cell %j of a board from %j on is %s', (cell, corner, text) => {
  expect(writeCell(cell, corner)).toBe(text);
  expect(reading(`${text}e`, readCell, corner)).toEqual([cell, text.length]);
});

test.each<[Cell, string]>([
  [[0, 0], ''],
  [[-3, 0], 'w3'],
  [[2, -12], 'e2n12'],
  [[0, 127], 's127'],
])('the corner %j is %s', (corner, text) => {
  expect(writeCorner(corner)).toBe(text);
  expect(reading(`${text}E`, readCorner)).toEqual([corner, text.length]);
});

test.each([
  ['base/E', 'E'],
  ['base/Ng', 'Ng'],
  ['gold/G8', 'o8'],
  ['castles/B11', 'c11'],
  ['german-castle/3b', 'k3b'],
  ['abbey/abbey', 'a'],
  ['russian/hut', 'y'],
  ['city:NE* road:S,W', '~city-NE_x.road-S_cW~'],
  ['gold/G100', '~gold_fG100~'],
  ['base/constructor', '~base_fconstructor~'],
  ['toString', '~toString~'],
  ['', '~~'],
])('the tile %s is %s', (tileName, text) => {
  expect(writeTile(tileName)).toBe(text);
  expect(reading(`${text}_`, readTile)).toEqual([tileName, text.length]);
});

it('a letter before a digit begins a cell, not the end of a tile', () => {
  expect(reading('Eg4', readTile)).toEqual(['base/E', 1]);
  expect(reading('k1b3', readTile)).toEqual(['german-castle/1', 2]);
  expect(reading('e4', (from) => turn.read(from))).toEqual([0, 0]);
  expect(reading('ef4', (from) => turn.read(from))).toEqual([1, 1]);
  expect(reading('Cns4', readSpot)).toEqual(['city:N', 2]);
});

test.each([
  ['city:NE', 'Cne'],
  ['city:EN', 'Cen'],
  ['cloister', 'O'],
  ['castle:S', 'Ls'],
  ['field:NL.NR.SL', 'F125'],
  ['field:in', '~field-in~'],
  ['field:', '~field-~'],
  ['city:NX', '~city-NX~'],
  ['city:N:S', '~city-N-S~'],
  ['hasOwnProperty:N', '~hasOwnProperty-N~'],
  ['', '~~'],
])('the spot %s is %s', (spot, text) => {
  expect(writeSpot(spot)).toBe(text);
  expect(reading(`${text}.`, readSpot)).toEqual([spot, text.length]);
});

test.each([
  ['', '~~'],
  ['A plain text', '~A.plain.text~'],
  ['city:N', '~city-N~'],
  ['Ł', '~_28x~'],
  ['Ż, ș – „ó”', '~_2aj_c._W._o._j_O_i~'],
  ['🏰 <b>~_.-', '~_42qr4._21ob_21q_w_u_d_h~'],
  ['\0\t\n\ud800', '~_10_19_n_416o0~'],
])('the text %j is %s', (text, quoted) => {
  expect(quote(text)).toBe(quoted);
  expect(quoted).toMatch(/^[A-Za-z0-9._~-]*$/);
  expect(reading(`${quoted}~`, readQuote)).toEqual([text, quoted.length]);
});

it('no text can hold the mark of the check', () => {
  const everything = Array.from({ length: 0x3000 }, (_, point) => String.fromCodePoint(point)).join('z');
  expect(quote(everything)).not.toContain('_z');
  expect(reading(quote(everything), readQuote)[0]).toBe(everything);
});

test.each<[unknown, string]>([
  [null, 'U'],
  [true, 'Y'],
  [-12, 'D-12'],
  [1.5, 'J~1_d5~'],
  ['red', '~red~'],
  [[], 'L.'],
  [[1, [2, 'x']], 'LD1LD2~x~..'],
  [{ cell: [0, -1], __proto__x: false }, 'O~cell~LD0D-1.~_u_uproto_u_ux~N.'],
])('the value %j is %s', (value, text) => {
  expect(writeValue(value)).toBe(text);
  expect(reading(`${text}_`, readValue)).toEqual([value, text.length]);
});

it('a value cannot reach behind itself', () => {
  const [value] = reading('O~_u_uproto_u_u~O~x~D1..', readValue);
  expect(Object.keys(value as object)).toEqual(['__proto__']);
  expect((value as { x?: number }).x).toBeUndefined();
});

describe('what is no value of its kind', () => {
  test.each<[string, Codec, unknown]>([
    ['a number', number, '1'],
    ['a flag', flag, 1],
    ['digits', digits, [10]],
    ['a list', list(number), [1, 'x']],
    ['a name', name(GIFT_CODES), 7],
    ['a record', record(), { more: 1 }],
    ['a tile', tile, 5],
  ])('is not written as %s', (_, codec, value) => {
    expect(codec.write(value, [0, 0])).toBeUndefined();
  });

  test.each<[string, (from: Scanner) => unknown, string]>([
    ['a cell', readCell, 'a0'],
    ['a number', (from) => from.number(), '-0'],
    ['a value', readValue, 'x'],
    ['a code of a text', readQuote, '~_H~'],
    ['a character', readQuote, '~_4zzzz~'],
    ['a value that is too deep', readValue, 'L'.repeat(100)],
    ['a gift', (from) => name(GIFT_CODES).read(from), 'q'],
    ['a box of tiles', readTile, 'z1'],
    ['a tile', readTile, 'z'],
    ['a kind of spot', readSpot, 'Z'],
  ])('stops the reading of %s', (_, read, text) => {
    expect(() => reading(text, read)).toThrow(Stop);
  });
});
