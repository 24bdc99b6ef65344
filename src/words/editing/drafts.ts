/** What every language says in the editor about drafts: whose they are, whether they are kept, and what cannot be opened. */

/** There is no such draft on this device; it was made with a newer version; it is damaged; there is no such example. */
export type Missing = 'no-draft' | 'newer-draft' | 'damaged-draft' | 'no-example';

export interface DraftsWords {
  /** What the page is called. */
  readonly title: string;
  /** The heading of the page: `Editor: Two castles`. */
  readonly heading: (name: string) => string;
  /** The label of the name. */
  readonly name: string;
  /** What a draft without a name is called: `untitled, 30 November`. */
  readonly untitled: (day: string) => string;
  /** Labels of how things stand. */
  readonly kept: string;
  readonly keeping: string;
  readonly unkept: string;
  /** Buttons. */
  readonly undo: string;
  readonly redo: string;
  readonly drafts: string;
  /** Opens something of others: a link, a file. */
  readonly openOther: string;
  readonly again: string;
  readonly dismiss: string;
  /** Sentences for those who listen: how often it can be done again. */
  readonly undone: (further: number) => string;
  readonly redone: (further: number) => string;
  /** Sentences: the device takes nothing; it never does; another tab has written; it is about to be overtaken. */
  readonly refused: string;
  readonly fleeting: string;
  readonly moved: string;
  readonly elsewhere: string;
  /** A sentence: states of the draft that cannot be read. */
  readonly aside: (states: number) => string;
  /** Links: to the draft as the other tab has it. */
  readonly other: string;
  /** A button: take over what the other tab has written. */
  readonly takeOver: string;
  /** The editor could not be opened. */
  readonly failed: string;
  /** Sentences. */
  readonly missing: Readonly<Record<Missing, string>>;
  /** A link. */
  readonly last: string;
}
