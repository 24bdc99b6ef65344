/**
 * What nobody knows beforehand: the tiles still to be drawn, what lies face down, what chance brings.
 *
 * Exploring ends where one of these decides how the turn goes on. A card or token that is taken unseen does not: it can
 * be used in a later turn at the earliest. Its value is left out, and the outcome says that it is there.
 */
import type { Decision, DecisionKind, GameState, PhaseName } from '../engine/index.ts';

/** A decision of this kind, or the phase in which somebody decides, ends an exploration. */
export type Until = DecisionKind | PhaseName;

/** Why nothing further is followed: the turn or game is over, what was asked for is reached, or a draw or chance comes. */
export const END_REASONS = ['turn', 'game', 'until', 'draw', 'chance'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What has happened on the way that only chance knows: cards drawn, tokens taken, something shuffled. */
export const UNSEEN = ['cards', 'tokens', 'shuffle'] as const;
export type Unseen = (typeof UNSEEN)[number];

/**
 * The state without the tiles that nobody has seen, so that nothing found can depend on them. One decision needs them:
 * whether a gift that draws a second tile can be opened at all.
 */
export function sealed(state: GameState): GameState {
  const { order, drawn } = state.pile;
  if (drawn === order.length || state.phase === 'open-gift') return state;
  return { ...state, pile: { order: order.slice(0, drawn), drawn, then: 'unknown' } };
}

export function unseenIn({ parts: before, random }: GameState, { parts, random: now }: GameState): Unseen[] {
  return UNSEEN.filter((what) => {
    if (what === 'cards') return parts.gifts?.pile !== before.gifts?.pile;
    if (what === 'tokens') return parts['gold-rush']?.owned !== before['gold-rush']?.owned;
    return now !== random;
  });
}

/** Whether only cards or tokens that lie face down have been shuffled, which changes nothing in this turn. */
const isHarmless = ({ parts: before }: GameState, { parts }: GameState): boolean =>
  parts.gifts?.pile !== before.gifts?.pile || parts['gold-rush']?.supply !== before['gold-rush']?.supply;

/** Why a state in which this is to be decided is not followed any further, if so. */
export function endOf(
  start: GameState,
  state: GameState,
  pending: Decision | undefined,
  until?: Until,
): EndReason | undefined {
  if (state.phase === 'over') return 'game';
  if (state.turn !== start.turn) return 'turn';
  if (!pending || state.pile.drawn !== start.pile.drawn) return 'draw';
  if (state.random !== start.random && !isHarmless(start, state)) return 'chance';
  return state !== start && (pending.kind === until || state.phase === until) ? 'until' : undefined;
}
