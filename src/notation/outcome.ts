/**
 * What comes of a document, written into it: then its text says what it led to, and whoever opens it when the rules engine
 * decides otherwise can be told so at the step where the two part.
 */
import type { Player } from '../engine/index.ts';
import {
  allFrames,
  type Branch,
  type Expectation,
  type Frame,
  judge,
  type ScenarioDocument,
  type Step,
} from '../scenario/index.ts';
import { KINDS, type Known, knownAfter, knownAtStart, type Totals, type TotalsKey } from './totals.ts';

type Found = { readonly [K in TotalsKey]?: Totals };

/** What everybody has in a frame: points, gold where there is any, and at the end of a way the followers at hand. */
function totalsIn({ state }: Frame, isEnd: boolean): Found {
  const { goldmines } = state.parts;
  const each = (count: (player: Player) => number | undefined): Totals =>
    Object.fromEntries(state.agreement.players.map((player) => [player, count(player) ?? 0]));
  return {
    points: each((player) => state.points[player]),
    ...(goldmines && { gold: each((player) => goldmines.owned[player]) }),
    ...(isEnd && { followers: each((player) => state.supply[player]?.follower) }),
  };
}

const differs = (totals: Totals, known: Totals): boolean =>
  Object.entries(totals).some(
    ([player, count]) => count !== ((known as Readonly<Record<string, number>>)[player] ?? 0),
  );

/**
 * Adds points and gold to every step in which they change, and these and the followers at hand to the last of each way. What the document expects itself stays
 * as it is. A situation that cannot be, and a step that cannot be played, say nothing.
 */
export function withOutcome(document: ScenarioDocument): ScenarioDocument {
  const judged = judge(document);
  if ('problems' in judged) return document;
  const frames = new Map(allFrames(judged.root).map((frame) => [frame.id, frame]));

  const expected = ({ id, expect, branches }: Step, isLast: boolean, known: Known): Expectation | undefined => {
    const frame = frames.get(id);
    if (!frame || frame.refused) return expect;
    const isEnd = isLast && !branches;
    const totals = totalsIn(frame, isEnd);
    const added = KINDS.flatMap(({ key }) => {
      const found = totals[key];
      return found && !expect?.[key] && (isEnd || differs(found, known[key])) ? [[key, found] as const] : [];
    });
    return added.length ? { ...expect, ...Object.fromEntries(added) } : expect;
  };
  const steps = (list: readonly Step[], before: Known): Step[] => {
    let known = before;
    return list.map((step, i) => {
      const expect = expected(step, i === list.length - 1, known);
      known = knownAfter(known, expect);
      return { ...step, ...(expect && { expect }), ...(step.branches && { branches: branches(step.branches, known) }) };
    });
  };
  const branches = (list: readonly Branch[], known: Known): Branch[] =>
    list.map((branch) => ({ ...branch, steps: steps(branch.steps, known) }));

  const start = knownAtStart(document);
  return {
    ...document,
    ...(document.steps && { steps: steps(document.steps, start) }),
    ...(document.branches && { branches: branches(document.branches, start) }),
  };
}
