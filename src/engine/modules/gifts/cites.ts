/** Further rules of the gifts at work in what happens, whoever tells it. */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { cellOf, featureUnder, findSegment } from '../../board/feature.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { type Cell, ringAround } from '../../geometry.ts';
import { followersOn } from '../../scoring/majority.ts';
import type { GameEvent, GameState } from '../../state.ts';
import { when } from '../../turn/rules.ts';
import { MONASTIC, type RuleId } from '../../words.ts';
import type { Scoring } from '../module.ts';
import { giftsOf, usedNow } from './cards.ts';

/** Whether a shrine and another monastery lie side by side or corner to corner here. */
function isChallenged(board: Board, { kind, segments: [segment = 0] }: Feature): boolean {
  return ringAround(cellOf(board, segment)).some(([x, y]) =>
    board.tiles[tileIndexAt(board.grid, x, y)]?.segments.some(
      (other) => MONASTIC.has(other.kind) && (other.kind === 'shrine') !== (kind === 'shrine'),
    ),
  );
}

/** The scoring of a monastery that Synod has crowded. */
export function cites({ state, board, feature, complete }: Scoring): readonly RuleId[] {
  if (!MONASTIC.has(feature.kind)) return [];
  const [segment = 0] = feature.segments;
  const isCrowded = followersOn(state, board, board.featureOf[segment] as number).length > 1;
  const sent = usedNow(state, 'synod');
  return [
    ...when(isCrowded, 'GIFT-SYN-04'),
    ...when(complete && sent !== undefined && findSegment(board, sent.cell, sent.on) === segment, 'GIFT-SYN-06'),
    ...when(isCrowded && feature.kind === 'monastery', 'GIFT-X-12'),
    ...when(isCrowded && complete && isChallenged(board, feature), 'GIFT-X-13'),
  ];
}

/** Whether the road swept in this turn lies on this tile. */
function isSwept(state: GameState, [x, y]: Cell): boolean {
  const swept = usedNow(state, 'road-sweeper');
  if (!swept) return false;
  const board = boardOf(state.tiles);
  const tile = tileIndexAt(board.grid, x, y);
  return board.features[featureUnder(board, swept)]?.segments.some((one) => board.tileOf[one] === tile) ?? false;
}

export function also(state: GameState, event: GameEvent): readonly RuleId[] {
  switch (event.kind) {
    case 'tile-placed':
      return [
        ...when(giftsOf(state).used?.turn === state.turn, 'GIFT-23'),
        ...when(isSwept(state, event.cell), 'GIFT-ROAD-07'),
      ];
    case 'follower-placed':
      if (event.rule.startsWith('GIFT')) return [];
      return [
        ...when(usedNow(state, 'synod') !== undefined, 'GIFT-SYN-05'),
        ...when(event.on.startsWith('road') && isSwept(state, event.cell), 'GIFT-ROAD-04'),
      ];
    case 'gifts-scored':
      return ['GIFT-26', 'GIFT-27'];
    default:
      return [];
  }
}
