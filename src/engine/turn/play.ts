/** The four verbs of the engine: who must decide, what can be chosen, playing a choice, and why not. */

import { modulesOf } from '../modules/index.ts';
import { INSTEAD_OF_A_FOLLOWER, MODULE_ANSWERS } from '../modules/kinds.ts';
import type { Choice, ChoiceKind, Decision, DecisionKind, GameState, Outcome, PhaseName, Refusal } from '../state.ts';
import { isWellFormed } from './choice.ts';
import { cited } from './citations.ts';
import { Draft } from './draft.ts';
import type { Phase } from './phase.ts';
import { sequenceOf } from './sequence.ts';

/** The kinds of choice that answer each decision. */
export const ANSWERS: Readonly<Record<DecisionKind, readonly ChoiceKind[]>> = {
  'place-tile': ['tile'],
  'place-gold': ['gold'],
  'place-follower': ['follower', 'pass', ...INSTEAD_OF_A_FOLLOWER],
  'build-castle': ['castle'],
  'score-castle': ['score'],
  'take-gold': ['take'],
  ...MODULE_ANSWERS,
};

const phaseOf = (state: GameState): Phase => sequenceOf(state.agreement).byName.get(state.phase) as Phase;

/** Who must decide what now; nothing if the game is over or no further tile is known. */
export const decision = (state: GameState): Decision | undefined => phaseOf(state).decision?.(state);

/** Every legal choice; the same ones that `refusal` lets through, and no others. */
export function choices(state: GameState): readonly Choice[] {
  const phase = phaseOf(state);
  return phase.decision?.(state) ? (phase.choices?.(state) ?? []) : [];
}

/** Why a choice is not legal now, or nothing if it is. */
export function refusal(state: GameState, choice: Choice): Refusal | undefined {
  const phase = phaseOf(state);
  const pending = phase.decision?.(state);
  if (!pending) {
    return state.phase === 'over'
      ? { reason: 'game-over', rule: cited(state).over, cells: [] }
      : { reason: 'nothing-known-to-draw', rule: cited(state).draw, cells: [] };
  }
  if (!isWellFormed(choice)) return { reason: 'malformed', rule: pending.rule, cells: [] };
  if (!ANSWERS[pending.kind].includes(choice.kind)) {
    const { rule, also } = pending;
    return { reason: 'decide-first', rule, ...(also && { also }), cells: [], pending };
  }
  return phase.refusal?.(state, choice);
}

/** The only choice there is, where the engine would make it by itself. */
export function forcedChoice(state: GameState): Choice | undefined {
  if (phaseOf(state).alwaysAsks) return undefined;
  const [only, another] = choices(state);
  return another ? undefined : only;
}

/** Whether a choice without an alternative is made at once, as everywhere by default, or waited for. */
export type Pace = 'run' | 'wait';

/**
 * The state after a legal choice and all that happened up to the next decision. Choices without an alternative are made
 * on the way, unless the pace is to wait for them. Throws for a choice that `refusal` refuses: ask first if it comes from
 * outside.
 */
export function play(state: GameState, choice: Choice, pace: Pace = 'run'): Outcome {
  const refused = refusal(state, choice);
  if (refused) throw new Error(`refused: ${refused.reason} (${refused.rule})`);
  const draft = new Draft(state, modulesOf(state.agreement));
  phaseOf(state).play?.(draft, choice);
  return settle(draft, pace);
}

/** Begins a phase and runs up to the first decision. */
export function beginPhase(state: GameState, phase: PhaseName): Outcome {
  const draft = new Draft(state, modulesOf(state.agreement));
  draft.goTo(phase);
  return settle(draft, 'run');
}

/** Runs on until somebody must decide, or nothing follows. */
function settle(draft: Draft, pace: Pace): Outcome {
  const { byName, after } = sequenceOf(draft.state.agreement);
  for (;;) {
    let phase = byName.get(draft.state.phase) as Phase;
    const pending = draft.left ? undefined : phase.decision?.(draft.state);
    if (pending) {
      if (pace === 'wait' || phase.alwaysAsks) break;
      const options = phase.choices?.(draft.state) ?? [];
      if (options.length !== 1) break;
      phase.play?.(draft, options[0] as Choice);
      continue;
    }
    if (phase.rests && !draft.left) break;
    const next = draft.jump ?? after.get(phase.name);
    if (!next) break;
    draft.left = false;
    draft.jump = undefined;
    draft.state.phase = next;
    phase = byName.get(next) as Phase;
    phase.enter?.(draft);
  }
  return { state: draft.state, events: draft.events };
}
