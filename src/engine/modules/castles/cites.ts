/** Further rules of the castles at work in what happens, besides the one that it follows. */
import { sameFeature } from '../../board/feature.ts';
import type { Completed, FeatureRef, GameEvent, GameState } from '../../state.ts';
import { when } from '../../turn/rules.ts';
import { FORM, type RuleId } from '../../words.ts';
import type { Citing } from '../module.ts';
import { castlesOf } from './castles.ts';
import type { CastleScoring } from './part.ts';
import { originOf, type Triggered, triggered, triggersOf } from './score.ts';

/** By what a castle is triggered: a castle beside it, a centre, or anything else with a segment in the vicinity. */
function byKind({ kind }: FeatureRef): readonly RuleId[] {
  if (kind === 'castle') return ['CASTLE-17', 'CASTLE-21'];
  return [FORM[kind] === 'centre' ? 'CASTLE-14b' : 'CASTLE-14a'];
}

/** How the castle whose go it is came to score this. */
function ofScore(state: GameState, by: FeatureRef): readonly RuleId[] {
  const [{ castle, options }] = triggered(state) as [Triggered];
  const own = triggersOf(castlesOf(state).scoring as CastleScoring, castle);
  const { feature, owners, items } = options.find((option) => sameFeature(originOf(option), by)) as Completed;
  const isShared = state.record.completed.some(({ origin }) => origin && sameFeature(origin, feature));
  return [
    'CASTLE-14',
    'CASTLE-16',
    ...byKind(feature),
    ...when(owners.length === 0, 'CASTLE-15'),
    ...when(options.length > 1, 'CASTLE-18'),
    ...when(isShared, 'CASTLE-19'),
    ...when(!options.every((option) => own.includes(option)), 'CASTLE-22'),
    ...when(items.length > 1, 'CASTLE-25'),
  ];
}

function also(state: GameState, event: GameEvent): readonly RuleId[] {
  switch (event.kind) {
    case 'castle-built':
      return ['CASTLE-09'];
    case 'castle-scored':
      return ofScore(state, event.by);
    case 'feature-scored':
    case 'city-supplied':
      // The field ends at the castle, which is worth more than a city.
      return when(
        event.items.some(({ what }) => what === 'castles'),
        'CASTLE-27',
        'CASTLE-28',
      );
    default:
      return [];
  }
}

export const cites: Citing = { setUp: ['CASTLE-02'], also };
