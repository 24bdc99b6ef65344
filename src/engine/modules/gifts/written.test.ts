import { describe, expect, it, test } from 'vitest';
import { judgeSituation } from '../../judge.ts';
import { begin, type Short, situation } from '../../testdata/positions.ts';
import { ALL_GIFTS, giftsOf } from './cards.ts';
import type { GiftsPart } from './part.ts';

const BOARD: Short = { modules: ['gifts'], tiles: [[0, 0, 'field']], next: ['base/B'] };
const dealt = (gifts?: Partial<GiftsPart>, seed = 0) =>
  giftsOf(begin({ ...BOARD, seed, parts: gifts ? { gifts } : {} }).state);
const all = ({ pile, discard, held }: GiftsPart) => [...pile, ...discard, ...Object.values(held).flat()].sort();

describe('the cards of a written situation', () => {
  test.each<[string, Partial<GiftsPart> | undefined, number, number]>([
    ['none written: all in the pile', undefined, 25, 0],
    ['held and discarded ones', { held: { red: ['synod'] }, discard: ['take-2', 'take-2'] }, 22, 2],
    ['the top of the pile', { pile: ['cash-out'] }, 25, 0],
    ['an empty pile: the others are discarded', { pile: [], held: { blue: ['synod'] } }, 0, 24],
    ['everything', { pile: [], discard: ALL_GIFTS.slice(0, 3), held: { red: ALL_GIFTS.slice(3) } }, 0, 3],
  ])('%s', (_, gifts, pile, discard) => {
    const part = dealt(gifts);
    expect(all(part)).toEqual([...ALL_GIFTS].sort());
    expect([part.pile.length, part.discard.length]).toEqual([pile, discard]);
    expect(part.pile.slice(0, gifts?.pile?.length ?? 0)).toEqual(gifts?.pile ?? []);
  });

  it('lie in an order that the seed decides', () => {
    expect(dealt(undefined, 1)).toEqual(dealt(undefined, 1));
    expect(dealt(undefined, 1)).not.toEqual(dealt(undefined, 2));
  });
});

describe('what cannot be', () => {
  const six = ALL_GIFTS.slice(0, 5);
  test.each<[string, Partial<GiftsPart>, string, string]>([
    ['six of a kind', { pile: six, held: { blue: ['synod'] } }, 'too-many-gifts', 'parts.gifts'],
    ['a player who is not there', { held: { pink: ['synod'] } }, 'player-not-seated', 'parts.gifts.held.pink'],
    ['cards that are nowhere', { pile: [], discard: [], held: { red: six } }, 'gifts-missing', 'parts.gifts'],
  ])('%s', (_, gifts, reason, at) => {
    expect(judgeSituation(situation({ ...BOARD, parts: { gifts } }))).toMatchObject({ problems: [{ reason, at }] });
  });

  it('cards without the module', () => {
    const judged = judgeSituation(situation({ ...BOARD, modules: [], parts: { gifts: {} } }));
    expect(judged).toMatchObject({ problems: [{ reason: 'part-without-module' }] });
  });
});
