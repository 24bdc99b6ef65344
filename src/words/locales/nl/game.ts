/** Everything that Dutch says about a game. */
import type { GameWords } from '../../game.ts';
import { choices, decisions } from './decisions.ts';
import { events } from './events.ts';
import { and, count, features, players, roles, tile } from './nouns.ts';
import { situation, tileProblems } from './problems.ts';
import { refusals } from './refusals.ts';
import { asMuchAs, claims, nobody, standings } from './sums.ts';

export const nl: GameWords = {
  locale: 'nl',
  players,
  features,
  roles,
  count,
  and,
  tile,
  events,
  decisions,
  choices,
  refusals,
  situation,
  tileProblems,
  asMuchAs,
  standings,
  nobody,
  claims,
};
