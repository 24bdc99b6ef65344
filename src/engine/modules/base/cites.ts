/** Further rules of the base game at work in what happens, besides the one that it follows. */
import { sameCell } from '../../geometry.ts';
import type { GameEvent, GameState, Standing } from '../../state.ts';
import { when } from '../../turn/rules.ts';
import type { FeatureKind, RuleId } from '../../words.ts';
import type { Citing } from '../module.ts';

/** When a feature is complete. */
const COMPLETION: Partial<Record<FeatureKind | 'castle', RuleId>> = {
  road: 'BASE-30',
  city: 'BASE-33',
  cloister: 'BASE-36',
};

/** Somebody has fewer than the most, several have as many. */
const majority = ([first, ...others]: readonly Standing[]): readonly RuleId[] => [
  ...when(
    others.some(({ followers }) => followers !== first?.followers),
    'BASE-24',
  ),
  ...when(
    others.some(({ followers }) => followers === first?.followers),
    'BASE-25',
  ),
];

function also({ record: { placed, completed } }: GameState, event: GameEvent): readonly RuleId[] {
  switch (event.kind) {
    case 'turn-began':
      return when(event.turn > 1, 'BASE-05');
    case 'feature-scored': {
      const { feature, final, standings } = event;
      const { [feature.kind]: completion } = COMPLETION;
      return [
        ...when(feature.kind === 'field', 'BASE-39'),
        ...when(!final, 'BASE-22'),
        ...when(!final && completed.length > 1, 'BASE-23'),
        ...(completion && !final ? [completion] : []),
        ...majority(standings),
      ];
    }
    case 'city-supplied':
      return majority(event.standings);
    case 'followers-returned':
      // Nobody stands on the tile just placed but who came in this turn.
      return when(
        event.rule === 'BASE-27' && event.followers.some(({ cell }) => placed && sameCell(cell, placed.cell)),
        'BASE-21',
      );
    case 'final-scoring-began':
      return ['BASE-50'];
    default:
      return [];
  }
}

export const cites: Citing = { setUp: ['BASE-03', 'BASE-04'], also };
