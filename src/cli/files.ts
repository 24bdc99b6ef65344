/** Reading scenario files, and telling what is wrong with them: `file:place: reason`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SituationProblem } from '../engine/index.ts';
import { LIMITS, readText, type ScenarioDocument } from '../scenario/index.ts';
import { documentWords, gameWords } from '../words/all.ts';
import { tellDocumentProblem, tellProblem } from '../words/index.ts';
import { cellsAsWritten } from './board.ts';
import { Failure } from './command.ts';

const whyNot = (error: unknown): string => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES') return 'it may not be read';
  return `it cannot be read (${code ?? String(error)})`;
};

/** The text of a file of any kind. */
export function readFile(path: string): string {
  try {
    if (statSync(path).isDirectory()) throw new Failure(`${path}: this is a folder, not a file.`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${path}: ${whyNot(error)}.`);
  }
}

/** All JSON files of a folder and the folders in it, in order; a file stands for itself. */
export function jsonFiles(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path, { withFileTypes: true })
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const inside = join(path, entry.name);
        if (entry.isDirectory()) return jsonFiles(inside);
        return entry.name.endsWith('.json') ? [inside] : [];
      });
  } catch (error) {
    throw new Failure(`${path}: ${whyNot(error)}.`);
  }
}

/** Line and column where JSON goes wrong, as far as they are told: `3:14`. */
function placeInText(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(String(error)) ?? [];
    return line ? `${line}:${column}` : '';
  }
}

const line = (path: string, place: string, reason: string): string => `${path}:${place ? `${place}:` : ''} ${reason}`;

/** A scenario, or a failure that tells its first problem. */
export function readScenario(path: string): ScenarioDocument {
  const text = readFile(path);
  const result = readText(text);
  if ('document' in result) return result.document;
  const [first, ...more] = result.problems;
  if (!first) throw new Failure(`${path}: this is no scenario.`);
  const place = first.reason === 'not-json' && text.length <= LIMITS.text ? placeInText(text) : first.at;
  const reason = tellDocumentProblem(documentWords.en, { ...first, at: '' });
  throw new Failure(line(path, place, more.length ? `${reason} (${more.length} more)` : reason));
}

/** The place in the document of what a situation calls `followers[2]`. */
const inDocument = (at: string): string => (/^(tiles|followers|castles|gold)(\[|$)/.test(at) ? `board.${at}` : at);

/** What is wrong with a situation, in a line. */
export const situationLine = (path: string, problem: SituationProblem): string =>
  line(path, inDocument(problem.at), tellProblem(gameWords.en, problem, { names: cellsAsWritten }));

export { line };
