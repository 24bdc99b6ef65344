/** Undo and redo give back the whole of a position: nothing is patched, so nothing is left behind. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Choice, refusal } from '../engine/index.ts';
import type { ScenarioDocument } from '../scenario/document.ts';
import { allFrames, judge } from '../scenario/judge.ts';
import { recordChoice } from './edits/steps.ts';
import { type History, push, redo, shownIn, startHistory, undo } from './history.ts';
import { frameAt, judgedOf } from './judged.ts';

const FOLDER = 'scenarios/goldmines';
const documents = readdirSync(FOLDER).map(
  (name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as ScenarioDocument,
);

/** The choices of the first way to the end, and who begins. */
function wayOf(document: ScenarioDocument) {
  const judged = judge(document);
  if ('problems' in judged) throw new Error(document.id);
  const [end] = allFrames(judged.root).filter(({ next }) => next.length === 0);
  const made: Choice[] = [];
  const ways = new Set<string | undefined>();
  for (let frame = end; frame; frame = frame.parent) {
    made.unshift(...frame.did);
    ways.add(frame.branch);
  }
  const active = document.branches?.find(({ id }) => ways.has(id))?.active ?? document.active;
  return { made, active };
}

/** Points, gold, castles, followers, the pile and all else there is, with what has happened. */
function positionOf(history: History): string {
  const { document, at } = shownIn(history);
  const frame = frameAt(judgedOf(structuredClone(document)), at);
  return JSON.stringify([frame?.state, frame?.events, frame?.decision]);
}

it.each(documents.map((document) => [document.id, document] as const))('%s', (_, document) => {
  const { steps: __, branches: ___, expect: ____, captions: _____, ...situation } = document;
  const { made, active } = wayOf(document);
  let history = startHistory({ document: { ...situation, active }, at: 'start' });
  const seen = [positionOf(history)];
  for (const choice of made) {
    const { document: before, at } = shownIn(history);
    const state = frameAt(judgedOf(before), at)?.state;
    // What has no alternative has been done already.
    if (!state || refusal(state, choice)) continue;
    const entry = recordChoice(before, at, choice);
    if ('full' in entry) throw new Error(entry.full);
    history = push(history, entry);
    seen.push(positionOf(history));
  }
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(seen.length);
  for (let time = 0; time < 2; time++) {
    for (const position of seen.toReversed().slice(1)) {
      history = undo(history);
      expect(positionOf(history)).toBe(position);
    }
    for (const position of seen.slice(1)) {
      history = redo(history);
      expect(positionOf(history)).toBe(position);
    }
  }
});
