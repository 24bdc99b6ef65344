/** Playing the abbey instead of drawing, also behind the last tile (GF-ABB-01, GF-ABB-05). */
import type { GameState } from '../../state.ts';
import { canBeLaid } from '../../turn/legal.ts';
import type { Phase } from '../../turn/phase.ts';
import { takeOwnTile } from '../../turn/phases/ownTile.ts';

export const ABBEY = 'abbey/abbey';

/** Whether the active player has an abbey, and a hole for it. */
export const canPlay = (state: GameState): boolean =>
  (state.supply[state.active]?.abbey ?? 0) > 0 && canBeLaid(state, ABBEY);

const pileIsEmpty = ({ pile }: GameState): boolean => pile.drawn >= pile.order.length && pile.then === 'end';

/** Whether those who can place nothing are simply passed over (first edition). */
const goesRound = ({ agreement }: GameState): boolean => agreement.options.abbey.end === 'c1';

/** Behind the last tile: in the first edition once round, else as long as the player on turn can place his. */
export function goesOn(state: GameState): boolean {
  if (!goesRound(state)) return canPlay(state);
  return state.active !== state.parts.abbey?.last;
}

export const playAbbey: Phase = {
  name: 'play-abbey',
  enter(draft) {
    const { state } = draft;
    if (canPlay(state) && state.hand === undefined) return;
    if (state.hand === undefined && pileIsEmpty(state) && goesRound(state)) draft.goTo('end-turn');
    else draft.leave();
  },
  decision: (state) =>
    canPlay(state) && state.hand === undefined
      ? { kind: 'play-abbey', player: state.active, rule: pileIsEmpty(state) ? 'GF-ABB-05' : 'GF-ABB-01' }
      : undefined,
  choices: () => [{ kind: 'abbey' }, { kind: 'pass' }],
  play(draft, choice) {
    const { state } = draft;
    const player = state.active;
    const rule = pileIsEmpty(state) ? 'GF-ABB-05' : 'GF-ABB-01';
    if (choice.kind === 'abbey') {
      draft.addPieces(player, 'abbey', -1);
      draft.tell({ kind: 'abbey-taken', player, rule });
      takeOwnTile(draft, ABBEY);
      return;
    }
    draft.tell({ kind: 'abbey-kept', player, rule });
    if (pileIsEmpty(state) && goesRound(state)) draft.goTo('end-turn');
    else draft.leave();
  },
};

/** Notes who has placed the last land tile. */
export const afterLastTile: Phase = {
  name: 'after-last-tile',
  enter({ state }) {
    if (!pileIsEmpty(state) || state.parts.abbey?.last) return;
    state.parts = { ...state.parts, abbey: { last: state.active } };
  },
};
