/**
 * The face of the drawing: what a page, a replay or an editor draws with.
 *
 * Everything is a function of its props and gives SVG. A page needs the symbols of `Defs.tsx` once, before the first
 * drawing, and `board.css`. They are not part of this face: whoever draws on a page has them already.
 */
export { Board, type BoardProps, frameOf } from './Board.tsx';
export { GoldPiece } from './GoldPiece.tsx';
export { MeeplePicture } from './Meeple.tsx';
export {
  type CellWindow,
  type ClaimMarks,
  type ClaimState,
  type GoldGhost,
  type Marks,
  type Ring,
  type Shown,
  windowOf,
} from './marks.ts';
export type { PlayerNames } from './PieceLayers.tsx';
export { PlayerMark } from './PlayerMark.tsx';
export type { PoseName } from './poses.ts';
export { type Sizes, sizesFor } from './sizes.ts';
export { type PictureSize, TilePicture } from './TilePicture.tsx';
