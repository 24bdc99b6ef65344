/** A small board to play on in tests, and its steps in one line. */
import type { Choice } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { FORK } from '../../scenario/testdata/documents.ts';
import type { Entry } from '../history.ts';
import type { Edited } from './limits.ts';
import { recordChoice } from './steps.ts';
import { expectWritable, frozen } from './testdata.ts';

export const done = (edited: Edited): Entry => {
  if ('full' in edited) throw new Error(edited.full);
  expectWritable(edited.document);
  return edited;
};
export const record = ({ document, at }: Entry, choice: Choice): Entry =>
  done(recordChoice(frozen(document), at, choice));
export const bare = ({ steps: _, branches: __, expect: ___, ...document }: ScenarioDocument): Entry => ({
  document,
  at: 'start',
});

export const LAY: Choice = { kind: 'tile', cell: [0, 1], turn: 0 };
export const ELSEWHERE: Choice = { kind: 'tile', cell: [1, 0], turn: 2 };
export const KNIGHT: Choice = { kind: 'follower', on: 'city:N' };
export const PASS: Choice = { kind: 'pass' };
export const EMPTY = bare(FORK);

/** `1 2 (a: 3 | b: 4 5)` */
export function outline({
  steps = [],
  branches = steps.at(-1)?.branches,
}: Pick<ScenarioDocument, 'steps' | 'branches'>): string {
  const ways = branches?.map((branch) => `${branch.id}: ${outline(branch)}`);
  return [...steps.map(({ id }) => id), ...(ways ? [`(${ways.join(' | ')})`] : [])].join(' ');
}
