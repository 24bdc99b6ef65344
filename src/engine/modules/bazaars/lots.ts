/** The tiles of a bazaar: turned up, somebody's, or played. */
import type { GameState } from '../../state.ts';
import type { TileName } from '../../tiles/catalogue.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Player } from '../../words.ts';
import type { BazaarsPart } from './part.ts';

export const partOf = (state: GameState): BazaarsPart => state.parts.bazaars as BazaarsPart;

export const keep = (draft: Draft, change: Partial<BazaarsPart>): void => {
  draft.state.parts = { ...draft.state.parts, bazaars: { ...partOf(draft.state), ...change } };
};

/** The tiles that nobody has yet. */
export const lotsOf = ({ reserved = [] }: GameState): TileName[] =>
  reserved.flatMap(({ tile, player }) => (player ? [] : [tile]));

/** The tile that a player has from a bazaar. */
export const tileOf = ({ reserved = [] }: GameState, player: Player): TileName | undefined =>
  reserved.find((one) => one.player === player)?.tile;

/** Gives one of the tiles that nobody has to a player. */
export function giveLot({ state }: Draft, tile: TileName, player: Player): void {
  const { reserved = [] } = state;
  const at = reserved.findIndex((one) => one.tile === tile && !one.player);
  state.reserved = reserved.map((one, i) => (i === at ? { tile, player } : one));
}
