import { describe, expect, it, test } from 'vitest';
import type { Choice, Decision } from '../engine/index.ts';
import { gameWords } from './all.ts';
import { cellNames, type LOCALES, labelChoice, tellEvent } from './index.ts';

const ctx = { names: cellNames([0, 0]) };
const decision: Decision = { kind: 'place-follower', player: 'red', rule: 'BASE-16', cell: [2, 1] };

/** The labels of these choices, offered together. */
const labels = (locale: (typeof LOCALES)[number], ...among: Choice[]): string[] =>
  among.map((choice) => labelChoice(gameWords[locale], choice, { ...ctx, decision, among }));

describe('the choice of a figure', () => {
  it('names the place only where two of a kind are offered', () => {
    const road = (side: string) => ({ kind: 'follower', on: `road:${side}` }) as const;
    expect(labels('en', { kind: 'follower', on: 'city:N' }, road('E'), road('S'), { kind: 'pass' })).toEqual([
      'knight',
      'highwayman (right)',
      'highwayman (bottom)',
      'no meeple',
    ]);
    expect(labelChoice(gameWords.en, { kind: 'follower', on: 'city:N' }, ctx)).toBe('knight (top)');
  });

  test.each([
    ['en', ['monk', 'abbot', 'prior']],
    ['nl', ['monnik', 'abt', 'prior']],
    ['pl', ['mnich', 'figurka opata', 'opat']],
    ['ro', ['călugăr', 'abate', 'prior']],
  ] as const)('tells monk, abbot and prior apart in %s', (locale, expected) => {
    const on = 'monastery';
    expect(
      labels(
        locale,
        { kind: 'follower', on },
        { kind: 'follower', on, piece: 'abbot' },
        { kind: 'follower', on, as: 'prior' },
      ),
    ).toEqual(expected);
  });

  it('names the square on a tile that covers two, and the place where one square has two of a kind', () => {
    const among: Choice[] = [
      { kind: 'follower', on: 'german-castle:E' },
      { kind: 'follower', on: 'road:N' },
      { kind: 'follower', on: 'city:S' },
      { kind: 'follower', on: 'german-castle:W', cell: [3, 1] },
      { kind: 'follower', on: 'road:N', cell: [3, 1] },
      { kind: 'follower', on: 'road:S', cell: [3, 1] },
    ];
    expect(labels('en', ...among)).toEqual([
      'lord (C2)',
      'highwayman (C2)',
      'knight',
      'lord (D2)',
      'highwayman (D2, top)',
      'highwayman (D2, bottom)',
    ]);
    expect(labelChoice(gameWords.en, among[4] as Choice, ctx)).toBe('highwayman (D2, top)');
  });

  test.each([
    ['en', 'meeple (Baba Yaga’s hut)', 'cowboy (cemetery)'],
    ['nl', 'meeple (hut van Baba Yaga)', 'pionier (kerkhof)'],
    ['pl', 'podwładny (chatka Baby Jagi)', 'kowboj (cmentarz)'],
    ['ro', 'supus (coliba Babei Yaga)', 'cowboy (cimitir)'],
  ] as const)('names the feature where its figure has no name in %s', (locale, hut, cemetery) => {
    expect(labels(locale, { kind: 'follower', on: 'hut' }, { kind: 'follower', on: 'cemetery' })).toEqual([
      hut,
      cemetery,
    ]);
  });
});

const at = { player: 'red', cell: [2, 1], rule: 'BASE-17' } as const;

test.each([
  [
    'en',
    'Red places the abbot on C2.',
    'Red takes back the abbot from C2.',
    'Red places a prior on C2.',
    'Red places an archbishop on C2.',
    'Red places a meeple on C2 (Baba Yaga’s hut).',
  ],
  [
    'nl',
    'Rood zet de abt op C2.',
    'Rood krijgt de abt van C2 terug.',
    'Rood legt een prior op C2.',
    'Rood zet een aartsbisschop op C2.',
    'Rood zet een meeple op C2 (hut van Baba Yaga).',
  ],
  [
    'pl',
    'Czerwony stawia figurkę opata na C2.',
    'Czerwony odzyskuje figurkę opata z C2.',
    'Czerwony kładzie opata na C2.',
    'Czerwony stawia arcybiskupa na C2.',
    'Czerwony stawia podwładnego na C2 (chatka Baby Jagi).',
  ],
  [
    'ro',
    'Roșu plasează abatele pe C2.',
    'Roșu își ia înapoi abatele de pe C2.',
    'Roșu plasează un prior pe C2.',
    'Roșu plasează un arhiepiscop pe C2.',
    'Roșu plasează un supus pe C2 (coliba Babei Yaga).',
  ],
] as const)('abbot, prior and others are called by their names in %s', (locale, ...expected) => {
  const words = gameWords[locale];
  expect([
    tellEvent(words, { kind: 'follower-placed', on: 'garden', piece: 'abbot', ...at }, ctx),
    tellEvent(
      words,
      { kind: 'followers-returned', followers: [{ ...at, on: 'cloister', piece: 'abbot' }], rule: 'GF-GAR-02' },
      ctx,
    ),
    tellEvent(words, { kind: 'follower-placed', on: 'monastery', as: 'prior', ...at }, ctx),
    tellEvent(words, { kind: 'follower-placed', on: 'cathedral', ...at }, ctx),
    tellEvent(words, { kind: 'follower-placed', on: 'hut', ...at }, ctx),
  ]).toEqual(expected);
});
