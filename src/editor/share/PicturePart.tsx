/** The picture of the step that is shown, as SVG or PNG. */
import { useState } from 'preact/hooks';
import { CARRIED } from '../../drawing/standalone/standalone.ts';
import type { ShareWords } from '../../words/editing/share.ts';
import { canSendFiles, save, send } from './device.ts';
import { idOf } from './json.ts';
import { shownSvg } from './picture.ts';
import { withText } from './png.ts';
import { onCanvas, PNG_BOUNDS, pngBytes, sizeOf, within } from './raster.ts';
import type { Shared } from './shared.ts';

/** `castle-1-take`, without what comes behind the dot. */
export const nameOf = ({ document, at, locale }: Shared): string => `${idOf(document, locale).split('/')[1]}-${at}`;

async function pngOf(svg: string, notation: string) {
  const size = within(sizeOf(svg), PNG_BOUNDS);
  const bytes = withText(await pngBytes(await onCanvas(svg, size)), CARRIED, notation);
  return { size, file: new Blob([bytes], { type: 'image/png' }) };
}

interface PictureProps {
  shared: Shared;
  /** What the picture carries. */
  notation: string;
  words: ShareWords;
}

export function PicturePart({ shared, notation, words }: PictureProps) {
  const [said, say] = useState('');
  const name = nameOf(shared);
  const attempt = async (make: () => Promise<string> | string) => {
    try {
      say(await make());
    } catch {
      say(words.failed);
    }
  };
  const saveSvg = () => {
    save(`${name}.svg`, new Blob([shownSvg(shared, notation)], { type: 'image/svg+xml' }));
    return words.saved(`${name}.svg`);
  };
  const withPng = async (use: (file: Blob) => Promise<string> | string) => {
    const { size, file } = await pngOf(shownSvg(shared, notation), notation);
    const done = await use(file);
    return `${done} ${size.reduced ? words.reduced(size.width, size.height) : ''}`.trim();
  };
  const savePng = (file: Blob) => {
    save(`${name}.png`, file);
    return words.saved(`${name}.png`);
  };
  const sendPng = async (file: Blob) => {
    await send({ files: [new File([file], `${name}.png`, { type: 'image/png' })] });
    return '';
  };
  return (
    <>
      <p>{words.pictureHint}</p>
      <div class="share-row">
        <button type="button" class="btn" onClick={() => attempt(() => withPng(savePng))}>
          {words.savePng}
        </button>
        <button type="button" class="btn" onClick={() => attempt(saveSvg)}>
          {words.saveSvg}
        </button>
        {canSendFiles('image/png') && (
          <button type="button" class="btn" onClick={() => attempt(() => withPng(sendPng))}>
            {words.sendPicture}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </>
  );
}
