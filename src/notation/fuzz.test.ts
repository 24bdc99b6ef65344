/** Some thousand hostile texts; `npm run fuzz` tries a million. */
import { describe, expect, it, test } from 'vitest';
import { NOTATION_PROBLEMS } from './problems.ts';
import { frozen } from './testdata/frozen.ts';
import { fuzz, MAKERS, type Tally } from './testdata/fuzz.ts';

const texts = frozen(1).map(({ text }) => text);
const RUNS = 600;
const tallies = new Map<string, Tally>();

/** What comes of the texts of a maker, found out once: it takes a while on a busy machine. */
function tallyOf(name: string): Tally {
  const tally = tallies.get(name) ?? fuzz(name, texts, RUNS);
  tallies.set(name, tally);
  return tally;
}

describe('any text either opens or is refused with a reason', () => {
  test.each(Object.keys(MAKERS))('%s', (name) => {
    const { answers, findings } = tallyOf(name);
    expect(findings).toEqual([]);
    expect(Object.values(answers).reduce((sum, count) => sum + count, 0)).toBe(RUNS);
  });

  it('and each reason is met, but for those of the size', () => {
    const answers = Object.keys(MAKERS).flatMap((name) => Object.keys(tallyOf(name).answers));
    const rare = ['empty', 'too-long', 'too-large'];
    expect(NOTATION_PROBLEMS.filter((reason) => !rare.includes(reason) && !answers.includes(reason))).toEqual([]);
    expect(answers).toContain('opened');
  });
});
