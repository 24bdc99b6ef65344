/** Romanian nouns. Players are masculine names: Roșu, lui Roșu. From 20 on a noun is counted with “de”. */
import type { Cell, FeatureRef, Player, ScoredKind } from '../../../engine/index.ts';
import type { Context, Game, GameWords } from '../../game.ts';
import { joiner, quoter } from '../../lists.ts';
import { counter, type Forms } from '../../plural.ts';
import type { Place } from '../../spots.ts';

const noun = (one: string, few: string): Forms<'ro'> => ({ one, few, other: `de ${few}` });

export const NOUNS = {
  tile: noun('cartonaș', 'cartonașe'),
  gold: noun('bulgăre de aur', 'bulgări de aur'),
  follower: noun('supus', 'supuși'),
  point: noun('punct', 'puncte'),
  shield: noun('blazon', 'blazoane'),
  city: noun('oraș', 'orașe'),
  road: noun('drum', 'drumuri'),
  castle: noun('cetate', 'cetăți'),
  bonus: noun('bonus', 'bonusuri'),
  gift: noun('dar', 'daruri'),
  emptySquare: noun('loc gol', 'locuri goale'),
  tileInLine: noun('cartonaș pe rând și coloană', 'cartonașe pe rând și coloană'),
  mistTile: noun('cartonaș cu ceață', 'cartonașe cu ceață'),
  cowboy: noun('cowboy', 'cowboy'),
  nugget: noun('pepită', 'pepite'),
  railroad: noun('cale ferată', 'căi ferate'),
  locomotive: noun('locomotivă', 'locomotive'),
  camp: noun('tabără de corturi tepee', 'tabere de corturi tepee'),
  herd: noun('herghelie', 'herghelii'),
  token: noun('jeton de exploatare', 'jetoane de exploatare'),
  bid: noun('ofertă', 'oferte'),
} as const;

export const count = counter('ro', NOUNS);
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
  abbey: 'abație',
  shrine: 'lăcaș de cult',
  monastery: 'mănăstire specială',
  church: 'biserică Darmstadt',
  garden: 'grădină',
  hut: 'coliba Babei Yaga',
  'german-castle': 'castel german',
  cathedral: 'catedrală germană',
  'mist-castle': 'castel în ceață',
  field: 'câmp',
  castle: 'cetate',
  mountain: 'munte',
  track: 'cale ferată',
  town: 'oraș',
  cemetery: 'cimitir',
  prairie: 'prerie',
};

/** With the article: orașul. */
export const definite: Readonly<Record<ScoredKind, string>> = {
  city: 'orașul',
  road: 'drumul',
  cloister: 'mănăstirea',
  abbey: 'abația',
  shrine: 'lăcașul de cult',
  monastery: 'mănăstirea specială',
  church: 'biserica Darmstadt',
  garden: 'grădina',
  hut: 'coliba Babei Yaga',
  'german-castle': 'castelul german',
  cathedral: 'catedrala germană',
  'mist-castle': 'castelul în ceață',
  field: 'câmpul',
  castle: 'cetatea',
  mountain: 'muntele',
  track: 'calea ferată',
  town: 'orașul',
  cemetery: 'cimitirul',
  prairie: 'preria',
};

const FEMININE: ReadonlySet<ScoredKind> = new Set([
  'cloister',
  'abbey',
  'monastery',
  'church',
  'garden',
  'hut',
  'cathedral',
  'castle',
  'track',
  'prairie',
]);

/** An adjective beside each feature: finalizat, but mănăstire finalizată. */
export const agreeing = (kind: ScoredKind, adjective: string): string =>
  FEMININE.has(kind) ? `${adjective}ă` : adjective;

export const roles: GameWords['roles'] = {
  city: 'cavaler',
  road: 'tâlhar',
  cloister: 'călugăr',
  abbey: 'călugăr',
  shrine: 'eretic',
  monastery: 'călugăr',
  church: 'călugăr',
  garden: 'abate',
  hut: 'supus',
  'german-castle': 'lord de castel',
  cathedral: 'arhiepiscop',
  'mist-castle': 'supus',
  field: 'țăran',
  castle: 'lord de cetate',
  mountain: 'căutător de aur',
  track: 'muncitor feroviar',
  town: 'negustor',
  cemetery: 'cowboy',
  prairie: 'fermier',
  abbot: 'abate',
  prior: 'prior',
};

/** With the article: cavalerul. */
export const rolesDefinite: GameWords['roles'] = {
  city: 'cavalerul',
  road: 'tâlharul',
  cloister: 'călugărul',
  abbey: 'călugărul',
  shrine: 'ereticul',
  monastery: 'călugărul',
  church: 'călugărul',
  garden: 'abatele',
  hut: 'supusul',
  'german-castle': 'lordul',
  cathedral: 'arhiepiscopul',
  'mist-castle': 'supusul',
  field: 'țăranul',
  castle: 'lordul',
  mountain: 'căutătorul de aur',
  track: 'muncitorul feroviar',
  town: 'negustorul',
  cemetery: 'cowboyul',
  prairie: 'fermierul',
  abbot: 'abatele',
  prior: 'priorul',
};

/** The figures of each game: `supus`, or in Gold Rush `cowboy`, the same in the plural. */
const FIGURES = {
  base: { one: 'supus', the: 'supusul', many: 'supuși', all: 'supușii' },
  'gold-rush': { one: 'cowboy', the: 'cowboyul', many: 'cowboy', all: 'figurinele de cowboy' },
} as const satisfies Record<Game, unknown>;
export const figure = ({ game = 'base' }: Pick<Context, 'game'>) => FIGURES[game];

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
