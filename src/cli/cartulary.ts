/** The command line: finds the command and runs it. */
import '../engine/all.ts';
import { check } from './check.ts';
import { type Command, type ExitCode, Failure, type Io } from './command.ts';
import { coverage } from './coverage.ts';
import { draw } from './draw.ts';
import { explore } from './explore.ts';
import { games } from './games.ts';
import { importing } from './import.ts';
import { link } from './link.ts';
import { open } from './open.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { tiles } from './tiles.ts';
import { translations } from './translations.ts';

export const COMMANDS: readonly Command[] = [
  check,
  replay,
  explore,
  draw,
  play,
  games,
  tiles,
  coverage,
  translations,
  link,
  open,
  importing,
];

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h' || arg === 'help';

function tellAll(io: Io): void {
  io.out('cartulary <command> [options]');
  io.out('');
  for (const { name, summary } of COMMANDS) io.out(`  ${name.padEnd(14)}${summary}`);
  io.out('');
  io.out('cartulary <command> --help tells the options of a command.');
}

function tellOne({ name, summary, usage }: Command, io: Io): void {
  const [first, ...options] = usage;
  io.out(`cartulary ${name}${first ? ` ${first}` : ''}`);
  io.out('');
  io.out(summary);
  if (options.length) io.out('');
  for (const line of options) io.out(`  ${line}`);
}

/** Runs a command line. Whatever is wrong with the input is one line, never a stack trace. */
export async function cartulary(args: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || isHelp(name)) {
    tellAll(io);
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) {
    io.err(`There is no command “${name}”; known are ${COMMANDS.map((known) => known.name).join(', ')}.`);
    return 2;
  }
  if (rest.some(isHelp)) {
    tellOne(command, io);
    return 0;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    io.err(error.message);
    return 2;
  }
}
