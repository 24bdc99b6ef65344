/** Every reason and every loss has a sentence in every language. */
import { describe, expect, test } from 'vitest';
import type { Loss, SaveProblem } from '../../jcz/index.ts';
import { SAVE_PROBLEMS } from '../../jcz/index.ts';
import { documentWords, gameWords } from '../../words/all.ts';
import { IMPORT_FLAWS, loadImportWords } from '../../words/editing/import.ts';
import { tellLoss } from '../../words/editing/tellImport.ts';
import { LOCALES, tellRefusal } from '../../words/index.ts';
import { loadNotationWords } from '../../words/notation.ts';
import { FOREIGN } from './kinds.ts';
import type { ImportProblem } from './problems.ts';
import { toldProblem } from './Trouble.tsx';

const save = (reason: SaveProblem['reason']): ImportProblem => ({
  reason: 'save',
  problem: { reason, at: 'setup', found: '4.6' },
});

const PROBLEMS: readonly ImportProblem[] = [
  { reason: 'nothing' },
  { reason: 'too-big', size: 50_000_000, most: 2_000_000 },
  { reason: 'no-access' },
  ...FOREIGN.map((what): ImportProblem => ({ reason: 'foreign', what })),
  { reason: 'no-link' },
  { reason: 'no-example' },
  { reason: 'json-broken', place: '3:14' },
  { reason: 'json-broken', place: '' },
  { reason: 'json-other' },
  { reason: 'document', problems: [{ reason: 'missing', at: 'players' }] },
  { reason: 'link', problem: { reason: 'cut', at: 3 } },
  { reason: 'picture-plain' },
  { reason: 'picture-cut' },
  { reason: 'picture-damaged' },
  { reason: 'drawing-broken' },
  { reason: 'drawing-declares' },
  { reason: 'offline' },
  { reason: 'unexpected', error: new TypeError('x is not a function') },
  ...SAVE_PROBLEMS.map(save),
];

const refusal = { reason: 'edges-differ', rule: 'BASE-12', cells: [[0, 0]] } as const;
const stopped = (halt: Extract<Loss, { kind: 'stopped' }>['halt'], moves = 1): Loss => ({
  kind: 'stopped',
  turn: 3,
  moves,
  halt,
});

const LOSSES: readonly Loss[] = [
  { kind: 'set', name: 'count' },
  { kind: 'element', name: 'pig' },
  ...[1, 2, 5, 25].map((count): Loss => ({ kind: 'moves', name: 'FLY', count, turn: 2 })),
  { kind: 'piece', name: 'big', turn: 4 },
  { kind: 'elsewhere', turn: 4 },
  stopped({ why: 'unknown-tile', name: 'IC/X' }),
  stopped({ why: 'refused', choice: { kind: 'pass' }, refusal }, 30),
  stopped({ why: 'parted' }),
  stopped({ why: 'not-asked', name: 'BAZAAR_BID' }),
  stopped({ why: 'unknown-place', name: '0,1 City N' }),
  stopped({ why: 'unsold' }),
  stopped({ why: 'too-long' }),
  ...(['take-gold', 'score-castle', 'crop-remove'] as const).flatMap((what) =>
    [1, 3, 22].map((count): Loss => ({ kind: 'decided', what, count })),
  ),
  { kind: 'left-over', tiles: ['base/C'] },
  { kind: 'left-over', tiles: ['base/C', 'base/B', 'base/X'] },
];

/** A sentence or several, with nothing in it that no language says; in Romanian with commas below. */
const SENTENCE = /^[\p{Lu}„“'"\d][^ţşŢŞ]*[.:?]$/u;

describe.each(LOCALES)('%s', async (locale) => {
  const words = {
    imports: await loadImportWords(locale),
    notation: await loadNotationWords(locale),
    documents: documentWords[locale],
    game: gameWords[locale],
  };
  const names = () => 'A1';

  test.each(PROBLEMS.map((problem) => [problem.reason, problem] as const))('%s', (_, problem) => {
    const [sentence, below] = toldProblem(problem, words);
    for (const told of [sentence, ...below]) {
      expect(told).toMatch(SENTENCE);
      expect(told).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test('all kinds are among them', () => {
    const met = new Set(PROBLEMS.map(({ reason }) => reason as string));
    expect(IMPORT_FLAWS.filter((reason) => !met.has(reason))).toEqual([]);
  });

  test.each(LOSSES.map((loss) => [loss.kind, loss] as const))('loss: %s', (_, loss) => {
    const told = tellLoss(words.imports, loss, (one) => tellRefusal(gameWords[locale], one, { names }));
    expect(told).toMatch(SENTENCE);
    expect(told).not.toMatch(/undefined|NaN|\[object/);
  });

  test('different things are told differently', () => {
    const told = LOSSES.map((loss) => tellLoss(words.imports, loss, () => 'No.'));
    expect(new Set(told).size).toBe(told.length);
  });
});
