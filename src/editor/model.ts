/** What the panels of the editor are given: the document that is edited, and, once there is a referee, what it says. */
import { type CellWindow, type Shown, windowOf } from '../drawing/index.ts';
import type { Cell, RuleId } from '../engine/index.ts';
import { contextIn, type Telling } from '../replay/telling.ts';
import type { Locale, ScenarioDocument, StepId } from '../scenario/document.ts';
import type { Frame } from '../scenario/timeline.ts';
import type { EditorWords } from '../words/editing/index.ts';
import type { PlayWords } from '../words/editing/play.ts';
import type { ViewingWords } from '../words/editing/viewing.ts';
import type { Context, GameWords, NamingWords } from '../words/game.ts';
import type { ReplayWords } from '../words/replay.ts';
import type { Draft } from './draft.ts';
import { drawnOf } from './drawn.ts';
import { gameOf } from './edits/game.ts';
import type { EditorEvent } from './events.ts';
import type { Hand } from './hand.ts';
import { shownIn } from './history.ts';
import type { Judged } from './judged.ts';
import type { EditorSnapshot } from './useEditor.ts';

/** What does not change while the editor is open. */
export interface Surroundings {
  readonly locale: Locale;
  readonly words: {
    readonly naming: NamingWords;
    readonly editor: EditorWords;
  };
  /** The address of a rule unit in this language. */
  readonly ruleHref: (rule: RuleId) => string;
  /** The address of the language's pages: `/nl/`. */
  readonly root: string;
}

/** The same with the words for what happens. */
export interface TellingSurroundings extends Surroundings {
  readonly words: Surroundings['words'] & {
    readonly game: GameWords;
    readonly replay: ReplayWords;
    readonly play: PlayWords;
    readonly viewing: ViewingWords;
  };
}

export interface Model extends Surroundings {
  readonly draft: Draft;
  readonly document: ScenarioDocument;
  /** The step that is shown while playing. */
  readonly at: StepId;
  /** The situation before the first step, as far as it can be drawn. */
  readonly shown: Shown;
  /** All squares on which something lies in some step. Its north-western one is A1. */
  readonly window: CellWindow;
  /** How squares and tiles are named. */
  readonly ctx: Context;
  /** Whether a board is set up, or played from. */
  readonly work: 'setup' | 'playing';
  readonly hand: Hand | undefined;
  /** The square that is selected, while the hand is empty. */
  readonly cell: Cell | undefined;
  /** What the referee says of the document; absent while there is none. */
  readonly judged?: Judged;
  /** The position of the step that is shown; absent while the situation has problems. */
  readonly frame?: Frame | undefined;
  readonly telling?: Telling;
}

/** What the referee has judged. */
export interface JudgedModel extends Model, TellingSurroundings {
  readonly words: TellingSurroundings['words'];
  readonly judged: Judged;
  readonly telling: Telling;
}

export interface PanelProps {
  readonly model: Model;
  readonly send: (event: EditorEvent) => void;
}

/** For the panels that come with the referee. */
export interface JudgedProps extends PanelProps {
  readonly model: JudgedModel;
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
  const shown = drawnOf(document);
  const window = windowOf([shown]);
  return { ...surroundings, ...where, document, at, shown, window, ctx: contextIn(window, [gameOf(document)]) };
}
