/** Further rules that decided over a feature when it was scored, besides the one that gives its value. */
import type { Board, Feature } from '../../board/board.ts';
import { cellsOf } from '../../board/feature.ts';
import { followersOn } from '../../scoring/majority.ts';
import { when } from '../../turn/rules.ts';
import type { RuleId } from '../../words.ts';
import type { Scoring } from '../module.ts';
import { locomotives, railroads } from './value.ts';

/** Whether it crosses one of its tiles more than once. */
const crossesTwice = (board: Board, line: Feature): boolean => cellsOf(board, line).length < line.segments.length;

/** How many ends of railroads there are at a city. */
const tracksAt = (board: Board, { segments: [town = -1] }: Feature): number =>
  board.tiles[board.tileOf[town] as number]?.segments.filter(
    ({ kind, sides }) => kind === 'track' && sides.length === 1,
  ).length ?? 0;

/** Several players stand there because features were joined, and the majority decides (RUSH-35, RUSH-49). */
function shared({ state, board, feature }: Scoring): readonly RuleId[] {
  const figures = followersOn(state, board, board.featureOf[feature.segments[0] as number] as number);
  return when(new Set(figures.map(({ player }) => player)).size > 1, 'RUSH-35', 'RUSH-49');
}

function ofItsKind(scoring: Scoring): readonly RuleId[] {
  const { board, feature, complete, state } = scoring;
  const any = state.agreement.options['gold-rush'].locomotive === 'any';
  switch (feature.kind) {
    case 'track':
      return [
        ...when(complete, 'RUSH-51'),
        ...when(any && locomotives(scoring) > 1, 'RUSH-53'),
        ...when(crossesTwice(board, feature), 'RUSH-54'),
      ];
    case 'mountain':
      return when(complete, 'RUSH-55', 'RUSH-57');
    case 'town':
      return [
        ...when(complete, 'RUSH-62', 'RUSH-68'),
        ...when(complete && railroads(scoring).length < tracksAt(board, feature), 'RUSH-64'),
      ];
    case 'prairie':
      return ['RUSH-69'];
    default:
      return [];
  }
}

/** Several features of different kinds are completed at once, and mountains come first (RUSH-70). */
const inOrder = ({ complete, state: { record } }: Scoring): readonly RuleId[] =>
  when(complete && new Set(record.completed.map(({ feature }) => feature.kind)).size > 1, 'RUSH-70');

export const cites = (scoring: Scoring): RuleId[] => [...ofItsKind(scoring), ...shared(scoring), ...inOrder(scoring)];
