/** Gold Rush, a game of its own: RUSH-01…79. */
import { boardOf } from '../../board/board.ts';
import { featureUnder } from '../../board/feature.ts';
import { shuffle } from '../../random.ts';
import type { GameEvent, GameState } from '../../state.ts';
import { getTile, type TileName } from '../../tiles/catalogue.ts';
import { endTurn, finalBegin, finalEnd, over } from '../../turn/phases/end.ts';
import { finalFeatures } from '../../turn/phases/final.ts';
import { placeFollower } from '../../turn/phases/follower.ts';
import { complete, score } from '../../turn/phases/score.ts';
import { beginTurn, draw, placeTile } from '../../turn/phases/tile.ts';
import { when } from '../../turn/rules.ts';
import type { RuleId } from '../../words.ts';
import type { RuleModule } from '../module.ts';
import { box } from './box.ts';
import { cites } from './cites.ts';
import { finalPrairies, finalTokens } from './final.ts';
import type { GoldRushPart, Place, TokenValue } from './part.ts';
import { placeTokens } from './place.ts';
import { finalMountains, takeTokens } from './share.ts';
import { foreign, judge, settle } from './situation.ts';
import { step } from './step.ts';
import { TOKEN_COUNTS, tokensOf } from './supply.ts';
import { rushOf } from './tokens.ts';
import { mountain, prairie, town, track } from './value.ts';

/** The mountains of the start tile have their tokens before the first turn (RUSH-17). */
function begin(start: TileName, mixed: readonly TokenValue[]): GoldRushPart {
  let supply = mixed;
  const stacks = getTile(start).segments.flatMap(({ kind, spot: on, symbols: { nuggets = 0 } = {} }) => {
    if (kind !== 'mountain') return [];
    const tokens = supply.slice(0, nuggets);
    supply = supply.slice(nuggets);
    return [{ cell: [0, 0], on, tokens } as const];
  });
  return { stacks, supply, owned: {}, removed: [], tents: [] };
}

/** Turns go clockwise (RUSH-21); a tent neither keeps a gold miner away (RUSH-36) nor counts as one (RUSH-40). */
function also(state: GameState, event: GameEvent): readonly RuleId[] {
  const board = boardOf(state.tiles);
  const holdsTent = (place: Place) => {
    const mountain = featureUnder(board, place);
    return rushOf(state).tents.some((tent) => featureUnder(board, tent) === mountain);
  };
  switch (event.kind) {
    case 'turn-began':
      return when(event.turn > 1, 'RUSH-21');
    case 'follower-placed':
      return when(holdsTent(event), 'RUSH-36');
    case 'tokens-shared':
    case 'tokens-unowned':
      return when(holdsTent(event.feature), 'RUSH-40');
    default:
      return [];
  }
}

export const rules: RuleModule = {
  box,
  citations: {
    players: 'RUSH-02',
    pieces: 'RUSH-20',
    start: 'RUSH-17',
    turn: 'RUSH-22',
    draw: 'RUSH-22',
    place: 'RUSH-24',
    touch: 'RUSH-23',
    aside: 'RUSH-25',
    figure: 'RUSH-32',
    spot: 'RUSH-33',
    occupied: 'RUSH-34',
    noneLeft: 'RUSH-32',
    declined: 'RUSH-48',
    unowned: 'RUSH-49',
    back: 'RUSH-50',
    over: 'RUSH-71',
    final: 'RUSH-71',
    finalBack: 'RUSH-71',
    win: 'RUSH-79',
  },
  features: { track, mountain, town, prairie },
  phases: {
    'begin-turn': beginTurn,
    draw,
    tile: placeTile,
    'after-tile': placeTokens,
    follower: placeFollower,
    complete,
    'before-score': takeTokens,
    score,
    end: endTurn,
    begin: finalBegin,
    remove: finalMountains,
    features: finalFeatures,
    fields: finalPrairies,
    treasure: finalTokens,
    result: finalEnd,
    over,
  },
  follower: step,
  begin(_, random, start) {
    const [mixed, next] = shuffle(tokensOf(TOKEN_COUNTS), random);
    return { parts: { 'gold-rush': begin(start, mixed) }, random: next };
  },
  cites,
  also,
  judge,
  foreign,
  settle,
};
