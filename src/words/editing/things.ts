/** What every language says in the editor of what lies on the board, and of what is done there; fetched with that. */
import type { Player, Spot, TokenValue, Way } from '../../engine/index.ts';
import type { NamingWords } from '../game.ts';
import { isOneOf } from '../lists.ts';
import type { Locale } from '../locale.ts';
import { type Place, placesOn } from '../spots.ts';

/** What a tap on the board does with something in the hand, or with something begun. */
export type TapHint = 'tile' | 'figure' | 'gold' | 'castle' | 'second' | 'bridge' | 'stand' | 'tokens' | 'move';

/** Sentences end with a full stop, labels do not. A square is given by its name: `C2`. */
export interface ThingWords {
  readonly hints: Readonly<Record<TapHint, string>>;
  /** Labels of buttons. */
  readonly move: string;
  /** Nothing lies on a square. */
  readonly free: string;
  /** A tile of this name is not known. */
  readonly unknownTile: (name: string) => string;
  /** `problem 1`, `problems 1 and 2` */
  readonly problems: (numbers: readonly number[]) => string;
  /** Labels: what lies on a square. */
  readonly castle: (player: Player, lord: boolean) => string;
  readonly bridge: (way: Way) => string;
  readonly tent: (player: Player) => string;
  readonly sheriff: string;
  /** A stack of tokens, the topmost first. */
  readonly tokens: (values: readonly TokenValue[]) => string;
  /** A segment of a tile: `mountain (top)`. */
  readonly spot: (on: Spot) => string;
  /** Labels of buttons that change it. */
  readonly moreGold: string;
  readonly lessGold: string;
  readonly lordOn: string;
  readonly lordOff: string;
  readonly takeToken: string;
  /** Headings over buttons for the spots of a tile, the squares for the second half of a castle, whose figure to put. */
  readonly whereOn: (cell: string) => string;
  readonly secondOf: (cell: string) => string;
  readonly whichWay: (cell: string) => string;
  readonly putOn: (cell: string) => string;
  /** Sentences: what was done. */
  readonly laid: (cell: string, fits: boolean) => string;
  readonly turned: (cell: string) => string;
  readonly removed: string;
  readonly moved: (to: string) => string;
  /** Nothing can be put where no tile lies. */
  readonly noTile: (cell: string) => string;
}

/** Labels a segment: its feature and where it lies; a name that means nothing as it is written. */
export const spotLabeller =
  (
    features: NamingWords['features'],
    places: Readonly<Record<Place, string>>,
    and: NamingWords['and'],
    quote: (text: string) => string,
  ): ThingWords['spot'] =>
  (on) => {
    const [kind] = on.split(':');
    if (!isOneOf(features, kind)) return quote(on);
    const where = placesOn(on);
    return `${features[kind]}${where.length ? ` (${and(where.map((place) => places[place]))})` : ''}`;
  };

const WORDS: Readonly<Record<Locale, () => Promise<{ things: ThingWords }>>> = {
  en: () => import('../locales/en/editing/things.ts'),
  nl: () => import('../locales/nl/editing/things.ts'),
  pl: () => import('../locales/pl/editing/things.ts'),
  ro: () => import('../locales/ro/editing/things.ts'),
};

export const loadThingWords = async (locale: Locale): Promise<ThingWords> => (await WORDS[locale]()).things;
