/** What the panels of the editor are given: the document that is edited, judged, with the words to tell it. */
import { type CellWindow, type Shown, windowOf } from '../drawing/index.ts';
import type { Cell, RuleId } from '../engine/index.ts';
import { marksOf } from '../replay/story.ts';
import { type Telling, tellingFor } from '../replay/telling.ts';
import type { Locale, ScenarioDocument, StepId } from '../scenario/document.ts';
import { agreementOf } from '../scenario/judge.ts';
import type { Frame } from '../scenario/timeline.ts';
import type { EditorWords } from '../words/editing/index.ts';
import type { LoadedWords } from '../words/load.ts';
import type { Draft } from './draft.ts';
import { drawnOf } from './drawn.ts';
import type { EditorEvent } from './events.ts';
import type { Hand } from './hand.ts';
import { shownIn } from './history.ts';
import { frameAt, type Judged, judgedOf } from './judged.ts';
import type { EditorSnapshot } from './useEditor.ts';

/** What does not change while the editor is open. */
export interface Surroundings {
  readonly locale: Locale;
  readonly words: LoadedWords & { readonly editor: EditorWords };
  /** The address of a rule unit in this language. */
  readonly ruleHref: (rule: RuleId) => string;
  /** The address of the language's pages: `/nl/`. */
  readonly root: string;
}

export interface Model extends Surroundings {
  readonly draft: Draft;
  readonly document: ScenarioDocument;
  /** The step that is shown while playing. */
  readonly at: StepId;
  readonly judged: Judged;
  /** The position of that step; absent while the situation has problems. */
  readonly frame: Frame | undefined;
  /** The situation before the first step, as far as it can be drawn. */
  readonly shown: Shown;
  /** All squares on which something lies in some step. Its north-western one is A1. */
  readonly window: CellWindow;
  readonly telling: Telling;
  /** Whether a board is set up, or played from. */
  readonly work: 'setup' | 'playing';
  readonly hand: Hand | undefined;
  /** The square that is selected, while the hand is empty. */
  readonly cell: Cell | undefined;
}

export interface PanelProps {
  readonly model: Model;
  readonly send: (event: EditorEvent) => void;
}

/** All squares on which something lies in some step, and the words that name them. */
export function toldIn(
  { words, ruleHref }: Pick<Surroundings, 'words' | 'ruleHref'>,
  document: ScenarioDocument,
  shown = drawnOf(document),
) {
  const { frames } = judgedOf(document);
  const window = windowOf([shown, ...frames.map(({ state }) => state)], frames.map(marksOf));
  const agreement = agreementOf(document);
  return { window, telling: tellingFor(words.game, words.replay, ruleHref, window, { agreement }) };
}

/** Whether a board is set up, or played from. */
export const workIn = (snapshot: EditorSnapshot): Model['work'] =>
  snapshot.matches({ editing: { work: 'playing' } }) ? 'playing' : 'setup';

/** The model of what the machine holds; nothing while nothing has been opened to work on. */
export function modelIn(surroundings: Surroundings, snapshot: EditorSnapshot): Model | undefined {
  const { history, draft, hand, cell } = snapshot.context;
  if (!history || !draft) return undefined;
  return modelOf(surroundings, shownIn(history), { draft, work: workIn(snapshot), hand, cell });
}

export function modelOf(
  surroundings: Surroundings,
  { document, at }: { readonly document: ScenarioDocument; readonly at: StepId },
  where: Pick<Model, 'draft' | 'work' | 'hand' | 'cell'>,
): Model {
  const judged = judgedOf(document);
  const shown = drawnOf(document);
  return {
    ...surroundings,
    ...where,
    ...toldIn(surroundings, document, shown),
    document,
    at,
    judged,
    frame: frameAt(judged, at),
    shown,
  };
}
