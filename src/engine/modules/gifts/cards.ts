/** Moving the cards: from the pile to players, from players to the discard pile (GIFT-14, 15, 16, 20). */
import { shuffle } from '../../random.ts';
import type { GameState } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Player } from '../../words.ts';
import { GIFTS, type GiftKind, type GiftsPart, type UsedGift } from './part.ts';

/** GIFT-01. */
export const COPIES = 5;

export const ALL_GIFTS: readonly GiftKind[] = GIFTS.flatMap((gift) => Array<GiftKind>(COPIES).fill(gift));

export const giftsOf = (state: GameState): GiftsPart => state.parts.gifts as GiftsPart;

export const keep = (draft: Draft, change: Partial<GiftsPart>): void => {
  draft.state.parts = { ...draft.state.parts, gifts: { ...giftsOf(draft.state), ...change } };
};

export const heldBy = (state: GameState, player: Player): readonly GiftKind[] => giftsOf(state).held[player] ?? [];

/** Where this gift has taken effect in this turn. */
export function usedNow(state: GameState, gift: GiftKind): UsedGift | undefined {
  const { used } = giftsOf(state);
  return used?.gift === gift && used.turn === state.turn ? used : undefined;
}

/** The list without the first of these. */
const without = <T>(list: readonly T[], one: T): T[] => {
  const at = list.indexOf(one);
  return list.filter((_, i) => i !== at);
};

/** The top card of the pile, made anew from the discard pile if need be; nothing if all cards are with players. */
export function drawGift(draft: Draft): GiftKind | undefined {
  const { pile, discard } = giftsOf(draft.state);
  if (pile.length === 0 && discard.length > 0) {
    const [shuffled, random] = shuffle(discard, draft.state.random);
    draft.state.random = random;
    keep(draft, { pile: shuffled, discard: [] });
    draft.tell({ kind: 'gifts-shuffled', count: shuffled.length, rule: 'GIFT-15' });
  }
  const [top, ...rest] = giftsOf(draft.state).pile;
  if (top) keep(draft, { pile: rest });
  return top;
}

export function give(draft: Draft, player: Player, gift: GiftKind): void {
  const { held } = giftsOf(draft.state);
  keep(draft, { held: { ...held, [player]: [...(held[player] ?? []), gift] } });
}

/** Turns one of a player's gifts face up. */
export function turnUp(draft: Draft, player: Player, gift: GiftKind): void {
  const { held } = giftsOf(draft.state);
  keep(draft, { opened: gift, held: { ...held, [player]: without(held[player] ?? [], gift) } });
}

/** Puts the opened gift away; what belonged to it is forgotten. */
export function discardOpened(draft: Draft): void {
  const { opened, second: _, ...part } = giftsOf(draft.state);
  const discard = opened ? [...part.discard, opened] : part.discard;
  draft.state.parts = { ...draft.state.parts, gifts: { ...part, discard } };
}
