/** Dragging with a mouse: the table, or a tile from one square to another. Fingers scroll by themselves. */
import { useRef, useState } from 'preact/hooks';
import { type Cell, sameCell } from '../../engine/index.ts';

/** Pixels before a press becomes a drag. */
const BEGINS = 6;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  /** The square of the tile that is dragged; the table is where there is none. */
  readonly from: Cell | undefined;
  dragging: boolean;
}

export interface DragProps {
  readonly cellAt: (event: MouseEvent) => Cell | undefined;
  /** Whether what lies on a square can be dragged. */
  readonly holds: (cell: Cell) => boolean;
  readonly onMove: (from: Cell, to: Cell) => void;
}

/** What is let go beside the table stays where it was. */
function isInside({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { left, top, right, bottom } = (currentTarget as HTMLElement).getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

export function useDrag({ cellAt, holds, onMove }: DragProps) {
  const press = useRef<Press>();
  /** A click follows a drag: it means nothing. */
  const dragged = useRef(false);
  const [over, setOver] = useState<Cell>();
  const end = (event: PointerEvent, done: boolean) => {
    const { from, dragging } = press.current ?? {};
    press.current = undefined;
    setOver(undefined);
    dragged.current = !!dragging;
    const to = done && dragging && from && isInside(event) ? cellAt(event) : undefined;
    if (from && to && !sameCell(from, to)) onMove(from, to);
  };
  return {
    /** The square over which a tile is dragged. */
    over,
    /** Whether the click that comes now belongs to a drag. */
    wasDrag: (): boolean => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        dragged.current = false;
        if (event.pointerType !== 'mouse' || event.button !== 0) return;
        const { scrollLeft: left, scrollTop: top } = event.currentTarget as HTMLElement;
        const cell = cellAt(event);
        const from = cell && holds(cell) ? cell : undefined;
        press.current = { x: event.clientX, y: event.clientY, left, top, from, dragging: false };
      },
      onPointerMove(event: PointerEvent) {
        const pressed = press.current;
        if (!pressed) return;
        const element = event.currentTarget as HTMLElement;
        const [dx, dy] = [event.clientX - pressed.x, event.clientY - pressed.y];
        if (!pressed.dragging && Math.hypot(dx, dy) < BEGINS) return;
        if (!pressed.dragging) element.setPointerCapture(event.pointerId);
        pressed.dragging = true;
        if (pressed.from) {
          const cell = cellAt(event);
          setOver((last) => (last && cell && sameCell(last, cell) ? last : cell));
        } else {
          element.scrollLeft = pressed.left - dx;
          element.scrollTop = pressed.top - dy;
        }
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
    },
  };
}
