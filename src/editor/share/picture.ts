/** The drawing of a step as a file, with its document inside. */
import boardStyles from '../../drawing/board.css?raw';
import { windowOf } from '../../drawing/index.ts';
import materials from '../../drawing/materials.css?raw';
import { readStyles } from '../../drawing/standalone/styles.ts';
import { captionOf } from '../../replay/example.ts';
import { descriptionOf, pictureOf } from '../../replay/picture.ts';
import { phaseLine } from '../../replay/spoken.ts';
import { marksOf } from '../../replay/story.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { drawnOf } from '../drawn.ts';
import { depthOfFrame, frameAt, judgedOf } from '../judged.ts';
import { type Shared, titleOf } from './shared.ts';

export const SHEET = readStyles(`${boardStyles}\n${materials}`);

/** How much of the board is seen: all that any step needs, or what there is in this one. */
type Extent = 'all steps' | 'this step';

/** The picture of a frame; of the situation as it is written, where that cannot be played. */
export function svgOf(
  { document, locale, telling, window: whole }: Shared,
  frame: Frame | undefined,
  { extent, notation }: { readonly extent: Extent; readonly notation?: string },
): string {
  const names = Object.fromEntries(document.players.map((player) => [player, telling.game.players[player].name]));
  const line = frame ? phaseLine(frame, depthOfFrame(frame), telling) : telling.replay.start;
  const caption = captionOf(document, frame?.id ?? 'start', locale)?.text ?? '';
  const described = frame ? descriptionOf(frame, telling) : '';
  const shown = frame?.state ?? drawnOf(document);
  const marks = frame ? marksOf(frame) : {};
  return pictureOf(
    {
      shown,
      marks,
      window: extent === 'this step' ? windowOf([shown], [marks]) : whole,
      origin: [whole.x, whole.y],
      title: [titleOf(document, locale), line].filter(Boolean).join(' · '),
      description: [caption, described].filter(Boolean).join(' '),
      names,
      ...(notation && { notation }),
    },
    SHEET,
  );
}

/** The picture of the step that is shown. */
export const shownSvg = (shared: Shared, notation: string): string =>
  svgOf(shared, frameAt(judgedOf(shared.document), shared.at), { extent: 'this step', notation });
