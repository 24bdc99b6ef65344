import { describe, expect, it, test } from 'vitest';
import { NOTATION_PROBLEMS } from '../notation/index.ts';
import { LOCALES } from './locale.ts';
import { loadNotationWords, NOTATION_FLAWS, type NotationFlaw, tellNotationProblem } from './notation.ts';

it('has a sentence for every problem of a text', () => {
  expect(NOTATION_FLAWS).toEqual(NOTATION_PROBLEMS);
});

/** Problems whose sentence tells where, or what was found. */
const TOLD: Readonly<Partial<Record<NotationFlaw, readonly string[]>>> = {
  'not-ours': ['Q7'],
  'foreign-character': ['Q7', '42'],
  unreadable: ['Q7', '42'],
  'unknown-code': ['Q7', '42'],
};

describe.each(LOCALES)('in %s', async (locale) => {
  const words = await loadNotationWords(locale);

  test.each(NOTATION_FLAWS)('%s is a sentence that tells what is known', (reason) => {
    const sentence = tellNotationProblem(words, { reason, at: 41, found: 'Q7' });
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    for (const detail of ['Q7', '42']) {
      expect(sentence.includes(detail)).toBe(TOLD[reason]?.includes(detail) ?? false);
    }
  });

  it('no two problems sound alike', () => {
    const told = NOTATION_FLAWS.map((reason) => tellNotationProblem(words, { reason, at: 0 }));
    expect(new Set([...told, words.partial]).size).toBe(NOTATION_FLAWS.length + 1);
  });
});
