/** What the pages outside the rule books say, in one language. A missing text does not compile. */
import type { Book } from './site.ts';

/** The pages, in the order in which one leads to the next. The first has the list of all of them. */
export const TOPICS = ['about', 'examples', 'symbols', 'boxes', 'sources', 'differences', 'home-rules'] as const;
export type Topic = (typeof TOPICS)[number];

/** How a rule is known: answered by the publisher, given by the sources, or else what `STANDINGS` say of it. */
export const CERTAINTIES = ['official', 'given', 'partly', 'derived', 'unconfirmed', 'open'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** The parts of the colophon. */
export const COLOPHON = ['game', 'texts', 'program', 'type', 'privacy', 'mistakes'] as const;
export type ColophonPart = (typeof COLOPHON)[number];

/** Where a way of playing comes from: somebody’s table, an old rule book, a choice the rules leave, or a gap in them. */
export const HOME_RULES = {
  home: ['holes', 'hand'],
  old: ['smallCity', 'oldFields', 'agreement'],
  choice: ['noFarmers', 'bazaars', 'rioGrande'],
  gap: ['tie', 'debt', 'fortune'],
} as const;
export type HomeRuleKind = keyof typeof HOME_RULES;
export type HomeRule = (typeof HOME_RULES)[HomeRuleKind][number];

/** A thing and what is said of it. */
export interface Entry {
  readonly name: string;
  readonly about: string;
}

/** A part of a list, with its heading. */
interface Shelf {
  readonly title: string;
  readonly about: string;
}

export interface WikiWords {
  readonly topics: Readonly<
    Record<Topic, { readonly title: string; readonly description: string; readonly lede: string }>
  >;
  readonly about: {
    /** Over the list of the pages. */
    readonly pages: string;
    readonly colophon: Readonly<Record<ColophonPart, Entry>>;
  };
  readonly examples: {
    /** The title of a book’s page. */
    readonly of: (book: string) => string;
    readonly description: (book: string) => string;
    readonly lede: string;
    readonly byRule: string;
    readonly byRuleAbout: string;
    /** The situations that stand on no page: answers to what people ask, and others. */
    readonly questions: Shelf;
    readonly others: Shelf;
  };
  readonly sources: {
    readonly certainty: string;
    readonly certainties: Readonly<Record<Certainty, Entry>>;
    readonly list: string;
    readonly listAbout: string;
  };
  readonly differences: {
    readonly editions: string;
    readonly editionsAbout: string;
    /** Over a book’s further rules that speak of editions. */
    readonly also: string;
  };
  readonly homeRules: {
    readonly kinds: Readonly<Record<HomeRuleKind, Entry>>;
    readonly rules: Readonly<Record<HomeRule, Entry>>;
    /** Before the rules that concern it. */
    readonly see: string;
  };
}

/** The page of a book’s examples. */
export type GalleryPlace = `examples/${Book}`;
export type WikiPlace = Topic | GalleryPlace;
