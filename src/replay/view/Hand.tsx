import { TilePicture } from '../../drawing/index.ts';
import type { Told } from '../story.ts';
import type { Telling } from '../telling.ts';

/** The tile that has been drawn and has to be placed now. */
export function Hand({ told, telling }: { told: Told; telling: Telling }) {
  const { hand } = told.state;
  if (told.decision?.kind !== 'place-tile' || hand === undefined) return null;
  const { game, replay, ctx } = telling;
  const tile = ctx.tile?.(hand);
  return (
    <p class="hand">
      <TilePicture tile={hand} {...(tile && { label: game.tile(tile) })} />
      {replay.drawn}
    </p>
  );
}
