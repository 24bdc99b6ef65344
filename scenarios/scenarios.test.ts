/** Every documented example and every rules case is judged, and all that it expects holds. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, test } from 'vitest';
import { allFrames, everyStep, judge, LOCALES, readText, SCHEMA } from '../src/scenario/index.ts';

const HERE = import.meta.dirname;
const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .sort();

function documentOf(path: string) {
  const result = readText(readFileSync(join(HERE, path), 'utf8'));
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.document;
}

const accepts = new Ajv2020({ allErrors: true }).compile(SCHEMA);

describe('scenarios', () => {
  test.each(files)('%s', (path) => {
    const document = documentOf(path);
    expect(`${document.id}.json`).toBe(path.replaceAll('\\', '/'));
    accepts(JSON.parse(readFileSync(join(HERE, path), 'utf8')));
    expect(accepts.errors ?? []).toEqual([]);

    const judged = judge(document);
    expect(judged).not.toHaveProperty('problems');
    const frames = 'root' in judged ? allFrames(judged.root) : [];
    const findings = frames.flatMap(({ id, refused, differences }) => [
      ...(refused ? [`${id}: ${JSON.stringify(refused.choice)} is refused: ${refused.refusal.reason}`] : []),
      ...differences.map(({ at, expected, actual }) => `${id}: ${at}: ${JSON.stringify({ expected, actual })}`),
    ]);
    expect(findings).toEqual([]);
  });

  it('expect something of every last step', () => {
    const silent = files.flatMap((path) => {
      const judged = judge(documentOf(path));
      const ends = 'root' in judged ? allFrames(judged.root).filter(({ next }) => next.length === 0) : [];
      const written = new Map([...everyStep(documentOf(path))].map(({ node }) => [node.id, node]));
      return ends.flatMap(({ id }) => {
        const step = written.get(id);
        const expects = step ? 'do' in step && step.expect : documentOf(path).expect;
        return expects ? [] : [`${path}: ${id}`];
      });
    });
    expect(silent).toEqual([]);
  });

  it('are told in every language: titles, and the steps and forks of the documented examples', () => {
    const missing = files.flatMap((path) => {
      const document = documentOf(path);
      const ids = document.examples ? ['start', ...[...everyStep(document)].map(({ node }) => node.id)] : [];
      return LOCALES.flatMap((locale) => [
        ...(document.title[locale] ? [] : [`${path}: title.${locale}`]),
        ...ids.filter((id) => !document.captions?.[id]?.[locale]).map((id) => `${path}: captions.${id}.${locale}`),
      ]);
    });
    expect(missing).toEqual([]);
  });
});

describe('the JSON Schema', () => {
  const plain = {
    format: 1,
    id: 'test/plain',
    title: { en: 'Plain' },
    modules: { base: {} },
    players: ['red', 'blue'],
    active: 'red',
    board: { tiles: [[0, 0, 'base/D', 0]] },
    next: ['base/U'],
  };
  const step = { id: 'one', do: [{ kind: 'tile', cell: [1, 0], turn: 1 }] };

  it('accepts what the reader accepts', () => {
    const documents = [
      plain,
      { ...plain, steps: [step], expect: { decision: { kind: 'place-tile' } } },
      { ...plain, branches: [{ id: 'a', active: 'blue', steps: [step] }] },
    ];
    for (const document of documents) {
      expect(readText(JSON.stringify(document))).toHaveProperty('document');
      expect(accepts(document)).toBe(true);
    }
  });

  test.each([
    ['another format', { format: 2 }],
    ['no players', { players: undefined }],
    ['an unknown player', { players: ['red', 'purple'] }],
    ['an unknown module', { modules: { base: {}, river: {} } }],
    ['an unknown option', { modules: { base: { fast: true } } }],
    ['an option that cannot be', { modules: { base: { smallCity: 3 } } }],
    ['an unknown key', { colour: 'red' }],
    ['an id that is none', { id: 'Test' }],
    ['a language that is none', { title: { de: 'Schlicht' } }],
    ['no list of tiles', { board: {} }],
    ['a tile without a turn', { board: { tiles: [[0, 0, 'base/D']] } }],
    ['a fifth turn', { board: { tiles: [[0, 0, 'base/D', 4]] } }],
    ['a cell too far out', { board: { tiles: [[128, 0, 'base/D', 0]] } }],
    ['a cell between cells', { board: { tiles: [[0.5, 0, 'base/D', 0]] } }],
    ['no gold written as gold', { board: { ...plain.board, gold: [[0, 0, 0]] } }],
    ['a castle on one cell', { board: { ...plain.board, castles: [{ player: 'red', cells: [[0, 0]] }] } }],
    ['negative points', { points: { red: -1 } }],
    ['a choice of no kind', { steps: [{ id: 'one', do: [{ cell: [1, 0] }] }] }],
    ['a choice with too much', { steps: [{ id: 'one', do: [{ kind: 'pass', cell: [1, 0] }] }] }],
    ['a choice with too little', { steps: [{ id: 'one', do: [{ kind: 'tile', cell: [1, 0] }] }] }],
    ['a step without choices', { steps: [{ id: 'one' }] }],
    ['a step id that is none', { steps: [{ ...step, id: 'One' }] }],
    ['steps and branches', { steps: [step], branches: [{ id: 'a', steps: [] }] }],
    ['a fork without ways', { steps: [{ ...step, branches: [] }] }],
    ['an unknown expectation', { expect: { luck: 1 } }],
    ['an event without kind', { expect: { events: [{ player: 'red' }] } }],
    ['an unknown refusal', { expect: { refuses: [{ choice: { kind: 'pass' }, reason: 'no' }] } }],
    ['an unknown standing', { standing: 'hearsay' }],
    ['an unknown end', { then: 'never' }],
  ])('rejects what the reader rejects: %s', (_, change) => {
    const document = JSON.parse(JSON.stringify({ ...plain, ...change })) as unknown;
    expect(readText(JSON.stringify(document))).toHaveProperty('problems');
    expect(accepts(document)).toBe(false);
  });
});
