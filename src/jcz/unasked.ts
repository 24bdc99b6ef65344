/** What their program decides without asking anybody, in its manner. */
import { type Choice, choices, type Decision, type GameState, sameCell } from '../engine/index.ts';

/** From the cell that most players have a claim to. */
export function goldTaken(state: GameState, { claims }: Extract<Decision, { kind: 'take-gold' }>): Choice {
  const rivals = (choice: Choice): number =>
    choice.kind === 'take' ? claims.filter(({ cell }) => sameCell(cell, choice.cell)).length : 0;
  const options = choices(state);
  const best = options.reduce((a, b) => (rivals(b) > rivals(a) ? b : a));
  return best;
}

/** The most valuable feature, the first of several. */
export function castleScored({ features }: Extract<Decision, { kind: 'score-castle' }>): Choice {
  const { feature } = features.reduce((a, b) => (b.value > a.value ? b : a));
  return { kind: 'score', cell: feature.cell, on: feature.on };
}
