/** Where the rules decide otherwise than a document expects: at which steps, what was expected, what they give now. */
import type { GameEvent, Refusal, RuleId } from '../../engine/index.ts';
import type { Difference } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { toldEvents } from '../story.ts';

export interface Unexpected {
  readonly frame: Frame;
  /** The step cannot be played. */
  readonly refusal?: Refusal;
  readonly differences: readonly (Difference & { readonly rules: readonly RuleId[] })[];
}

/** How many rules are named at most. */
const MOST_RULES = 4;

const isAbout = (event: GameEvent, player: string): boolean =>
  ('player' in event && event.player === player) ||
  ('standings' in event && event.standings.some((standing) => standing.player === player));

/** The rules by which it is as it is: those of the events that are about it, else of all that happened in the step. */
function rulesBehind({ at }: Difference, { events, decision }: Frame): readonly RuleId[] {
  const [key, player = ''] = at.split('.');
  const told = toldEvents(events);
  const scored = key === 'points' ? told.filter((event) => 'items' in event) : [];
  const own = told.filter((event) => isAbout(event, player));
  const both = scored.filter((event) => own.includes(event));
  const found = [both, scored, own, told].find((list) => list.length > 0) ?? [];
  const rules = found.map(({ rule }) => rule);
  const asked = decision && !rules.length ? [decision.rule] : [];
  return [...new Set([...rules, ...asked])].slice(0, MOST_RULES);
}

/** How far a total is from what was expected of it. */
const offset = ({ expected, actual }: Difference): number | undefined =>
  typeof expected === 'number' && typeof actual === 'number' ? actual - expected : undefined;

/** Whether an earlier step has led to it: the same total was as far from what was expected there. */
function isOld(difference: Difference, { parent }: Frame): boolean {
  const by = offset(difference);
  if (by === undefined) return false;
  for (let before = parent; before; before = before.parent) {
    const same = before.differences.find(({ at }) => at === difference.at);
    if (same) return offset(same) === by;
  }
  return false;
}

/** What is unexpected in a frame, and not only a consequence of what came before it. */
export function unexpectedAt(frame: Frame): Unexpected | undefined {
  const { refused, parent } = frame;
  const refusal = refused && !parent?.refused ? refused.refusal : undefined;
  const differences = frame.differences
    .filter((difference) => !isOld(difference, frame))
    .map((difference) => ({ ...difference, rules: rulesBehind(difference, frame) }));
  if (!refusal && differences.length === 0) return undefined;
  return { frame, ...(refusal && { refusal }), differences };
}

export const unexpectedIn = (frames: readonly Frame[]): Unexpected[] =>
  frames.flatMap((frame) => unexpectedAt(frame) ?? []);
