/** The boxes at hand, and those that a game is played with. */
import type { Agreement } from '../state.ts';
import { printTiles } from '../tiles/catalogue.ts';
import { isGame, type ModuleName } from '../words.ts';
import type { Box } from './box.ts';

const atHand = new Map<ModuleName, Box>();

export function registerBoxes(...boxes: readonly Box[]): void {
  for (const box of boxes) {
    atHand.set(box.name, box);
    for (const set of box.faces ?? []) printTiles(set);
  }
}

export const hasBox = (name: ModuleName): boolean => atHand.has(name);

function boxOf(name: ModuleName): Box {
  const box = atHand.get(name);
  if (!box) throw new Error(`the box of ${name} is not loaded`);
  return box;
}

/** In the order of the agreement. */
export const boxesOf = ({ modules }: Pick<Agreement, 'modules'>): readonly Box[] => modules.map(boxOf);

/** The modules that add to another game than the one that is played. */
export const strangersIn = ({ modules }: Pick<Agreement, 'modules'>): ModuleName[] =>
  boxesOf({ modules })
    .filter(({ name, game = 'base' }) => !isGame(name) && !modules.includes(game))
    .map(({ name }) => name);
