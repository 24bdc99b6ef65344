/** Everything that Polish says about a game. */
import type { GameWords } from '../../game.ts';
import { choices, decisions } from './decisions.ts';
import { events } from './events.ts';
import * as modules from './modules/index.ts';
import { naming } from './naming.ts';
import { situation, tileProblems } from './problems.ts';
import { refusals } from './refusals.ts';
import { asMuchAs, claims, nobody, standings } from './sums.ts';

export const pl: GameWords = {
  ...naming,
  events: { ...events, ...modules.events },
  decisions: { ...decisions, ...modules.decisions },
  choices: { ...choices, ...modules.choices },
  refusals: { ...refusals, ...modules.refusals },
  situation: { ...situation, ...modules.situation },
  tileProblems,
  asMuchAs,
  standings,
  nobody,
  claims,
};
