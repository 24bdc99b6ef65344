/** What the site says around the rules, in one language. A missing text does not compile. */

/** Where the rules were read, in the order in which lists show them. */
export const SOURCE_KEYS = [
  'hig',
  'monasteries',
  'rgg-bigbox',
  'zmg',
  'zmg-castles',
  'zmg-rush',
  'wiki',
  'wiki-en',
  'wiki-nl',
  'wiki-pl',
  'wiki-ro',
  'wiki-c2',
  'wiki-base',
  'wiki-base-1',
  'wiki-farmers',
  'wiki-history',
  'wiki-castles-1',
  'wiki-castles-2',
  'wiki-gifts',
  'wiki-crop-1',
  'wiki-crop-2',
  'wiki-features',
  'wiki-rush',
  'wiki-sheriff',
  'wiki-players',
  'order',
  'car',
  'faq',
  'grace',
  'bsw',
  'fan',
  'forum',
  'papageek',
  'reviews',
  'tiles',
  'jcz',
  'fcz',
] as const;
export type SourceKey = (typeof SOURCE_KEYS)[number];

/** A source: its name as it stands beside a rule, and what it is as the list of sources says it. */
export interface SourceWords {
  readonly name: string;
  readonly about: string;
}

/**
 * How a rule is part of a game where it is not simply executed: done before the first tile; seen only by what does not
 * happen; or why nothing of it can be executed.
 */
export const PLAYS = [
  'set-up',
  'absence',
  'contents',
  'words',
  'table',
  'advice',
  'versions',
  'repeats',
  'other-expansion',
  'variant',
  'unknown',
] as const;
export type Play = (typeof PLAYS)[number];

/** The rule books, in reading order. */
export const BOOKS = [
  'base',
  'goldmines',
  'castles',
  'gifts',
  'crop-circles',
  'gold-features',
  'gold-rush',
  'sheriff',
] as const;
export type Book = (typeof BOOKS)[number];

/** What the site counts. A face is what a tile shows; several tiles can share one. */
export type SiteNoun = 'rule' | 'example' | 'face' | 'tile';

/** The page about which rules are played, and which examples show them. */
export interface CoverageWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  readonly how: string;
  /** Over the explanations of `plays`. */
  readonly legend: string;
  readonly columns: { readonly rule: string; readonly play: string; readonly examples: string };
  readonly plays: Readonly<Record<Play | 'executed', { readonly name: string; readonly about: string }>>;
}

/** What is said about texts that a language lacks, and the page that counts them. */
export interface TranslationWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  readonly how: string;
  readonly figures: string;
  readonly part: string;
  /** The sentences of the program are always complete: nothing compiles without them. */
  readonly parts: Readonly<
    Record<'pages' | 'rules' | 'captions' | 'interface', { readonly name: string; readonly about: string }>
  >;
  /** When there are no gaps. */
  readonly complete: string;
  /** Over the gaps of a language. */
  readonly gaps: Readonly<Record<'missing' | 'outdated', string>>;
  /** Beside a text. */
  readonly missing: string;
  readonly outdated: string;
  /** Text of a link. */
  readonly english: string;
  /** Of a page or an example. */
  readonly missingParts: (count: number) => string;
  readonly outdatedParts: (count: number) => string;
}

/** When a new version of the site is on the device. */
export interface UpdateWords {
  readonly there: string;
  readonly load: string;
  readonly later: string;
}

export interface SiteWords {
  /** The language's name for itself. */
  readonly language: string;
  readonly tagline: string;
  readonly skip: string;
  readonly home: string;
  /** Labels of the navigations, for those who listen. */
  readonly languages: string;
  readonly neighbours: string;
  readonly contents: string;
  readonly theme: { readonly label: string; readonly auto: string; readonly light: string; readonly dark: string };
  /** Before an example's number. */
  readonly example: string;
  readonly marks: {
    /** `date` is a month with its year, in this language. */
    readonly official: (date: string) => string;
    readonly derived: string;
    readonly partly: string;
    readonly open: string;
    readonly unconfirmed: string;
  };
  /** Before the names of the sources beside a rule. */
  readonly source: (count: number) => string;
  readonly sources: Readonly<Record<SourceKey, SourceWords>>;
  readonly count: (noun: SiteNoun, count: number) => string;
  /** Which of the tiles is the start tile, by the letter of its face. */
  readonly startTile: (letter: string) => string;
  readonly gold: {
    readonly caption: string;
    readonly pieces: string;
    readonly each: string;
    readonly together: string;
    /** `10 and more` */
    readonly from: (count: number) => string;
    readonly yours: string;
    readonly worth: string;
  };
  readonly notFound: string;
  /** In place of a page that cannot be fetched without a network. */
  readonly notKept: string;
  /** On the page that others put into theirs, where no script runs. */
  readonly embedNeedsScript: string;
  readonly update: UpdateWords;
  readonly front: {
    /** The title of the window, and what search engines show. */
    readonly title: string;
    readonly description: string;
    /** Over the example that opens the home page. */
    readonly question: string;
    readonly invitation: string;
    /** Text of the link to the editor, below the example. */
    readonly make: string;
    readonly books: string;
    /** One line for each book. */
    readonly book: Readonly<Record<Book, string>>;
    readonly about: string;
    /** Paragraphs. */
    readonly aboutText: readonly string[];
  };
  readonly coverage: CoverageWords;
  readonly translation: TranslationWords;
  readonly footer: {
    readonly game: string;
    readonly publisher: string;
    readonly ours: string;
    /** Before the name of each licence. */
    readonly program: string;
    readonly texts: string;
  };
}
