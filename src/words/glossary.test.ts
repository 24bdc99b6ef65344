import { describe, expect, test } from 'vitest';
import { TERM_IDS, termGroups } from './glossary.ts';
import { glossaryWords } from './glossaryWords.ts';
import { LOCALES } from './locale.ts';

test('every term is in one group, and no group is called like a term', () => {
  const ids = [...TERM_IDS, ...termGroups.map(({ group }) => group)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(TERM_IDS.length).toBeGreaterThanOrEqual(60);
});

describe.each(LOCALES)('in %s', (lang) => {
  const { names, texts, elsewhere } = glossaryWords[lang];

  test('every term has a name and a text, and nothing else has', () => {
    for (const words of [names, texts]) {
      expect(Object.keys(words).sort()).toEqual([...TERM_IDS].sort());
      expect(Object.values(words).filter((text) => text.trim() !== text || text === '')).toEqual([]);
    }
  });

  test('the texts are sentences that fit beside a word', () => {
    for (const [id, text] of Object.entries(texts)) {
      expect(text.length, id).toBeLessThanOrEqual(140);
      expect(text, id).toMatch(/^\p{Lu}.*\.$|^\d.*\.$/u);
    }
    for (const [id, text] of Object.entries(elsewhere)) expect(text, id).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('no two terms of a group have the same name', () => {
    for (const { group, terms } of termGroups) {
      const own = terms.map(({ id }) => names[id]);
      expect(new Set(own).size, group).toBe(own.length);
    }
  });

  test('its letters and marks are those of the language', () => {
    const all = [names, texts, elsewhere].flatMap((words) => Object.values(words)).join('\n');
    expect(all).not.toMatch(/[şţŞŢ'"]/);
    if (lang !== 'ro') expect(all).not.toMatch(/[șț]/);
  });
});
