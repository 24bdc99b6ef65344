import { describe, expect, it } from 'vitest';
import * as cli from './testdata/run.ts';

const run = (...args: string[]) => cli.run('coverage', ...args);

describe('coverage', () => {
  it('of every rule is complete: executed and shown, or with a reason why not, and told in four languages', async () => {
    const { code, err } = await run();
    expect(err).toEqual([]);
    expect(code).toBe(0);
  });

  it('tells one family: how each rule is played, its languages and scenarios, and the sum', async () => {
    const { out } = await run('BASE');
    expect(out).toContain('BASE-32         executed        en nl pl ro base/shared-win');
    expect(out).toContain('BASE-15         advice          en nl pl ro');
    expect(out.at(-1)).toMatch(/^BASE: \d+ executed, \d+ not executable, 0 with gaps$/);
    expect(out.some((line) => line.startsWith('GOLD'))).toBe(false);
  });

  it('names a family that is none, exit code 2', async () => {
    const { code, err } = await run('RIVER');
    expect(code).toBe(2);
    expect(err[0]).toMatch(/^FAMILY: “RIVER” is none of BASE, GOLD, /);
  });
});
