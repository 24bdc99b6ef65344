/** All boxes by name. */
import type { TileSet } from '../catalogue.ts';
import { abbey } from './abbey.ts';
import { base } from './base.ts';
import { castles } from './castles.ts';
import { cathedrals } from './cathedrals.ts';
import { cropCircles1, cropCircles2 } from './cropCircles.ts';
import { darmstadt } from './darmstadt.ts';
import { gardens } from './gardens.ts';
import { germanCastles } from './germanCastles.ts';
import { goldmines } from './goldmines.ts';
import { goldRush } from './goldRush.ts';
import { monasteries } from './monasteries.ts';
import { sheriff } from './sheriff.ts';
import { shrines } from './shrines.ts';
import { yaga } from './yaga.ts';

export const TILE_SETS = {
  base,
  gardens,
  goldmines,
  castles,
  cropCircles1,
  cropCircles2,
  abbey,
  shrines,
  monasteries,
  darmstadt,
  yaga,
  goldRush,
  sheriff,
  germanCastles,
  cathedrals,
} as const satisfies Record<string, TileSet>;
