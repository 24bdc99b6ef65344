/** The base game: BASE-01…53. */
import { endTurn, finalBegin, finalEnd, over } from '../../turn/phases/end.ts';
import { finalFeatures } from '../../turn/phases/final.ts';
import { placeFollower } from '../../turn/phases/follower.ts';
import { complete, score } from '../../turn/phases/score.ts';
import { beginTurn, draw, placeTile } from '../../turn/phases/tile.ts';
import type { RuleModule } from '../module.ts';
import { box } from './box.ts';
import { finalFields } from './fields.ts';
import { city, cloister, road } from './value.ts';

export const rules: RuleModule = {
  box,
  citations: {
    players: 'BASE-02',
    pieces: 'BASE-03',
    start: 'BASE-04',
    turn: 'BASE-10',
    draw: 'BASE-11',
    place: 'BASE-12',
    aside: 'BASE-14',
    figure: 'BASE-16',
    spot: 'BASE-17',
    occupied: 'BASE-18',
    noneLeft: 'BASE-20',
    unowned: 'BASE-26',
    back: 'BASE-27',
    over: 'BASE-50',
    final: 'BASE-51',
    finalBack: 'BASE-51',
    win: 'BASE-53',
  },
  features: { city, road, cloister },
  phases: {
    'begin-turn': beginTurn,
    draw,
    tile: placeTile,
    follower: placeFollower,
    complete,
    score,
    end: endTurn,
    begin: finalBegin,
    features: finalFeatures,
    fields: finalFields,
    result: finalEnd,
    over,
  },
};
