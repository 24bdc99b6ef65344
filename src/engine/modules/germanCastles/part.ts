/** What the module of the German castles keeps. */
import type { TileName } from '../../tiles/catalogue.ts';
import type { Player } from '../../words.ts';

export interface GermanCastlesPart {
  /** The castle tiles that lie open before each player. */
  readonly held: Readonly<Partial<Record<Player, readonly TileName[]>>>;
}
