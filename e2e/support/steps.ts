/** What a reader has to see at each step of an example, worked out from its document alone. */
import { PIECE_KINDS } from '../../src/engine/words.ts';
import type { Branch, Expectation, ScenarioDocument, Step } from '../../src/scenario/document.ts';
import { gameWords } from '../../src/words/all.ts';
import { capital } from '../../src/words/lists.ts';
import { replayWords } from '../../src/words/replayWords.ts';
import { figureOf, type Locale } from './site.ts';

/** A step and the ways to go on from it. */
export interface DocumentedStep {
  readonly id: string;
  /** The id of its frame, which is also its address on the page. */
  readonly fragment: string;
  readonly expect: Expectation | undefined;
  readonly next: readonly DocumentedStep[];
}

/** The steps of a document as a tree; its root is the situation before the first step. */
export function stepsOf(document: ScenarioDocument): DocumentedStep {
  const figure = figureOf(document);
  const { steps, branches, expect } = document;
  const next = branches ? fork(branches, [figure]) : chain(steps ?? [], [figure]);
  return { id: 'start', fragment: `${figure}.start`, expect, next };
}

const fork = (branches: readonly Branch[], path: readonly string[]): DocumentedStep[] =>
  branches.flatMap(({ id, steps }) => chain(steps, [...path, id]));

function chain([step, ...rest]: readonly Step[], path: readonly string[]): DocumentedStep[] {
  if (!step) return [];
  const next = rest.length ? chain(rest, path) : fork(step.branches ?? [], path);
  return [{ id: step.id, fragment: [...path, step.id].join('.'), expect: step.expect, next }];
}

/** The ways from the start of a document to each of its ends. */
export function pathsOf(document: ScenarioDocument): DocumentedStep[][] {
  const pathsFrom = (step: DocumentedStep): DocumentedStep[][] =>
    step.next.length ? step.next.flatMap(pathsFrom).map((path) => [step, ...path]) : [[step]];
  return pathsFrom(stepsOf(document));
}

/** A table of how everybody stands, as read from the page: the player's name, the heading of the column, the cell. */
export type Tally = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The cells of the tally for which the document gives a number. */
export function tallyOf(expect: Expectation, lang: Locale): Tally {
  const words = replayWords[lang].columns;
  const pieces = PIECE_KINDS.map((piece) => {
    const own = Object.entries(expect.supply ?? {}).filter(([, supply]) => supply?.[piece] !== undefined);
    return [words[piece], Object.fromEntries(own.map(([player, supply]) => [player, supply?.[piece] ?? 0]))] as const;
  });
  const columns = [
    [words.points, expect.points],
    [words.gold, expect.gold],
    [words.follower, expect.followers],
    [words.castle, expect.castles],
    ...pieces,
  ] as const;
  const tally: Record<string, Record<string, string>> = {};
  for (const [column, numbers = {}] of columns) {
    for (const [player, number] of Object.entries(numbers)) {
      const { name } = gameWords[lang].players[player as keyof typeof numbers];
      tally[name] = { ...tally[name], [capital(column)]: String(number) };
    }
  }
  return tally;
}
