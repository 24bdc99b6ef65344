/** `games`: replays games that other programs played and scored. */
import { type Command, type ExitCode, Failure, type Io, only, readArgs } from './command.ts';
import { readFile } from './files.ts';
import { readRecord } from './games/record.ts';
import { replayGame } from './games/replay.ts';

/** Replays the games of one file; how many there are and how many differ. */
function replayFile(path: string, io: Io): { games: number; differing: number } {
  let games = 0;
  let differing = 0;
  for (const [i, text] of readFile(path).split('\n').entries()) {
    if (text.trim() === '') continue;
    const record = readRecord(text);
    if ('reason' in record) throw new Failure(`${path}:${i + 1}: ${record.reason}.`);
    games++;
    const difference = replayGame(record);
    if (!difference) continue;
    differing++;
    const { turn, expected, actual } = difference;
    io.err(`${path}:game ${games}:turn ${turn}: expected ${expected}, actual ${actual}`);
  }
  return { games, differing };
}

function run(args: readonly string[], io: Io): ExitCode {
  const { positionals } = readArgs(args, {});
  if (positionals.length === 0) only(positionals, 'FILE');
  const counts = positionals.map((path) => replayFile(path, io));
  const sum = (of: 'games' | 'differing') => counts.reduce((all, count) => all + count[of], 0);
  const differing = sum('differing');
  io.out(`${sum('games')} games: ${differing ? `${differing} differ` : 'points and gold agree in every turn'}`);
  return differing ? 1 : 0;
}

export const games: Command = {
  name: 'games',
  summary: 'Replays recorded games of other programs and compares points and gold, turn by turn.',
  usage: [
    'FILE…',
    'FILE  one game a line, as in src/cli/games/records/',
    'Exit code 1 with the first difference of each game that differs.',
  ],
  run,
};
