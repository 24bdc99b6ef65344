/** English nouns. Players are “they”. */
import type { Cell, FeatureRef, Player, ScoredKind } from '../../../engine/index.ts';
import { tileDescriber } from '../../describe.ts';
import type { Context, GameWords } from '../../game.ts';
import { joiner, quoter } from '../../lists.ts';
import { counter } from '../../plural.ts';
import type { Place } from '../../spots.ts';

const NOUNS = {
  tile: { one: 'tile', other: 'tiles' },
  gold: { one: 'gold piece', other: 'gold pieces' },
  follower: { one: 'follower', other: 'followers' },
  point: { one: 'point', other: 'points' },
  shield: { one: 'coat of arms', other: 'coats of arms' },
  city: { one: 'city', other: 'cities' },
  road: { one: 'road', other: 'roads' },
  castle: { one: 'castle', other: 'castles' },
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
  field: 'field',
  castle: 'castle',
};

export const roles: GameWords['roles'] = {
  city: 'knight',
  road: 'highwayman',
  cloister: 'monk',
  field: 'farmer',
  castle: 'lord',
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

/** `the city at C2` */
export const theFeature = ({ kind, cell }: Pick<FeatureRef, 'kind' | 'cell'>, ctx: Context): string =>
  `the ${features[kind]} at ${ctx.names(cell)}`;

/** `a knight` */
export const aRole = (kind: ScoredKind): string => `a ${roles[kind]}`;

export const tile = tileDescriber({
  one: { city: 'city', shield: 'coat of arms', road: 'road' },
  count,
  cloister: 'cloister',
  gold: 'gold symbol',
  fieldOnly: 'field only',
});
