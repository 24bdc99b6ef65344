/** The printed tiles by the boxes they come from. */
import { isSecondHalf, type ModuleName, printedNames, type TileName } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { gameOf } from '../edits/game.ts';

export interface Box {
  /** The module that a tile of this box adds to a game; its name is that of the box. */
  readonly module: ModuleName;
  /** Any of them brings the box. */
  readonly modules: readonly ModuleName[];
  readonly has: (tile: TileName) => boolean;
}

const box = (pattern: RegExp, module: ModuleName, ...others: readonly ModuleName[]): Box => ({
  module,
  modules: [module, ...others],
  has: (tile) => pattern.test(tile),
});

/** In the order of the modules. Who plays no box of tiles has none here. */
export const BOXES: readonly Box[] = [
  box(/^base\/[A-Z]$/, 'base'),
  box(/^rush\//, 'gold-rush'),
  box(/^gold\//, 'goldmines'),
  box(/^castles\//, 'castles', 'bridges', 'bazaars'),
  box(/^crop\d\//, 'crop-circles'),
  box(/^abbey\//, 'abbey'),
  box(/^shrine\//, 'shrines'),
  box(/^monastery\//, 'monasteries'),
  box(/^darmstadt\//, 'darmstadt'),
  box(/^base\/[A-Z]g$/, 'abbot'),
  box(/^russian\//, 'yaga'),
  box(/^german-castle\//, 'german-castles'),
  box(/^cathedral\//, 'cathedrals'),
  box(/^sheriff\//, 'sheriff'),
];

export const isInPlay = ({ modules }: Pick<ScenarioDocument, 'modules'>, { modules: any }: Box): boolean =>
  any.some((name) => modules[name] !== undefined) || (any.includes('base') && gameOf({ modules }) === 'base');

/** The faces of a box whose module is loaded. */
export const facesOf = ({ has }: Box): TileName[] => printedNames().filter((name) => has(name) && !isSecondHalf(name));
