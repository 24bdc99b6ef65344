/** Take 2: a second tile to choose from (GIFT-TAKE-01…06, GIFT-X-50…54). */
import { shuffle } from '../../random.ts';
import type { GameState } from '../../state.ts';
import { getTile, type TileName } from '../../tiles/catalogue.ts';
import type { Draft } from '../../turn/draft.ts';
import { canBeLaid } from '../../turn/legal.ts';
import { drawFitting } from '../../turn/phases/tile.ts';
import { giftsOf, keep } from './cards.ts';
import { type ChoiceOf, type Effect, type Idle, refuse } from './effect.ts';

const leftInPile = ({ pile }: GameState): readonly TileName[] => pile.order.slice(pile.drawn);

/** A tile of one's own, placed instead of drawing, leaves nothing to choose (GIFT-X-51, GIFT-X-52). */
function ownTile({ hand, own }: GameState): Idle | undefined {
  if (!own) return undefined;
  const isAbbey = getTile(hand as TileName).segments.some(({ kind }) => kind === 'abbey');
  return { why: 'own-tile', rules: [isAbbey ? 'GIFT-X-52' : 'GIFT-X-51', 'GIFT-X-54'] };
}

const tilesOf = (state: GameState): readonly [TileName, TileName] => [
  state.hand as TileName,
  giftsOf(state).second as TileName,
];

/** Takes a drawn tile out of those drawn and shuffles it into those that are left. */
function putBack({ state }: Draft, tile: TileName): void {
  const { order, drawn, then } = state.pile;
  const before = order.slice(0, drawn);
  before.splice(before.lastIndexOf(tile), 1);
  const [rest, random] = shuffle([...leftInPile(state), tile], state.random);
  state.random = random;
  state.pile = { order: [...before, ...rest], drawn: before.length, then };
}

export const take2: Effect<ChoiceOf<'keep'>> = {
  idle(state) {
    const isEmpty = leftInPile(state).length === 0;
    return ownTile(state) ?? (isEmpty ? { why: 'no-tile', rules: ['GIFT-TAKE-02'] } : undefined);
  },
  unknown(state) {
    const isKnown = state.own || state.pile.then === 'end' || leftInPile(state).some((tile) => canBeLaid(state, tile));
    return isKnown ? undefined : refuse('nothing-known-to-draw', 'GIFT-TAKE-01');
  },
  begin(draft) {
    const { state } = draft;
    let skipped = 0;
    const second = drawFitting(draft, (tile) => {
      draft.tell({
        kind: 'tile-drawn',
        player: state.active,
        tile,
        rule: 'GIFT-TAKE-01',
        also: skipped++ ? ['GIFT-TAKE-03', 'GIFT-TAKE-06'] : ['GIFT-TAKE-06'],
      });
    });
    if (second === undefined) return { why: 'no-fitting-tile', rules: ['GIFT-TAKE-04'] };
    keep(draft, { second });
    return undefined;
  },
  decision: (state) => ({ kind: 'use-take-2', player: state.active, rule: 'GIFT-TAKE-01', tiles: tilesOf(state) }),
  choices: (state) => [...new Set(tilesOf(state))].map((tile) => ({ kind: 'keep', tile })),
  refusal: (state, { tile }) => (tilesOf(state).includes(tile) ? undefined : refuse('not-in-hand', 'GIFT-TAKE-01')),
  play(draft, { tile }) {
    const { state } = draft;
    const [first, second] = tilesOf(state);
    const other = tile === first ? second : first;
    const out = state.agreement.options.gifts.discardUnchosen;
    state.hand = tile;
    if (out) state.aside = [...state.aside, other];
    else putBack(draft, other);
    draft.tell({
      kind: 'tile-chosen',
      player: state.active,
      tile,
      other,
      out,
      rule: 'GIFT-TAKE-01',
      also: ['GIFT-TAKE-05'],
    });
  },
};
