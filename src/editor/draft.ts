/** A draft: somebody's own scenario with its undo history, kept on the device. */
import type { ScenarioDocument } from '../scenario/document.ts';
import type { History } from './history.ts';

export interface DraftInfo {
  readonly id: string;
  /** What the person calls it; empty until it has a name. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly sealed?: Sealed;
}

export interface Draft extends DraftInfo {
  readonly history: History;
  /** Counts the writings of this draft, by whichever tab: who saves must know the last. */
  readonly revision: number;
  /** How many of its states could not be read. They are kept, but cannot be shown. */
  readonly aside?: number;
}

/** Why a draft that is there cannot be opened. It is left alone. */
export type Sealed = 'newer' | 'damaged';

/**
 * `moved`: another tab had written meanwhile. Nothing of it was overwritten: this history was kept as a draft of its own,
 * with which the editor goes on.
 */
export type Saved =
  | { readonly kind: 'saved'; readonly draft: Draft }
  | { readonly kind: 'moved'; readonly draft: Draft };

/** Where drafts are kept. Every promise may be rejected: storage can be full, switched off or taken away. */
export interface DraftStore {
  /** Whether drafts outlast the page. */
  readonly lasting: boolean;
  /** Those that are not deleted, the one changed last first. */
  list(): Promise<readonly DraftInfo[]>;
  /** A draft, or nothing if there is none of this id. */
  open(id: string): Promise<Draft | Sealed | undefined>;
  /** Of those that can be opened, the one changed last. */
  newest(): Promise<Draft | undefined>;
  create(document: ScenarioDocument, name?: string): Promise<Draft>;
  /** A draft that was never written can be saved too. */
  save(draft: Draft, history: History): Promise<Saved>;
  rename(id: string, name: string): Promise<void>;
  /** Can be taken back with `restore` for a day. Who has it open elsewhere goes on with a draft of their own. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}
