/** Where no tile is known any more: any of the boxes in play can be drawn, or the game ends. */
import { TilePicture } from '../../drawing/index.ts';
import { getTile, type TileName } from '../../engine/index.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { drawNext, facesOf } from '../edits/drawing.ts';
import { setThen } from '../edits/pile.ts';
import type { JudgedProps } from '../model.ts';

interface DrawingProps extends JudgedProps {
  frame: Frame;
  onDraw: () => void;
}

export function Drawing({ model, send, frame, onDraw }: DrawingProps) {
  const { document, at, telling } = model;
  const { play } = model.words;
  const change = (changed: typeof document) => {
    onDraw();
    send({ type: 'change', document: changed, at });
  };
  if (frame.state.phase === 'over') {
    return document.then === 'end' ? (
      <p class="do">
        <button type="button" class="btn" onClick={() => change(setThen(document, 'unknown'))}>
          {play.goesOn}
        </button>
      </p>
    ) : null;
  }
  const draw = (tile: TileName) => change(drawNext(document, tile));
  return (
    <>
      <div class="faces">
        {facesOf(frame.state.agreement, document).map(({ tile, left }) => (
          <button type="button" class="btn" key={tile} onClick={() => draw(tile)}>
            <TilePicture tile={tile} size="small" label={telling.game.tile(getTile(tile))} />
            {play.left(left)}
          </button>
        ))}
      </div>
      <p class="do">
        <button type="button" class="btn" onClick={() => change(setThen(document, 'end'))}>
          {play.ends}
        </button>
      </p>
    </>
  );
}
