/** The base game: BASE-01…53. */
import { tilesOf } from '../../tiles/catalogue.ts';
import { base as tiles } from '../../tiles/sets/base.ts';
import { endTurn, finalBegin, finalEnd, over } from '../../turn/phases/end.ts';
import { finalFeatures } from '../../turn/phases/final.ts';
import { placeFollower } from '../../turn/phases/follower.ts';
import { complete, score } from '../../turn/phases/score.ts';
import { beginTurn, draw, placeTile } from '../../turn/phases/tile.ts';
import type { RuleModule } from '../module.ts';
import { finalFields } from './fields.ts';
import { city, cloister, road } from './value.ts';

/** BASE-03: of the eight, one is the scoring marker. */
const FOLLOWERS = 7;

export const base: RuleModule = {
  name: 'base',
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
  faces: [tiles],
  start: tiles.start,
  tiles: () => tilesOf(tiles),
  pieces: () => ({ follower: FOLLOWERS }),
};
