/** What a command is, how it reads its options, and how it fails. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Where a command writes. Nothing else of it is seen but its exit code. */
export interface Io {
  /** A line of what was asked for. */
  out(line: string): void;
  /** A line about what is wrong. */
  err(line: string): void;
}

/** 0 done, 1 something does not hold, 2 the input cannot be used. */
export type ExitCode = 0 | 1 | 2;

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The arguments and options, one a line. */
  readonly usage: readonly string[];
  run(args: readonly string[], io: Io): ExitCode | Promise<ExitCode>;
}

/** Input that cannot be used; the message is the one line that says why. */
export class Failure extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options and positional arguments of a command; anything else is a failure. */
export function readArgs<T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (error instanceof TypeError)
      throw new Failure((error.message.split(/\. |\n/)[0] as string).replace(/\.?$/, '.'));
    throw error;
  }
}

/** The one argument that a command needs. */
export function only(positionals: readonly string[], what: string): string {
  const [first, second] = positionals;
  if (first === undefined) throw new Failure(`${what} is missing.`);
  if (second !== undefined) throw new Failure(`Only one ${what} is possible, found also ${second}.`);
  return first;
}

/** One of a list, or a failure that names it. */
export function oneOf<T extends string>(option: string, value: string, known: readonly T[]): T {
  const found = known.find((name) => name === value);
  if (found === undefined) throw new Failure(`${option}: “${value}” is none of ${known.join(', ')}.`);
  return found;
}

/** A whole number within bounds, or a failure. */
export function wholeNumber(option: string, value: string, least: number, most: number): number {
  const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new Failure(`${option}: “${value}” is no whole number from ${least} to ${most}.`);
  }
  return number;
}
