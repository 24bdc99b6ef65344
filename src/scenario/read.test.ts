import { describe, expect, it, test } from 'vitest';
import type { ScenarioDocument } from './document.ts';
import { LIMITS } from './limits.ts';
import { DOCUMENT_PROBLEMS, type DocumentProblemReason } from './problems.ts';
import { readDocument, readText } from './read.ts';
import { everyStep } from './walk.ts';

const PLAIN = {
  format: 1,
  id: 'test/plain',
  title: { en: 'Plain' },
  modules: { base: {} },
  players: ['red', 'blue'],
  active: 'red',
  board: { tiles: [[0, 0, 'base/D', 0]] },
  next: ['base/U'],
};
const STEP = { id: 'one', do: [{ kind: 'tile', cell: [1, 0], turn: 1 }] };
const text = (change: object): string => JSON.stringify({ ...PLAIN, ...change });

const problems = (json: string) => {
  const result = readText(json);
  return 'problems' in result ? result.problems : [];
};

type Row = readonly [DocumentProblemReason, string, string];
const rows: readonly Row[] = [
  ['not-json', '', '{"format": 1,'],
  ['too-long', '', ' '.repeat(LIMITS.text + 1)],
  ['not-an-object', '', '[]'],
  ['not-an-object', '', 'null'],
  ['not-an-object', '', '"scenario"'],
  ['not-a-scenario', 'format', '{}'],
  ['not-a-scenario', 'format', text({ format: '1' })],
  ['newer-format', 'format', text({ format: 2 })],
  ['not-allowed', 'format', text({ format: 0 })],
  ['missing', 'players', text({ players: undefined })],
  ['missing', 'board.tiles', text({ board: {} })],
  ['missing', 'steps[0].do', text({ steps: [{ id: 'one' }] })],
  ['unknown-key', 'colour', text({ colour: 'red' })],
  ['unknown-key', '__proto__', '{"__proto__": {}, '.concat(JSON.stringify(PLAIN).slice(1))],
  ['unknown-key', 'modules.base.fast', text({ modules: { base: { fast: true } } })],
  ['wrong-type', 'id', text({ id: 7 })],
  ['wrong-type', 'board.tiles[0]', text({ board: { tiles: [[0, 0, 'base/D']] } })],
  ['wrong-type', 'board.tiles[0][0]', text({ board: { tiles: [['0', 0, 'base/D', 0]] } })],
  ['wrong-type', 'steps', text({ steps: {} })],
  ['wrong-type', 'expect.points.red', text({ expect: { points: { red: '3' } } })],
  ['not-allowed', 'id', text({ id: '../secret' })],
  ['not-allowed', 'active', text({ active: 'purple' })],
  ['not-allowed', 'board.tiles[0][3]', text({ board: { tiles: [[0, 0, 'base/D', 4]] } })],
  ['not-allowed', 'board.tiles[0][0]', text({ board: { tiles: [[128, 0, 'base/D', 0]] } })],
  ['not-allowed', 'board.bridges[0][2]', text({ board: { ...PLAIN.board, bridges: [[0, 0, 'WE']] } })],
  ['not-allowed', 'board.bridges[0]', text({ board: { ...PLAIN.board, bridges: [[1, 0, 'NS']] } })],
  [
    'not-allowed',
    'board.bridges[1]',
    text({
      board: {
        ...PLAIN.board,
        bridges: [
          [0, 0, 'NS'],
          [0, 0, 'EW'],
        ],
      },
    }),
  ],
  ['not-allowed', 'steps[0].do[0].kind', text({ steps: [{ id: 'one', do: [{ kind: 'fly' }] }] })],
  ['not-allowed', 'steps[0].id', text({ steps: [{ ...STEP, id: 'One!' }] })],
  ['not-allowed', 'modules.river', text({ modules: { river: {} } })],
  ['not-allowed', 'modules.base.fields', text({ modules: { base: { fields: 'v9' } } })],
  ['not-allowed', 'title.de', text({ title: { de: 'Straße' } })],
  ['too-many', 'next', text({ next: Array(LIMITS.tiles + 1).fill('base/U') })],
  ['too-many', 'title.en', text({ title: { en: 'x'.repeat(LIMITS.words + 1) } })],
  ['step-id-twice', 'steps[1].id', text({ steps: [STEP, STEP] })],
  ['step-id-twice', 'steps[0].id', text({ steps: [{ ...STEP, id: 'start' }] })],
  [
    'branches-not-last',
    'steps[0].branches',
    text({
      steps: [
        { ...STEP, branches: [{ id: 'a', steps: [] }] },
        { ...STEP, id: 'two' },
      ],
    }),
  ],
  ['steps-and-branches', 'branches', text({ steps: [STEP], branches: [{ id: 'a', steps: [] }] })],
  [
    'active-not-at-start',
    'steps[0].branches[0].active',
    text({
      steps: [{ ...STEP, branches: [{ id: 'a', active: 'blue', steps: [] }] }],
    }),
  ],
  ['caption-without-step', 'captions.two', text({ steps: [STEP], captions: { two: { en: 'Two' } } })],
];

describe('a document that is none', () => {
  test.each(rows)('%s at %s', (reason, at, json) => {
    expect(problems(json)).toContainEqual(expect.objectContaining({ reason, at }));
  });

  it('has every reason here', () => {
    expect(new Set(rows.map(([reason]) => reason))).toEqual(new Set(DOCUMENT_PROBLEMS));
  });

  it('is told what may stand there and what does, cut short', () => {
    expect(problems(text({ active: 'x'.repeat(100) }))).toEqual([
      {
        reason: 'not-allowed',
        at: 'active',
        wanted: 'red, blue, green, yellow, black, pink',
        found: `${'x'.repeat(39)}…`,
      },
    ]);
  });

  it('ends, however deep it is', () => {
    const nested = (depth: number): object => ({
      id: `a${depth}`,
      steps: [{ id: `s${depth}`, do: [], ...(depth && { branches: [nested(depth - 1)] }) }],
    });
    expect(problems(text({ branches: [nested(LIMITS.depth + 5)] })).map(({ reason }) => reason)).toEqual(['too-many']);
    const pattern = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`) as object;
    expect(readDocument({ ...PLAIN, expect: { events: [{ kind: 'turn-began', pattern }] } })).toHaveProperty(
      'problems',
    );
  });

  it('tells a value of any depth', () => {
    const deep: unknown = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
    expect(readDocument({ ...PLAIN, id: deep })).toMatchObject({ problems: [{ reason: 'wrong-type', at: 'id' }] });
    expect(problems(text({}).replace('"test/plain"', '['.repeat(200_000) + ']'.repeat(200_000)))).toMatchObject([
      { reason: 'wrong-type', at: 'id' },
    ]);
  });

  it('cannot flood whoever reads the problems', () => {
    expect(problems(text({ next: Array(300).fill(7) })).length).toBeLessThanOrEqual(50);
  });
});

describe('a document that is one', () => {
  it('is read as it was written', () => {
    const json = text({ steps: [STEP], captions: { start: { en: 'Start' }, one: { nl: 'Eén' } } });
    expect(readText(json)).toEqual({ document: JSON.parse(json) });
  });

  it('may begin with a byte order mark', () => {
    expect(readText(`\uFEFF${text({})}`)).toHaveProperty('document');
  });

  it('knows every step and branch with its place', () => {
    const steps = [STEP, { ...STEP, id: 'two', branches: [{ id: 'a', steps: [{ ...STEP, id: 'three' }] }] }];
    const doc = JSON.parse(text({ steps })) as ScenarioDocument;
    expect([...everyStep(doc)].map(({ node, at }) => `${at} ${node.id}`)).toEqual([
      'steps[0] one',
      'steps[1] two',
      'steps[1].branches[0] a',
      'steps[1].branches[0].steps[0] three',
    ]);
  });
});
