/** An example made ready for showing: judged once, with the window all its frames share and the tree of its steps. */
import { type CellWindow, windowOf } from '../drawing/index.ts';
import { LOCALES, type Locale, type ScenarioDocument } from '../scenario/document.ts';
import { allFrames, judge } from '../scenario/judge.ts';
import type { Frame } from '../scenario/timeline.ts';
import { marksOf } from './story.ts';
import { makeTree, type StepNode, type StepTree } from './tree.ts';

export interface Example {
  readonly document: ScenarioDocument;
  /** Before those that follow them. */
  readonly frames: readonly Frame[];
  readonly tree: StepTree;
  readonly window: CellWindow;
}

/**
 * A document with its frames, whatever they have come to: steps that cannot be played and expectations that do not hold
 * are among them.
 */
export const exampleOf = (document: ScenarioDocument, frames: readonly Frame[]): Example => ({
  document,
  frames,
  tree: makeTree(nodesOf(frames)),
  window: roomy(
    windowOf(
      frames.map(({ state }) => state),
      frames.map(marksOf),
    ),
  ),
});

/** Throws if the document cannot be played as written: an example on a page cannot be wrong. */
export function prepare(document: ScenarioDocument): Example {
  const judged = judge(document);
  if ('problems' in judged)
    throw new Error(`${document.id}: ${judged.problems.map(({ reason }) => reason).join(', ')}`);
  const frames = allFrames(judged.root);
  for (const { id, refused, differences } of frames) {
    if (refused) throw new Error(`${document.id}, step ${id}: ${refused.refusal.reason} (${refused.refusal.rule})`);
    if (differences[0]) throw new Error(`${document.id}, step ${id}: ${differences[0].at} is not as expected`);
  }
  return exampleOf(document, frames);
}

/** A board of one or two columns would be drawn as wide as others: empty squares keep its tiles from growing huge. */
const roomy = (window: CellWindow): CellWindow => ({ ...window, w: Math.max(window.w, 3) });

/** The frames as nodes of the tree, each with the branches that lead to it, outermost first. */
function nodesOf(frames: readonly Frame[]): StepNode[] {
  const branches = new Map<Frame, readonly string[]>();
  return frames.map((frame) => {
    const { id, branch, parent, next, state } = frame;
    const before = (parent && branches.get(parent)) ?? [];
    const own = branch && before.at(-1) !== branch ? [...before, branch] : before;
    branches.set(frame, own);
    return {
      id,
      ...(parent && { parent: parent.id }),
      next: next.map((way) => way.id),
      branches: own,
      turn: (parent?.state ?? state).turn,
    };
  });
}

/** A caption in a language, else in English, else in any, else none; with the language it is in. */
export function captionOf(
  { captions }: ScenarioDocument,
  id: string,
  locale: Locale,
): { readonly text: string; readonly lang: Locale } | undefined {
  const text = captions?.[id];
  for (const lang of [locale, 'en', ...LOCALES] as const) if (text?.[lang]) return { text: text[lang], lang };
  return undefined;
}
