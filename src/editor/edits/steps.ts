/** Recording what is played as steps, going back and choosing otherwise, and taking steps away. */
import {
  type Choice,
  forcedChoice,
  type GameState,
  judgeSituation,
  type Player,
  play,
  refusal,
} from '../../engine/index.ts';
import type { Branch, ScenarioDocument, Step, StepId } from '../../scenario/document.ts';
import { inFull } from '../../scenario/expect.ts';
import { situationOf } from '../../scenario/situation.ts';
import type { Frame } from '../../scenario/timeline.ts';
import type { Entry } from '../history.ts';
import { frameAt, judgedOf } from '../judged.ts';
import { newBranchIds, newStepId } from './ids.ts';
import { type Edited, ifRoom } from './limits.ts';
import { editList, editStep, placeOfBranch, placeOfStep, tidyCaptions } from './tree.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const sameChoice = (a: Choice, b: Choice): boolean => same(Object.entries(a).sort(), Object.entries(b).sort());

/** The player who begins in a branch at the start, where it is not the one of the document. */
const otherPlayer = (document: ScenarioDocument, { branch }: Frame): Player | undefined => {
  const active = document.branches?.find(({ id }) => id === branch)?.active;
  return active === document.active ? undefined : active;
};

/** The situation in which the first choice of a step is made. */
function stateBefore(document: ScenarioDocument, frame: Frame): GameState | undefined {
  const active = frame.parent?.parent ? undefined : otherPlayer(document, frame);
  if (!active) return frame.parent?.state;
  const judged = judgeSituation(situationOf(document, active));
  return 'state' in judged ? judged.state : undefined;
}

/** The choices of a step with those that have no alternative, which a document may leave out. */
function spelledOut(document: ScenarioDocument, frame: Frame): Choice[] {
  const made: Choice[] = [];
  const named = [...frame.did];
  let state = stateBefore(document, frame);
  while (state && (named.length || !same(state, frame.state))) {
    const next = named[0];
    const choice = next && !refusal(state, next) ? named.shift() : forcedChoice(state);
    if (!choice) break;
    made.push(choice);
    state = play(state, choice, 'wait').state;
  }
  return made;
}

/**
 * A step shows what follows by itself only as far as the choice that comes next cannot be made before. Where a new choice
 * could, the step says all that it shows.
 */
function kept(before: ScenarioDocument, { document, at }: Entry, shown: Frame): Entry {
  const now = frameAt(judgedOf(document), shown.id);
  if (!now || now.id !== shown.id || same(now.state, shown.state)) return { document, at };
  const made = spelledOut(before, shown);
  return { document: editStep(document, shown.id, (step) => ({ ...step, do: made })), at };
}

const wayOf = (id: StepId | undefined, steps: readonly Step[]): Branch => ({ id: id as StepId, steps });

/** A step put behind another one, as a further way where something follows already. */
function append(document: ScenarioDocument, at: StepId, step: Step): ScenarioDocument {
  const [first, second] = newBranchIds(document, 2);
  if (at === 'start') {
    const { steps = [], branches, ...rest } = document;
    if (branches) return { ...rest, branches: [...branches, wayOf(first, [step])] };
    return steps.length
      ? { ...rest, branches: [wayOf(first, steps), wayOf(second, [step])] }
      : { ...rest, steps: [step] };
  }
  return editList(document, at, (list, index) => {
    const shown = list[index] as Step;
    const rest = list.slice(index + 1);
    if (!rest.length && !shown.branches) return [...list, step];
    const branches = shown.branches
      ? [...shown.branches, wayOf(first, [step])]
      : [wayOf(first, rest), wayOf(second, [step])];
    return [...list.slice(0, index), { ...shown, branches }];
  });
}

/**
 * A choice made where a step leaves off. It becomes the next step; where a step follows that begins with the same choice,
 * that one is shown, and what it does besides becomes a step of its own.
 */
export function recordChoice(document: ScenarioDocument, at: StepId, choice: Choice): Edited {
  const frame = frameAt(judgedOf(document), at);
  if (!frame) return { document, at };
  const ways = frame.next.filter((way) => frame.parent || !otherPlayer(document, way));
  for (const { id } of ways) {
    const step = placeOfStep(document, id)?.step;
    const [first, ...more] = step?.do ?? [];
    if (!first) {
      if (frame.next.length === 1) return recordChoice(document, id, choice);
      continue;
    }
    if (!sameChoice(inFull(frame.state, first), choice)) continue;
    if (!more.length) return { document, at: id };
    const own: Step = { id: newStepId(document), do: [first] };
    const split = editList(document, id, (list, index) =>
      list.toSpliced(index, 1, own, { ...(list[index] as Step), do: more }),
    );
    return ifRoom({ document: split, at: own.id });
  }
  const step: Step = { id: newStepId(document), do: [choice] };
  const entry = { document: append(document, frame.id, step), at: step.id };
  const room = ifRoom(entry);
  return 'full' in room ? room : ifRoom(kept(document, room, frame));
}

/** Without a branch; what is left of a fork of two follows as if there had been none. */
export function removeBranch(document: ScenarioDocument, id: StepId): Entry {
  const place = placeOfBranch(document, id);
  if (!place) return { document, at: 'start' };
  const { beside, fork } = place;
  const left = beside.filter((branch) => branch !== place.branch);
  const [only, another] = left;
  const joined = !another && !(only?.active && only.active !== document.active);
  if (fork === undefined) {
    const { branches: _, ...rest } = document;
    const cut: ScenarioDocument = joined ? { ...rest, steps: only?.steps ?? [] } : { ...rest, branches: left };
    return { document: tidyCaptions(cut), at: 'start' };
  }
  const cut = editList(document, fork, (list, index) => {
    const { branches: _, ...step } = list[index] as Step;
    const before = list.slice(0, index);
    return joined ? [...before, step, ...(only?.steps ?? [])] : [...before, { ...step, branches: left }];
  });
  return { document: tidyCaptions(cut), at: fork };
}

/** Without a step and all that lies behind it; the step before is shown then. A branch goes as a whole. */
export function removeFrom(document: ScenarioDocument, id: StepId): Entry {
  const place = placeOfStep(document, id);
  if (!place) return removeBranch(document, id);
  const { list, index, branch } = place;
  if (index === 0 && branch) return removeBranch(document, branch.id);
  const cut = editList(document, id, (steps) => steps.slice(0, index));
  return { document: tidyCaptions(cut), at: list[index - 1]?.id ?? 'start' };
}
