/** `import`: a saved game of another program, as a scenario. */
import { statSync } from 'node:fs';
import { importSave, isSave, type Loss } from '../jcz/index.ts';
import { allFrames, judge, type ScenarioDocument } from '../scenario/index.ts';
import { gameWords } from '../words/all.ts';
import { tellLoss, tellSaveFlaw } from '../words/editing/tellImport.ts';
import { tellRefusal } from '../words/index.ts';
import { imports } from '../words/locales/en/editing/import.ts';
import { cellsAsWritten, contextFor } from './board.ts';
import { type Command, type ExitCode, Failure, type Io, only, readArgs } from './command.ts';
import { readFile } from './files.ts';

/** Bytes that no saved game reaches. */
const MOST = 5_000_000;

function parsed(path: string): unknown {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size > MOST) throw new Failure(`${path}: ${imports.problems['too-big'](tooBig(size))}`);
  const text = readFile(path);
  // What Java writes when it saves objects.
  if (text.startsWith('\ufffd\ufffd\0')) throw new Failure(`${path}: ${imports.foreign.java}`);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Failure(`${path}: this is not JSON.`);
  }
}

const tooBig = (size: number) => ({ size: imports.size(size), most: imports.size(MOST), what: '', place: '' });

/** What was not taken over, a line each; cells are called as on the board that comes out. */
function lossLines(losses: readonly Loss[], document: ScenarioDocument): string[] {
  const judged = judge(document);
  const ctx = 'root' in judged ? contextFor(allFrames(judged.root)) : { names: cellsAsWritten };
  return losses.map((loss) =>
    tellLoss(imports, loss, (refusal) => `${tellRefusal(gameWords.en, refusal, ctx)} (${refusal.rule})`),
  );
}

async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const { positionals } = readArgs(args, {});
  const path = only(positionals, 'FILE');
  const value = parsed(path);
  if (!isSave(value)) throw new Failure(`${path}: this is no saved game.`);
  const imported = await importSave(value);
  if ('problem' in imported) throw new Failure(`${path}: ${tellSaveFlaw(imports, imported.problem)}`);
  const { document, losses } = imported;
  io.out(JSON.stringify(document, null, 2));
  for (const line of lossLines(losses, document)) io.err(`${path}: ${line}`);
  return losses.some(({ kind }) => kind !== 'decided' && kind !== 'left-over') ? 1 : 0;
}

export const importing: Command = {
  name: 'import',
  summary: 'Takes over a game that JCloisterZone 5 or 6 has saved, and gives the scenario as JSON.',
  usage: [
    'FILE',
    'FILE  a saved game (.jcz)',
    'Exit code 1 if something could not be taken over, 2 if nothing could; what it is, is told line by line.',
  ],
  run,
};
