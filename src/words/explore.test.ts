/** What is said about what could happen and what is best, in all languages. */
import { describe, expect, it, test } from 'vitest';
import { END_REASONS, UNSEEN } from '../explore/index.ts';
import { grownCellNames } from './cells.ts';
import { type AimName, loadExploreWords, type Possession, type Worse } from './explore.ts';
import { exploreWords } from './exploreWords.ts';
import type { Context } from './game.ts';
import { LOCALES } from './locale.ts';
import { expectLabel, expectSentence } from './testdata/expectations.ts';

const ctx: Context = { names: grownCellNames([0, 0]) };
const COUNTS = [0, 1, 2, 3, 5, 12, 20, 22, 101, 1234];
const AIMS: readonly AimName[] = ['gold', 'points', 'lead'];

const scores = (red: number, blue: number) =>
  [
    { player: 'red', value: red },
    { player: 'blue', value: blue },
  ] as const;
const worse: Worse = { player: 'red', choice: 'x', scores: scores(1, 2), best: scores(2, 1) };

describe.each(LOCALES)('in %s', (locale) => {
  const words = exploreWords[locale];

  it('headings are questions or labels', () => {
    for (const heading of [
      words.couldHappen,
      words.isBest,
      words.whereTile,
      words.whereFollower({}),
      words.whereFollower({ game: 'gold-rush' }),
    ]) {
      expectSentence(heading);
      expect(heading).toMatch(/\?$/);
    }
    expect(words.whereFollower({})).not.toBe(words.whereFollower({ game: 'gold-rush' }));
    expect(words.allows).toMatch(/^\p{Lu}.*\p{L}$/u);
    for (const label of [words.byBestPlay, words.bestChoices, words.oneLine, words.nothingAtOnce]) expectLabel(label);
  });

  it('around tables and lines', () => {
    const { columns, documented, best, most, playThis, thisLine, closeLine, place, others } = words;
    const labels = [documented, best, most, playThis, thisLine, closeLine, place, others, words.nextMove('x')];
    for (const label of [...Object.values(columns), ...labels]) expectLabel(label);
    for (const sentence of [words.lineEnds, words.sortable, ...Object.values(words.assumed)]) expectSentence(sentence);
  });

  test.each(AIMS)('aim %s', (aim) => expectLabel(words.aims[aim]));
  test.each(END_REASONS)('end: %s', (why) => expectSentence(words.ends[why]));
  test.each(UNSEEN)('unseen: %s', (what) => expectSentence(words.unseen[what]));

  test.each(COUNTS)('%i of anything', (count) => {
    expectLabel(words.outcomes(count));
    expectLabel(words.positions(count));
    for (const how of ['exact', 'least', 'more'] as const) expectLabel(words.sequences(count, how));
    expectLabel(words.more(count));
    const own = { player: 'red', points: count, gold: count } as const;
    const more = { player: 'blue', home: count, gifts: count } as const;
    const rights: Possession = { player: 'green', claims: count };
    for (const possession of [own, more, rights, { player: 'yellow', tokens: count } as const])
      expectLabel(words.has(possession, ctx));
  });

  it('the budget, and what was covered', () => {
    for (const states of [1, 2, 20_000]) expectSentence(words.stopped({ states, done: 3, choices: 60 }));
    expectSentence(words.mayBeBetter);
    expectSentence(words.nothing);
  });

  it('what each choice costs', () => {
    for (const told of [
      words.worse(worse, ctx),
      words.asGood(worse, ctx),
      words.worse({ ...worse, taken: [0, 1] }, ctx),
      words.asGood({ ...worse, taken: [0, 1] }, ctx),
    ]) {
      expectSentence(told);
      expect(told).toContain(words.scores(worse.scores));
    }
    expect(words.worse(worse, ctx)).toContain(words.scores(worse.best));
    expect(words.worse({ ...worse, taken: [0, 1] }, ctx)).toContain('A2');
    expect(words.scores(scores(3, -2))).toMatch(/ 3, .* \u22122$/);
  });

  it('moves, gold and castles', () => {
    expectLabel(words.move('red', 'x', false));
    expectLabel(words.move('red', 'x', true));
    expectLabel(words.goldLeft([{ cell: [0, 1], count: 2 }], ctx));
    expectLabel(
      words.castleScores(
        [
          [0, 0],
          [0, 1],
        ],
        ctx,
      ),
    );
  });

  it('is what the loader gives', async () => {
    expect(await loadExploreWords(locale)).toBe(words);
  });
});

it('is said in the words of the players', () => {
  const told = (locale: (typeof LOCALES)[number]) => exploreWords[locale].worse({ ...worse, taken: [0, 1] }, ctx);
  expect(told('en')).toBe('Red takes A2 first: Red 1, Blue 2 instead of Red 2, Blue 1.');
  expect(told('nl')).toBe('Rood pakt eerst A2: Rood 1, Blauw 2 in plaats van Rood 2, Blauw 1.');
  expect(told('pl')).toBe('Czerwony bierze najpierw z A2: Czerwony 1, Niebieski 2 zamiast Czerwony 2, Niebieski 1.');
  expect(told('ro')).toBe('Roșu ia întâi de pe A2: Roșu 1, Albastru 2 în loc de Roșu 2, Albastru 1.');
  expect(exploreWords.en.sequences(479_001_600)).toBe('479,001,600 sequences of choices');
  expect(exploreWords.pl.sequences(3, 'least')).toBe('co najmniej 3 ciągi wyborów');
  expect(exploreWords.ro.sequences(20, 'more')).toBe('peste 20 de șiruri de alegeri');
});
