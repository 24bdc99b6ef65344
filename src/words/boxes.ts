/** The boxes and editions that a reader can have, and what the site says of them in one language. */

/** The editions of Carcassonne, told apart by the look of the tiles. */
export const EDITIONS = [1, 2, 3] as const;
export type Edition = (typeof EDITIONS)[number];

/** The boxes for Carcassonne that our rule books are about. */
export const SHOWN_BOXES = [
  'goldmines',
  'castles',
  'gifts',
  'crop-circles',
  'abbot',
  'abbey',
  'shrines',
  'monasteries',
  'darmstadt',
  'yaga',
  'german-castles',
  'cathedrals',
  'mists',
] as const;
export type ShownBox = (typeof SHOWN_BOXES)[number];

/** Boxes that some rules only name: they have no book here, and no drawing. */
export const NAMED_BOXES = [
  'inns',
  'traders',
  'dragon',
  'tower',
  'circus',
  'hills',
  'revolts',
  'halflings',
  'fortune',
  'phantom',
  'mage',
  'robbers',
] as const;

export const BOXES = [...SHOWN_BOXES, ...NAMED_BOXES] as const;
export type Box = (typeof BOXES)[number];

/** What a rule page says to those who have chosen. It is sent with a script, in all languages. */
export interface FoldWords {
  readonly boxes: Readonly<Record<Box, string>>;
  readonly editions: Readonly<Record<Edition, string>>;
  /** Before the names of what a rule belongs to. */
  readonly belongs: string;
  /** Before the number of rules and examples that are folded on the page. */
  readonly folded: string;
  /** The link to the choice. */
  readonly change: string;
}

interface Group {
  readonly name: string;
  readonly about: string;
}

/** What is said while one chooses. It is sent with a script as well. */
export interface ChoiceWords {
  /** Over the boxes that rules only name. */
  readonly named: Group;
  readonly kept: string;
  readonly forgotten: string;
  /** Where the browser keeps nothing. */
  readonly unkept: string;
  readonly forget: string;
}

export interface BoxWords extends FoldWords, ChoiceWords {
  readonly groups: Readonly<Record<'editions' | 'boxes', Group>>;
  readonly aboutEdition: Readonly<Record<Edition, string>>;
  readonly aboutBox: Readonly<Record<ShownBox, string>>;
  /** Of the games for themselves, where there is nothing to choose. */
  readonly games: string;
  /** Where more is read. */
  readonly see: string;
  /** To those who have a script: what choosing does. */
  readonly how: string;
  /** Over a book’s list of rules on other pages that concern it. */
  readonly together: string;
}
