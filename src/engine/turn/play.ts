/** The four verbs of the engine: who must decide, what can be chosen, playing a choice, and why not. */
import type { Choice, Decision, DecisionKind, GameState, Outcome, PhaseName, Refusal } from '../state.ts';
import type { ChoiceKind } from '../state.ts';
import { modulesOf } from '../modules/index.ts';
import { Draft } from './draft.ts';
import type { Phase } from './phase.ts';
import { sequenceOf } from './sequence.ts';

/** The kinds of choice that answer each decision. */
export const ANSWERS: Readonly<Record<DecisionKind, readonly ChoiceKind[]>> = {
  'place-tile': ['tile'],
  'place-gold': ['gold'],
  'place-follower': ['follower', 'pass'],
  'build-castle': ['castle'],
  'score-castle': ['score'],
  'take-gold': ['take'],
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
      ? { reason: 'game-over', rule: 'BASE-50', cells: [] }
      : { reason: 'nothing-known-to-draw', rule: 'BASE-11', cells: [] };
  }
  if (!ANSWERS[pending.kind].includes(choice.kind)) {
    return { reason: 'decide-first', rule: pending.rule, cells: [], pending };
  }
  return phase.refusal?.(state, choice);
}

/**
 * The state after a legal choice and all that happened up to the next decision. Choices without an alternative are made
 * on the way. Throws for a choice that `refusal` refuses: ask first if it comes from outside.
 */
export function play(state: GameState, choice: Choice): Outcome {
  const refused = refusal(state, choice);
  if (refused) throw new Error(`refused: ${refused.reason} (${refused.rule})`);
  const draft = new Draft(state, modulesOf(state.agreement));
  phaseOf(state).play?.(draft, choice);
  return settle(draft);
}

/** Begins a phase and runs up to the first decision. */
export function beginPhase(state: GameState, phase: PhaseName): Outcome {
  const draft = new Draft(state, modulesOf(state.agreement));
  draft.goTo(phase);
  return settle(draft);
}

/** Runs on until somebody must decide, or nothing follows. */
function settle(draft: Draft): Outcome {
  const { byName, after } = sequenceOf(draft.state.agreement);
  for (;;) {
    let phase = byName.get(draft.state.phase) as Phase;
    const pending = draft.left ? undefined : phase.decision?.(draft.state);
    if (pending) {
      const options = phase.alwaysAsks ? [] : (phase.choices?.(draft.state) ?? []);
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
