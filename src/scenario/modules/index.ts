/** What all modules bring to the format. */
import type { ModuleName } from '../../engine/index.ts';
import type { Shape } from '../shape.ts';
import { abbey } from './abbey.ts';
import { abbot } from './abbot.ts';
import { bazaars } from './bazaars.ts';
import { bridges } from './bridges.ts';
import { cathedrals } from './cathedrals.ts';
import { cropCircles } from './cropCircles.ts';
import { darmstadt } from './darmstadt.ts';
import { germanCastles } from './germanCastles.ts';
import { gifts } from './gifts.ts';
import { goldRush } from './goldRush.ts';
import { mists } from './mists.ts';
import { monasteries } from './monasteries.ts';
import type { ModuleShapes } from './shapes.ts';
import { sheriff } from './sheriff.ts';
import { shrines } from './shrines.ts';
import { yaga } from './yaga.ts';

const MODULES: Readonly<Partial<Record<ModuleName, ModuleShapes>>> = {
  'gold-rush': goldRush,
  bridges,
  bazaars,
  gifts,
  'crop-circles': cropCircles,
  abbey,
  shrines,
  monasteries,
  darmstadt,
  abbot,
  yaga,
  'german-castles': germanCastles,
  cathedrals,
  mists,
  sheriff,
};

const all = Object.entries(MODULES);

export const moduleChoices: ModuleShapes['choices'] = Object.assign({}, ...all.map(([, { choices }]) => choices));

export const moduleOptionals: ModuleShapes['choices'] = Object.assign({}, ...all.map(([, { optional }]) => optional));

export const moduleParts: Readonly<Record<string, Shape>> = Object.fromEntries(
  all.flatMap(([name, { part }]) => (part ? [[name, part]] : [])),
);
