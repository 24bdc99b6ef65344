/** Some thousand hostile texts; `npm run fuzz` tries a million. */
import { describe, expect, it, test } from 'vitest';
import { NOTATION_PROBLEMS } from './problems.ts';
import { frozen } from './testdata/frozen.ts';
import { fuzz, MAKERS } from './testdata/fuzz.ts';

const texts = frozen(1).map(({ text }) => text);
const RUNS = 600;

describe('any text either opens or is refused with a reason', () => {
  test.each(Object.keys(MAKERS))('%s', (name) => {
    const { answers, findings } = fuzz(name, texts, RUNS);
    expect(findings).toEqual([]);
    expect(Object.values(answers).reduce((sum, count) => sum + count, 0)).toBe(RUNS);
  });

  it('and each reason is met, but for those of the size', () => {
    const answers = Object.keys(MAKERS).flatMap((name) => Object.keys(fuzz(name, texts, RUNS).answers));
    const rare = ['empty', 'too-long', 'too-large'];
    expect(NOTATION_PROBLEMS.filter((reason) => !rare.includes(reason) && !answers.includes(reason))).toEqual([]);
    expect(answers).toContain('opened');
  });
});
