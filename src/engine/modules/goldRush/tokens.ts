/** The mining tokens there are, and moving them between supply, mountains and players. */
import type { Board } from '../../board/board.ts';
import { featureUnder } from '../../board/feature.ts';
import { shuffle } from '../../random.ts';
import type { GameState } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Player } from '../../words.ts';
import type { GoldRushPart, Stack, Tent, TokenValue } from './part.ts';

/** RUSH-04. */
export const TOKENS = 63;

export const rushOf = (state: GameState): GoldRushPart => state.parts['gold-rush'] as GoldRushPart;

export const keep = (draft: Draft, change: Partial<GoldRushPart>): void => {
  draft.state.parts = { ...draft.state.parts, 'gold-rush': { ...rushOf(draft.state), ...change } };
};

/** The active player’s tent, where it stands on the board. */
export const ownTent = (state: GameState): Tent | undefined =>
  rushOf(state).tents.find(({ player }) => player === state.active);

/** The stack of the mountain with this index. */
export const stackOf = (part: GoldRushPart, board: Board, mountain: number): Stack | undefined =>
  part.stacks.find((stack) => featureUnder(board, stack) === mountain);

/** The stacks with other tokens in one of them; it goes with its last token. */
export const withTokens = (part: GoldRushPart, changed: Stack, tokens: readonly TokenValue[]): Stack[] =>
  part.stacks.flatMap((stack) => (stack === changed ? (tokens.length ? [{ ...stack, tokens }] : []) : [stack]));

/** What players own once these have taken these tokens. */
export const withOwned = (
  { owned }: GoldRushPart,
  player: Player,
  tokens: readonly TokenValue[],
): GoldRushPart['owned'] => ({ ...owned, [player]: [...(owned[player] ?? []), ...tokens] });

/** Takes tokens off the top of a stack. */
export function takeOff(draft: Draft, stack: Stack, count: number): readonly TokenValue[] {
  keep(draft, { stacks: withTokens(rushOf(draft.state), stack, stack.tokens.slice(count)) });
  return stack.tokens.slice(0, count);
}

/** Puts tokens back and mixes the supply. */
export function putBack(draft: Draft, tokens: readonly TokenValue[]): void {
  const [supply, random] = shuffle([...rushOf(draft.state).supply, ...tokens], draft.state.random);
  draft.state.random = random;
  keep(draft, { supply });
}

/** What an event says of face-down tokens: their values only where the reader may see them. */
export const shown = ({ agreement }: GameState, values: readonly TokenValue[]): { values?: readonly TokenValue[] } =>
  agreement.reveal ? { values } : {};
