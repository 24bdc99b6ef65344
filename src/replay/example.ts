/** An example made ready for showing: judged once, with the window all its frames share and the tree of its steps. */
import { type CellWindow, windowOf } from '../drawing/index.ts';
import type { Locale, ScenarioDocument } from '../scenario/document.ts';
import { allFrames, judge } from '../scenario/judge.ts';
import type { Frame } from '../scenario/timeline.ts';
import { marksOf } from './story.ts';
import { makeTree, type StepTree } from './tree.ts';

export interface Example {
  readonly document: ScenarioDocument;
  /** Before those that follow them. */
  readonly frames: readonly Frame[];
  readonly tree: StepTree;
  readonly window: CellWindow;
}

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
  return {
    document,
    frames,
    tree: makeTree(
      frames.map((frame) => ({
        id: frame.id,
        ...(frame.parent && { parent: frame.parent.id }),
        next: frame.next.map(({ id }) => id),
        branches: branchesOf(frame),
        turn: (frame.parent ?? frame).state.turn,
      })),
    ),
    window: roomy(
      windowOf(
        frames.map(({ state }) => state),
        frames.map(marksOf),
      ),
    ),
  };
}

/** A board of one or two columns would be drawn as wide as others: empty squares keep its tiles from growing huge. */
const roomy = (window: CellWindow): CellWindow => ({ ...window, w: Math.max(window.w, 3) });

/** The branches that lead to a frame, outermost first. */
function branchesOf({ branch, parent }: Frame): string[] {
  const before = parent ? branchesOf(parent) : [];
  return branch && before.at(-1) !== branch ? [...before, branch] : before;
}

/** A caption in a language, else in English, else none; with the language it is in. */
export function captionOf(
  { captions }: ScenarioDocument,
  id: string,
  locale: Locale,
): { readonly text: string; readonly lang: Locale } | undefined {
  const text = captions?.[id];
  for (const lang of [locale, 'en'] as const) if (text?.[lang]) return { text: text[lang], lang };
  return undefined;
}
