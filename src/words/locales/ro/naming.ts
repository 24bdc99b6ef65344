/** What Romanian calls the things of a game. */
import { figureLabeller } from '../../figures.ts';
import type { NamingWords } from '../../game.ts';
import { and, count, features, places, players, roles } from './nouns.ts';
import { tile } from './tile.ts';

export const naming: NamingWords = {
  locale: 'ro',
  players,
  features,
  roles,
  figure: figureLabeller({ roles, features, places, and }),
  count,
  and,
  tile,
  turned: (quarters) => (quarters ? `rotit cu ${quarters * 90}°` : 'nerotit'),
};
