/** Looking at a part of a large board: how large it is shown, and scrolling to what matters. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type CellWindow, frameOf, sizesFor } from '../../drawing/index.ts';
import { CELL, HALF } from '../../drawing/units.ts';
import type { Cell } from '../../engine/index.ts';
import { grown } from './sheet.ts';

/** Pieces and letters are drawn for so many columns, however large the board is. */
export const COLUMNS = 6;
export const SIZES = sizesFor(COLUMNS);

/** Pixels a unit. */
const LARGEST = 2.5;
const SMALLEST = 0.05;
/** A board that is opened is shown whole, but not larger or smaller than this. */
const OPENED = [0.42, 1.15] as const;
const STEP = 1.3;

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A point of the opening, from its upper left corner. */
interface OpeningPoint {
  readonly x: number;
  readonly y: number;
}

export interface View {
  readonly pixels: number;
  /** Enlarges by a factor; what is at the point stays there, else what is in the middle. */
  readonly zoom: (by: number, at?: OpeningPoint) => void;
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly fit: () => void;
  /** Scrolls as little as needed to see a square. */
  readonly show: (cell: Cell) => void;
}

/** `board` is where something lies, `sheet` what is drawn. */
export function useView(opening: { readonly current: HTMLElement | null }, board: CellWindow, sheet: CellWindow): View {
  const [pixels, setPixels] = useState(0.9);
  /** Where to scroll once the drawing has its new size. */
  const then = useRef<(element: HTMLElement) => void>();
  const before = useRef({ pixels, sheet });

  const scrollTo = (element: HTMLElement, { x, y, w, h }: CellWindow, size: number) => {
    const frame = frameOf(sheet, SIZES);
    const [left, top] = [CELL * x - HALF - frame.x, CELL * y - HALF - frame.y];
    element.scrollLeft = (left + (CELL * w) / 2) * size - element.clientWidth / 2;
    element.scrollTop = (top + (CELL * h) / 2) * size - element.clientHeight / 2;
  };

  const showWhole = (low: number, high: number) => {
    const element = opening.current;
    if (!element?.clientWidth) return;
    const ringed = grown(board, 1);
    const room = Math.min(element.clientWidth / (CELL * ringed.w), element.clientHeight / (CELL * ringed.h));
    const size = between(room, low, high);
    then.current = (el) => scrollTo(el, board, size);
    if (size === pixels) scrollTo(element, board, size);
    setPixels(size);
  };

  const zoom = (by: number, at?: OpeningPoint) => {
    const element = opening.current;
    if (!element) return;
    const size = between(pixels * by, SMALLEST, LARGEST);
    const k = size / pixels;
    const x = at?.x ?? element.clientWidth / 2;
    const y = at?.y ?? element.clientHeight / 2;
    const [left, top] = [(element.scrollLeft + x) * k - x, (element.scrollTop + y) * k - y];
    then.current = (el) => {
      el.scrollLeft = left;
      el.scrollTop = top;
    };
    setPixels(size);
  };

  // What was seen stays where it was when the sheet grows to the north or west.
  useLayoutEffect(() => {
    const element = opening.current;
    const old = before.current;
    before.current = { pixels, sheet };
    if (!element) return;
    if (then.current) then.current(element);
    else if (old.sheet !== sheet) {
      element.scrollLeft += (old.sheet.x - sheet.x) * CELL * pixels;
      element.scrollTop += (old.sheet.y - sheet.y) * CELL * pixels;
    }
    then.current = undefined;
  }, [pixels, sheet]);

  useLayoutEffect(() => showWhole(...OPENED), []);

  // Two fingers, and the wheel with Ctrl: the wheel alone is the page's.
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const element = opening.current;
    if (!element) return undefined;
    const pointOf = (clientX: number, clientY: number): OpeningPoint => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 300), pointOf(event.clientX, event.clientY));
    };
    let apart: number | undefined;
    const pinch = (event: TouchEvent) => {
      const [a, b] = event.touches;
      if (!a || !b) {
        apart = undefined;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (apart && Math.abs(now / apart - 1) > 0.02) {
        latest.current(now / apart, pointOf((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2));
        apart = now;
      }
      apart ??= now;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const) {
      element.addEventListener(type, pinch, { passive: false });
    }
    return () => {
      element.removeEventListener('wheel', wheel);
      for (const type of ['touchstart', 'touchmove', 'touchend'] as const) element.removeEventListener(type, pinch);
    };
  }, []);

  const show = ([x, y]: Cell) => {
    const element = opening.current;
    if (!element) return;
    const frame = frameOf(sheet, SIZES);
    const into = (from: number, start: number, length: number) => {
      const low = (CELL * start - HALF - from - 12) * pixels;
      return (scroll: number) => between(scroll, low + (CELL + 24) * pixels - length, low);
    };
    element.scrollLeft = into(frame.x, x, element.clientWidth)(element.scrollLeft);
    element.scrollTop = into(frame.y, y, element.clientHeight)(element.scrollTop);
  };

  return {
    pixels,
    zoom,
    larger: () => zoom(STEP),
    smaller: () => zoom(1 / STEP),
    fit: () => showWhole(SMALLEST, OPENED[1]),
    show,
  };
}
