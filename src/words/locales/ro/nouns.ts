/** Romanian nouns. Players are masculine names: Roșu, lui Roșu. From 20 on a noun is counted with “de”. */
import type { Cell, FeatureRef, Player, ScoredKind } from '../../../engine/index.ts';
import { tileDescriber } from '../../describe.ts';
import type { Context, GameWords } from '../../game.ts';
import { joiner, quoter } from '../../lists.ts';
import { counter, type Forms } from '../../plural.ts';
import type { Place } from '../../spots.ts';

const noun = (one: string, few: string): Forms<'ro'> => ({ one, few, other: `de ${few}` });

export const count = counter('ro', {
  tile: noun('cartonaș', 'cartonașe'),
  gold: noun('bulgăre de aur', 'bulgări de aur'),
  follower: noun('supus', 'supuși'),
  point: noun('punct', 'puncte'),
  shield: noun('blazon', 'blazoane'),
  city: noun('oraș', 'orașe'),
  road: noun('drum', 'drumuri'),
  castle: noun('cetate', 'cetăți'),
});
export const and = joiner('și');
export const quote = quoter('„', '”');

const player = (name: string, initial: string) => ({
  name,
  of: `lui ${name}`,
  initial,
  colour: name.toLowerCase(),
});

export const players: GameWords['players'] = {
  red: player('Roșu', 'R'),
  blue: player('Albastru', 'A'),
  green: player('Verde', 'V'),
  yellow: player('Galben', 'G'),
  black: player('Negru', 'N'),
  pink: player('Roz', 'Z'),
};

export const features: GameWords['features'] = {
  city: 'oraș',
  road: 'drum',
  cloister: 'mănăstire',
  field: 'câmp',
  castle: 'cetate',
};

/** With the article: orașul. */
export const definite: Readonly<Record<ScoredKind, string>> = {
  city: 'orașul',
  road: 'drumul',
  cloister: 'mănăstirea',
  field: 'câmpul',
  castle: 'cetatea',
};

/** An adjective beside each feature: finalizat, but mănăstire finalizată. */
export const agreeing = (kind: ScoredKind, adjective: string): string =>
  kind === 'cloister' || kind === 'castle' ? `${adjective}ă` : adjective;

export const roles: GameWords['roles'] = {
  city: 'cavaler',
  road: 'tâlhar',
  cloister: 'călugăr',
  field: 'țăran',
  castle: 'lord de cetate',
};

/** With the article: cavalerul. */
export const rolesDefinite: GameWords['roles'] = {
  city: 'cavalerul',
  road: 'tâlharul',
  cloister: 'călugărul',
  field: 'țăranul',
  castle: 'lordul',
};

export const places: Readonly<Record<Place, string>> = {
  N: 'sus',
  E: 'în dreapta',
  S: 'jos',
  W: 'în stânga',
  NE: 'în dreapta sus',
  SE: 'în dreapta jos',
  SW: 'în stânga jos',
  NW: 'în stânga sus',
};

export const name = (who: Player): string => players[who].name;
export const names = (list: readonly Player[]): string => and(list.map(name));
export const points = (number: number): string => count('point', number);
export const cells = (list: readonly Cell[], ctx: Context): string => and(list.map(ctx.names));

/** `orașul de pe C2` */
export const theFeature = ({ kind, cell }: Pick<FeatureRef, 'kind' | 'cell'>, ctx: Context): string =>
  `${definite[kind]} de pe ${ctx.names(cell)}`;

export const tile = tileDescriber({
  one: { city: 'oraș', shield: 'blazon', road: 'drum' },
  count,
  cloister: 'mănăstire',
  gold: 'simbolul aurului',
  fieldOnly: 'doar câmp',
});
