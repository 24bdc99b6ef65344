/** The end of a turn and of the game (BASE-50…53, RUSH-71…79). */
import type { Player } from '../../words.ts';
import { cited } from '../citations.ts';
import type { Phase } from '../phase.ts';
import { nextPlayer } from '../seats.ts';

export const endTurn: Phase = {
  name: 'end-turn',
  enter(draft) {
    const { state } = draft;
    const { pile } = state;
    state.record = { completed: [] };
    const next = { ...state, turn: state.turn + 1, active: nextPlayer(state, state.active) };
    const noTileLeft = pile.drawn >= pile.order.length && pile.then === 'end' && !state.reserved?.length;
    if (noTileLeft && !draft.modules.some((module) => module.goesOn?.(next))) {
      draft.goTo('final-begin');
      return;
    }
    state.turn = next.turn;
    state.active = next.active;
    draft.goTo('begin-turn');
  },
};

export const finalBegin: Phase = {
  name: 'final-begin',
  enter(draft) {
    draft.tell({ kind: 'final-scoring-began', rule: cited(draft.state).final });
  },
};

export const finalEnd: Phase = {
  name: 'final-end',
  enter(draft) {
    const { state } = draft;
    const { players } = state.agreement;
    const pointsOf = (player: Player) => state.points[player] ?? 0;
    const most = Math.max(...players.map(pointsOf));
    draft.tell({
      kind: 'game-ended',
      points: Object.fromEntries(players.map((player) => [player, pointsOf(player)])),
      winners: players.filter((player) => pointsOf(player) === most),
      rule: cited(state).win,
    });
    draft.goTo('over');
  },
};

export const over: Phase = { name: 'over', rests: true };
