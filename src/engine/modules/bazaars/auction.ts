/** The auction (BAZAAR-03…05, BAZAAR-10): choosing a tile, bidding, buying or selling, until everybody has one. */
import { item } from '../../scoring/items.ts';
import type { Choice, Decision, GameState, Refusal } from '../../state.ts';
import type { TileName } from '../../tiles/catalogue.ts';
import type { Draft } from '../../turn/draft.ts';
import { clockwiseFrom, nextPlayer } from '../../turn/seats.ts';
import type { Player, RuleId } from '../../words.ts';
import type { Bid, LotEnding } from './kinds.ts';
import { giveLot, keep, lotsOf, partOf, tileOf } from './lots.ts';
import type { Auction } from './part.ts';

/** So much can be bid by the variant whatever the score, so that the bids stay few enough to be offered. */
const MOST_IN_DEBT = 100;

const inDebt = ({ agreement }: GameState): boolean => agreement.options.bazaars.debt;

const pointsOf = ({ points }: GameState, player: Player): number => Math.max(0, points[player] ?? 0);

/** The most that a player may bid. */
const limitOf = (state: GameState, player: Player): number =>
  Math.max(pointsOf(state, player), inDebt(state) ? MOST_IN_DEBT : 0);

/** Whether a player may buy for so many points, which another has bid. */
const canPay = (state: GameState, player: Player, price: number): boolean =>
  inDebt(state) || price <= pointsOf(state, player);

const leastBid = ({ highest }: Auction): number => (highest ? highest.bid + 1 : 0);

/** Everybody who has no tile yet, clockwise from the left of this player, himself last. */
const withoutTile = (state: GameState, player: Player): Player[] =>
  clockwiseFrom(state, nextPlayer(state, player)).filter((one) => !tileOf(state, one));

/** The first chooser, and those after him. */
const chooserRule = (state: GameState): RuleId =>
  lotsOf(state).length === state.agreement.players.length ? 'BAZAAR-03' : 'BAZAAR-05';

export function auctionDecision(state: GameState): Decision | undefined {
  const { auction } = partOf(state);
  if (!auction) return undefined;
  const { chooser: player, tile, highest, waiting } = auction;
  if (tile === undefined) return { kind: 'choose-lot', player, rule: chooserRule(state), tiles: lotsOf(state) };
  if (!highest) return { kind: 'bid', player, rule: 'BAZAAR-03', tile };
  const [next] = waiting;
  return next
    ? { kind: 'bid', player: next, rule: 'BAZAAR-03', tile, highest }
    : { kind: 'buy-or-sell', player, rule: 'BAZAAR-04', tile, highest };
}

export const lotChoices = (state: GameState): Choice[] =>
  [...new Set(lotsOf(state))].map((tile) => ({ kind: 'lot', tile }));

export function auctionChoices(state: GameState): Choice[] {
  const { tile, highest, waiting, chooser } = partOf(state).auction as Auction;
  if (tile === undefined) return lotChoices(state);
  const [bidder] = highest ? waiting : [chooser];
  if (!bidder) {
    const deals = [true, false].filter((buy) => !buy || canPay(state, chooser, (highest as Bid).bid));
    return deals.map((buy) => ({ kind: 'deal', buy }));
  }
  const least = leastBid(partOf(state).auction as Auction);
  const many = Math.max(0, limitOf(state, bidder) - least + 1);
  const bids = Array.from({ length: many }, (_, i): Choice => ({ kind: 'bid', bid: least + i }));
  return highest ? [...bids, { kind: 'pass' }] : bids;
}

export const lotRefusal = (state: GameState, choice: Choice, rule: RuleId): Refusal | undefined =>
  choice.kind === 'lot' && lotsOf(state).includes(choice.tile) ? undefined : { reason: 'no-such-lot', rule, cells: [] };

export function auctionRefusal(state: GameState, choice: Choice): Refusal | undefined {
  const auction = partOf(state).auction as Auction;
  const { highest, waiting, chooser } = auction;
  switch (choice.kind) {
    case 'lot':
      return lotRefusal(state, choice, chooserRule(state));
    case 'bid': {
      if (choice.bid < leastBid(auction)) return { reason: 'bid-too-low', rule: 'BAZAAR-03', cells: [] };
      const bidder = highest ? (waiting[0] as Player) : chooser;
      return choice.bid > limitOf(state, bidder) ? { reason: 'bid-too-high', rule: 'BAZAAR-10', cells: [] } : undefined;
    }
    case 'deal':
      return choice.buy && !canPay(state, chooser, (highest as Bid).bid)
        ? { reason: 'price-too-high', rule: 'BAZAAR-10', cells: [] }
        : undefined;
    default:
      return highest ? undefined : { reason: 'must-bid', rule: 'BAZAAR-03', cells: [] };
  }
}

/** Points go from one player to another, or are lost. */
function pay(draft: Draft, player: Player, price: number, to?: Player): void {
  if (price === 0) return;
  const rule = 'BAZAAR-04';
  draft.addPoints(player, -price);
  draft.tell({
    kind: 'bid-paid',
    player,
    ...(to && { to }),
    items: [item('bid', -price, [], 1)],
    points: -price,
    rule,
  });
  if (!to) return;
  draft.addPoints(to, price);
  draft.tell({
    kind: 'bid-received',
    player: to,
    from: player,
    items: [item('bid', price, [], 1)],
    points: price,
    rule,
  });
}

function win(draft: Draft, player: Player, tile: TileName, how: LotEnding): void {
  giveLot(draft, tile, player);
  draft.tell({ kind: 'lot-won', player, tile, how, rule: how === 'last' ? 'BAZAAR-05' : 'BAZAAR-04' });
}

/** Goes on to the next chooser; the last player gets the last tile, and the auction is over. */
function goOn(draft: Draft, { chooser }: Auction): void {
  const { state } = draft;
  const [next, another] = withoutTile(state, chooser);
  if (next && another) {
    keep(draft, { auction: { chooser: next, waiting: [] } });
    return;
  }
  const [last] = lotsOf(state);
  if (next && last !== undefined) win(draft, next, last, 'last');
  const { auction: _, ...part } = partOf(state);
  state.parts = { ...state.parts, bazaars: part };
  draft.leave();
}

/** After a bid or a pass: once all have been asked and nobody has outbid him, the chooser has to take the tile. */
function afterBid(draft: Draft, auction: Auction): void {
  const { chooser, tile, highest, waiting } = auction as Required<Auction>;
  keep(draft, { auction });
  if (waiting.length || highest.player !== chooser) return;
  win(draft, chooser, tile, 'unopposed');
  pay(draft, chooser, highest.bid);
  goOn(draft, auction);
}

/** The chooser buys from the highest bidder, or sells to him. */
function deal(draft: Draft, auction: Auction, buys: boolean): void {
  const { chooser, tile, highest } = auction as Required<Auction>;
  const [winner, other] = buys ? [chooser, highest.player] : [highest.player, chooser];
  win(draft, winner, tile, buys ? 'bought' : 'sold');
  pay(draft, winner, highest.bid, other);
  goOn(draft, auction);
}

export function playAuction(draft: Draft, choice: Choice): void {
  const { state } = draft;
  const auction = partOf(state).auction as Auction;
  const { chooser, tile = '', highest, waiting } = auction;
  switch (choice.kind) {
    case 'lot': {
      const others = withoutTile(state, chooser).filter((player) => player !== chooser);
      draft.tell({ kind: 'lot-chosen', player: chooser, tile: choice.tile, rule: chooserRule(state) });
      keep(draft, { auction: { chooser, tile: choice.tile, waiting: others } });
      return;
    }
    case 'bid': {
      const [bidder = chooser, ...rest] = highest ? waiting : [chooser, ...waiting];
      draft.tell({ kind: 'bid-made', player: bidder, tile, bid: choice.bid, rule: 'BAZAAR-03' });
      afterBid(draft, { ...auction, highest: { player: bidder, bid: choice.bid }, waiting: rest });
      return;
    }
    case 'deal':
      deal(draft, auction, choice.buy);
      return;
    default: {
      const [bidder = chooser, ...rest] = waiting;
      draft.tell({ kind: 'bid-passed', player: bidder, tile, rule: 'BAZAAR-03' });
      afterBid(draft, { ...auction, waiting: rest });
    }
  }
}
