/** What can happen in the editor, what its machine holds, and what it asks its desk for. */
import type { Cell } from '../engine/index.ts';
import type { NotationProblem } from '../notation/index.ts';
import type { ScenarioDocument, StepId } from '../scenario/document.ts';
import type { Missing } from '../words/editing/drafts.ts';
import type { Draft, Saved } from './draft.ts';
import type { Hand } from './hand.ts';
import type { History } from './history.ts';

/** What an address leads to. */
export type Opened =
  /** The person's own work. */
  | { readonly kind: 'draft'; readonly draft: Draft }
  /** Somebody else's: to be looked at. */
  | { readonly kind: 'shared'; readonly document: ScenarioDocument; readonly at?: StepId }
  /** A link that cannot be read, and what could be read of it. */
  | { readonly kind: 'unreadable'; readonly problem: NotationProblem; readonly partial?: ScenarioDocument }
  /** An address that leads to nothing. */
  | { readonly kind: 'nothing'; readonly why: Missing };

/** What the machine asks others for. */
export interface EditorDesk {
  /** Finds out what the address leads to. */
  readonly open: () => Promise<Opened>;
  /** Makes a draft of a document. Resolves even where nothing can be stored. */
  readonly copy: (document: ScenarioDocument) => Promise<Draft>;
  readonly save: (draft: Draft, history: History) => Promise<Saved>;
}

export type EditorEvent =
  /** Something else is to be opened: the address has changed. */
  | { type: 'open' }
  /** Something else has been opened: a file, a text that was put in. */
  | { type: 'show'; opened: Exclude<Opened, { readonly kind: 'draft' }> }
  /**
   * Make it mine: copy what is looked at, or a document made of it. `at` is the step to go on with: of one behind the
   * start the copy is played.
   */
  | { type: 'mine'; document?: ScenarioDocument; at?: StepId }
  /** Go on with another draft. */
  | { type: 'use'; draft: Draft }
  /** The draft has got another name; whoever sends this has had it written. */
  | { type: 'rename'; name: string }
  | { type: 'hold'; hand: Hand }
  | { type: 'release' }
  | { type: 'select'; cell: Cell | undefined }
  /** An edit: the document that came of it, and the step to be shown. */
  | { type: 'change'; document: ScenarioDocument; at?: StepId }
  /** An edit that had to wait, of the draft with this id: what is to come of its document as it is by then. */
  | { type: 'change'; document: (now: ScenarioDocument) => ScenarioDocument; draft: string; at?: undefined }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'go'; to: StepId }
  | { type: 'play' }
  | { type: 'set-up' }
  /** The page is being left: write at once. */
  | { type: 'leave' }
  | { type: 'retry' };

export interface EditorContext {
  readonly desk: EditorDesk;
  readonly opened: Opened | undefined;
  readonly draft: Draft | undefined;
  /** Of the draft; what is shown of it is its document. */
  readonly history: History | undefined;
  /** Handed over to be written last. */
  readonly writing: History | undefined;
  readonly hand: Hand | undefined;
  /** The square that is asked about: on the board that is set up, or in the position that is played. */
  readonly cell: Cell | undefined;
  /** This tab's work went into a draft of its own, because another tab had written. */
  readonly moved: boolean;
}
