/** Runs command lines in tests. */
import { cartulary } from '../cartulary.ts';

/** What a command line wrote, line by line, and its exit code. */
export async function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await cartulary(args, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out, err };
}

/** The same with the lines in one text each. */
export async function runToText(...args: string[]) {
  const { code, out, err } = await run(...args);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
