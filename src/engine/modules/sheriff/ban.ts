/** Where the sheriff stands nobody takes tokens (SHERIFF-18…23). */
import { boardOf } from '../../board/board.ts';
import { featureUnder } from '../../board/feature.ts';
import type { Phase } from '../../turn/phase.ts';
import { isDone } from '../goldRush/mountains.ts';
import { ownTent } from '../goldRush/tokens.ts';
import type { FollowerStep } from '../module.ts';
import { putAside, sheriffOf, showsStar } from './move.ts';

/** Forbids a token of his mountain as long as it is not complete, or by the option until it is scored. */
export const forbids: NonNullable<FollowerStep['forbids']> = (state, choice) => {
  const sheriff = sheriffOf(state);
  const tent = ownTent(state);
  if (choice.kind !== 'token' || !sheriff || !tent) return undefined;
  const board = boardOf(state.tiles);
  if (featureUnder(board, tent) !== featureUnder(board, sheriff)) return undefined;
  const done = isDone(board, sheriff);
  if (done && !state.agreement.options.sheriff.banUntilScored) return undefined;
  return {
    reason: 'mining-banned',
    rule: done ? 'SHERIFF-23' : 'SHERIFF-18',
    ...(showsStar(state) && { also: ['SHERIFF-19'] }),
    cells: [tent.cell],
  };
};

/** Once his mountain is scored the sheriff leaves it (SHERIFF-22). */
export const sheriffHome: Phase = {
  name: 'sheriff-home',
  enter(draft) {
    const sheriff = sheriffOf(draft.state);
    if (sheriff && isDone(boardOf(draft.state.tiles), sheriff)) putAside(draft, 'SHERIFF-22');
  },
};
