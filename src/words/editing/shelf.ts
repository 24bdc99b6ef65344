/** What every language says around the board of the editor before anything is unfolded: tiles to take, and problems. */
import type { ModuleName } from '../../engine/index.ts';

/** The tabs of the shelf, in their order. */
export const SHELF_TABS = ['tiles', 'pieces', 'players', 'game', 'next'] as const;
export type ShelfTab = (typeof SHELF_TABS)[number];

export interface ShelfWords {
  /** Of the whole shelf, for those who listen. */
  readonly title: string;
  readonly tabs: Readonly<Record<ShelfTab, string>>;
  /** `3 left`; `none left`. */
  readonly left: (count: number) => string;
  /** `2 more than there are` */
  readonly over: (count: number) => string;
  /** Modules, or boxes, by their names. */
  readonly modules: Readonly<Record<ModuleName, string>>;
  /** `adds The Goldmines to the game` */
  readonly adds: (module: string) => string;
  readonly tiles: {
    /** What a tile can show besides features. */
    readonly gold: string;
    readonly box: string;
    readonly allBoxes: string;
    readonly otherBoxes: string;
    readonly shows: string;
    readonly anything: string;
    readonly turn: string;
    readonly release: string;
    /** Over the part for a tile of one's own. */
    readonly own: string;
  };
  readonly problems: {
    readonly title: string;
    /** A sentence: how many there are, or that there is none. */
    readonly count: (count: number) => string;
    readonly note: string;
    readonly dead: string;
    readonly noneDead: string;
    /** `no tile left fits`, `1 tile left fits` */
    readonly fitting: (count: number) => string;
  };
}
