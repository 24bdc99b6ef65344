/** What a decision knows about one of its choices. */
import type { Cell, Decision, ScoredKind } from '../engine/index.ts';
import type { ChoiceOf } from './game.ts';

// Written out: words take only types from the engine, so that reading a page does not load it.
const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/** What a castle gets if it scores this feature. */
export function offeredValue(choice: ChoiceOf<'score'>, decision?: Decision): number | undefined {
  if (decision?.kind !== 'score-castle') return undefined;
  return decision.features.find(({ feature }) => sameCell(feature.cell, choice.cell) && feature.on === choice.on)
    ?.value;
}

/** The kinds of features that give the player who decides a right to the gold on a cell. */
export function claimedFor(cell: Cell, decision?: Decision): readonly ScoredKind[] {
  if (decision?.kind !== 'take-gold') return [];
  const claims = decision.claims.filter((claim) => claim.player === decision.player && sameCell(claim.cell, cell));
  return [...new Set(claims.flatMap((claim) => claim.because.map((feature) => feature.kind)))];
}
