/** Some hostile files; `npm run fuzz` tries a hundred thousand. */
import { describe, expect, test } from 'vitest';
import { FILE_MAKERS, fuzzFiles } from './testdata/fuzz.ts';

describe('any file either opens or is refused with a reason', () => {
  test.each(Object.keys(FILE_MAKERS))('%s', async (name) => {
    const { answers, findings } = await fuzzFiles(name, 200);
    expect(findings).toEqual([]);
    expect(Object.values(answers).reduce((sum, count) => sum + count, 0)).toBe(200);
    expect(Object.keys(answers).length).toBeGreaterThan(1);
  });
});
