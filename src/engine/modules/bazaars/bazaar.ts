/** The bazaar behind a turn, and the round of turns that it leads to (BAZAAR-01, 02, 06, 07, 09). */

import type { GameState } from '../../state.ts';
import { getTile, type TileName } from '../../tiles/catalogue.ts';
import type { Draft } from '../../turn/draft.ts';
import { canBeLaid } from '../../turn/legal.ts';
import type { Phase } from '../../turn/phase.ts';
import { takeOwnTile } from '../../turn/phases/ownTile.ts';
import { pileLeft, setAside, takeFromPile } from '../../turn/phases/tile.ts';
import { nextPlayer } from '../../turn/seats.ts';
import type { RuleId } from '../../words.ts';
import { auctionChoices, auctionDecision, auctionRefusal, lotChoices, lotRefusal, playAuction } from './auction.ts';
import { giveLot, keep, lotsOf, partOf, tileOf } from './lots.ts';

const hasAuction = ({ agreement }: GameState): boolean => agreement.options.bazaars.auction;

/** Whether a bazaar is on one of the tiles of this turn, placed or not (BAZAAR-01). */
const showsBazaar = ({ record: { placed, aside = [] } }: GameState): boolean =>
  [...aside, ...(placed ? [placed.tile] : [])].some((tile) => getTile(tile).marks.includes('bazaar'));

/** Turns up a tile for each player; in the auction the player to the left chooses first. */
function open(draft: Draft): void {
  const { state } = draft;
  const { active, agreement } = state;
  state.reserved = agreement.players.map(() => ({ tile: takeFromPile(draft) }));
  const also: RuleId[] = hasAuction(state) ? ['BAZAAR-02'] : ['BAZAAR-02', 'BAZAAR-09'];
  draft.tell({ kind: 'bazaar-opened', player: active, tiles: lotsOf(state), rule: 'BAZAAR-01', also });
  if (hasAuction(state)) keep(draft, { auction: { chooser: nextPlayer(state, active), waiting: [] } });
  else draft.leave();
}

/** It rests where the tiles to turn up are not known. */
export const bazaar: Phase = {
  name: 'bazaar',
  rests: true,
  enter(draft) {
    const { state } = draft;
    const { active: player, pile, agreement, turn } = state;
    if (!showsBazaar(state)) draft.leave();
    else if (partOf(state).played === turn) {
      draft.tell({ kind: 'bazaar-skipped', player, why: 'no-chain', rule: 'BAZAAR-07' });
      draft.leave();
    } else if (pileLeft(state) >= agreement.players.length) open(draft);
    else if (pile.then === 'end') {
      draft.tell({ kind: 'bazaar-skipped', player, why: 'too-few-tiles', rule: 'BAZAAR-02' });
      draft.leave();
    }
  },
  decision: auctionDecision,
  choices: auctionChoices,
  refusal: auctionRefusal,
  play: playAuction,
};

/** Takes the tile that a player has from the bazaar as the tile of this turn. */
function takeTile(draft: Draft, tile: TileName): void {
  const { state } = draft;
  const player = state.active;
  state.reserved = (state.reserved ?? []).filter((one) => one.player !== player);
  keep(draft, { played: state.turn });
  draft.tell({ kind: 'lot-played', player, tile, rule: hasAuction(state) ? 'BAZAAR-06' : 'BAZAAR-09' });
  if (canBeLaid(state, tile)) takeOwnTile(draft, tile);
  else {
    setAside(draft, tile);
    draft.leave();
  }
}

/** In the round behind a bazaar everybody plays his tile instead of drawing; without an auction he takes one now. */
export const auctionedTile: Phase = {
  name: 'auctioned-tile',
  enter(draft) {
    const tile = tileOf(draft.state, draft.state.active);
    if (tile !== undefined) takeTile(draft, tile);
    else if (lotsOf(draft.state).length === 0) draft.leave();
  },
  decision: (state) => ({ kind: 'choose-lot', player: state.active, rule: 'BAZAAR-09', tiles: lotsOf(state) }),
  choices: lotChoices,
  refusal: (state, choice) => lotRefusal(state, choice, 'BAZAAR-09'),
  play(draft, choice) {
    if (choice.kind !== 'lot') return;
    const { active: player } = draft.state;
    giveLot(draft, choice.tile, player);
    draft.tell({ kind: 'lot-won', player, tile: choice.tile, how: 'taken', rule: 'BAZAAR-09' });
    takeTile(draft, choice.tile);
  },
};
