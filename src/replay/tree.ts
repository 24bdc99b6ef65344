/** The steps of an example as a tree of ids: where one can go from where. Knows nothing of what the steps show. */

export type StepId = string;

export interface StepNode {
  readonly id: StepId;
  /** Absent for the first step. */
  readonly parent?: StepId;
  /** One, or several at a fork; none at an end. */
  readonly next: readonly StepId[];
  /** The branches that lead to it, outermost first. */
  readonly branches: readonly string[];
  /** The turn in which it is played. */
  readonly turn: number;
}

/** Every step by its id; the first entry is where the example begins. */
export type StepTree = ReadonlyMap<StepId, StepNode>;

export const makeTree = (nodes: readonly StepNode[]): StepTree => new Map(nodes.map((node) => [node.id, node]));

const nodeOf = (tree: StepTree, id: StepId): StepNode => {
  const node = tree.get(id);
  if (!node) throw new Error(`no step ${id}`);
  return node;
};

export const firstStep = (tree: StepTree): StepId => tree.keys().next().value as StepId;

export const backFrom = (tree: StepTree, id: StepId): StepId | undefined => nodeOf(tree, id).parent;

/** The ways to go on. */
export const waysFrom = (tree: StepTree, id: StepId): readonly StepId[] => nodeOf(tree, id).next;

export const isFork = (tree: StepTree, id: StepId): boolean => waysFrom(tree, id).length > 1;

export const isEnd = (tree: StepTree, id: StepId): boolean => waysFrom(tree, id).length === 0;

/** As far as one comes without choosing: the next fork, or the end. */
export function lastFrom(tree: StepTree, id: StepId): StepId {
  const [next, ...others] = waysFrom(tree, id);
  return next === undefined || others.length > 0 ? id : lastFrom(tree, next);
}

/** The end that one comes to by taking the first way at each fork. */
function firstEndFrom(tree: StepTree, id: StepId): StepId {
  const [next] = waysFrom(tree, id);
  return next === undefined ? id : firstEndFrom(tree, next);
}

/** How many steps lie before this one. */
export function depthOf(tree: StepTree, id: StepId): number {
  const parent = backFrom(tree, id);
  return parent === undefined ? 0 : 1 + depthOf(tree, parent);
}

/** `2 of 4`: the place of a step, counted from 1, on the line that runs through it and takes the first way at each fork. */
export const placeOf = (tree: StepTree, id: StepId): { readonly step: number; readonly steps: number } => ({
  step: depthOf(tree, id) + 1,
  steps: depthOf(tree, firstEndFrom(tree, id)) + 1,
});

/** The other ways at the fork before this step, itself among them; empty if there was no fork. */
export function siblingsOf(tree: StepTree, id: StepId): readonly StepId[] {
  const parent = backFrom(tree, id);
  const ways = parent === undefined ? [] : waysFrom(tree, parent);
  return ways.length > 1 ? ways : [];
}

/** Whether the example goes on over several turns. */
export const hasTurns = (tree: StepTree): boolean => new Set([...tree.values()].map(({ turn }) => turn)).size > 1;

/** The first step of this turn; from there, that of the turn before. */
export function turnBackFrom(tree: StepTree, id: StepId): StepId {
  const { turn, parent } = nodeOf(tree, id);
  if (parent === undefined) return id;
  const wanted = Math.min(turn, nodeOf(tree, parent).turn);
  let at = parent;
  for (let before = backFrom(tree, at); before !== undefined; before = backFrom(tree, at)) {
    if (nodeOf(tree, before).turn !== wanted) break;
    at = before;
  }
  return at;
}

/** The first step of the next turn; a fork or an end on the way is as far as it goes. */
export function turnNextFrom(tree: StepTree, id: StepId): StepId {
  const { turn } = nodeOf(tree, id);
  let at = id;
  for (;;) {
    const [next] = waysFrom(tree, at);
    if (next === undefined || (isFork(tree, at) && at !== id)) return at;
    at = next;
    if (nodeOf(tree, at).turn !== turn) return at;
  }
}

/** The address of a step: `GOLD-EX-1.1b.1b-1.take` is step `take` of branch `1b-1`, within `1b`. */
export const fragmentOf = (tree: StepTree, figure: string, id: StepId): string =>
  [figure, ...nodeOf(tree, id).branches, id].join('.');

/** What leads to a step at the address of its example: `1b.1b-1.take`, and nothing for the first step. */
export const fragmentWithin = (tree: StepTree, id: StepId): string =>
  id === firstStep(tree) ? '' : [...nodeOf(tree, id).branches, id].join('.');

/**
 * The step that a fragment leads to. One that no longer exists leads to the first step of the innermost branch that
 * does; nothing if the fragment belongs to another figure.
 */
export function stepInFragment(tree: StepTree, figure: string, fragment: string): StepId | undefined {
  // The name of a figure may have dots of its own.
  if (!`${fragment}.`.startsWith(`${figure}.`)) return undefined;
  const path = fragment
    .slice(figure.length + 1)
    .replace(/\.fork$/, '')
    .split('.');
  const id = path.at(-1) ?? '';
  if (tree.has(id)) return id;
  const nodes = [...tree.values()];
  const branch = path.findLast((part) => nodes.some((node) => node.branches.includes(part)));
  return nodes.find((node) => branch !== undefined && node.branches.includes(branch))?.id ?? firstStep(tree);
}
