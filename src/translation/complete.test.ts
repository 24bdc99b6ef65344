/** Every language has every text, in the same places, and none is older than the English one. */
import { describe, expect, test } from 'vitest';
import { readTexts, stampFile, statusIn, TRANSLATIONS } from './read.ts';
import { figuresOf, gapsOf } from './status.ts';
import { FRONT_FIELDS } from './units.ts';

const texts = readTexts();
const english = texts.units.get('en') ?? [];

test('there is something to translate, and none of it is empty', () => {
  const kinds = Object.groupBy(english, ({ kind }) => kind);
  expect(kinds.rule?.length).toBeGreaterThan(500);
  expect(kinds.caption?.length).toBeGreaterThan(600);
  expect(kinds.front).toHaveLength(FRONT_FIELDS.length * new Set(kinds.front?.map(({ of }) => of)).size);
  expect(english.filter(({ text }) => !text)).toEqual([]);
  expect(new Set(english.map(({ key }) => key)).size).toBe(english.length);
});

describe.each(TRANSLATIONS)('%s', (locale) => {
  const status = statusIn(texts, locale);

  test('has every text, made from the present English one (`cartulary translations` tells more)', () => {
    expect(gapsOf(status).map(({ english: { key }, standing }) => `${key}: ${standing}`)).toEqual([]);
    expect(Object.values(figuresOf(status)).map(({ percent }) => percent)).toEqual([100, 100, 100]);
  });

  test('has no text besides, and all in the order of the English ones', () => {
    expect(status.extra.map(({ file, line, key }) => `${file}:${line}: ${key}`)).toEqual([]);
    expect(status.displaced.map(({ file, line, key }) => `${file}:${line}: ${key}`)).toEqual([]);
  });

  test('keeps no stamp of a text that is gone', () => {
    expect(Object.keys(texts.stamps[locale]), stampFile(locale)).toEqual(english.map(({ key }) => key));
  });
});
