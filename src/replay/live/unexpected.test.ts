import { describe, expect, it, test } from 'vitest';
import { withOutcome } from '../../notation/index.ts';
import type { Branch, ScenarioDocument, Step } from '../../scenario/document.ts';
import { allFrames, judge } from '../../scenario/judge.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { unexpectedIn } from './unexpected.ts';

const files = import.meta.glob<ScenarioDocument>('../../../scenarios/*/*.json', { eager: true, import: 'default' });
const documents = Object.values(files).map((document) => [document.id, document] as const);
const documentOf = (id: string) => new Map(documents).get(id) as ScenarioDocument;

function framesOf(document: ScenarioDocument): Frame[] {
  const judged = judge(document);
  if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
  return allFrames(judged.root);
}

/** The document with another step in the place of one. */
function withStep(document: ScenarioDocument, id: string, change: (step: Step) => Step): ScenarioDocument {
  const steps = (list: readonly Step[]): Step[] =>
    list.map((step) => {
      const changed = step.id === id ? change(step) : step;
      return { ...changed, ...(changed.branches && { branches: changed.branches.map(branch) }) };
    });
  const branch = (one: Branch): Branch => ({ ...one, steps: steps(one.steps) });
  return {
    ...document,
    ...(document.steps && { steps: steps(document.steps) }),
    ...(document.branches && { branches: document.branches.map(branch) }),
  };
}

test.each(documents)('nothing in %s is unexpected, also with all that comes of it', (_, document) => {
  expect(unexpectedIn(framesOf(document))).toEqual([]);
  expect(unexpectedIn(framesOf(withOutcome(document)))).toEqual([]);
});

/** The steps in which somebody scores, with the points they have then. */
const scoring = documents.flatMap(([id, document]) =>
  framesOf(document).flatMap((frame) => {
    const { parent, state, events } = frame;
    const scored = events.find(
      (event) => 'items' in event && 'player' in event && 'points' in event && event.points > 0,
    );
    return parent && scored && 'player' in scored ? [{ id, step: frame.id, player: scored.player, state, scored }] : [];
  }),
);

describe('a step after which the points are not as expected', () => {
  it.each(scoring.slice(0, 40))('is found: $id, $step', ({ id, step, player, state, scored }) => {
    const now = state.points[player] ?? 0;
    const altered = withStep(withOutcome(documentOf(id)), step, ({ expect: before, ...rest }) => ({
      ...rest,
      expect: { ...before, points: { ...before?.points, [player]: now + 3 } },
    }));
    const [first, ...others] = unexpectedIn(framesOf(altered));
    expect(first?.frame.id).toBe(step);
    expect(first?.differences).toMatchObject([{ at: `points.${player}`, expected: now + 3, actual: now }]);
    expect(first?.differences[0]?.rules).toContain(scored.rule);
    expect(others).toEqual([]);
  });

  it('is told once, where those after it are as far off', () => {
    const document = withOutcome(documentOf('goldmines/castle-1'));
    const off = (list: readonly Step[]): Step[] =>
      list.map(({ expect: before, branches, ...step }) => ({
        ...step,
        ...(before && {
          expect: {
            ...before,
            ...(before.points && {
              points: Object.fromEntries(Object.entries(before.points).map(([player, n]) => [player, n + 1])),
            }),
          },
        }),
        ...(branches && { branches: branches.map((one) => ({ ...one, steps: off(one.steps) })) }),
      }));
    const branches = document.branches?.map((one) => ({ ...one, steps: off(one.steps) })) ?? [];
    const frames = framesOf({ ...document, branches });
    const wrong = frames.filter(({ differences }) => differences.length);
    const told = unexpectedIn(frames);
    expect(wrong.length).toBeGreaterThan(told.length);
    for (const { frame } of told) {
      for (let { parent } = frame; parent; { parent } = parent)
        expect(told.map((one) => one.frame)).not.toContain(parent);
    }
  });
});

describe('a step that cannot be played', () => {
  const document = documentOf('goldmines/castle-1');
  const steps = framesOf(document).filter(({ did, next }) => did[0]?.kind === 'tile' && next.length > 0);

  it.each(steps.map(({ id }) => id))('%s is told with the rule, and those behind it only stand still', (id) => {
    const altered = withStep(document, id, (step) => ({ ...step, do: [{ kind: 'tile', cell: [60, 60], turn: 0 }] }));
    const frames = framesOf(altered);
    const told = unexpectedIn(frames);
    expect(told.map(({ frame }) => frame.id)).toEqual([id]);
    expect(told[0]?.refusal).toMatchObject({ reason: 'touches-nothing', rule: 'BASE-12' });
    expect(frames.filter(({ refused }) => refused).length).toBeGreaterThan(1);
  });
});
