/**
 * What every language says on the tabs of the shelf: pieces, players, the game and what is drawn next; fetched with the
 * first of them that is wanted.
 */
import type { GAMES, GiftKind, Options, TokenValue } from '../../engine/index.ts';
import type { GameWords } from '../game.ts';
import type { Locale } from '../locale.ts';

/** Pieces by what they are called; `lord` is a castle with its lord. */
export type PieceName =
  | 'follower'
  | 'cowboy'
  | 'abbot'
  | 'abbey'
  | 'prior'
  | 'castle'
  | 'lord'
  | 'bridge'
  | 'bridgeNS'
  | 'bridgeEW'
  | 'gold'
  | 'tent'
  | 'sheriff';

interface NamedValues<V extends string | number> {
  readonly name: string;
  readonly values: Readonly<Record<`${V}`, string>>;
}

/** An option that is on or off has a sentence for being on, one with several values a name, and one for each. */
export type OptionTexts = {
  readonly [M in keyof Options]: {
    readonly [K in keyof Options[M]]: Options[M][K] extends boolean
      ? string
      : NamedValues<Extract<Options[M][K], string | number>>;
  };
};

export interface TabWords {
  /** A tile of one's own. */
  readonly own: {
    /** Sentences: why a text is no tile. */
    readonly problems: GameWords['tileProblems'];
    /** Two lines: `code` stands between backquotes. */
    readonly notation: Readonly<Record<(typeof GAMES)[number], readonly [string, string]>>;
    readonly take: string;
  };
  readonly pieces: {
    readonly names: Readonly<Record<PieceName, string>>;
    /** `token 3` */
    readonly token: (value: TokenValue) => string;
    /** What is nobody's. */
    readonly common: string;
    readonly more: string;
  };
  readonly players: {
    readonly seats: string;
    readonly active: string;
    /** `Red: one seat earlier` */
    readonly earlier: (player: string) => string;
    readonly later: (player: string) => string;
    readonly remove: (player: string) => string;
    readonly add: string;
    readonly full: string;
    readonly points: string;
    readonly goldOwned: string;
    readonly supply: string;
    /** Of a number that is left empty. */
    readonly supplyHint: string;
    readonly gifts: string;
    readonly cards: Readonly<Record<GiftKind, string>>;
    readonly tokens: string;
    /** Tokens of Gold Rush that are nobody’s, and a button that leaves those to come to the board again. */
    readonly tokenSupply: string;
    readonly forgetTokens: string;
    readonly tokensRemoved: string;
    readonly castleTiles: string;
    readonly pile: string;
    readonly pileUnknown: string;
    readonly pileEmpty: string;
    readonly forgetPile: string;
    readonly discard: string;
    readonly addCard: string;
    readonly reveal: string;
  };
  readonly game: {
    readonly which: string;
    readonly games: Readonly<Record<(typeof GAMES)[number], string>>;
    readonly expansions: string;
    readonly options: OptionTexts;
    readonly goldSupply: string;
    readonly goldHint: string;
    readonly seed: string;
    readonly seedHint: string;
    readonly another: string;
  };
  readonly next: {
    readonly list: string;
    readonly none: string;
    readonly earlier: string;
    readonly later: string;
    readonly remove: string;
    readonly clear: string;
    readonly fill: string;
    readonly fillHint: string;
    readonly then: string;
    readonly ends: Readonly<Record<'end' | 'unknown', string>>;
    readonly add: string;
  };
}

const WORDS: Readonly<Record<Locale, () => Promise<{ tabs: TabWords }>>> = {
  en: () => import('../locales/en/editing/tabs.ts'),
  nl: () => import('../locales/nl/editing/tabs.ts'),
  pl: () => import('../locales/pl/editing/tabs.ts'),
  ro: () => import('../locales/ro/editing/tabs.ts'),
};

export const loadTabWords = async (locale: Locale): Promise<TabWords> => (await WORDS[locale]()).tabs;
