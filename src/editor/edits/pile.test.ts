import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { judge } from '../../scenario/judge.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import { addNext, clearNext, fillNext, moveNext, removeNext, setThen, tilesInPlay, tilesLeft } from './pile.ts';

const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);
const playing = (modules: ScenarioDocument['modules']): ScenarioDocument => ({ ...FIRST_EXAMPLE, modules });

describe('the tiles of the boxes', () => {
  it.each([
    [72, { base: {} }],
    [80, { base: {}, goldmines: {} }],
    [84, { base: {}, castles: {}, bridges: {} }],
    [74, { base: {}, abbey: {} }],
    [78, { base: {}, 'german-castles': {} }],
    [72, { base: {}, abbot: {} }],
  ] as const)('are %i: %j', (count, modules) => {
    expect(sum(tilesInPlay({ modules, players: ['red', 'blue'] }))).toBe(count);
  });

  it('are fewer by those on the board and those that come next', () => {
    const left = tilesLeft(FIRST_EXAMPLE);
    expect(sum(left)).toBe(72 - 4);
    expect(['base/D', 'base/E', 'base/V', 'base/B'].map((name) => left.get(name))).toEqual([3, 4, 8, 4]);
  });

  it('can be more than there are', () => {
    const tiles = [0, 1, 2, 3, 4, 5].map((x) => [x, 0, 'base/D', 0] as const);
    expect(tilesLeft({ ...FIRST_EXAMPLE, board: { tiles } }).get('base/D')).toBe(-2);
  });
});

describe('the tiles that come next', () => {
  it('are added, moved and removed one by one', () => {
    expect(addNext(FIRST_EXAMPLE, 'base/C').next).toEqual(['base/E', 'base/V', 'base/U', 'base/C']);
    expect(addNext(FIRST_EXAMPLE, 'base/C', 1).next).toEqual(['base/E', 'base/C', 'base/V', 'base/U']);
    expect(moveNext(FIRST_EXAMPLE, 2, -1).next).toEqual(['base/E', 'base/U', 'base/V']);
    expect(moveNext(FIRST_EXAMPLE, 2, 1)).toBe(FIRST_EXAMPLE);
    expect(removeNext(FIRST_EXAMPLE, 1).next).toEqual(['base/E', 'base/U']);
    expect(removeNext(FIRST_EXAMPLE, 3)).toBe(FIRST_EXAMPLE);
    expect(clearNext(FIRST_EXAMPLE).next).toEqual([]);
  });

  it('are all that is left, in an order of chance, behind those that are written', () => {
    const full = fillNext(FIRST_EXAMPLE, 1);
    expect(full.next.slice(0, 3)).toEqual(FIRST_EXAMPLE.next);
    expect(full.next).toHaveLength(71);
    expect(full.then).toBe('end');
    expect([...tilesLeft(full).values()].every((left) => left === 0)).toBe(true);
    expect(fillNext(FIRST_EXAMPLE, 1)).toEqual(full);
    expect(fillNext(FIRST_EXAMPLE, 2).next).not.toEqual(full.next);
    expect(judge(full)).toHaveProperty('root');
  });

  it('are not the abbeys and the castles of Germany, which nobody draws', () => {
    const { next } = fillNext(playing({ base: {}, abbey: {}, 'german-castles': {} }), 1);
    expect(next).toHaveLength(71);
    expect(next.filter((name) => !name.startsWith('base/'))).toEqual([]);
  });

  it('end the game, or nothing is known', () => {
    expect(setThen(FIRST_EXAMPLE, 'end').then).toBe('end');
    expect(setThen(setThen(FIRST_EXAMPLE, 'end'), 'unknown')).not.toHaveProperty('then');
  });
});
