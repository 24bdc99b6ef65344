import { describe, expect, it, test } from 'vitest';
import { citedIn } from './citations.ts';
import { coverageOf, demandOf, type ListedRule } from './coverage.ts';
import { LOCALES, type Locale, type ScenarioDocument } from './document.ts';

/** Red closes a road; the scenario says nothing about what does not happen. */
const ROAD: ScenarioDocument = {
  format: 1,
  id: 'test/road',
  rules: ['BASE-31', 'BASE-13', 'BASE-18'],
  title: { en: 'A road' },
  modules: { base: {} },
  players: ['red', 'blue'],
  active: 'red',
  board: {
    tiles: [
      [0, 0, 'base/W', 0],
      [0, -1, 'base/V', 2],
      [1, -1, 'base/U', 1],
    ],
    followers: [{ player: 'red', cell: [0, 0], on: 'road:E' }],
  },
  next: ['base/W'],
  steps: [{ id: 'close', do: [{ kind: 'tile', cell: [1, 0], turn: 0 }], expect: { points: { red: 0 } } }],
};

const NEVER: ScenarioDocument = {
  ...ROAD,
  id: 'test/never',
  rules: ['BASE-19'],
  steps: [{ id: 'close', do: [{ kind: 'pass' }], expect: { never: [{ kind: 'feature-scored' }] } }],
};

const RULES = {
  'BASE-31': {},
  'BASE-13': {},
  'BASE-12': {},
  'BASE-19': { play: 'absence' },
  'BASE-18': { play: 'absence' },
  'BASE-03': { play: 'set-up' },
  'BASE-05': { play: 'set-up' },
  'BASE-02': { play: 'set-up' },
  'BASE-11': { play: 'words' },
  'BASE-01': { play: 'contents' },
} as const satisfies Record<string, ListedRule>;

const everywhere = new Set(Object.keys(RULES));
const TEXTS: ReadonlyMap<Locale, ReadonlySet<string>> = new Map(LOCALES.map((locale) => [locale, everywhere]));

describe('gaps', () => {
  const covered = coverageOf(RULES, [ROAD, NEVER], TEXTS);

  test.each<[keyof typeof RULES, string, string[]]>([
    ['BASE-31', 'cited and shown', []],
    ['BASE-13', 'shown, cited by nothing', ['not-cited']],
    ['BASE-12', 'cited, shown by nothing', ['not-shown']],
    ['BASE-19', 'shown by what a scenario expects not to happen', []],
    ['BASE-18', 'cited, and shown by a scenario that expects no absence', ['not-shown', 'cited-after-all']],
    ['BASE-03', 'cited by every new game', []],
    ['BASE-02', 'no part of the set-up after all', ['not-cited']],
    ['BASE-11', 'cited, though it is not executed', ['cited-after-all']],
    ['BASE-01', 'not executed', []],
  ])('%s: %s', (rule, _, gaps) => {
    expect(covered.get(rule)?.gaps).toEqual(gaps);
  });

  it('name the scenarios that show a rule', () => {
    expect(covered.get('BASE-31')?.shownBy).toEqual(['test/road']);
    expect(covered.get('BASE-12')?.shownBy).toEqual([]);
  });

  it('include a text that a language lacks', () => {
    const without = new Map(TEXTS).set('pl', new Set([...everywhere].filter((rule) => rule !== 'BASE-01')));
    const { languages, gaps } = coverageOf({ 'BASE-01': RULES['BASE-01'] }, [], without).get('BASE-01') ?? {};
    expect(languages).toEqual(['en', 'nl', 'ro']);
    expect(gaps).toEqual(['no-text']);
  });
});

test.each([
  [{}, 'executed'],
  [{ play: 'absence' }, 'absence'],
  [{ play: 'set-up' }, 'set-up'],
  [{ play: 'other-expansion' }, 'none'],
])('of %j is demanded: %s', (rule, demand) => {
  expect(demandOf(rule)).toBe(demand);
});

describe('what is cited', () => {
  it('is what happens, what must be decided, and why expected refusals are refused', () => {
    const cited = citedIn({
      ...ROAD,
      expect: { refuses: [{ choice: { kind: 'tile', cell: [5, 5], turn: 0 }, reason: 'touches-nothing' }] },
      steps: [
        {
          id: 'close',
          do: [{ kind: 'tile', cell: [1, 0], turn: 0 }],
          expect: { refuses: [{ choice: { kind: 'follower', on: 'road:W' }, reason: 'feature-occupied' }] },
        },
      ],
    });
    expect(cited).toEqual(expect.arrayContaining(['BASE-11', 'BASE-12', 'BASE-16', 'BASE-18']));
    expect(citedIn(ROAD)).not.toContain('BASE-18');
  });

  it('is further rules at work as well', () => {
    const end = {
      ...ROAD,
      then: 'end',
      steps: [{ id: 'end', do: [{ kind: 'tile', cell: [1, 0], turn: 0 }, { kind: 'pass' }] }],
    } as const;
    expect(citedIn(end)).toEqual(expect.arrayContaining(['BASE-30', 'BASE-22', 'BASE-27', 'BASE-50', 'BASE-53']));
  });

  it('is why a situation cannot be', () => {
    expect(
      citedIn({
        ...ROAD,
        board: {
          tiles: [
            [0, 0, 'base/W', 0],
            [3, 0, 'base/W', 0],
          ],
        },
      }),
    ).toEqual(['BASE-12']);
  });
});
