/** Small contents, one thing wrong in each. */
import { describe, expect, test } from 'vitest';
import { figuresOf, gapsOf, isWhollyMissing, type Stamps, stampsAfter, statusOf } from './status.ts';
import { pageUnits, scenarioUnits, stampOf, type Unit } from './units.ts';

const page = (rules: Readonly<Record<string, string>>, title = 'title: Gold'): Unit[] => {
  const texts = Object.entries(rules).map(([id, text]) => `<Rule id="${id}">\n\n${text}\n\n</Rule>\n`);
  return pageUnits('gold', 'gold.mdx', `---\n${title}\n---\n\n${texts.join('\n')}`);
};

const ENGLISH = page({ 'GOLD-01': 'Gold lies on tiles.', 'GOLD-02': 'It is worth points.' });
const DUTCH = page({ 'GOLD-01': 'Op tegels ligt goud.', 'GOLD-02': 'Het levert punten op.' }, 'title: Goud');
const STAMPS: Stamps = Object.fromEntries(ENGLISH.map((unit) => [unit.key, stampOf(unit)]));

const found = (own: readonly Unit[], english: readonly Unit[] = ENGLISH, stamps: Stamps = STAMPS) => {
  const status = statusOf(english, own, stamps);
  return {
    gaps: gapsOf(status).map(({ english, standing }) => `${english.key} ${standing}`),
    extra: status.extra.map(({ key }) => key),
    displaced: status.displaced.map(({ key }) => key),
  };
};
const NOTHING = { gaps: [], extra: [], displaced: [] };

describe('a translation', () => {
  test('is complete', () => expect(found(DUTCH)).toEqual(NOTHING));

  test('lacks a rule', () => {
    expect(found(page({ 'GOLD-01': 'Goud.' }))).toEqual({ ...NOTHING, gaps: ['GOLD-02 missing'] });
  });

  test('has an empty rule and an empty title', () => {
    expect(found(page({ 'GOLD-01': '', 'GOLD-02': 'Punten.' }, 'title: ""'))).toEqual({
      ...NOTHING,
      gaps: ['gold:title missing', 'GOLD-01 missing'],
    });
  });

  test('is older than a text that has changed, and only there', () => {
    const changed = page({ 'GOLD-01': 'Gold lies on tiles.', 'GOLD-02': 'It is worth money.' });
    expect(found(DUTCH, changed)).toEqual({ ...NOTHING, gaps: ['GOLD-02 outdated'] });
  });

  test('was never confirmed', () => {
    expect(found(DUTCH, ENGLISH, {}).gaps).toHaveLength(3);
  });

  test('has a rule too many', () => {
    const own = page({ 'GOLD-01': 'Goud.', 'GOLD-02': 'Punten.', 'GOLD-03': 'Nog een.' });
    expect(found(own)).toEqual({ ...NOTHING, extra: ['GOLD-03'] });
  });

  test('has a rule twice', () => {
    const [title, ...rules] = DUTCH as [Unit, ...Unit[]];
    expect(found([title, ...rules, { ...title }])).toEqual({ ...NOTHING, extra: ['gold:title'] });
  });

  test('has a rule under another id', () => {
    const own = page({ 'GOLD-01': 'Goud.', 'GOLD-2': 'Punten.' });
    expect(found(own)).toEqual({ gaps: ['GOLD-02 missing'], extra: ['GOLD-2'], displaced: [] });
  });

  test('has the rules in another order', () => {
    const own = page({ 'GOLD-02': 'Punten.', 'GOLD-01': 'Goud.' });
    expect(found(own)).toEqual({ ...NOTHING, displaced: ['GOLD-02'] });
  });

  test('does not have a page at all', () => {
    expect(isWhollyMissing(statusOf(ENGLISH, [], STAMPS), 'gold')).toBe(true);
    expect(isWhollyMissing(statusOf(ENGLISH, page({ 'GOLD-01': 'Goud.' }, ''), STAMPS), 'gold')).toBe(false);
  });
});

describe('the stamp of a text', () => {
  const stamp = (text: string): string => stampOf({ text });

  test('does not change with how a table is set, which terms are explained, where lines break', () => {
    expect(stamp('| A    | B |\n| ---- | --- |')).toBe(stamp('| A | B |\n| --- | ----- |'));
    expect(stamp('Lay a <T id="tile">tile</T>.')).toBe(stamp('Lay a tile.'));
    expect(stamp('Draw a\ntile.')).toBe(stamp('Draw a tile.'));
  });

  test('changes with a word, a number, a mark', () => {
    const texts = ['9 points', '9 points.', '8 points', '**9** points', '9 tiles'];
    expect(new Set(texts.map(stamp)).size).toBe(texts.length);
  });
});

describe('confirming', () => {
  const old: Stamps = { ...STAMPS, 'GOLD-01': 'old', 'GOLD-02': 'old', 'GOLD-99': 'gone' };
  const status = statusOf(ENGLISH, DUTCH, old);

  test('a unit leaves the others alone, and drops what is gone', () => {
    expect(stampsAfter(status, old, ['GOLD-01'])).toEqual({ ...STAMPS, 'GOLD-02': 'old' });
  });

  test('all of them brings everything up to date', () => {
    expect(stampsAfter(status, old, 'all')).toEqual(STAMPS);
  });

  test('all of them does not confirm what is not there', () => {
    const lacking = statusOf(ENGLISH, page({ 'GOLD-01': 'Goud.' }), {});
    expect(Object.keys(stampsAfter(lacking, {}, 'all'))).toEqual(['gold:title', 'GOLD-01']);
  });
});

describe('figures', () => {
  const rules = (count: number, from = 0): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`GOLD-${i + from}`, 'Text.']));
  const figures = (all: number, own: number) => {
    const english = page(rules(all));
    const stamps = Object.fromEntries(english.map((unit) => [unit.key, stampOf(unit)]));
    return figuresOf(statusOf(english, page(rules(own)), stamps)).rules;
  };

  test.each([
    [1000, 999, 99],
    [3, 2, 66],
    [200, 199, 99],
    [200, 200, 100],
    [200, 1, 0],
    [200, 0, 0],
    [0, 0, 100],
  ])('of %d rules with %d there are %d percent', (all, own, percent) => {
    expect(figures(all, own)).toEqual({ all, current: own, percent });
  });

  test('count what is outdated as not done', () => {
    expect(figuresOf(statusOf(ENGLISH, DUTCH, { ...STAMPS, 'GOLD-01': 'old' })).rules.percent).toBe(50);
  });
});

test('a scenario has a unit for its title and for each caption, with its line in each language', () => {
  const json = `{
  "id": "gold/one",
  "title": { "en": "One", "nl": "Eén" },
  "captions": {
    "start": {
      "en": "Start",
      "nl": ""
    },
    "one": {
      "en": "A tile",
      "nl": "Een tegel"
    }
  }
}`;
  const units = scenarioUnits('one.json', json);
  expect(units.get('nl')?.map(({ key, text, line }) => [key, text, line])).toEqual([
    ['scenarios/gold/one:title', 'Eén', 3],
    ['scenarios/gold/one#start', '', 7],
    ['scenarios/gold/one#one', 'Een tegel', 11],
  ]);
  expect(units.get('pl')).toEqual([]);
});
