/** Judging a document: a timeline of frames, or the named problems of its situation. Done once; stepping looks up. */
import { judgeSituation, type SituationProblem } from '../engine/index.ts';
import type { Branch, ScenarioDocument, Step } from './document.ts';
import { frameOf, type Growing, makeFrame, nextChoices } from './play.ts';
import { situationOf } from './situation.ts';
import type { Frame } from './timeline.ts';

export type Judgement = { readonly root: Frame } | { readonly problems: readonly SituationProblem[] };

/** Steps after one that cannot be played are kept, standing still behind it. */
function grow(parent: Growing, steps: readonly Step[], branch: string | undefined): void {
  let last = parent;
  for (const [i, step] of steps.entries()) {
    const frame = last.refused
      ? { ...last, id: step.id, events: [], did: [], next: [] }
      : frameOf(last.state, step, nextChoices(steps, i + 1));
    frame.parent = last as Frame;
    if (branch) frame.branch = branch;
    last.next.push(frame);
    last = frame;
  }
  for (const { id, steps: rest } of steps.at(-1)?.branches ?? []) grow(last, rest, id);
}

/** Branches at the very start may have another active player: then each begins from its own situation. */
function growFromStart(root: Growing, doc: ScenarioDocument, branches: readonly Branch[]): SituationProblem[] {
  for (const [i, { id, active, steps }] of branches.entries()) {
    if (!active || active === doc.active) grow(root, steps, id);
    else {
      const judged = judgeSituation(situationOf(doc, active));
      if ('problems' in judged) return judged.problems.map((problem) => ({ ...problem, at: `branches[${i}].active` }));
      const start = makeFrame('start', judged.state, [], judged.events, undefined);
      grow(start, steps, id);
      for (const frame of start.next) {
        frame.parent = root as Frame;
        root.next.push(frame);
      }
    }
  }
  return [];
}

/** All that a document says of its situation. */
const GIVEN = [
  'modules',
  'players',
  'active',
  'board',
  'points',
  'gold',
  'supply',
  'parts',
  'seed',
  'reveal',
  'goldSupply',
  'next',
  'then',
] as const satisfies readonly (keyof ScenarioDocument)[];

type Stands = Exclude<ReturnType<typeof judgeSituation>, { readonly problems: unknown }>;

let before: { readonly doc: ScenarioDocument; readonly judged: Stands } | undefined;

/** The situation of a document, which is that of the one before where only its steps are others. */
function judgedSituation(doc: ScenarioDocument): ReturnType<typeof judgeSituation> {
  if (before && GIVEN.every((key) => before?.doc[key] === doc[key])) return before.judged;
  const judged = judgeSituation(situationOf(doc));
  before = 'problems' in judged ? undefined : { doc, judged };
  return judged;
}

export function judge(doc: ScenarioDocument): Judgement {
  const judged = judgedSituation(doc);
  if ('problems' in judged) return { problems: judged.problems };
  const root = makeFrame('start', judged.state, [], judged.events, doc.expect);
  const problems = doc.branches ? growFromStart(root, doc, doc.branches) : [];
  if (problems.length) return { problems };
  grow(root, doc.steps ?? [], undefined);
  return { root: root as Frame };
}

/** All frames, each before those that follow it, branch by branch. */
export function allFrames(root: Frame): Frame[] {
  return [root, ...root.next.flatMap(allFrames)];
}
