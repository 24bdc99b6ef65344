import { describe, expect, it, test } from 'vitest';
import { readText } from '../read.ts';

const written = (parts: unknown, choice: unknown = { kind: 'pass' }) =>
  readText(
    JSON.stringify({
      format: 1,
      id: 'test/rush',
      title: { en: 'Rush' },
      modules: { 'gold-rush': {}, sheriff: {} },
      players: ['red', 'blue'],
      active: 'red',
      board: { tiles: [[0, 0, 'mountain:N1', 0]] },
      parts,
      next: ['prairie'],
      steps: [{ id: 'one', do: [choice] }],
    }),
  );
const rush = (part: unknown) => written({ 'gold-rush': part });
const problemsOf = (result: ReturnType<typeof readText>) =>
  'problems' in result ? result.problems.map(({ reason, at }) => `${reason} ${at}`) : [];

describe('tokens and tents in a document', () => {
  test.each<[string, unknown]>([
    ['nothing', {}],
    ['a supply in order', { supply: [0, 1, 2, 3, 5] }],
    ['a supply by value', { supply: { '0': 3, '5': 1 } }],
    [
      'everything',
      {
        stacks: [{ cell: [0, 0], on: 'mountain:N', tokens: [1] }],
        supply: [],
        owned: { red: [5], blue: [] },
        removed: [0],
        tents: [{ player: 'red', cell: [0, 0], on: 'mountain:N' }],
      },
    ],
  ])('%s can be read', (_, part) => {
    expect(rush(part)).toHaveProperty('document');
  });

  const at = 'parts.gold-rush';
  test.each<[string, unknown, string]>([
    ['no object', [], `wrong-type ${at}`],
    ['an unknown key', { gold: 1 }, `unknown-key ${at}.gold`],
    ['a value that no token has', { supply: [4] }, `not-allowed ${at}.supply[0]`],
    ['a value that no token has, counted', { supply: { '4': 1 } }, `not-allowed ${at}.supply.4`],
    ['an empty value', { supply: { '': 1 } }, `not-allowed ${at}.supply.`],
    ['half a token', { supply: { '1': 0.5 } }, `wrong-type ${at}.supply.1`],
    ['too many tokens', { supply: Array(201).fill(1) }, `too-many ${at}.supply`],
    ['too many, counted', { supply: { '1': 201 } }, `not-allowed ${at}.supply.1`],
    ['a supply that is a number', { supply: 63 }, `wrong-type ${at}.supply`],
    [
      'too many stacks',
      { stacks: Array(201).fill({ cell: [0, 0], on: 'mountain:N', tokens: [] }) },
      `too-many ${at}.stacks`,
    ],
    ['a stack without tokens', { stacks: [{ cell: [0, 0], on: 'mountain:N' }] }, `missing ${at}.stacks[0].tokens`],
    [
      'a stack too far out',
      { stacks: [{ cell: [128, 0], on: 'mountain:N', tokens: [] }] },
      `not-allowed ${at}.stacks[0].cell[0]`,
    ],
    ['an owner that is none', { owned: { purple: [1] } }, `not-allowed ${at}.owned.purple`],
    [
      'too many tents',
      { tents: Array(7).fill({ player: 'red', cell: [0, 0], on: 'mountain:N' }) },
      `too-many ${at}.tents`,
    ],
    ['the tent of nobody', { tents: [{ cell: [0, 0], on: 'mountain:N' }] }, `missing ${at}.tents[0].player`],
  ])('%s is named', (_, part, problem) => {
    expect(problemsOf(rush(part))).toContain(problem);
  });

  test.each<[unknown, string[]]>([
    [{ kind: 'tent', cell: [0, 0], on: 'mountain:N' }, []],
    [{ kind: 'token' }, []],
    [{ kind: 'sheriff', cell: [0, 0], on: 'mountain:N' }, []],
    [{ kind: 'tent', cell: [0, 0] }, ['missing steps[0].do[0].on']],
    [{ kind: 'token', cell: [0, 0] }, ['unknown-key steps[0].do[0].cell']],
    [{ kind: 'sheriff', on: 'mountain:N' }, ['missing steps[0].do[0].cell']],
  ])('the choice %j', (choice, problems) => {
    expect(problemsOf(written({}, choice))).toEqual(problems);
  });
});

describe('the sheriff in a document', () => {
  it('stands somewhere, or is not written at all', () => {
    expect(written({ sheriff: { cell: [0, 0], on: 'mountain:N' } })).toHaveProperty('document');
    expect(problemsOf(written({ sheriff: {} }))).toEqual(['missing parts.sheriff.cell', 'missing parts.sheriff.on']);
    expect(problemsOf(written({ sheriff: { cell: [0, 0], on: 7 } }))).toEqual(['wrong-type parts.sheriff.on']);
  });
});
