/** The base game: BASE-01…53. */
import { base as tiles } from '../../tiles/sets/base.ts';
import type { RuleModule } from '../module.ts';
import { endTurn, finalBegin, finalEnd, over } from './end.ts';
import { finalFields } from './fields.ts';
import { finalFeatures } from './final.ts';
import { placeFollower } from './follower.ts';
import { complete, score } from './score.ts';
import { draw, placeTile } from './tile.ts';

/** BASE-03: of the eight, one is the scoring marker. */
const FOLLOWERS = 7;

export const base: RuleModule = {
  name: 'base',
  tiles,
  phases: {
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
  pieces: () => ({ follower: FOLLOWERS }),
};
