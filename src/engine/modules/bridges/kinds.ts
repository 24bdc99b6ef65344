/** The phase of a bridge, its decision, choice and events. */
import type { Cell } from '../../geometry.ts';
import type { ChoiceKind } from '../../state.ts';
import { isCell } from '../../turn/shapes.ts';
import { isWay, type Player, type RuleId, type Way } from '../../words.ts';

export type BridgesPhase = 'place-bridge';

/** `needed` if the tile only fits with a bridge: without it, its edges differ from those of these cells (BRIDGE-06). */
export type BridgesDecision = {
  readonly kind: 'place-bridge';
  readonly player: Player;
  readonly rule: RuleId;
  readonly needed?: readonly Cell[];
};

/** A bridge over the tile just placed, or over one beside it. */
export type BridgesChoice = { readonly kind: 'bridge'; readonly cell: Cell; readonly way: Way };

export type BridgesEvent =
  | { readonly kind: 'bridge-placed'; readonly player: Player; readonly cell: Cell; readonly way: Way }
  | { readonly kind: 'bridge-declined'; readonly player: Player };

export const BRIDGES_REFUSALS = ['bridge-too-far', 'bridge-twice', 'bridge-off-field', 'bridge-needed'] as const;

export const BRIDGES_PROBLEMS = ['bridge-without-module', 'bridge-off-field', 'too-many-bridges'] as const;

/** The kinds of choice that answer each of its decisions. */
export const BRIDGES_ANSWERS = {
  'place-bridge': ['bridge', 'pass'],
} as const satisfies Record<string, readonly ChoiceKind[]>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const BRIDGES_SHAPES = {
  bridge: ({ cell, way }: Readonly<Record<string, unknown>>) => isCell(cell) && isWay(way),
} as const;
