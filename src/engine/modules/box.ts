/** What is in the box of a module, whatever one may do with it. It knows nothing of turns and of scoring. */
import type { Agreement, Supply } from '../state.ts';
import type { TileName, TileSet } from '../tiles/catalogue.ts';
import type { ModuleName } from '../words.ts';

export interface Box {
  readonly name: ModuleName;
  /** The game it adds to; Carcassonne unless given. */
  readonly game?: ModuleName;
  /** Only the modules that are a game: the tile it opens with (BASE-04, RUSH-17). */
  readonly start?: TileName;
  /** The printed faces that it makes known. */
  readonly faces?: readonly TileSet[];
  /** Tiles that come with other modules as well: they are in the pile once. */
  readonly shared?: TileSet;
  /** The tiles it adds to the pile, each as often as there is one. */
  tiles(agreement: Agreement): readonly TileName[];
  /** Tiles that others have added and that it takes out or replaces. */
  exchange?(tiles: readonly TileName[], agreement: Agreement): readonly TileName[];
  /** The pieces each player begins with. */
  pieces(players: number): Supply;
}
