/** Choices that come from outside: whether a value has the shape of one. */
import { MODULE_SHAPES } from '../modules/kinds.ts';
import type { Choice, ChoiceKind } from '../state.ts';
import { isTurn } from '../words.ts';
import { isCell, isFigure } from './shapes.ts';

/** A choice of which only the kind is known. */
type Given = Readonly<Record<string, unknown>>;

const SHAPES: { readonly [K in ChoiceKind]: (choice: Given) => boolean } = {
  tile: ({ cell, turn }) => isCell(cell) && isTurn(turn),
  gold: ({ cell }) => isCell(cell),
  follower: (choice) =>
    typeof choice.on === 'string' && (choice.cell === undefined || isCell(choice.cell)) && isFigure(choice),
  pass: () => true,
  castle: ({ cell, build }) => isCell(cell) && typeof build === 'boolean',
  score: ({ cell, on }) => isCell(cell) && typeof on === 'string',
  take: ({ cell }) => isCell(cell),
  ...MODULE_SHAPES,
};

/** Whether a choice has a known kind and all that belongs to it. */
export function isWellFormed(choice: Choice): boolean {
  return Object.hasOwn(SHAPES, choice.kind) && SHAPES[choice.kind](choice as unknown as Given);
}
