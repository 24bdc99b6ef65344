// @vitest-environment jsdom
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import {
  actorNow,
  all,
  BARE,
  documentNow,
  field,
  find,
  modelNow,
  open,
  place,
  press,
  rush,
  tab,
  text,
  undo,
  write,
} from './testdata.tsx';

vi.mock('../../replay/dress.ts', () => ({ dress: () => {} }));

describe('players', () => {
  it('are added, moved, made active and removed', async () => {
    await open(BARE);
    await tab('Players');
    await press('Green');
    expect(documentNow().players).toEqual(['red', 'blue', 'green']);
    await press('Green: one seat earlier');
    expect(documentNow().players).toEqual(['red', 'green', 'blue']);
    const [, second] = all<HTMLInputElement>('.seats input[type=radio]');
    await act(async () => second?.click());
    expect(documentNow().active).toBe('green');
    await press('Remove Green');
    expect([documentNow().players, documentNow().active]).toEqual([['red', 'blue'], 'blue']);
    await undo();
    expect(documentNow().players).toHaveLength(3);
  });

  it('have points, gold, pieces and gifts', async () => {
    await open({ ...BARE, modules: { base: {}, goldmines: {}, gifts: {} } });
    await tab('Players');
    await write(field('points'), '12');
    await write(field('gold owned'), '3');
    await write(field('meeple'), '2');
    await write(field('Synod'), '2');
    expect(documentNow()).toMatchObject({
      points: { red: 12 },
      gold: { red: 3 },
      supply: { red: { follower: 2 } },
      parts: { gifts: { held: { red: ['synod', 'synod'] } } },
    });
    await write(field('meeple'), '');
    expect(documentNow()).not.toHaveProperty('supply');
    await write(field('points'), '-4');
    expect([documentNow().points, field('points').value]).toEqual([undefined, '0']);
    await write(field('Synod'), '77');
    expect([documentNow().parts?.gifts?.held?.red?.length, field('Synod').value]).toEqual([5, '5']);
  });

  it('have numbers that can be typed while the draft is being written', async () => {
    await open(BARE);
    await tab('Players');
    await write(field('points'), '12', 'input');
    // Everything is drawn anew.
    await act(async () => actorNow().send({ type: 'rename', name: 'written' }));
    expect([modelNow().draft.name, field('points').value]).toEqual(['written', '12']);
    expect(documentNow().points).toBeUndefined();
    await write(field('points'), '12');
    expect(documentNow().points).toEqual({ red: 12 });
    await undo();
    expect(field('points').value).toBe('0');
  });

  it('have a pile of gifts in an order, or in one of chance', async () => {
    await open({ ...BARE, modules: { base: {}, gifts: {} } });
    await tab('Players');
    const pile = () => documentNow().parts?.gifts?.pile;
    await press('Synod', '.acts button');
    await press('Cash Out', '.acts button');
    expect(pile()).toEqual(['synod', 'cash-out']);
    await press('2. Cash Out');
    await press('Earlier');
    expect(pile()).toEqual(['cash-out', 'synod']);
    await press('Take out');
    await press('Take out');
    expect(pile()).toEqual([]);
    await press('Leave it to chance');
    expect(pile()).toBeUndefined();
  });

  it('leave tokens of Gold Rush to come and out of the game', async () => {
    await open(rush);
    await tab('Players');
    const part = () => documentNow().parts?.['gold-rush'];
    /** The field for tokens of 5 below a heading. */
    const fives = (heading: string): HTMLInputElement => {
      let below = find('h2', heading).nextElementSibling;
      while (below?.className !== 'numbers') below = below?.nextElementSibling as Element;
      return [...below.querySelectorAll('input')].at(-1) as HTMLInputElement;
    };
    expect(fives('Tokens in the supply').placeholder).toBe('5');
    await write(fives('Tokens in the supply'), '2');
    expect(part()?.supply).toEqual({ 0: 15, 1: 20, 2: 14, 3: 9, 5: 2 });
    await write(fives('Tokens out of the game'), '1');
    expect(part()?.removed).toEqual([5]);
    await press('Work it out from the board');
    expect(part()).toEqual({ removed: [5] });
    expect(fives('Tokens in the supply').placeholder).toBe('4');
  });

  it('in pink are told to have no place in Gold Rush', async () => {
    await open(rush);
    await tab('Players');
    expect(text(place)).toContain('Pink');
    await press('Pink');
    expect(documentNow().players).toContain('pink');
    expect(modelNow().judged.problems).toMatchObject([{ reason: 'player-not-in-gold-rush' }]);
  });
});

describe('the game', () => {
  it('is changed with modules and options', async () => {
    await open(BARE);
    await tab('Game');
    await press('The Goldmines', 'label');
    expect(documentNow().modules).toEqual({ base: {}, goldmines: {} });
    await press('On each go, take one piece for each scored feature', 'label');
    await write(field('A completed city of two tiles'), '2');
    expect(documentNow().modules).toEqual({ base: { smallCity: 2 }, goldmines: { rgg: true } });
    await write(field('Gold in the supply'), '4');
    expect(documentNow().goldSupply).toBe(4);
    await press('Gold Rush', 'label');
    expect(documentNow().modules).toEqual({ 'gold-rush': {} });
    expect(documentNow().board).toBe(BARE.board);
    expect(all('.problems li').length).toBeGreaterThan(0);
  });

  it('has for each option its rule', async () => {
    await open(BARE);
    await tab('Game');
    expect(all('.options a').map(text)).toEqual(['BASE-41', 'BASE-44']);
  });
});

describe('the next tiles', () => {
  it('are added, moved, taken out, and filled up', async () => {
    await open({ ...BARE, next: [] });
    await tab('Next');
    expect(text(place.querySelector('.tab [role=status]'))).toBe('It is not known which tiles come.');
    const [first, second] = all<HTMLButtonElement>('.palette button');
    await act(async () => first?.click());
    await act(async () => second?.click());
    expect(documentNow().next).toEqual(['base/A', 'base/B']);
    await press('2, cloister', '[aria-label^=Drawn] button');
    await press('Earlier');
    expect(documentNow().next).toEqual(['base/B', 'base/A']);
    await press('Take out');
    expect(documentNow().next).toEqual(['base/A']);
    await press('Shuffle in all');
    expect([documentNow().next.length, documentNow().then]).toEqual([71, 'end']);
    await press('nothing is known', 'label');
    expect(documentNow()).not.toHaveProperty('then');
    await press('Take all out');
    expect(documentNow().next).toEqual([]);
  });
});
