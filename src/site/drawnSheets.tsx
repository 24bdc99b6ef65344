/** Which pages need a style sheet that only some drawings need. */
import { renderToString } from 'preact-render-to-string';
import { Defs } from '../drawing/Defs.tsx';
import { TilePicture } from '../drawing/TilePicture.tsx';
import type { TileName } from '../engine/index.ts';

/** Whether these tiles, or the pieces that can stand on them, bear a class of a sheet, given as its text. */
export function needSheet(sheet: string, tiles: readonly TileName[]): boolean {
  const own = new Set([...sheet.matchAll(/\.(b-[a-z0-9]+)/g)].map((match) => match[1]));
  const drawn = renderToString(
    <>
      <Defs tiles={tiles} />
      {tiles.map((tile) => (
        <TilePicture tile={tile} />
      ))}
    </>,
  );
  const classes = [...drawn.matchAll(/ class="([^"]+)"/g)].flatMap((match) => (match[1] as string).split(' '));
  return classes.some((name) => own.has(name));
}
