/** English nouns. Players are “they”. */
import type { Cell, FeatureRef, Player, ScoredKind } from '../../../engine/index.ts';
import { figureNoun } from '../../figures.ts';
import type { Context, GameWords } from '../../game.ts';
import { joiner, quoter } from '../../lists.ts';
import { counter } from '../../plural.ts';
import type { Place, Role } from '../../spots.ts';

export const NOUNS = {
  tile: { one: 'tile', other: 'tiles' },
  gold: { one: 'gold piece', other: 'gold pieces' },
  follower: { one: 'meeple', other: 'meeples' },
  point: { one: 'point', other: 'points' },
  shield: { one: 'coat of arms', other: 'coats of arms' },
  city: { one: 'city', other: 'cities' },
  road: { one: 'road', other: 'roads' },
  castle: { one: 'castle', other: 'castles' },
  bonus: { one: 'bonus', other: 'bonuses' },
  gift: { one: 'gift', other: 'gifts' },
  emptySquare: { one: 'empty square', other: 'empty squares' },
  tileInLine: { one: 'tile in row and column', other: 'tiles in row and column' },
  mistTile: { one: 'tile with mist', other: 'tiles with mist' },
  cowboy: { one: 'cowboy', other: 'cowboys' },
  nugget: { one: 'nugget', other: 'nuggets' },
  railroad: { one: 'railroad', other: 'railroads' },
  locomotive: { one: 'locomotive', other: 'locomotives' },
  camp: { one: 'tipi camp', other: 'tipi camps' },
  herd: { one: 'herd of wild horses', other: 'herds of wild horses' },
  token: { one: 'mining token', other: 'mining tokens' },
  bid: { one: 'bid', other: 'bids' },
} as const;

export const count = counter('en', NOUNS);
export const and = joiner('and');
export const quote = quoter('“', '”');

export const players: GameWords['players'] = {
  red: { name: 'Red', of: 'of Red', initial: 'R', colour: 'red' },
  blue: { name: 'Blue', of: 'of Blue', initial: 'B', colour: 'blue' },
  green: { name: 'Green', of: 'of Green', initial: 'G', colour: 'green' },
  yellow: { name: 'Yellow', of: 'of Yellow', initial: 'Y', colour: 'yellow' },
  black: { name: 'Black', of: 'of Black', initial: 'K', colour: 'black' },
  pink: { name: 'Pink', of: 'of Pink', initial: 'P', colour: 'pink' },
};

export const features: GameWords['features'] = {
  city: 'city',
  road: 'road',
  cloister: 'cloister',
  abbey: 'abbey',
  shrine: 'shrine',
  monastery: 'special monastery',
  church: 'Darmstadt church',
  garden: 'garden',
  hut: 'Baba Yaga’s hut',
  'german-castle': 'German castle',
  cathedral: 'German cathedral',
  'mist-castle': 'castle of the Mists',
  field: 'field',
  castle: 'castle',
  mountain: 'mountain',
  track: 'railroad',
  town: 'city',
  cemetery: 'cemetery',
  prairie: 'prairie',
};

export const roles: GameWords['roles'] = {
  city: 'knight',
  road: 'highwayman',
  cloister: 'monk',
  abbey: 'monk',
  shrine: 'heretic',
  monastery: 'monk',
  church: 'monk',
  garden: 'abbot',
  hut: 'meeple',
  'german-castle': 'lord',
  cathedral: 'archbishop',
  'mist-castle': 'meeple',
  field: 'farmer',
  castle: 'lord',
  mountain: 'gold miner',
  track: 'railwayman',
  town: 'merchant',
  cemetery: 'cowboy',
  prairie: 'farmer',
  abbot: 'abbot',
  prior: 'prior',
};

export const places: Readonly<Record<Place, string>> = {
  N: 'top',
  E: 'right',
  S: 'bottom',
  W: 'left',
  NE: 'top right',
  SE: 'bottom right',
  SW: 'bottom left',
  NW: 'top left',
};

export const name = (player: Player): string => players[player].name;
export const names = (list: readonly Player[]): string => and(list.map(name));
export const points = (number: number): string => count('point', number);
export const cells = (list: readonly Cell[], ctx: Context): string => and(list.map(ctx.names));

/** `the city`, but `Baba Yaga’s hut`. */
export const definite = (kind: ScoredKind): string => (kind === 'hut' ? features.hut : `the ${features[kind]}`);

/** `the city at C2` */
export const theFeature = ({ kind, cell }: Pick<FeatureRef, 'kind' | 'cell'>, ctx: Context): string =>
  `${definite(kind)} at ${ctx.names(cell)}`;

/** `a knight`, `an archbishop`; a player has only one abbot. */
export const aRole = (role: Role): string =>
  role === 'abbot' ? 'the abbot' : `${/^[aeiou]/.test(roles[role]) ? 'an' : 'a'} ${roles[role]}`;

/** `meeple`, or in Gold Rush `cowboy`. */
export const figure = (ctx: Pick<Context, 'game'>): string => NOUNS[figureNoun(ctx)].one;
export const figures = (ctx: Pick<Context, 'game'>): string => NOUNS[figureNoun(ctx)].other;
