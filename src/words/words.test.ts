import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { findTile, PLAYERS, TURNS } from '../engine/index.ts';
import { documentWords, gameWords } from './all.ts';
import {
  askDecision,
  type ChoiceContext,
  cellNames,
  DOCUMENT_FLAWS,
  type DocumentFlaw,
  LOCALES,
  labelChoice,
  loadDocumentWords,
  loadGameWords,
  tellDecision,
  tellDocumentProblem,
  tellEvent,
  tellItems,
  tellProblem,
  tellRefusal,
  tellTileProblem,
} from './index.ts';
import { choices, decisions, refusals } from './testdata/choices.ts';
import { events } from './testdata/events.ts';
import { expectLabel, expectSentence } from './testdata/expectations.ts';
import { flaws, problems, tileProblems } from './testdata/problems.ts';
import { items } from './testdata/shared.ts';

const ctx: ChoiceContext = {
  names: cellNames([0, 0]),
  tile: (name) => {
    const turns = findTile(name);
    return 'reason' in turns ? undefined : turns[0];
  },
};

describe.each(LOCALES)('sentences in %s', (locale) => {
  const words = gameWords[locale];

  test.each(Object.values(events).flat())('event $kind', (event) => {
    expectSentence(tellEvent(words, event, ctx));
  });
  test.each(Object.values(decisions))('decision $kind', (decision) => {
    const told = tellDecision(words, decision, ctx);
    expectSentence(told);
    expect(told.startsWith(words.players[decision.player].name)).toBe(true);
    expectSentence(askDecision(words, decision, ctx));
    expect(askDecision(words, decision, ctx)).toMatch(/\?$/);
  });
  test.each(Object.values(choices).flat())('choice $kind', (choice) => {
    expectLabel(labelChoice(words, choice, ctx));
    for (const decision of Object.values(decisions)) {
      expectLabel(labelChoice(words, choice, { ...ctx, decision, among: Object.values(choices).flat() }));
    }
  });
  test.each(Object.values(refusals).flat())('refusal $reason', (refusal) => {
    expectSentence(tellRefusal(words, refusal, ctx));
  });
  test.each(Object.values(problems).flat())('problem $reason', (problem) => {
    expectSentence(tellProblem(words, problem, ctx));
  });
  test.each(Object.values(tileProblems))('tile problem $reason', (problem) => {
    expectSentence(tellTileProblem(words, problem));
  });
  test.each(DOCUMENT_FLAWS)('document problem %s', (reason: DocumentFlaw) => {
    for (const details of flaws[reason]) {
      expectSentence(tellDocumentProblem(documentWords[locale], { reason, ...details }));
    }
  });
  test.each(Object.values(items))('item $what', (item) => {
    for (const like of [undefined, 'city', 'road', 'cloister', 'castle'] as const) {
      expectLabel(tellItems(words, [item], like).join());
    }
  });

  it('tells different things differently', () => {
    const texts = [
      ...Object.values(events).map(([event]) => tellEvent(words, event, ctx)),
      ...Object.values(refusals).map(([refusal]) => tellRefusal(words, refusal, ctx)),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('gives every player a name, an initial from it that no other has, and a colour', () => {
    const all = PLAYERS.map((player) => words.players[player]);
    expect(new Set(all.map(({ initial }) => initial)).size).toBe(PLAYERS.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(PLAYERS.length);
    for (const { name, initial, colour, of } of all) {
      expect(initial).toMatch(/^\p{Lu}$/u);
      expect(name.toUpperCase()).toContain(initial);
      expect(colour).toBe(colour.toLowerCase());
      expectLabel(of);
    }
  });

  it('says every follower choice on a crowded tile with a label of its own', () => {
    for (const turn of TURNS) {
      const [tile] = [findTile('base/S'), findTile('goldmines/G4'), findTile('base/X')].flatMap((turns) =>
        'reason' in turns ? [] : [turns[turn]],
      );
      const among = (tile?.segments ?? []).map(({ spot }) => ({ kind: 'follower', on: spot }) as const);
      const labels = among.map((choice) => labelChoice(words, choice, { ...ctx, among }));
      expect(new Set(labels).size).toBe(among.length);
    }
  });

  it('is what the loaders give', async () => {
    expect(await loadGameWords(locale)).toBe(words);
    expect(await loadDocumentWords(locale)).toBe(documentWords[locale]);
    expect(words.locale).toBe(locale);
  });
});

it('takes only types from the engine, so that reading a page does not load it', () => {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(30);
  for (const file of sources) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const values = text.match(/^(?:import|export) (?!type )[^;]*engine\/[^;]*;/gm);
    expect(values, file).toBeNull();
  }
});
