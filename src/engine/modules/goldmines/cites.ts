/** Further rules of the gold at work in what happens, besides the one that it follows. */
import { boardOf } from '../../board/board.ts';
import { featureNamed, featureUnder, sameFeature } from '../../board/feature.ts';
import { hasCell, sameCell } from '../../geometry.ts';
import type { Claim, FeatureRef, GameEvent, GameState, PlacedTile } from '../../state.ts';
import { getTile, type TileName } from '../../tiles/catalogue.ts';
import { when } from '../../turn/rules.ts';
import type { RuleId } from '../../words.ts';
import type { Citing } from '../module.ts';
import { countAt, goldOf, withGoldOn } from './gold.ts';

const bearsGold = (tile: TileName): boolean => getTile(tile).marks.includes('gold');

/** What the castles that give a claim show (GOLD-41…52). */
function ofLords({ record: { completed } }: GameState, claims: readonly Claim[]): readonly RuleId[] {
  const castles = completed.filter(
    ({ feature, origin }) => origin && claims.some(({ because }) => because.some((one) => sameFeature(one, feature))),
  );
  const isHandedOn = castles.some(({ origin, reach }) => !origin?.cells.some((cell) => hasCell(reach, cell)));
  return [
    ...when(castles.length > 0, 'GOLD-41', 'GOLD-42'),
    ...when(castles.length > 0 && claims.some(({ player }) => player !== claims[0]?.player), 'GOLD-48'),
    ...when(
      castles.some(({ origin }) => origin?.kind === 'cloister'),
      'GOLD-50',
    ),
    ...when(castles.length > 1 && isHandedOn, 'GOLD-52'),
  ];
}

function ofAward(state: GameState, claims: readonly Claim[]): readonly RuleId[] {
  const { active, record } = state;
  const { tile, cell: placed } = record.placed as PlacedTile;
  const cells = claims.map(({ cell }) => cell);
  return [
    'GOLD-25',
    'GOLD-39',
    ...when(
      claims.some(({ because, cell }, i) => because.length > 1 || hasCell(cells.slice(0, i), cell)),
      'GOLD-16',
    ),
    ...when(bearsGold(tile) && hasCell(cells, placed), 'GOLD-22'),
    ...when(record.completed.length > 1, 'GOLD-24'),
    ...when(
      claims.some(({ player }) => player !== active),
      'GOLD-26',
    ),
    ...ofLords(state, claims),
  ];
}

/** Whether the follower of this turn stands on a feature from which gold may be taken. */
function hasComeForGold(state: GameState, feature: FeatureRef): boolean {
  const { completed, placed } = state.record;
  const board = boardOf(state.tiles);
  const index = featureNamed(board, feature);
  const { reach = [] } = completed.find((one) => sameFeature(one.feature, feature)) ?? {};
  return (
    withGoldOn(goldOf(state).onBoard, reach).length > 0 &&
    state.followers.some((one) => placed && sameCell(one.cell, placed.cell) && featureUnder(board, one) === index)
  );
}

function also(state: GameState, event: GameEvent): readonly RuleId[] {
  const { onBoard } = goldOf(state);
  switch (event.kind) {
    case 'tile-placed':
      return when(bearsGold(event.tile), 'GOLD-11');
    case 'tile-set-aside':
      return when(bearsGold(event.tile), 'GOLD-19');
    case 'gold-placed': {
      const { cell, own } = event;
      return [
        ...when(countAt(onBoard, cell) > 1, 'GOLD-15'),
        ...when(!own && state.followers.some((one) => sameCell(one.cell, cell)), 'GOLD-18'),
      ];
    }
    case 'castle-built':
      return when(withGoldOn(onBoard, event.cells).length > 0, 'GOLD-49');
    case 'feature-scored':
      return when(hasComeForGold(state, event.feature), 'GOLD-23');
    case 'gold-claimed':
      return ofAward(state, event.claims);
    case 'gold-left':
      return [
        'GOLD-36',
        ...when(
          state.record.completed.some(({ origin }) => origin && sameFeature(origin, event.feature)),
          'GOLD-51',
        ),
      ];
    case 'gold-scored':
      return ['GOLD-37', 'GOLD-40', 'GOLD-46'];
    default:
      return [];
  }
}

export const cites: Citing = { setUp: ['GOLD-04', 'GOLD-09', 'GOLD-10'], also };
