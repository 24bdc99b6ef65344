/** The phases, decisions, choices, events and refusals of the German castles. */
import type { ChoiceKind } from '../../state.ts';
import type { TileName } from '../../tiles/catalogue.ts';
import type { Player, RuleId } from '../../words.ts';

export type GermanCastlesPhase = 'play-german-castle';

/** Whether to place a castle tile instead of drawing, and which. */
export type GermanCastlesDecision = {
  readonly kind: 'play-german-castle';
  readonly player: Player;
  readonly rule: RuleId;
  readonly tiles: readonly TileName[];
};

export type GermanCastlesChoice = { readonly kind: 'german-castle'; readonly tile: TileName };

export type GermanCastlesEvent =
  | { readonly kind: 'german-castle-taken'; readonly player: Player; readonly tile: TileName }
  | { readonly kind: 'german-castle-kept'; readonly player: Player };

export const GERMAN_CASTLES_REFUSALS = ['no-such-castle-tile', 'touches-a-castle-tile'] as const;

export const GERMAN_CASTLES_PROBLEMS = ['castle-tiles-touch', 'bad-castle-tiles'] as const;

/** The kinds of choice that answer each of its decisions. */
export const GERMAN_CASTLES_ANSWERS = {
  'play-german-castle': ['german-castle', 'pass'],
} as const satisfies Record<string, readonly ChoiceKind[]>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const GERMAN_CASTLES_SHAPES = {
  'german-castle': ({ tile }: Readonly<Record<string, unknown>>) => typeof tile === 'string',
} as const;
