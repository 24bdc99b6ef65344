/** Opening a gift: once the tile in hand is known to fit, before it is placed (GIFT-18…23). */
import type { Choice, GameState, Refusal } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import { when } from '../../turn/rules.ts';
import type { RuleId } from '../../words.ts';
import { discardOpened, giftsOf, heldBy, turnUp } from './cards.ts';
import { cashOut } from './cashOut.ts';
import { type Effect, type Idle, refuse } from './effect.ts';
import { GIFTS, type GiftKind } from './part.ts';
import { changePosition } from './position.ts';
import { roadSweeper } from './sweep.ts';
import { synod } from './synod.ts';
import { take2 } from './take2.ts';

const EFFECTS: Readonly<Record<GiftKind, Effect>> = {
  synod,
  'road-sweeper': roadSweeper,
  'change-position': changePosition,
  'cash-out': cashOut,
  'take-2': take2,
};

const openedEffect = (state: GameState): Effect | undefined => {
  const { opened } = giftsOf(state);
  return opened && EFFECTS[opened];
};

const openable = (state: GameState): GiftKind[] =>
  [...new Set(heldBy(state, state.active))].filter((gift) => !EFFECTS[gift].unknown?.(state));

function openRefusal(state: GameState, choice: Choice): Refusal | undefined {
  if (choice.kind !== 'open') return undefined;
  if (!heldBy(state, state.active).includes(choice.gift)) return refuse('no-such-gift', 'GIFT-20');
  return EFFECTS[choice.gift].unknown?.(state);
}

/** The gift is spent without effect (GIFT-21). */
function spend(draft: Draft, gift: GiftKind, { why, rules }: Idle): void {
  draft.tell({ kind: 'gift-idle', player: draft.state.active, gift, why, rule: 'GIFT-21', also: rules });
  finish(draft);
}

function finish(draft: Draft): void {
  discardOpened(draft);
  draft.leave();
}

function open(draft: Draft, gift: GiftKind): void {
  const { state } = draft;
  const player = state.active;
  turnUp(draft, player, gift);
  const also: RuleId[] = ['GIFT-06', 'GIFT-18', ...when((state.record.aside?.length ?? 0) > 0, 'GIFT-22')];
  draft.tell({ kind: 'gift-opened', player, gift, rule: 'GIFT-20', also });
  const idle = EFFECTS[gift].idle(state) ?? EFFECTS[gift].begin?.(draft);
  if (idle) spend(draft, gift, idle);
}

export const openGift: Phase = {
  name: 'open-gift',
  decision(state) {
    const effect = openedEffect(state);
    if (effect) return effect.decision(state);
    const count = heldBy(state, state.active).length;
    if (count === 0 || state.hand === undefined) return undefined;
    const idle = GIFTS.filter((gift) => EFFECTS[gift].idle(state));
    return { kind: 'open-gift', player: state.active, rule: 'GIFT-18', count, idle };
  },
  choices: (state) =>
    openedEffect(state)?.choices(state) ?? [
      ...openable(state).map((gift) => ({ kind: 'open' as const, gift })),
      { kind: 'pass' },
    ],
  refusal: (state, choice) => (openedEffect(state)?.refusal ?? openRefusal)(state, choice),
  play(draft, choice) {
    const effect = openedEffect(draft.state);
    if (effect) {
      effect.play(draft, choice);
      finish(draft);
    } else if (choice.kind === 'open') open(draft, choice.gift);
    else {
      draft.tell({ kind: 'gift-declined', player: draft.state.active, rule: 'GIFT-19' });
      draft.leave();
    }
  },
};
