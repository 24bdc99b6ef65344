import { describe, expect, it, test } from 'vitest';
import { newGame } from '../../newGame.ts';
import { agree } from '../../setup.ts';
import { beginAndPlay, eventsOf, lay, type Short } from '../../testdata/positions.ts';
import type { GivenGoldRush, TokenValue } from './part.ts';
import { TOKEN_COUNTS, tokensOf } from './supply.ts';
import { TOKENS } from './tokens.ts';

const at = (x: number, y: number, on: string, ...tokens: TokenValue[]) => ({ cell: [x, y], on, tokens }) as const;
const given = (part: GivenGoldRush): NonNullable<Short['parts']> => ({ 'gold-rush': part });

describe('tokens on the mountain of a tile just placed', () => {
  interface Row {
    readonly what: string;
    readonly tiles: Short['tiles'];
    readonly next: string;
    readonly to: readonly [number, number];
    readonly part: GivenGoldRush;
    readonly stacks: readonly ReturnType<typeof at>[];
    readonly told: readonly string[];
  }
  test.each<Row>([
    {
      what: 'as many as it shows nuggets, the last on top (RUSH-26, RUSH-28)',
      tiles: [[0, 0, 'mountain:N1']],
      next: 'mountain:S3',
      to: [0, -1],
      part: { stacks: [at(0, 0, 'mountain:N', 5)], supply: [0, 1, 2, 3] },
      stacks: [at(0, 0, 'mountain:N', 2, 1, 0, 5)],
      told: ['tokens-placed RUSH-26 RUSH-27 RUSH-28'],
    },
    {
      what: 'none without a mountain',
      tiles: [[0, 0, 'mountain:N1']],
      next: 'prairie',
      to: [1, 0],
      part: { supply: [1] },
      stacks: [],
      told: [],
    },
    {
      what: 'a stack of its own for a mountain of its own',
      tiles: [[0, 0, 'mountain:N1']],
      next: 'mountain:S2',
      to: [0, 1],
      part: { stacks: [at(0, 0, 'mountain:N', 5)], supply: [3, 1] },
      stacks: [at(0, 0, 'mountain:N', 5), at(0, 1, 'mountain:S', 1, 3)],
      told: ['tokens-placed RUSH-26'],
    },
    {
      what: 'a stack each for two mountains of one tile (RUSH-29)',
      tiles: [[0, 0, 'mountain:N1']],
      next: 'mountain:N1,S2',
      to: [0, -1],
      part: { stacks: [at(0, 0, 'mountain:N', 5)], supply: [3, 1, 2] },
      stacks: [at(0, -1, 'mountain:N', 3), at(0, 0, 'mountain:N', 2, 1, 5)],
      told: ['tokens-placed RUSH-26 RUSH-29', 'tokens-placed RUSH-26 RUSH-27 RUSH-28 RUSH-29'],
    },
    {
      what: 'one stack for two segments that belong to one mountain',
      tiles: [
        [0, 0, 'mountain:NE1'],
        [0, -1, 'mountain:ES1'],
        [1, 0, 'mountain:NW1'],
      ],
      next: 'mountain:S1,W2',
      to: [1, -1],
      part: { stacks: [at(0, 0, 'mountain:NE', 5)], supply: [1, 2, 3] },
      stacks: [at(0, 0, 'mountain:NE', 3, 2, 1, 5)],
      told: ['tokens-placed RUSH-26 RUSH-27 RUSH-28', 'tokens-placed RUSH-26 RUSH-27 RUSH-28'],
    },
    {
      what: 'joined stacks: that of the older mountain stays below, however it was written down (RUSH-28)',
      tiles: [
        [0, 0, 'mountain:E1'],
        [0, 1, 'prairie'],
        [1, 1, 'prairie'],
        [2, 1, 'prairie'],
        [2, 0, 'mountain:EW1'],
        [3, 0, 'mountain:W1'],
      ],
      next: 'mountain:EW1',
      to: [1, 0],
      part: { stacks: [at(3, 0, 'mountain:W', 1, 2), at(0, 0, 'mountain:E', 5, 3)], supply: [0] },
      stacks: [at(0, 0, 'mountain:E', 0, 1, 2, 5, 3)],
      told: ['stacks-joined RUSH-28', 'tokens-placed RUSH-26 RUSH-27 RUSH-28'],
    },
    {
      what: 'as many as are left (RUSH-30)',
      tiles: [[0, 0, 'mountain:N1']],
      next: 'mountain:NS3',
      to: [0, -1],
      part: { supply: [5] },
      stacks: [at(0, 0, 'mountain:N', 5)],
      told: ['tokens-placed RUSH-26', 'tokens-short RUSH-30'],
    },
    {
      what: 'none from an empty supply (RUSH-30)',
      tiles: [[0, 0, 'mountain:N1']],
      next: 'mountain:NS3',
      to: [0, -1],
      part: { supply: [] },
      stacks: [],
      told: ['tokens-short RUSH-30'],
    },
  ])('$what', ({ tiles, next, to: [x, y], part, stacks, told }) => {
    const short: Short = { modules: ['gold-rush'], tiles, next: [next], parts: given(part) };
    const { state, events } = beginAndPlay(short, lay(x, y));
    expect(state.parts['gold-rush']?.stacks).toEqual(stacks);
    const about = ['tokens-placed', 'tokens-short', 'stacks-joined'];
    expect(
      events
        .filter(({ kind }) => about.includes(kind))
        .map(({ kind, rule, also = [] }) => [kind, rule, ...also].join(' ')),
    ).toEqual(told);
  });

  it('says how many lie there and are left, and the values only where they are shown (RUSH-31)', () => {
    const short: Short = {
      modules: ['gold-rush'],
      tiles: [[0, 0, 'mountain:N1']],
      next: ['mountain:S2'],
      parts: given({ stacks: [at(0, 0, 'mountain:N', 3)], supply: [1, 5, 2] }),
    };
    const [placed] = eventsOf(beginAndPlay(short, lay(0, -1)).events, 'tokens-placed');
    expect(placed).toMatchObject({ player: 'red', cell: [0, -1], count: 2, stack: 3, supply: 1 });
    expect(placed).not.toHaveProperty('values');
    const [shown] = eventsOf(beginAndPlay({ ...short, reveal: true }, lay(0, -1)).events, 'tokens-placed');
    expect(shown?.values).toEqual([1, 5]);
  });
});

describe('a new game', () => {
  const rushAt = (start?: string) => {
    const { state } = newGame({ agreement: agree(['gold-rush'], ['red', 'blue']), seed: 4, ...(start && { start }) });
    return state.parts['gold-rush'];
  };
  it('has 63 tokens, one of them on the start tile (RUSH-04, RUSH-17)', () => {
    expect(tokensOf(TOKEN_COUNTS)).toHaveLength(TOKENS);
    const part = rushAt();
    expect(part?.stacks).toMatchObject([{ cell: [0, 0], on: 'mountain:N' }]);
    expect(part?.stacks[0]?.tokens).toHaveLength(1);
    expect(part?.supply).toHaveLength(62);
    const all = [...(part?.supply ?? []), ...(part?.stacks[0]?.tokens ?? [])];
    expect(all.toSorted()).toEqual(tokensOf(TOKEN_COUNTS));
    expect(part?.supply).not.toEqual(part?.supply.toSorted());
  });
  it('puts on another start tile as many as it shows', () => {
    expect(rushAt('mountain:N3,S2')?.stacks.map(({ on, tokens }) => [on, tokens.length])).toEqual([
      ['mountain:N', 3],
      ['mountain:S', 2],
    ]);
  });
});
