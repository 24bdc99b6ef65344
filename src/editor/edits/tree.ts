/** Finding one's way in the steps and branches of a document, and rewriting the list that one of them is in. */
import type { Branch, ScenarioDocument, Step, StepId } from '../../scenario/document.ts';
import { everyStep } from '../../scenario/walk.ts';

type Holder = { readonly steps?: readonly Step[] | undefined; readonly branches?: readonly Branch[] | undefined };

/** A step with what it stands in. */
export interface StepPlace {
  readonly step: Step;
  readonly list: readonly Step[];
  readonly index: number;
  /** The branch whose list it is; absent on the main line. */
  readonly branch?: Branch;
  /** The step at whose end that branch begins; absent where it begins at the start. */
  readonly fork?: StepId;
}

/** A branch with those beside it, and the step after which they begin, if any. */
export interface BranchPlace {
  readonly branch: Branch;
  readonly beside: readonly Branch[];
  readonly fork?: StepId;
}

function* walk(holder: Holder, branch?: Branch, fork?: StepId): Generator<StepPlace | BranchPlace> {
  const list = holder.steps ?? [];
  for (const [index, step] of list.entries()) {
    yield { step, list, index, ...(branch && { branch }), ...(fork !== undefined && { fork }) };
    yield* walkBranches(step.branches, step.id);
  }
  yield* walkBranches(holder.branches);
}

function* walkBranches(branches: readonly Branch[] = [], fork?: StepId): Generator<StepPlace | BranchPlace> {
  for (const branch of branches) {
    yield { branch, beside: branches, ...(fork !== undefined && { fork }) };
    yield* walk({ steps: branch.steps }, branch, fork);
  }
}

export function placeOfStep(document: ScenarioDocument, id: StepId): StepPlace | undefined {
  for (const place of walk(document)) if ('step' in place && place.step.id === id) return place;
  return undefined;
}

export function placeOfBranch(document: ScenarioDocument, id: StepId): BranchPlace | undefined {
  for (const place of walk(document)) if (!('step' in place) && place.branch.id === id) return place;
  return undefined;
}

/** `start`, and every step and branch. */
export const idsIn = (document: ScenarioDocument): ReadonlySet<StepId> =>
  new Set(['start', ...[...everyStep(document)].map(({ node }) => node.id)]);

type EditList = (list: readonly Step[], index: number) => readonly Step[];

function inList(list: readonly Step[], id: StepId, edit: EditList): readonly Step[] {
  const index = list.findIndex((step) => step.id === id);
  if (index >= 0) return edit(list, index);
  const last = list.at(-1);
  if (!last?.branches) return list;
  return [...list.slice(0, -1), { ...last, branches: inBranches(last.branches, id, edit) }];
}

const inBranches = (branches: readonly Branch[], id: StepId, edit: EditList): readonly Branch[] =>
  branches.map((branch) => ({ ...branch, steps: inList(branch.steps, id, edit) }));

/** The document with the list in which a step is put in another way. */
export const editList = (document: ScenarioDocument, id: StepId, edit: EditList): ScenarioDocument => ({
  ...document,
  ...(document.steps && { steps: inList(document.steps, id, edit) }),
  ...(document.branches && { branches: inBranches(document.branches, id, edit) }),
});

/** The document with another step in the place of one. */
export const editStep = (document: ScenarioDocument, id: StepId, edit: (step: Step) => Step): ScenarioDocument =>
  editList(document, id, (list, index) => list.with(index, edit(list[index] as Step)));

/** How many forks lie one behind another at most. */
export function depthOf({ steps, branches = steps?.at(-1)?.branches }: Holder): number {
  return branches ? 1 + Math.max(0, ...branches.map((branch) => depthOf({ steps: branch.steps }))) : 0;
}

/** Without the captions of steps and branches that are gone. */
export function tidyCaptions(document: ScenarioDocument): ScenarioDocument {
  if (!document.captions) return document;
  const ids = idsIn(document);
  const { captions, ...rest } = document;
  const kept = Object.entries(captions).filter(([id]) => ids.has(id));
  return kept.length ? { ...document, captions: Object.fromEntries(kept) } : rest;
}
