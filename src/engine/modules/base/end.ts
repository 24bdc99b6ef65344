/** The end of a turn and of the game (BASE-50…53). */
import type { Phase } from '../../turn/phase.ts';
import { nextPlayer } from '../../turn/seats.ts';
import type { Player } from '../../words.ts';

export const endTurn: Phase = {
  name: 'end-turn',
  enter(draft) {
    const { state } = draft;
    const { pile } = state;
    state.record = { completed: [] };
    if (pile.drawn >= pile.order.length && pile.then === 'end') {
      draft.goTo('final-begin');
      return;
    }
    state.turn += 1;
    state.active = nextPlayer(state, state.active);
    draft.goTo('draw');
  },
};

export const finalBegin: Phase = {
  name: 'final-begin',
  enter(draft) {
    draft.tell({ kind: 'final-scoring-began', rule: 'BASE-51' });
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
      rule: 'BASE-53',
    });
    draft.goTo('over');
  },
};

export const over: Phase = { name: 'over', rests: true };
