import { TilePicture } from '../../drawing/index.ts';
import type { TileName } from '../../engine/index.ts';
import type { Told } from '../story.ts';
import type { Telling } from '../telling.ts';

interface HandProps {
  told: Told;
  telling: Telling;
}

/**
 * The tile that has been drawn and is still to be placed, and the second one of Take 2 (GIFT-TAKE-06); in a bazaar the
 * tiles that nobody has yet (BAZAAR-02).
 */
export function Hand({ told: { state, decision }, telling: { game, replay, ctx } }: HandProps) {
  if (!decision) return null;
  const { hand, reserved = [], parts } = state;
  const second = parts.gifts?.second;
  const open = reserved.flatMap(({ tile, player }) => (player ? [] : [tile]));
  const draw = (name: TileName) => {
    const tile = ctx.tile?.(name);
    return <TilePicture tile={name} {...(tile && { label: game.tile(tile) })} />;
  };
  return (
    <>
      {[hand, second].map((name) =>
        name === undefined ? null : (
          <p class="hand">
            {draw(name)}
            {replay.drawn}
          </p>
        ),
      )}
      {open.length > 0 && <p class="hand">{open.map(draw)}</p>}
    </>
  );
}
