/** What Dutch calls the things of a game. */
import { figureLabeller } from '../../figures.ts';
import type { NamingWords } from '../../game.ts';
import { and, count, features, places, players, roles } from './nouns.ts';
import { tile } from './tile.ts';

export const naming: NamingWords = {
  locale: 'nl',
  players,
  features,
  roles,
  figure: figureLabeller({ roles, features, places, and }),
  count,
  and,
  tile,
  turned: (quarters) => (quarters ? `${quarters * 90}° gedraaid` : 'niet gedraaid'),
};
