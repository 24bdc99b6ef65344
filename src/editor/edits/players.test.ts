import { describe, expect, it } from 'vitest';
import type { Player } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { judge } from '../../scenario/judge.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import {
  addPlayer,
  freeColours,
  movePlayer,
  removePlayer,
  setActive,
  setCards,
  setCastleTiles,
  setGifts,
  setRemovedTokens,
  setReveal,
  setSupply,
  setTokenSupply,
  setTokens,
  setTotal,
  withCount,
} from './players.ts';

const { captions: _captions, ...BARE } = FIRST_EXAMPLE;

const FULL: ScenarioDocument = {
  ...BARE,
  modules: { base: {}, goldmines: {}, castles: {}, gifts: {} },
  players: ['red', 'blue', 'green'],
  active: 'blue',
  board: {
    tiles: [
      [0, 0, 'base/E', 2],
      [0, 1, 'base/E', 0],
      [1, 0, 'base/U', 0],
    ],
    followers: [
      { player: 'red', cell: [1, 0], on: 'road:N' },
      { player: 'blue', cell: [1, 0], on: 'field:EL' },
    ],
    castles: [
      {
        player: 'red',
        cells: [
          [0, 0],
          [0, 1],
        ],
        lord: true,
      },
    ],
  },
  points: { red: 3, blue: 4 },
  gold: { red: 1 },
  supply: { red: { follower: 2 }, blue: { follower: 1 } },
  parts: { gifts: { held: { red: ['synod'], blue: ['take-2'] } } },
};

describe('seats', () => {
  it('are added at the end, up to six, each colour once', () => {
    const six = freeColours(FULL).reduce(addPlayer, FULL);
    expect(six.players).toEqual(['red', 'blue', 'green', 'yellow', 'black', 'pink']);
    expect(addPlayer(FULL, 'red')).toBe(FULL);
    const twice: ScenarioDocument = { ...six, players: ['red', 'red', 'blue', 'green', 'yellow', 'black'] };
    expect(addPlayer(twice, 'pink')).toBe(twice);
  });

  it('are changed one place at a time, and stay at an end', () => {
    expect(movePlayer(FULL, 'green', -1).players).toEqual(['red', 'green', 'blue']);
    expect(movePlayer(FULL, 'red', -1)).toBe(FULL);
    expect(movePlayer(FULL, 'pink', 1)).toBe(FULL);
  });

  it('are left with everything that belongs to the player', () => {
    const left = removePlayer(FULL, 'red');
    expect(JSON.stringify(left)).not.toContain('"red"');
    expect(left.active).toBe('blue');
    expect(left.board.followers).toEqual([{ player: 'blue', cell: [1, 0], on: 'field:EL' }]);
    expect(judge(left)).toHaveProperty('root');
  });

  it('pass the turn on, clockwise', () => {
    expect(removePlayer(FULL, 'blue').active).toBe('green');
    expect(removePlayer(setActive(FULL, 'green'), 'green').active).toBe('red');
  });

  it('are never all left', () => {
    const one = removePlayer(removePlayer(FULL, 'red'), 'green');
    expect(one.players).toEqual(['blue']);
    expect(removePlayer(one, 'blue')).toBe(one);
    expect(removePlayer(FULL, 'pink')).toBe(FULL);
  });

  it('leave the tents, tokens and castle tiles of the others', () => {
    const parts = {
      'gold-rush': {
        owned: { red: [1], blue: [5] },
        tents: [
          { player: 'red', cell: [0, 0], on: 'mountain:N' },
          { player: 'blue', cell: [0, 1], on: 'mountain:S' },
        ],
      },
      'german-castles': { held: { red: ['german-castle/1'] } },
    } as const satisfies ScenarioDocument['parts'];
    expect(removePlayer({ ...FULL, parts }, 'red').parts).toEqual({
      'gold-rush': { owned: { blue: [5] }, tents: [{ player: 'blue', cell: [0, 1], on: 'mountain:S' }] },
    });
  });
});

describe('what lies before a player', () => {
  it('is written where there is something to say', () => {
    expect(setTotal(FULL, 'points', 'green', 7).points).toEqual({ red: 3, blue: 4, green: 7 });
    expect(setTotal(FULL, 'gold', 'red', 0)).not.toHaveProperty('gold');
    expect(setTotal(FULL, 'points', 'red', -2).points).toEqual({ blue: 4 });
    expect(setSupply(FULL, 'red', 'follower', undefined).supply).toEqual({ blue: { follower: 1 } });
    expect(setSupply(FULL, 'red', 'castle', 0).supply?.red).toEqual({ follower: 2, castle: 0 });
    const bare: readonly Player[] = ['red', 'blue'];
    expect(bare.reduce((doc, player) => setSupply(doc, player, 'follower', undefined), FULL)).not.toHaveProperty(
      'supply',
    );
  });

  it('can be cards, tokens, castle tiles', () => {
    expect(setGifts(FULL, 'red', []).parts).toEqual({ gifts: { held: { blue: ['take-2'] } } });
    expect(setTokens(FIRST_EXAMPLE, 'red', [0, 5]).parts).toEqual({ 'gold-rush': { owned: { red: [0, 5] } } });
    expect(setTokens(setTokens(FIRST_EXAMPLE, 'red', [0, 5]), 'red', [])).not.toHaveProperty('parts');
    const castle = setCastleTiles(FIRST_EXAMPLE, 'red', ['german-castle/2']);
    expect(castle.parts).toEqual({ 'german-castles': { held: { red: ['german-castle/2'] } } });
    expect(setCastleTiles(castle, 'red', [])).not.toHaveProperty('parts');
  });

  it('is counted in place', () => {
    expect(withCount([0, 1, 0, 2], 0, 1)).toEqual([0, 1, 2]);
    expect(withCount([0, 1], 0, 3)).toEqual([0, 1, 0, 0]);
    expect(withCount([0, 1, 0], 0, 0)).toEqual([1]);
    expect(withCount([0, 1], 1, 1)).toEqual([0, 1]);
  });
});

describe('the tokens that are nobody’s', () => {
  it('are those still to come, in order or counted, and those that left the game', () => {
    const counted = setTokenSupply(FIRST_EXAMPLE, [0, 0, 5]);
    expect(counted.parts).toEqual({ 'gold-rush': { supply: { 0: 2, 1: 0, 2: 0, 3: 0, 5: 1 } } });
    expect(setTokenSupply(counted, []).parts?.['gold-rush']?.supply).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0, 5: 0 });
    expect(setTokenSupply(counted, undefined)).not.toHaveProperty('parts');
    const ordered: ScenarioDocument = { ...FIRST_EXAMPLE, parts: { 'gold-rush': { supply: [5, 0, 3] } } };
    expect(setTokenSupply(ordered, [5, 3]).parts).toEqual({ 'gold-rush': { supply: [5, 3] } });
    expect(setRemovedTokens(ordered, [1, 1]).parts).toEqual({ 'gold-rush': { supply: [5, 0, 3], removed: [1, 1] } });
    expect(setRemovedTokens(setRemovedTokens(FIRST_EXAMPLE, [1]), [])).not.toHaveProperty('parts');
  });
});

describe('the cards', () => {
  it('of an empty pile are known to be none, those of no pile are not known', () => {
    expect(setCards(FIRST_EXAMPLE, 'pile', []).parts).toEqual({ gifts: { pile: [] } });
    expect(setCards(setCards(FIRST_EXAMPLE, 'pile', []), 'pile', undefined)).not.toHaveProperty('parts');
    expect(setCards(FIRST_EXAMPLE, 'discard', [])).not.toHaveProperty('parts');
  });

  it('are seen, or not', () => {
    expect(setReveal(FULL, true).reveal).toBe(true);
    expect(setReveal(setReveal(FULL, true), false)).not.toHaveProperty('reveal');
  });
});
