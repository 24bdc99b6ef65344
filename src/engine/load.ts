/** Loading single modules, in a browser: a page fetches those that its example is played with. */
import { registerBoxes } from './modules/boxes.ts';
import { isAtHand, register } from './modules/index.ts';
import type { RuleModule } from './modules/module.ts';
import { inOrder } from './setup.ts';
import type { TileName } from './tiles/catalogue.ts';
import type { ModuleName } from './words.ts';

const RULES: Readonly<Record<ModuleName, () => Promise<{ readonly rules: RuleModule }>>> = {
  base: () => import('./modules/base/index.ts'),
  'gold-rush': () => import('./modules/goldRush/index.ts'),
  goldmines: () => import('./modules/goldmines/index.ts'),
  castles: () => import('./modules/castles/index.ts'),
  bridges: () => import('./modules/bridges/index.ts'),
  bazaars: () => import('./modules/bazaars/index.ts'),
  gifts: () => import('./modules/gifts/index.ts'),
  'crop-circles': () => import('./modules/cropCircles/index.ts'),
  abbey: () => import('./modules/abbey/index.ts'),
  shrines: () => import('./modules/shrines/index.ts'),
  monasteries: () => import('./modules/monasteries/index.ts'),
  darmstadt: () => import('./modules/darmstadt/index.ts'),
  abbot: () => import('./modules/abbot/index.ts'),
  yaga: () => import('./modules/yaga/index.ts'),
  'german-castles': () => import('./modules/germanCastles/index.ts'),
  cathedrals: () => import('./modules/cathedrals/index.ts'),
  mists: () => import('./modules/mists/index.ts'),
  sheriff: () => import('./modules/sheriff/index.ts'),
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

/** Something could not be fetched. Browsers reject with a `TypeError` then, as they do for mistakes in a program. */
export class Unfetched extends Error {
  override name = 'Unfetched';
}

/** The same, rejected with `Unfetched`. */
export const fetched = <T>(part: Promise<T>): Promise<T> =>
  part.catch((cause: unknown) => {
    throw new Unfetched(String(cause), { cause });
  });

/** Loads the box of the base game without its rules: enough to draw what it holds, and to arrange it. Rejected with `Unfetched`. */
export async function loadBaseBox(): Promise<void> {
  registerBoxes((await fetched(import('./modules/base/box.ts'))).box);
}

/** Loads what a game with these modules and these tiles needs. Rejected with `Unfetched` where that cannot be had. */
export async function loadModules(named: readonly ModuleName[], tiles: readonly TileName[]): Promise<void> {
  const wanted = new Set([...inOrder(named), ...tiles.flatMap(ownerOf)]);
  const missing = [...wanted].filter((name) => !isAtHand(name));
  const loaded = await fetched(Promise.all(missing.map((name) => RULES[name]())));
  register(...loaded.map(({ rules }) => rules));
}
