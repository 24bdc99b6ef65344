import type { ComponentChildren } from 'preact';
import type { Cell } from '../engine/index.ts';
import { Coordinates } from './Coordinates.tsx';
import { Counted, EmptyCells, PlacedFrame, Targets, VicinityBorder, VicinityHatch } from './MarkLayers.tsx';
import { type CellWindow, type Marks, type Shown, windowOf } from './marks.ts';
import { AllGold, Bridges, Castles, Figures, type PlayerNames, Rings } from './PieceLayers.tsx';
import { placePieces } from './pieces.ts';
import { type Sizes, sizesFor } from './sizes.ts';
import { Lattice, Tiles } from './TileLayers.tsx';
import { CELL, HALF } from './units.ts';

export interface BoardProps {
  state: Shown;
  marks?: Marks | undefined;
  /** What the picture is, in words. */
  label: string;
  /** The players' names, said when a pointer rests on one of their followers. */
  names?: PlayerNames | undefined;
  /** Give all steps of an example the same, and they have the same size. */
  window?: CellWindow | undefined;
  /** The cell named A1, where that is not the north-western one of the window. */
  origin?: Cell | undefined;
  /** How it is seen through a smaller opening: so many columns at once, so many pixels a unit, named around these cells. */
  view?: { readonly columns: number; readonly pixels: number; readonly named: CellWindow } | undefined;
  /** More to be drawn on top, in the units of the board: cell (x, y) has its middle at (96x, 96y). */
  children?: ComponentChildren;
}

/** Room at the north and the east for towers and frames that reach over the edge. */
const REACH = 10;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the drawing that is seen: the window with its coordinates. */
export function frameOf({ x, y, w, h }: CellWindow, { margin }: Sizes): Frame {
  return {
    x: CELL * x - HALF - margin,
    y: CELL * y - HALF - REACH,
    width: CELL * w + margin + REACH,
    height: CELL * h + margin + REACH,
  };
}

/** A board with its pieces and marks, seen from straight above. Layers from below, in the order in which they are read. */
export function Board({ state, marks = {}, label, names, window: given, origin, view, children }: BoardProps) {
  const window = given ?? windowOf([state], [marks]);
  const sizes = sizesFor(view?.columns ?? window.w);
  const pixels = view?.pixels ?? sizes.pixels;
  const { x, y, width, height } = frameOf(window, sizes);
  const pieces = placePieces(state, marks, sizes);
  const taken = state.tiles.map((tile) => tile.cell);
  return (
    <svg
      class={`board ${sizes.name}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={Math.round(width * pixels)}
      height={Math.round(height * pixels)}
      role="img"
      aria-label={label}
    >
      <Lattice {...window} />
      <EmptyCells marks={marks} taken={taken} />
      <Tiles tiles={state.tiles} />
      <Bridges tiles={state.tiles} />
      <VicinityHatch marks={marks} />
      <Castles pieces={pieces} />
      <VicinityBorder marks={marks} />
      <PlacedFrame marks={marks} tiles={state.tiles} />
      <Targets marks={marks} taken={taken} scale={sizes.mark} />
      <Figures pieces={pieces} names={names} />
      <Rings marks={marks} state={state} pieces={pieces} sizes={sizes} />
      <AllGold pieces={pieces} scale={sizes.mark} />
      <Counted pieces={pieces} scale={sizes.mark} />
      <Coordinates window={view?.named ?? window} origin={origin ?? [window.x, window.y]} sizes={sizes} />
      {children}
    </svg>
  );
}
