/** Dutch nouns. */
import type { Cell, FeatureRef, Player, ScoredKind } from '../../../engine/index.ts';
import { figureNoun } from '../../figures.ts';
import type { Context, GameWords } from '../../game.ts';
import { joiner, quoter } from '../../lists.ts';
import { counter } from '../../plural.ts';
import type { Place } from '../../spots.ts';

export const NOUNS = {
  tile: { one: 'tegel', other: 'tegels' },
  gold: { one: 'goudstaaf', other: 'goudstaven' },
  follower: { one: 'meeple', other: 'meeples' },
  point: { one: 'punt', other: 'punten' },
  shield: { one: 'wapen', other: 'wapens' },
  city: { one: 'stad', other: 'steden' },
  road: { one: 'weg', other: 'wegen' },
  castle: { one: 'burcht', other: 'burchten' },
  bonus: { one: 'bonus', other: 'bonussen' },
  gift: { one: 'geschenk', other: 'geschenken' },
  emptySquare: { one: 'leeg vak', other: 'lege vakken' },
  tileInLine: { one: 'tegel in rij en kolom', other: 'tegels in rij en kolom' },
  mistTile: { one: 'tegel met mist', other: 'tegels met mist' },
  cowboy: { one: 'pionier', other: 'pioniers' },
  nugget: { one: 'goudklomp', other: 'goudklompen' },
  railroad: { one: 'spoorweg', other: 'spoorwegen' },
  locomotive: { one: 'locomotief', other: 'locomotieven' },
  camp: { one: 'tipikamp', other: 'tipikampen' },
  herd: { one: 'kudde paarden', other: 'kuddes paarden' },
  token: { one: 'mijnfiche', other: 'mijnfiches' },
  bid: { one: 'bod', other: 'biedingen' },
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
  abbey: 'abdij',
  shrine: 'cultusplaats',
  monastery: 'bijzonder klooster',
  church: 'Darmstadt-kerk',
  garden: 'tuin',
  hut: 'hut van Baba Yaga',
  'german-castle': 'Duitse burcht',
  cathedral: 'Duitse kathedraal',
  'mist-castle': 'kasteel in de mist',
  field: 'weide',
  castle: 'burcht',
  mountain: 'berg',
  track: 'spoorweg',
  town: 'stad',
  cemetery: 'kerkhof',
  prairie: 'prairie',
};

const HET_WORDS: ReadonlySet<ScoredKind> = new Set(['cloister', 'mist-castle', 'cemetery']);

/** `de stad`, `het klooster`; an adjective follows the article. */
export const definite = (kind: ScoredKind): string =>
  kind === 'monastery' ? 'het bijzondere klooster' : `${HET_WORDS.has(kind) ? 'het' : 'de'} ${features[kind]}`;

export const roles: GameWords['roles'] = {
  city: 'ridder',
  road: 'struikrover',
  cloister: 'monnik',
  abbey: 'monnik',
  shrine: 'ketter',
  monastery: 'monnik',
  church: 'monnik',
  garden: 'abt',
  hut: 'meeple',
  'german-castle': 'burchtheer',
  cathedral: 'aartsbisschop',
  'mist-castle': 'meeple',
  field: 'boer',
  castle: 'burchtheer',
  mountain: 'goudzoeker',
  track: 'spoorwerker',
  town: 'handelaar',
  cemetery: 'pionier',
  prairie: 'boer',
  abbot: 'abt',
  prior: 'prior',
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
  `${definite(kind)} op ${ctx.names(cell)}`;

/** `meeple`, or in Gold Rush `pionier`. */
export const figure = (ctx: Pick<Context, 'game'>): string => NOUNS[figureNoun(ctx)].one;
export const figures = (ctx: Pick<Context, 'game'>): string => NOUNS[figureNoun(ctx)].other;
