/** `open`: the scenario that a text says, as JSON. */
import { decode, type NotationProblem } from '../notation/index.ts';
import { documentWords } from '../words/all.ts';
import { tellDocumentProblem } from '../words/index.ts';
import { en } from '../words/locales/en/notation.ts';
import { tellNotationProblem } from '../words/notation.ts';
import { type Command, type ExitCode, Failure, type Io, only, readArgs } from './command.ts';

/** In one line, with the first thing that is wrong with the scenario. */
function line(problem: NotationProblem): string {
  const [first] = problem.document ?? [];
  const sentence = tellNotationProblem(en, problem);
  return first ? `${sentence} ${tellDocumentProblem(documentWords.en, first)}` : sentence;
}

function run(args: readonly string[], io: Io): ExitCode {
  const { positionals } = readArgs(args, {});
  const text = only(positionals, 'TEXT');
  const decoded = decode(text.slice(text.lastIndexOf('#') + 1));
  if ('document' in decoded) {
    io.out(JSON.stringify(decoded.document, null, 2));
    return 0;
  }
  const { problem, partial } = decoded;
  if (!partial) throw new Failure(line(problem));
  io.out(JSON.stringify(partial, null, 2));
  io.err(line(problem));
  return 1;
}

export const open: Command = {
  name: 'open',
  summary: 'Reads a text that link has written, or a whole address with it, and gives the scenario as JSON.',
  usage: ['TEXT', 'Exit code 1 if only a part of it could be read, 2 if nothing.'],
  run,
};
