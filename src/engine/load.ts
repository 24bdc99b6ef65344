/** Loading single modules, in a browser: a page fetches those that its example is played with. */
import { isAtHand, register } from './modules/index.ts';
import type { RuleModule } from './modules/module.ts';
import { inOrder } from './setup.ts';
import type { TileName } from './tiles/catalogue.ts';
import type { ModuleName } from './words.ts';

const LOADERS: Readonly<Record<ModuleName, () => Promise<RuleModule>>> = {
  base: async () => (await import('./modules/base/index.ts')).base,
  'gold-rush': async () => (await import('./modules/goldRush/index.ts')).goldRush,
  goldmines: async () => (await import('./modules/goldmines/index.ts')).goldmines,
  castles: async () => (await import('./modules/castles/index.ts')).castles,
  bridges: async () => (await import('./modules/bridges/index.ts')).bridges,
  bazaars: async () => (await import('./modules/bazaars/index.ts')).bazaars,
  gifts: async () => (await import('./modules/gifts/index.ts')).gifts,
  'crop-circles': async () => (await import('./modules/cropCircles/index.ts')).cropCircles,
  abbey: async () => (await import('./modules/abbey/index.ts')).abbey,
  shrines: async () => (await import('./modules/shrines/index.ts')).shrines,
  monasteries: async () => (await import('./modules/monasteries/index.ts')).monasteries,
  darmstadt: async () => (await import('./modules/darmstadt/index.ts')).darmstadt,
  abbot: async () => (await import('./modules/abbot/index.ts')).abbot,
  yaga: async () => (await import('./modules/yaga/index.ts')).yaga,
  'german-castles': async () => (await import('./modules/germanCastles/index.ts')).germanCastles,
  cathedrals: async () => (await import('./modules/cathedrals/index.ts')).cathedrals,
  mists: async () => (await import('./modules/mists/index.ts')).mists,
  sheriff: async () => (await import('./modules/sheriff/index.ts')).sheriff,
};

/** Whose tiles begin with which name: `crop2/3`. Bridges and bazaars have theirs from the box of the castles. */
const OF_TILES: Readonly<Record<string, ModuleName>> = {
  base: 'base',
  gold: 'goldmines',
  castles: 'castles',
  crop1: 'crop-circles',
  crop2: 'crop-circles',
  abbey: 'abbey',
  shrine: 'shrines',
  monastery: 'monasteries',
  darmstadt: 'darmstadt',
  russian: 'yaga',
  'german-castle': 'german-castles',
  cathedral: 'cathedrals',
  rush: 'gold-rush',
  sheriff: 'sheriff',
};

const ownerOf = (tile: TileName): readonly ModuleName[] => {
  if (/^base\/\w+g$/.test(tile)) return ['abbot'];
  const box = tile.split('/')[0] ?? '';
  const owner = Object.hasOwn(OF_TILES, box) && OF_TILES[box];
  return owner ? [owner] : [];
};

/** Loads what a game with these modules and these tiles needs. */
export async function loadModules(named: readonly ModuleName[], tiles: readonly TileName[]): Promise<void> {
  const wanted = new Set([...inOrder(named), ...tiles.flatMap(ownerOf)]);
  const missing = [...wanted].filter((name) => !isAtHand(name));
  register(...(await Promise.all(missing.map((name) => LOADERS[name]()))));
}
