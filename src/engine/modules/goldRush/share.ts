/** What becomes of the tokens of a mountain that is completed, or open at the end (RUSH-56…61, RUSH-73). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { featureNamed, featureUnder, refOf } from '../../board/feature.ts';
import { followersOn, majorityOf } from '../../scoring/majority.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import { when } from '../../turn/rules.ts';
import { clockwiseFrom } from '../../turn/seats.ts';
import type { Player, RuleId } from '../../words.ts';
import { keep, putBack, rushOf, shown, stackOf, takeOff, withOwned } from './tokens.ts';

/** Those who own the mountain with this index. */
export const ownersOf = ({ state }: Pick<Draft, 'state'>, board: Board, mountain: number): readonly Player[] =>
  majorityOf(state.agreement.players, followersOn(state, board, mountain)).owners;

/** Whether the mountain is open at the end of the game, and by which rule its tokens are given then. */
interface Sharing {
  readonly final: boolean;
  readonly rule?: RuleId;
}

/** The owners take the tokens in turn from the top, clockwise from the active player (RUSH-58, RUSH-59). */
export function shareTokens(draft: Draft, board: Board, mountain: number, { final, rule }: Sharing): void {
  const { state } = draft;
  const stack = stackOf(rushOf(state), board, mountain);
  const owners = ownersOf(draft, board, mountain);
  const seats = clockwiseFrom(state, state.active).filter((player) => owners.includes(player));
  if (!stack || seats.length === 0) return;
  const taken = takeOff(draft, stack, stack.tokens.length);
  const shares = seats.map((player, seat) => {
    const values = taken.filter((_, i) => i % seats.length === seat);
    keep(draft, { owned: withOwned(rushOf(draft.state), player, values) });
    return { player, count: values.length, ...shown(state, values) };
  });
  draft.tell({
    kind: 'tokens-shared',
    feature: refOf(board, board.features[mountain] as Feature),
    shares,
    final,
    rule: rule ?? 'RUSH-56',
    also: when(seats.length > 1, 'RUSH-58', 'RUSH-59'),
  });
}

/** Nobody gets the tokens: they are mixed into the supply again, or leave the game. */
export function clearTokens(
  draft: Draft,
  board: Board,
  mountain: number,
  to: 'supply' | 'removed',
  rule: RuleId,
): void {
  const part = rushOf(draft.state);
  const stack = stackOf(part, board, mountain);
  if (!stack) return;
  const tokens = takeOff(draft, stack, stack.tokens.length);
  if (to === 'supply') putBack(draft, tokens);
  else keep(draft, { removed: [...part.removed, ...tokens] });
  const feature = refOf(board, board.features[mountain] as Feature);
  draft.tell({ kind: 'tokens-unowned', feature, count: tokens.length, to, rule });
}

function returnTents(draft: Draft, board: Board, mountain: number): void {
  const { tents } = rushOf(draft.state);
  const back = tents.filter((tent) => featureUnder(board, tent) === mountain);
  if (back.length === 0) return;
  keep(draft, { tents: tents.filter((tent) => !back.includes(tent)) });
  for (const { player } of back) draft.addPieces(player, 'tent', 1);
  draft.tell({ kind: 'tents-returned', tents: back, rule: 'RUSH-61' });
}

/** Completed mountains give out their tokens before anything is scored (RUSH-56, RUSH-70). */
export const takeTokens: Phase = {
  name: 'take-tokens',
  enter(draft) {
    const { record, agreement, tiles } = draft.state;
    const board = boardOf(tiles);
    for (const { feature, owners } of record.completed) {
      if (feature.kind !== 'mountain') continue;
      const mountain = featureNamed(board, feature);
      if (owners.length) shareTokens(draft, board, mountain, { final: false });
      else clearTokens(draft, board, mountain, agreement.options['gold-rush'].unownedTokens, 'RUSH-60');
      returnTents(draft, board, mountain);
    }
  },
};

/** The owners of mountains that are still open take what is left there (RUSH-73). */
export const finalMountains: Phase = {
  name: 'final-mountains',
  enter(draft) {
    const { agreement, tiles } = draft.state;
    if (!agreement.options['gold-rush'].finalTokens) return;
    const board = boardOf(tiles);
    for (const stack of rushOf(draft.state).stacks) {
      shareTokens(draft, board, featureUnder(board, stack), { final: true, rule: 'RUSH-73' });
    }
  },
};
