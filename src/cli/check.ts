/** `check`: judges scenarios and compares what they expect with what the engine says. */
import { isGame } from '../engine/index.ts';
import { allFrames, type Frame, judge } from '../scenario/index.ts';
import { gameWords } from '../words/all.ts';
import { tellRefusal } from '../words/index.ts';
import { cellsAsWritten } from './board.ts';
import { type Command, type ExitCode, Failure, type Io, readArgs } from './command.ts';
import { jsonFiles, line, readScenario, situationLine } from './files.ts';

/** Where the documented examples are, seen from the project's folder. */
const SCENARIOS = 'scenarios';

/** What does not hold in a frame. Steps behind one that cannot be played are not told: they follow from it. */
function findingsIn(path: string, { id, parent, refused, differences, state }: Frame): string[] {
  if (refused) {
    if (parent?.refused) return [];
    const { choice, refusal } = refused;
    const why = tellRefusal(gameWords.en, refusal, {
      names: cellsAsWritten,
      game: state.agreement.modules.find(isGame),
    });
    return [line(path, id, `${JSON.stringify(choice)} cannot be played. ${why} (${refusal.rule})`)];
  }
  return differences.map(({ at, expected, actual }) =>
    line(path, `${id}:${at}`, `expected ${JSON.stringify(expected)}, actual ${JSON.stringify(actual) ?? 'nothing'}`),
  );
}

/** All that does not hold in a file, one line each, and how many steps it has. */
function judgeFile(path: string): { findings: string[]; steps: number } {
  const judged = judge(readScenario(path));
  if ('problems' in judged)
    return { findings: judged.problems.map((problem) => situationLine(path, problem)), steps: 0 };
  const frames = allFrames(judged.root);
  return { findings: frames.flatMap((frame) => findingsIn(path, frame)), steps: frames.length - 1 };
}

function run(args: readonly string[], io: Io): ExitCode {
  const { positionals } = readArgs(args, {});
  const files = (positionals.length ? positionals : [SCENARIOS]).flatMap(jsonFiles);
  if (files.length === 0) throw new Failure(`${positionals.join(', ') || SCENARIOS}: there is no scenario in it.`);
  let steps = 0;
  let differing = 0;
  let unreadable = 0;
  for (const path of files) {
    try {
      const judged = judgeFile(path);
      steps += judged.steps;
      if (judged.findings.length) differing++;
      for (const finding of judged.findings) io.err(finding);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      unreadable++;
      io.err(error.message);
    }
  }
  const bad = [differing && `${differing} not as expected`, unreadable && `${unreadable} unreadable`].filter(Boolean);
  io.out(`${counted(files.length, 'scenario')}, ${counted(steps, 'step')}: ${bad.join(', ') || 'all as expected'}`);
  return unreadable ? 2 : differing ? 1 : 0;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const check: Command = {
  name: 'check',
  summary: 'Judges scenarios and compares what they expect with what the engine says.',
  usage: [
    '[FILE or folder…]',
    'Without a file it reads all of scenarios/.',
    'Exit code 0 if every step can be played and all that is expected holds, 1 if not, 2 if a file is no scenario.',
  ],
  run,
};
