import { describe, expect, test } from 'vitest';
import type { Cell, ModuleName } from '../engine/index.ts';
import { readPart, writePart } from './parts.ts';
import { Scanner } from './scanner.ts';

const CORNER: Cell = [-1, -1];

function back(text: string) {
  const from = new Scanner(text, false);
  from.corner = CORNER;
  const read = readPart(from);
  expect(from.at).toBe(text.length);
  return read;
}

describe('what a module keeps', () => {
  test.each<[ModuleName, unknown, string]>([
    ['gifts', {}, 'f'],
    ['gifts', { pile: [], held: { red: ['synod', 'take-2'], blue: [] } }, 'fP.Hrst.b.'],
    ['gifts', { discard: ['plague'] }, 'fD~plague~.'],
    ['german-castles', { held: { green: ['german-castle/4', 'city:N'] } }, 'kgk4~city-N~.'],
    [
      'gold-rush',
      { stacks: [{ cell: [0, 0], on: 'mountain:NE', tokens: [1, 0] }], supply: [], owned: { red: [] } },
      'rSb2Une-10.U-.Or-.',
    ],
    ['gold-rush', { supply: { 0: 5, 5: 1 }, tents: [{ player: 'pink', cell: [1, 0], on: 'mountain' }] }, 'rUa5f1Tpc2U'],
    ['gold-rush', { supply: {} }, 'rU'],
    ['sheriff', { cell: [0, 0], on: 'mountain:N' }, 'eb2Un'],
  ])('%s %j is %s', (module, part, text) => {
    expect(writePart(module, part, CORNER)).toBe(text);
    expect(back(text)).toEqual([module, part]);
  });

  test.each<[string, ModuleName, unknown, string]>([
    ['a module without a form', 'mists', { level: 3 }, 'i-O~level~D3.'],
    ['a new key', 'gifts', { pile: ['synod'], used: 2 }, 'f-O~pile~L~synod~.~used~D2.'],
    ['a new token', 'gold-rush', { removed: [10] }, 'r-O~removed~LD10..'],
    ['another kind of value', 'sheriff', { cell: 'beside', on: null }, 'e-O~cell~~beside~~on~U.'],
  ])('%s is spelled', (_, module, part, text) => {
    expect(writePart(module, part, CORNER)).toBe(text);
    expect(back(text)).toEqual([module, part]);
  });
});
