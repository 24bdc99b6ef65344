/** Polish nouns, with the cases that the sentences need. Players are masculine adjectives: Czerwony, Czerwonego. */
import type { Cell, FeatureRef, Player, ScoredKind } from '../../../engine/index.ts';
import { tileDescriber } from '../../describe.ts';
import type { Context, GameWords } from '../../game.ts';
import { joiner, quoter } from '../../lists.ts';
import { counter, picker } from '../../plural.ts';
import type { Place } from '../../spots.ts';

const NOUNS = {
  tile: { one: 'kafelek', few: 'kafelki', many: 'kafelków' },
  gold: { one: 'sztabka złota', few: 'sztabki złota', many: 'sztabek złota' },
  follower: { one: 'podwładny', few: 'podwładnych', many: 'podwładnych' },
  point: { one: 'punkt', few: 'punkty', many: 'punktów' },
  shield: { one: 'proporzec', few: 'proporce', many: 'proporców' },
  city: { one: 'miasto', few: 'miasta', many: 'miast' },
  road: { one: 'droga', few: 'drogi', many: 'dróg' },
  castle: { one: 'zamek', few: 'zamki', many: 'zamków' },
} as const;

const pick = picker('pl');
export const count = counter('pl', NOUNS);
export const and = joiner('i');
export const quote = quoter('„', '”');

const player = (name: string, genitive: string, initial: string) => ({
  name,
  of: genitive,
  initial,
  colour: name.toLowerCase(),
});

export const players: GameWords['players'] = {
  red: player('Czerwony', 'Czerwonego', 'C'),
  blue: player('Niebieski', 'Niebieskiego', 'N'),
  green: player('Zielony', 'Zielonego', 'Z'),
  yellow: player('Żółty', 'Żółtego', 'Ż'),
  black: player('Czarny', 'Czarnego', 'A'),
  pink: player('Różowy', 'Różowego', 'R'),
};

export const features: GameWords['features'] = {
  city: 'miasto',
  road: 'droga',
  cloister: 'klasztor',
  field: 'pole',
  castle: 'zamek',
};

/** The ending of an adjective beside each feature: ukończone miasto, ukończona droga, ukończony klasztor. */
export const ending: Readonly<Record<ScoredKind, string>> = {
  city: 'e',
  road: 'a',
  cloister: 'y',
  field: 'e',
  castle: 'y',
};

export const roles: GameWords['roles'] = {
  city: 'rycerz',
  road: 'zbójca',
  cloister: 'mnich',
  field: 'chłop',
  castle: 'pan zamku',
};

/** Whom somebody places or takes back. */
export const rolesAccusative: GameWords['roles'] = {
  city: 'rycerza',
  road: 'zbójcę',
  cloister: 'mnicha',
  field: 'chłopa',
  castle: 'pana zamku',
};

export const places: Readonly<Record<Place, string>> = {
  N: 'u góry',
  E: 'z prawej',
  S: 'u dołu',
  W: 'z lewej',
  NE: 'u góry z prawej',
  SE: 'u dołu z prawej',
  SW: 'u dołu z lewej',
  NW: 'u góry z lewej',
};

export const name = (who: Player): string => players[who].name;
export const names = (list: readonly Player[]): string => and(list.map(name));
export const genitive = (who: Player): string => players[who].of;
export const genitives = (list: readonly Player[]): string => and(list.map(genitive));
export const points = (number: number): string => count('point', number);
/** `po 10 punktów`: what each of several players gets. */
export const pointsEach = (number: number): string =>
  `po ${number} ${pick(number, { ...NOUNS.point, one: 'punkcie' })}`;
/** `1 sztabkę złota`: what somebody has, or gets points for. */
export const goldAsObject = (number: number): string =>
  `${number} ${pick(number, { ...NOUNS.gold, one: 'sztabkę złota' })}`;
export const cells = (list: readonly Cell[], ctx: Context): string => and(list.map(ctx.names));

/** `miasto na C2` */
export const theFeature = ({ kind, cell }: Pick<FeatureRef, 'kind' | 'cell'>, ctx: Context): string =>
  `${features[kind]} na ${ctx.names(cell)}`;

export const tile = tileDescriber({
  one: { city: 'miasto', shield: 'proporzec', road: 'droga' },
  count,
  cloister: 'klasztor',
  gold: 'symbol złota',
  fieldOnly: 'samo pole',
});
