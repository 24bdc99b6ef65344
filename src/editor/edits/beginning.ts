/** A scenario that asks what happens in the turn of one player and of another: ways that begin with different players. */
import type { Player } from '../../engine/index.ts';
import type { Branch, ScenarioDocument } from '../../scenario/document.ts';
import { newBranchIds, newStepId } from './ids.ts';
import { type Edited, ifRoom } from './limits.ts';

/** A way in which another player begins, ready to be played; it is shown if there is one already. */
export function beginWith(document: ScenarioDocument, player: Player): Edited {
  const there = document.branches?.find(({ active = document.active }) => active === player)?.steps[0];
  if (there) return { document, at: there.id };
  const at = newStepId(document);
  const { steps = [], branches, ...rest } = document;
  const before: readonly Branch[] = branches ?? [];
  const [own, other] = newBranchIds(document, 2) as [string, string];
  const begins: Branch = { id: other, active: player, steps: [{ id: at, do: [] }] };
  const ways = steps.length ? [{ id: own, steps }, begins] : [...before, { ...begins, id: own }];
  return ifRoom({ document: { ...rest, branches: ways }, at });
}
