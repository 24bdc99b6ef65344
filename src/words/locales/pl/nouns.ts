/** Polish nouns, with the cases that the sentences need. Players are masculine adjectives: Czerwony, Czerwonego. */
import type { Cell, FeatureRef, Player, ScoredKind } from '../../../engine/index.ts';
import type { Context, Game, GameWords } from '../../game.ts';
import { joiner, quoter } from '../../lists.ts';
import { counter, picker } from '../../plural.ts';
import type { Place } from '../../spots.ts';

export const NOUNS = {
  tile: { one: 'kafelek', few: 'kafelki', many: 'kafelków' },
  gold: { one: 'sztabka złota', few: 'sztabki złota', many: 'sztabek złota' },
  follower: { one: 'podwładny', few: 'podwładnych', many: 'podwładnych' },
  point: { one: 'punkt', few: 'punkty', many: 'punktów' },
  shield: { one: 'proporzec', few: 'proporce', many: 'proporców' },
  city: { one: 'miasto', few: 'miasta', many: 'miast' },
  road: { one: 'droga', few: 'drogi', many: 'dróg' },
  castle: { one: 'zamek', few: 'zamki', many: 'zamków' },
  bonus: { one: 'premia', few: 'premie', many: 'premii' },
  gift: { one: 'prezent', few: 'prezenty', many: 'prezentów' },
  emptySquare: { one: 'puste miejsce', few: 'puste miejsca', many: 'pustych miejsc' },
  tileInLine: {
    one: 'kafelek w rzędzie i kolumnie',
    few: 'kafelki w rzędzie i kolumnie',
    many: 'kafelków w rzędzie i kolumnie',
  },
  mistTile: { one: 'kafelek z mgłą', few: 'kafelki z mgłą', many: 'kafelków z mgłą' },
  cowboy: { one: 'kowboj', few: 'kowbojów', many: 'kowbojów' },
  nugget: { one: 'samorodek', few: 'samorodki', many: 'samorodków' },
  railroad: { one: 'linia kolejowa', few: 'linie kolejowe', many: 'linii kolejowych' },
  locomotive: { one: 'lokomotywa', few: 'lokomotywy', many: 'lokomotyw' },
  camp: { one: 'obóz tipi', few: 'obozy tipi', many: 'obozów tipi' },
  herd: { one: 'stado dzikich koni', few: 'stada dzikich koni', many: 'stad dzikich koni' },
  token: { one: 'żeton wydobycia', few: 'żetony wydobycia', many: 'żetonów wydobycia' },
  bid: { one: 'oferta', few: 'oferty', many: 'ofert' },
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
  abbey: 'opactwo',
  shrine: 'siedziba kultu',
  monastery: 'klasztor specjalny',
  church: 'kościół w Darmstadt',
  garden: 'ogród',
  hut: 'chatka Baby Jagi',
  'german-castle': 'niemiecki zamek',
  cathedral: 'niemiecka katedra',
  'mist-castle': 'zamek we mgle',
  field: 'pole',
  castle: 'zamek',
  mountain: 'góra',
  track: 'linia kolejowa',
  town: 'miasto',
  cemetery: 'cmentarz',
  prairie: 'preria',
};

/** The ending of an adjective beside each feature: ukończone miasto, ukończona droga, ukończony klasztor. */
export const ending: Readonly<Record<ScoredKind, string>> = {
  city: 'e',
  road: 'a',
  cloister: 'y',
  abbey: 'e',
  shrine: 'a',
  monastery: 'y',
  church: 'y',
  garden: 'y',
  hut: 'a',
  'german-castle': 'y',
  cathedral: 'a',
  'mist-castle': 'y',
  field: 'e',
  castle: 'y',
  mountain: 'a',
  track: 'a',
  town: 'e',
  cemetery: 'y',
  prairie: 'a',
};

export const roles: GameWords['roles'] = {
  city: 'rycerz',
  road: 'zbójca',
  cloister: 'mnich',
  abbey: 'mnich',
  shrine: 'heretyk',
  monastery: 'mnich',
  church: 'mnich',
  garden: 'opat',
  hut: 'podwładny',
  'german-castle': 'pan zamku',
  cathedral: 'arcybiskup',
  'mist-castle': 'podwładny',
  field: 'chłop',
  castle: 'pan zamku',
  mountain: 'poszukiwacz złota',
  track: 'kolejarz',
  town: 'handlarz',
  cemetery: 'kowboj',
  prairie: 'farmer',
  abbot: 'figurka opata',
  prior: 'opat',
};

/** Whom somebody places or takes back. */
export const rolesAccusative: GameWords['roles'] = {
  city: 'rycerza',
  road: 'zbójcę',
  cloister: 'mnicha',
  abbey: 'mnicha',
  shrine: 'heretyka',
  monastery: 'mnicha',
  church: 'mnicha',
  garden: 'opata',
  hut: 'podwładnego',
  'german-castle': 'pana zamku',
  cathedral: 'arcybiskupa',
  'mist-castle': 'podwładnego',
  field: 'chłopa',
  castle: 'pana zamku',
  mountain: 'poszukiwacza złota',
  track: 'kolejarza',
  town: 'handlarza',
  cemetery: 'kowboja',
  prairie: 'farmera',
  abbot: 'figurkę opata',
  prior: 'opata',
};

/** The figures of each game: `podwładny`, or in Gold Rush `kowboj`. */
const FIGURES = {
  base: { one: 'podwładny', whom: 'podwładnego', under: 'podwładnym', all: 'podwładni', many: 'podwładnych' },
  'gold-rush': { one: 'kowboj', whom: 'kowboja', under: 'kowbojem', all: 'kowboje', many: 'kowbojów' },
} as const satisfies Record<Game, unknown>;
export const figure = ({ game = 'base' }: Pick<Context, 'game'>) => FIGURES[game];

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
