/** The link as a code for cameras. */
import { correction, generate } from 'lean-qr';
import type { ShareWords } from '../../words/editing/share.ts';

/** What fits into 117 modules a side; a code with more of them a phone can hardly read from a screen. */
export const MOST_FOR_QR = 1273;

/** White around the code, in modules. */
const QUIET = 4;

/** The dark modules as one path, row by row: `M4 4h7v1h-7z`. */
export function pathOf(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const runs: string[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      let length = 1;
      while (code.get(x + length, y)) length++;
      runs.push(`M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`);
      x += length;
    }
  }
  return { size: code.size + 2 * QUIET, path: runs.join('') };
}

/** A code for cameras: dark on light, whatever the page looks like. */
export function QrPart({ link, words }: { link: string; words: ShareWords }) {
  if (link.length > MOST_FOR_QR) return <p>{words.qrTooLong(MOST_FOR_QR)}</p>;
  const { size, path } = pathOf(link);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.qrLabel} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
