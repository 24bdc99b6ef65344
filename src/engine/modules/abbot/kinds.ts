/** The choices and events of the abbot. */
import type { Cell } from '../../geometry.ts';
import type { ChoiceKind, PointItem } from '../../state.ts';
import type { Spot } from '../../tiles/tile.ts';
import { isCell } from '../../turn/shapes.ts';
import type { Player } from '../../words.ts';

export type AbbotPhase = never;

export type AbbotDecision = never;

/** Takes the abbot back from where he stands. */
export type AbbotChoice = { readonly kind: 'recall'; readonly cell: Cell; readonly on: Spot };

export type AbbotEvent = {
  readonly kind: 'abbot-recalled';
  readonly player: Player;
  readonly cell: Cell;
  readonly on: Spot;
  readonly items: readonly PointItem[];
  readonly points: number;
};

export const ABBOT_REFUSALS = ['no-abbot-there'] as const;

export const ABBOT_PROBLEMS = [] as const;

/** The kinds of choice that answer each of its decisions. */
export const ABBOT_ANSWERS = {} as const satisfies Record<string, readonly ChoiceKind[]>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const ABBOT_SHAPES = {
  recall: ({ cell, on }: Readonly<Record<string, unknown>>) => isCell(cell) && typeof on === 'string',
} as const;
