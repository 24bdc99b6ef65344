/** Dutch nouns. Only the cloister is a het-word. */
import type { Cell, FeatureRef, Player } from '../../../engine/index.ts';
import { tileDescriber } from '../../describe.ts';
import type { Context, GameWords } from '../../game.ts';
import { joiner, quoter } from '../../lists.ts';
import { counter } from '../../plural.ts';
import type { Place } from '../../spots.ts';

const NOUNS = {
  tile: { one: 'tegel', other: 'tegels' },
  gold: { one: 'goudstaaf', other: 'goudstaven' },
  follower: { one: 'horige', other: 'horigen' },
  point: { one: 'punt', other: 'punten' },
  shield: { one: 'wapen', other: 'wapens' },
  city: { one: 'stad', other: 'steden' },
  road: { one: 'weg', other: 'wegen' },
  castle: { one: 'burcht', other: 'burchten' },
} as const;

export const count = counter('nl', NOUNS);
export const and = joiner('en');
export const quote = quoter('“', '”');

export const players: GameWords['players'] = {
  red: { name: 'Rood', of: 'van Rood', initial: 'R', colour: 'rood' },
  blue: { name: 'Blauw', of: 'van Blauw', initial: 'B', colour: 'blauw' },
  green: { name: 'Groen', of: 'van Groen', initial: 'G', colour: 'groen' },
  yellow: { name: 'Geel', of: 'van Geel', initial: 'E', colour: 'geel' },
  black: { name: 'Zwart', of: 'van Zwart', initial: 'Z', colour: 'zwart' },
  pink: { name: 'Roze', of: 'van Roze', initial: 'O', colour: 'roze' },
};

export const features: GameWords['features'] = {
  city: 'stad',
  road: 'weg',
  cloister: 'klooster',
  field: 'weide',
  castle: 'burcht',
};

export const roles: GameWords['roles'] = {
  city: 'ridder',
  road: 'struikrover',
  cloister: 'monnik',
  field: 'boer',
  castle: 'burchtheer',
};

export const places: Readonly<Record<Place, string>> = {
  N: 'boven',
  E: 'rechts',
  S: 'onder',
  W: 'links',
  NE: 'rechtsboven',
  SE: 'rechtsonder',
  SW: 'linksonder',
  NW: 'linksboven',
};

export const name = (player: Player): string => players[player].name;
export const names = (list: readonly Player[]): string => and(list.map(name));
export const points = (number: number): string => count('point', number);
export const cells = (list: readonly Cell[], ctx: Context): string => and(list.map(ctx.names));

/** `de stad op C2` */
export const theFeature = ({ kind, cell }: Pick<FeatureRef, 'kind' | 'cell'>, ctx: Context): string =>
  `${kind === 'cloister' ? 'het' : 'de'} ${features[kind]} op ${ctx.names(cell)}`;

export const tile = tileDescriber({
  one: { city: 'stad', shield: 'wapen', road: 'weg' },
  count,
  cloister: 'klooster',
  gold: 'goudsymbool',
  fieldOnly: 'alleen weide',
});
