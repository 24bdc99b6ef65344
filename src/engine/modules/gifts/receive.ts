/** Receiving a gift for building on what belongs to others (GIFT-08…17). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { cellOf, findSegment, refOf, segmentOf } from '../../board/feature.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { hasCell } from '../../geometry.ts';
import { followersOn, majorityOf } from '../../scoring/majority.ts';
import type { GameState } from '../../state.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import { when } from '../../turn/rules.ts';
import type { FeatureKind } from '../../words.ts';
import { drawGift, give, usedNow } from './cards.ts';

const GIVING: ReadonlySet<FeatureKind> = new Set(['road', 'city']);

/** A road or city that the tile extends: how many followers the player has there, and the strongest of the others. */
interface Extended {
  readonly index: number;
  readonly own: number;
  readonly best: number;
}

const placedCells = ({ record: { placed, half } }: GameState) =>
  [placed, half].flatMap((tile) => (tile ? [tile.cell] : []));

function strengths(state: GameState, board: Board, index: number): Extended {
  const { standings } = majorityOf(state.agreement.players, followersOn(state, board, index));
  const own = standings.find(({ player }) => player === state.active)?.followers ?? 0;
  const best = standings.find(({ player }) => player !== state.active)?.followers ?? 0;
  return { index, own, best };
}

/** The roads and cities of the tile just placed that reach beyond it. */
function extendedBy(state: GameState, board: Board): Extended[] {
  const mine = placedCells(state).map(([x, y]) => tileIndexAt(board.grid, x, y));
  const features = mine.flatMap((tile) =>
    (board.tiles[tile] as Tile).segments.flatMap(({ kind }, i) =>
      GIVING.has(kind) ? [board.featureOf[(board.firstSegment[tile] as number) + i] as number] : [],
    ),
  );
  const beyond = (index: number) =>
    board.features[index]?.segments.some((segment) => !mine.includes(board.tileOf[segment] as number));
  return [...new Set(features)].filter(beyond).map((index) => strengths(state, board, index));
}

/** What the tile has joined to this feature, as each part was before. */
function partsBefore(state: GameState, board: Board, index: number): Extended[] {
  const cells = placedCells(state);
  const before = boardOf(state.tiles.filter(({ cell }) => !hasCell(cells, cell)));
  const parts = (board.features[index] as Feature).segments.flatMap((segment) => {
    const old = findSegment(before, cellOf(board, segment), segmentOf(board, segment).spot);
    return old < 0 ? [] : [before.featureOf[old] as number];
  });
  return [...new Set(parts)].map((part) => strengths(state, before, part));
}

function receive(draft: Draft, board: Board, earning: readonly Extended[]): void {
  const { state } = draft;
  const player = state.active;
  const gift = drawGift(draft);
  if (!gift) {
    draft.tell({ kind: 'gift-missing', player, rule: 'GIFT-16' });
    return;
  }
  give(draft, player, gift);
  const used = usedNow(state, 'cash-out');
  const features = earning.map(({ index }) => board.features[index] as Feature);
  const cashedOut = ({ segments }: Feature) =>
    used !== undefined && segments.includes(findSegment(board, used.cell, used.on));
  const isJoined = earning.some(({ index }) => partsBefore(state, board, index).length > 1);
  const isCompleted = features.some(({ open }) => open === 0);
  draft.tell({
    kind: 'gift-received',
    player,
    ...(state.agreement.reveal && { gift }),
    features: features.map((feature) => refOf(board, feature)),
    rule: 'GIFT-08',
    also: [
      'GIFT-07',
      'GIFT-09',
      ...when(isJoined, 'GIFT-10'),
      ...when(isCompleted, 'GIFT-12'),
      ...when(features.length > 1, 'GIFT-13'),
      'GIFT-14',
      ...when(!state.supply[player]?.follower, 'GIFT-17'),
      ...when(features.some(cashedOut), 'GIFT-CASH-06'),
    ],
  });
}

/** Tells why a feature on which others stand brings nothing. */
function tellUnearned(draft: Draft, board: Board, { index, own, best }: Extended): void {
  const { state } = draft;
  const parts = partsBefore(state, board, index);
  const joinedToOwn = parts.some((part) => part.best > 0 && part.own === 0) && parts.some((part) => part.own > 0);
  draft.tell({
    kind: 'gift-unearned',
    player: state.active,
    feature: refOf(board, board.features[index] as Feature),
    shared: own === best,
    rule: 'GIFT-09',
    also: when(joinedToOwn, 'GIFT-10', 'GIFT-11'),
  });
}

export const receiveGift: Phase = {
  name: 'receive-gift',
  enter(draft) {
    const { state } = draft;
    const board = boardOf(state.tiles);
    const taken = extendedBy(state, board).filter(({ best }) => best > 0);
    const earning = taken.filter(({ own, best }) => own < best);
    if (earning.length) receive(draft, board, earning);
    else for (const feature of taken) tellUnearned(draft, board, feature);
  },
};
