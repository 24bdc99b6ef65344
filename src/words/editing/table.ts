/** What every language says in the editor: the board on which things are set up and played. */
import type { Player, Spot, TokenValue, Way } from '../../engine/index.ts';
import type { NamingWords } from '../game.ts';
import { isOneOf } from '../lists.ts';
import { type Place, placesOn } from '../spots.ts';

/** What a tap on the board does: it depends on what is in the hand, or on what was begun. */
export type TapHint =
  | 'free'
  | 'tile'
  | 'figure'
  | 'gold'
  | 'castle'
  | 'second'
  | 'bridge'
  | 'stand'
  | 'tokens'
  | 'move';

/** Sentences end with a full stop, labels do not. A square is given by its name: `C2`. */
export interface TableWords {
  /** What the drawing is: `Board, 9 tiles`. */
  readonly board: (tiles: number) => string;
  /** Which keys do what on the board. */
  readonly keys: string;
  readonly hints: Readonly<Record<TapHint, string>>;
  /** Label of a button: shows all squares as buttons. */
  readonly list: string;
  /** Labels: how much of the board is seen. */
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  /** Labels of buttons. */
  readonly turn: string;
  readonly remove: string;
  readonly done: string;
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
  ): TableWords['spot'] =>
  (on) => {
    const [kind] = on.split(':');
    if (!isOneOf(features, kind)) return quote(on);
    const where = placesOn(on);
    return `${features[kind]}${where.length ? ` (${and(where.map((place) => places[place]))})` : ''}`;
  };
