import { describe, expect, it, test } from 'vitest';
import { judgeSituation } from '../../judge.ts';
import { begin, type Short, situation } from '../../testdata/positions.ts';
import type { GivenGoldRush } from './part.ts';
import { TOKEN_COUNTS, tokensOf } from './supply.ts';

const short = (part: object, more: Partial<Short> = {}): Short => ({
  modules: ['gold-rush'],
  tiles: [
    [0, 0, 'mountain:NE1'],
    [1, 0, 'mountain:SW1'],
    [0, 1, 'mountain:S1'],
    [0, 2, 'mountain:N1'],
  ],
  parts: { 'gold-rush': part as GivenGoldRush },
  ...more,
});
const tent = (player: string, x: number, y: number, on: string) => ({ player, cell: [x, y], on });
const stack = (x: number, y: number, on: string, ...tokens: number[]) => ({ cell: [x, y], on, tokens });

describe('what is wrong with tokens and tents', () => {
  test.each<[string, Short, string, string]>([
    ['a tent beside the tiles', short({ tents: [tent('red', 5, 5, 'mountain:N')] }), 'bad-tent', 'tents[0]'],
    ['a tent beside a mountain', short({ tents: [tent('red', 0, 0, 'prairie:SL')] }), 'bad-tent', 'tents[0]'],
    ['a tent on a completed mountain', short({ tents: [tent('red', 0, 1, 'mountain:S')] }), 'bad-tent', 'tents[0]'],
    [
      'a tent on a piece with a cowboy',
      short({ tents: [tent('red', 0, 0, 'mountain:N')] }, { followers: [['blue', 0, 0, 'mountain:E']] }),
      'bad-tent',
      'tents[0]',
    ],
    [
      'two tents on one piece',
      short({ tents: [tent('red', 0, 0, 'mountain:N'), tent('blue', 0, 0, 'mountain:E')] }),
      'bad-tent',
      'tents[1]',
    ],
    [
      'two tents of a player',
      short({ tents: [tent('red', 0, 0, 'mountain:N'), tent('red', 1, 0, 'mountain:W')] }),
      'tent-twice',
      'tents[1]',
    ],
    [
      'a tent on the board and one at hand',
      short({ tents: [tent('red', 0, 0, 'mountain:N')] }, { supply: { red: { tent: 1 } } }),
      'tent-twice',
      'tents[0]',
    ],
    ['the tent of a stranger', short({ tents: [tent('black', 0, 0, 'mountain:N')] }), 'player-not-seated', 'tents[0]'],
    ['tokens of a stranger', short({ owned: { black: [1] } }), 'player-not-seated', 'owned.black'],
    ['tokens beside a mountain', short({ stacks: [stack(0, 0, 'prairie:SL', 1)] }), 'bad-stack', 'stacks[0]'],
    ['tokens on a completed one', short({ stacks: [stack(0, 2, 'mountain:N', 1)] }), 'bad-stack', 'stacks[0]'],
    [
      'two stacks on one mountain',
      short({ stacks: [stack(0, 0, 'mountain:N', 1), stack(1, 0, 'mountain:S', 1)] }),
      'stack-twice',
      'stacks[1]',
    ],
    ['a token worth four', short({ owned: { red: [4] } }), 'bad-tokens', ''],
    ['64 tokens', short({ supply: Array(64).fill(1) }), 'too-many-tokens', ''],
    ['64 tokens, counted', short({ supply: { 0: 60 }, owned: { red: [1, 1, 1, 1] } }), 'too-many-tokens', ''],
    [
      'six tokens worth five, where nothing is said of the others',
      short({ removed: [5, 5, 5, 5, 5, 5] }),
      'too-many-tokens',
      '',
    ],
  ])('%s', (_, written, reason, at) => {
    const judged = judgeSituation(situation(written));
    const problems = 'problems' in judged ? judged.problems : [];
    expect(problems).toMatchObject([{ reason, at: `parts.gold-rush${at && `.${at}`}` }]);
  });
  it('a sixth colour (RUSH-02)', () => {
    const judged = judgeSituation(situation(short({}, { players: ['red', 'pink'] })));
    expect(judged).toMatchObject({ problems: [{ reason: 'player-not-in-gold-rush', at: 'players[1]' }] });
  });
  it('tokens in a game of Carcassonne', () => {
    const judged = judgeSituation(situation({ tiles: [[0, 0, 'field']], parts: { 'gold-rush': {} } }));
    expect(judged).toMatchObject({ problems: [{ reason: 'part-without-module' }] });
  });
});

it('a tent at hand needs the game (RUSH-03)', () => {
  const judged = judgeSituation(situation({ tiles: [[0, 0, 'field']], supply: { red: { tent: 1 } } }));
  expect(judged).toMatchObject({ problems: [{ reason: 'part-without-module', at: 'supply.red.tent' }] });
});

describe('what is made of them', () => {
  const partOf = (part: object, more?: Partial<Short>) => begin(short(part, more)).state.parts['gold-rush'];
  it('names a stack by the tile laid first, and places in full', () => {
    const part = partOf({ stacks: [stack(1, 0, 'mountain:S', 2, 1)], tents: [tent('blue', 1, 0, 'mountain:W')] });
    expect(part?.stacks).toEqual([stack(0, 0, 'mountain:NE', 2, 1)]);
    expect(part?.tents).toEqual([tent('blue', 1, 0, 'mountain:SW')]);
  });
  it('drops an empty stack', () => {
    expect(partOf({ stacks: [stack(0, 0, 'mountain:N')] })?.stacks).toEqual([]);
  });
  it('takes tents and cowboys out of what players have at hand', () => {
    const { supply } = begin(
      short({ tents: [tent('blue', 1, 0, 'mountain:W')] }, { followers: [['blue', 0, 0, 'mountain:N']] }),
    ).state;
    expect(supply).toEqual({ red: { follower: 4, tent: 1 }, blue: { follower: 3, tent: 0 } });
  });
  it('keeps a written order of the supply', () => {
    expect(partOf({ supply: [3, 0, 5] })?.supply).toEqual([3, 0, 5]);
  });
  it('mixes a supply that is counted, by the seed', () => {
    const supply = { 0: 3, 1: 3, 5: 3 };
    const mixed = [1, 2, 3].map((seed) => partOf({ supply }, { seed })?.supply);
    for (const tokens of mixed) expect(tokens?.toSorted()).toEqual(tokensOf(supply));
    expect(new Set(mixed.map(String)).size).toBe(3);
    expect(partOf({ supply }, { seed: 1 })?.supply).toEqual(mixed[0]);
  });
  it('fills up the supply to 63 tokens where nothing is said of it', () => {
    const part = partOf({ stacks: [stack(0, 0, 'mountain:N', 5, 0)], owned: { red: [3] }, removed: [1] });
    const all = [...(part?.supply ?? []), 5, 0, 3, 1].sort();
    expect(all).toEqual(tokensOf(TOKEN_COUNTS));
  });
});
