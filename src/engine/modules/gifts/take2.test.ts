import { describe, expect, it } from 'vitest';
import type { Choice, GameState } from '../../state.ts';
import { begin, beginAndPlay, eventsOf, lay, offered, type Short } from '../../testdata/positions.ts';
import { choices, decision, play, refusal } from '../../turn/play.ts';
import { giftsOf } from './cards.ts';

const OPEN: Choice = { kind: 'open', gift: 'take-2' };
const keep = (tile: string): Choice => ({ kind: 'keep', tile });
const left = ({ pile }: GameState) => pile.order.slice(pile.drawn);

/** Only fields, so that a city all around fits nowhere. */
const BOARD: Short = {
  modules: ['gifts'],
  tiles: [[0, 0, 'field']],
  parts: { gifts: { held: { red: ['take-2'] } } },
  next: ['base/A', 'base/B', 'base/E', 'base/U'],
  then: 'end',
};
const NOWHERE = 'base/C';

describe('Take 2', () => {
  it('draws a second tile, seen by all, to choose from (GIFT-TAKE-01, GIFT-TAKE-06)', () => {
    const { state, events } = play(begin(BOARD).state, OPEN);
    expect(eventsOf(events, 'tile-drawn')).toMatchObject([
      { tile: 'base/B', rule: 'GIFT-TAKE-01', also: expect.arrayContaining(['GIFT-TAKE-06']) },
    ]);
    expect(decision(state)).toMatchObject({ kind: 'use-take-2', tiles: ['base/A', 'base/B'] });
    expect(choices(state)).toEqual([keep('base/A'), keep('base/B')]);
  });

  it.each([
    ['base/B', 'base/A'],
    ['base/A', 'base/B'],
  ])('keeping %s shuffles %s back into the others (GIFT-TAKE-05)', (kept, other) => {
    const { state, events } = beginAndPlay(BOARD, OPEN, keep(kept));
    expect(state.hand).toBe(kept);
    expect(left(state).sort()).toEqual([other, 'base/E', 'base/U'].sort());
    expect(state.pile.order.slice(0, state.pile.drawn)).toEqual([kept]);
    expect(eventsOf(events, 'tile-chosen')).toMatchObject([
      { tile: kept, other, out: false, also: expect.arrayContaining(['GIFT-TAKE-05']) },
    ]);
    expect(giftsOf(state)).toMatchObject({ discard: ['take-2'] });
    expect(giftsOf(state)).not.toHaveProperty('second');
    expect(decision(state)).toMatchObject({ kind: 'place-tile', tile: kept });
  });

  it('shuffles by the seed', () => {
    const orders = [1, 2, 3, 4, 5, 6].map((seed) =>
      left(beginAndPlay({ ...BOARD, seed }, OPEN, keep('base/B')).state).join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('leaves out what fits nowhere and draws on (GIFT-TAKE-03)', () => {
    const { state, events } = beginAndPlay(
      { ...BOARD, next: ['base/A', NOWHERE, 'base/B', 'base/U'] },
      OPEN,
      keep('base/A'),
    );
    expect(state.aside).toEqual([NOWHERE]);
    expect(left(state).sort()).toEqual(['base/B', 'base/U']);
    expect(eventsOf(events, 'tile-drawn').map(({ also }) => also?.includes('GIFT-TAKE-03'))).toEqual([false, true]);
  });

  it('does nothing if no second tile fits (GIFT-TAKE-04)', () => {
    const { state, events } = beginAndPlay({ ...BOARD, next: ['base/A', NOWHERE] }, OPEN);
    expect(eventsOf(events, 'gift-idle')).toMatchObject([
      { why: 'no-fitting-tile', also: expect.arrayContaining(['GIFT-TAKE-04']) },
    ]);
    expect(state).toMatchObject({ hand: 'base/A', aside: [NOWHERE] });
    expect(giftsOf(state).discard).toEqual(['take-2']);
  });

  it('puts the other tile out of the game if so agreed (GIFT-TAKE-05)', () => {
    const short: Short = { ...BOARD, options: { gifts: { discardUnchosen: true } } };
    const { state, events } = beginAndPlay(short, OPEN, keep('base/B'));
    expect(state.aside).toEqual(['base/A']);
    expect(left(state)).toEqual(['base/E', 'base/U']);
    expect(eventsOf(events, 'tile-chosen')).toMatchObject([{ out: true }]);
  });

  it('of two alike there is nothing to choose', () => {
    const { state } = beginAndPlay({ ...BOARD, next: ['base/B', 'base/B', 'base/U'] }, OPEN);
    expect(decision(state)?.kind).toBe('place-tile');
    expect(left(state).sort()).toEqual(['base/B', 'base/U']);
  });

  it('refuses a tile that is not in hand', () => {
    const { state } = beginAndPlay(BOARD, OPEN);
    expect(refusal(state, keep('base/U'))).toMatchObject({ reason: 'not-in-hand', rule: 'GIFT-TAKE-01' });
  });

  it('cannot be opened where no further tile is known', () => {
    const { state } = begin({
      ...BOARD,
      next: ['base/A', NOWHERE],
      then: 'unknown',
      parts: { gifts: { held: { red: ['take-2', 'synod'] } } },
    });
    expect(refusal(state, OPEN)).toMatchObject({ reason: 'nothing-known-to-draw', rule: 'GIFT-TAKE-01' });
    expect(offered(state, 'open')).toEqual([{ kind: 'open', gift: 'synod' }]);
  });
});

describe('Take 2 beside a tile of one’s own (GIFT-X-51, 52, 54)', () => {
  it('does nothing for who places the abbey', () => {
    const around: Short['tiles'] = [
      [0, -1, 'field'],
      [-1, 0, 'field'],
      [1, 0, 'field'],
      [0, 1, 'field'],
      [-1, -1, 'field'],
      [1, -1, 'field'],
      [1, 1, 'field'],
    ];
    const { state, events } = beginAndPlay(
      { ...BOARD, modules: ['gifts', 'abbey'], tiles: around },
      { kind: 'abbey' },
      OPEN,
      lay(0, 0),
    );
    expect(eventsOf(events, 'gift-idle')).toMatchObject([
      { why: 'own-tile', also: expect.arrayContaining(['GIFT-X-52', 'GIFT-X-54']) },
    ]);
    expect(left(state)).toHaveLength(4);
  });
});
