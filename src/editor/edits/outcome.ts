/** What is expected of the steps: taken over from the rules engine, renewed, or taken away. */
import { type GameState, type Player, type RuleId, refusal } from '../../engine/index.ts';
import { withOutcome } from '../../notation/outcome.ts';
import type { Difference, Expectation, ScenarioDocument, StepId } from '../../scenario/document.ts';
import { inFull } from '../../scenario/expect.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { everyStep } from '../../scenario/walk.ts';
import { frameAt, judgedOf } from '../judged.ts';
import { expectationOf } from './expectation.ts';
import { editStep } from './tree.ts';

const withExpect = <T extends { readonly expect?: Expectation }>(one: T, expect: Expectation | undefined): T => {
  const { expect: _, ...rest } = one;
  return (expect && Object.keys(expect).length ? { ...one, expect } : rest) as T;
};

/** Another expectation for a step or the start. */
export const setExpectation = (
  document: ScenarioDocument,
  id: StepId,
  expect: Expectation | undefined,
): ScenarioDocument =>
  id === 'start' ? withExpect(document, expect) : editStep(document, id, (step) => withExpect(step, expect));

/** What everybody has in a position: points, gold where there is any, followers at hand. */
function totalsIn({ agreement: { players }, points, parts: { goldmines }, supply }: GameState): Expectation {
  const each = (count: (player: Player) => number | undefined) =>
    Object.fromEntries(players.map((player) => [player, count(player) ?? 0]));
  return {
    points: each((player) => points[player]),
    ...(goldmines && { gold: each((player) => goldmines.owned[player]) }),
    followers: each((player) => supply[player]?.follower),
  };
}

/** Expects of one step what comes of it now. */
export function takeOver(document: ScenarioDocument, id: StepId): ScenarioDocument {
  const frame = frameAt(judgedOf(document), id);
  if (!frame || frame.refused) return document;
  return setExpectation(document, id, { ...expectationOf(document, id), ...totalsIn(frame.state) });
}

/** Expects of all steps what comes of them now: totals where they change, and at each end. */
export function takeOverAll(document: ScenarioDocument): ScenarioDocument {
  let cleared = document;
  for (const { node } of everyStep(document)) {
    if (!('do' in node) || !node.expect || frameAt(judgedOf(document), node.id)?.refused) continue;
    const { points: _, gold: __, followers: ___, ...others } = node.expect;
    cleared = setExpectation(cleared, node.id, others);
  }
  return withOutcome(cleared);
}

type Path = readonly string[];

/** `points.red` is the number of one player in `points`; `events[0]` the first of `events`. */
const pathOf = (at: string): Path => at.split(/[.[\]]+/).filter(Boolean);

/** What goes as a whole: `refuses[0].reason` is of the first refusal, `decision.kind` of the decision. */
const wholeOf = (path: Path): Path => {
  const [key = ''] = path;
  return path.slice(0, key === 'decision' ? 1 : 2 + Number(key === 'supply'));
};

/** Without what is at a path; what is empty then goes too. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    const left = value.filter((_, i) => `${i}` !== key);
    return left.length ? left : undefined;
  }
  const inner = without((value as Readonly<Record<string, unknown>>)[key], rest);
  const entries = Object.entries(value).flatMap(([name, entry]) =>
    name !== key ? [[name, entry]] : inner === undefined ? [] : [[name, inner]],
  );
  return entries.length ? Object.fromEntries(entries) : undefined;
}

function withValue(value: unknown, [key, ...rest]: Path, actual: unknown): unknown {
  if (key === undefined) return actual;
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: withValue(fields[key], rest, actual) };
}

/** What is expected in full, as it is now. */
const WHOLE: Readonly<Record<string, (frame: Frame) => Expectation>> = {
  goldOnBoard: ({ state }) => ({
    goldOnBoard: (state.parts.goldmines?.onBoard ?? []).map(({ cell: [x, y], count }) => [x, y, count]),
  }),
  onBoard: ({ state }) => ({
    onBoard: state.followers.map((one) => ({ ...one, on: one.on.startsWith('castle:') ? 'castle' : one.on })),
  }),
  decision: ({ decision }) => ({ decision: decision ? { kind: decision.kind, player: decision.player } : 'none' }),
};

/** The places of all that differs, each once, those further back in a list first. */
const differing = ({ differences }: Frame): Difference[] =>
  differences
    .filter(({ at }, i) => differences.findIndex((other) => same(wholeOf(pathOf(other.at)), wholeOf(pathOf(at)))) === i)
    .reverse();

const same = (a: Path, b: Path): boolean => a.join('.') === b.join('.');

/** Takes away what a step expects that does not hold. */
export function removeDiffering(document: ScenarioDocument, id: StepId): ScenarioDocument {
  const frame = frameAt(judgedOf(document), id);
  if (!frame) return document;
  const left = differing(frame).reduce<unknown>(
    (rest, { at }) => without(rest, wholeOf(pathOf(at))),
    expectationOf(document, id),
  );
  return setExpectation(document, id, left as Expectation | undefined);
}

/** Expects what the rules give now in the place of what does not hold; events and offers that do not hold go. */
export function renewDiffering(document: ScenarioDocument, id: StepId): ScenarioDocument {
  const frame = frameAt(judgedOf(document), id);
  if (!frame) return document;
  const renewed = differing(frame).reduce<unknown>(
    (rest, { at, actual }) => {
      const path = pathOf(at);
      const whole = WHOLE[path[0] as string];
      if (whole) return { ...(rest as Expectation), ...whole(frame) };
      return typeof actual === 'number' ? withValue(rest, path, actual) : without(rest, wholeOf(path));
    },
    expectationOf(document, id),
  );
  return setExpectation(document, id, renewed as Expectation | undefined);
}

/** The rules by which it came otherwise: those of what happened last with it, or of what is decided now. */
export function rulesFor({ at }: Difference, frame: Frame, expect: Expectation | undefined): readonly RuleId[] {
  const [key, second] = pathOf(at);
  const one = (rule: RuleId | undefined) => (rule ? [rule] : []);
  if (key === 'decision' || key === 'choices') return one(frame.decision?.rule);
  if (key === 'refuses' || key === 'offers') {
    const entry = expect?.[key]?.[Number(second)];
    const choice = entry && ('choice' in entry ? entry.choice : entry);
    return one(choice && refusal(frame.state, inFull(frame.state, choice))?.rule);
  }
  if (key === 'never') {
    const { kind } = expect?.never?.[Number(second)] ?? {};
    return one(frame.events.find((event) => event.kind === kind)?.rule);
  }
  if (key === 'points')
    return lastRule(frame, (event) => 'items' in event && JSON.stringify(event).includes(`"${second}"`));
  if (key?.startsWith('gold')) return lastRule(frame, ({ kind }) => kind.startsWith('gold-'));
  if (key === 'followers' || key === 'onBoard' || key === 'supply') {
    return lastRule(frame, ({ kind }) => kind === 'followers-returned' || kind === 'follower-placed');
  }
  return [];
}

/** The rule of the last event of a kind, in this step or before it. */
function lastRule(frame: Frame, isIt: (event: Frame['events'][number]) => boolean): readonly RuleId[] {
  const found = frame.events.findLast(isIt);
  if (found) return [found.rule];
  return frame.parent ? lastRule(frame.parent, isIt) : [];
}
