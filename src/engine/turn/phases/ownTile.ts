/** Playing a tile of one's own instead of drawing (GF-ABB-01, GF-GCA-02). */
import type { TileName } from '../../tiles/catalogue.ts';
import type { Draft } from '../draft.ts';

/** Takes the tile in hand; it is then placed like one that was drawn. */
export function takeOwnTile(draft: Draft, tile: TileName): void {
  draft.state.hand = tile;
  draft.state.own = true;
  draft.leave();
}
