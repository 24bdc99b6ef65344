/** Rules of The Sheriff at work in what others tell, and in what he does. */
import { boardOf } from '../../board/board.ts';
import { featureUnder } from '../../board/feature.ts';
import type { GameEvent, GameState, PlacedTile } from '../../state.ts';
import { getTile } from '../../tiles/catalogue.ts';
import { when } from '../../turn/rules.ts';
import type { RuleId } from '../../words.ts';
import { mountainAt } from '../goldRush/mountains.ts';
import type { Place } from '../goldRush/part.ts';
import { rushOf } from '../goldRush/tokens.ts';
import { sheriffOf } from './move.ts';

const showsCemetery = ({ record }: GameState): boolean =>
  getTile((record.placed as PlacedTile).tile).segments.some(({ kind }) => kind === 'cemetery');

export function also(state: GameState, event: GameEvent): readonly RuleId[] {
  const sheriff = sheriffOf(state);
  const board = boardOf(state.tiles);
  const on = (mountain: number) => (piece: Place) => featureUnder(board, piece) === mountain;
  const isHis = (mountain: number) => sheriff !== undefined && on(mountain)(sheriff);
  switch (event.kind) {
    case 'sheriff-moved':
      return when(showsCemetery(state), 'SHERIFF-27');
    case 'sheriff-aside':
      return when(event.rule === 'SHERIFF-10' && showsCemetery(state), 'SHERIFF-27');
    case 'tokens-returned':
      return when(state.followers.some(on(featureUnder(board, event.feature))), 'SHERIFF-17');
    case 'tent-placed':
      return when(
        isHis(featureUnder(board, event)) || (event.from !== undefined && mountainAt(board, event.from).some(isHis)),
        'SHERIFF-20',
      );
    case 'tokens-placed':
      return when(mountainAt(board, event.cell).some(isHis), 'SHERIFF-21');
    case 'follower-placed':
      return [...when(isHis(featureUnder(board, event)), 'SHERIFF-21'), ...when(showsCemetery(state), 'SHERIFF-28')];
    case 'tokens-shared':
    case 'tokens-unowned': {
      const atTheEnd = event.rule === 'SHERIFF-24' || event.rule === 'SHERIFF-25';
      return when(atTheEnd && rushOf(state).tents.some(on(featureUnder(board, event.feature))), 'SHERIFF-26');
    }
    default:
      return [];
  }
}
