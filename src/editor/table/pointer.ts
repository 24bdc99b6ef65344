/** Where a finger points, and what it can do there. */
import { CELL, type Point } from '../../drawing/units.ts';
import type { Cell } from '../../engine/index.ts';
import type { TapHint } from '../../words/editing/things.ts';
import type { Hand } from '../hand.ts';
import type { Model } from '../model.ts';
import type { TableControl } from './useTable.ts';

/** The point of the drawing under a finger. */
export function pointAt({ currentTarget, clientX, clientY }: MouseEvent): Point | undefined {
  const svg = currentTarget instanceof Element ? currentTarget.querySelector('svg') : null;
  const toScreen = svg?.getScreenCTM();
  if (!toScreen) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
  return [x, y];
}

export const cellOf = ([x, y]: Point): Cell => [Math.round(x / CELL), Math.round(y / CELL)];

function whatTapDoes(hand: Hand, { first }: Pick<TableControl, 'first'>): TapHint {
  switch (hand.what) {
    case 'castle':
      return first ? 'second' : 'castle';
    case 'tent':
    case 'sheriff':
      return 'stand';
    case 'token':
      return 'tokens';
    default:
      return hand.what;
  }
}

/** A sentence: what a tap does now. */
export function hintFor({ hand, words }: Model, table: Pick<TableControl, 'moving' | 'first' | 'editing'>): string {
  const hints = table.editing?.words.hints;
  if (table.moving) return hints?.move ?? '';
  return hand ? (hints?.[whatTapDoes(hand, table)] ?? '') : words.editor.table.hint;
}
