/** Whatever is played from wherever: the steps that are recorded come to the same as playing on the engine. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, choices, type GameEvent, type GameState, play } from '../../engine/index.ts';
import type { ScenarioDocument, StepId } from '../../scenario/document.ts';
import { frameAt, judgedOf } from '../judged.ts';
import { canJoin, canSplit, joinSteps, splitStep } from './grouping.ts';
import { recordChoice, removeFrom } from './steps.ts';
import { agreements, expectWritable, frozen, gameOf, scenarios } from './testdata.ts';
import { idsIn } from './tree.ts';

interface Moment {
  readonly state: GameState;
  /** Since the step before. */
  readonly events: readonly GameEvent[];
}

/** What a person does: `where` and `which` choose among whatever there is. */
const acts = fc.array(
  fc.record({
    what: fc.oneof(
      { weight: 8, arbitrary: fc.constant('choose' as const) },
      { weight: 3, arbitrary: fc.constant('go back' as const) },
      { weight: 1, arbitrary: fc.constantFrom('join' as const, 'split' as const, 'remove' as const) },
    ),
    where: fc.nat(),
    which: fc.nat(),
  }),
  { minLength: 5, maxLength: 25 },
);
type Act = (typeof acts extends fc.Arbitrary<infer T> ? T : never)[number];

const shownAt = (document: ScenarioDocument, id: StepId) => {
  const frame = frameAt(judgedOf(document), id);
  expect(frame?.id).toBe(id);
  return frame as NonNullable<typeof frame>;
};

/** Plays on the engine beside the document, and compares all steps that both know. */
function perform(begin: ScenarioDocument, all: readonly Act[]): void {
  let document = frozen(begin);
  let at: StepId = 'start';
  const root = judgedOf(document).frames[0];
  if (!root) return;
  const played = new Map<StepId, Moment>([['start', root]]);
  for (const { what, where, which } of all) {
    const known = [...played.keys()];
    if (what === 'go back') {
      at = known[where % known.length] as StepId;
      continue;
    }
    if (what === 'choose') {
      const { state } = played.get(at) as Moment;
      const offered = choices(state);
      if (!offered.length) continue;
      const choice = offered[which % offered.length] as Choice;
      const outcome = play(state, choice);
      const entry = recordChoice(document, at, choice);
      if ('full' in entry) continue;
      document = frozen(entry.document);
      ({ at } = entry);
      played.set(at, outcome);
      // Steps told as one are told apart where one of their choices is made by itself.
      for (const { id, events } of shownAt(document, at).next) {
        const known = played.get(id);
        if (known) played.set(id, { ...known, events });
      }
    } else if (what === 'remove') {
      if (at === 'start') continue;
      ({ document, at } = removeFrom(document, at));
    } else {
      const can = what === 'join' ? canJoin(document, at) : canSplit(document, at);
      if (!can) continue;
      const { parent, events } = shownAt(document, at);
      const entry = what === 'join' ? joinSteps(document, at) : splitStep(document, at);
      if ('full' in entry) continue;
      document = frozen(entry.document);
      if (what === 'join') {
        const before = played.get(parent?.id as StepId);
        played.set(at, { ...(played.get(at) as Moment), events: [...(before?.events ?? []), ...events] });
      } else {
        for (let step = shownAt(document, at); step.parent && !played.has(step.parent.id); step = step.parent) {
          played.set(step.parent.id, step.parent);
        }
        played.set(at, shownAt(document, at));
      }
    }
    const ids = idsIn(document);
    for (const id of played.keys()) if (!ids.has(id)) played.delete(id);
    for (const [id, { state, events }] of played) {
      const frame = shownAt(document, id);
      expect(frame.refused).toBeUndefined();
      expect(frame.state).toEqual(state);
      if (frame.parent) expect(frame.events).toEqual(events);
    }
  }
  expectWritable(document);
}

describe('recording comes to the same as playing', () => {
  it('in games with any modules', () => {
    fc.assert(
      fc.property(agreements, fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 8 }), acts, (...given) => {
        const [agreement, seed, tiles, all] = given;
        perform(gameOf(agreement, seed, tiles), all);
      }),
      { numRuns: 100, seed: 1 },
    );
  }, 120_000);

  it('from any scenario', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...scenarios),
        fc.boolean(),
        acts,
        ({ steps: _, branches: __, ...bare }, ends, all) => {
          const { captions: ___, expect: ____, ...document } = bare;
          const more = document.board.tiles.slice(0, 3).map(([, , tile]) => tile);
          perform({ ...document, next: [...document.next, ...more], ...(ends && { then: 'end' }) }, all);
        },
      ),
      { numRuns: 400, seed: 2 },
    );
  }, 120_000);

  it('behind the steps of any scenario', () => {
    fc.assert(
      fc.property(fc.constantFrom(...scenarios), fc.nat(), ({ expect: _, ...document }, from) => {
        const { frames } = judgedOf(document);
        const frame = frames[from % frames.length];
        const choice = frame && choices(frame.state)[from % 7];
        if (!frame || !choice) return;
        const entry = recordChoice(frozen(document), frame.id, choice);
        if ('full' in entry) throw new Error(entry.full);
        const now = shownAt(entry.document, entry.at);
        expect(now.refused).toBeUndefined();
        expect(now.state).toEqual(play(frame.state, choice).state);
        for (const before of frames) expect(shownAt(entry.document, before.id).state).toEqual(before.state);
        expectWritable(entry.document);
      }),
      { numRuns: 300, seed: 3 },
    );
  }, 120_000);
});
