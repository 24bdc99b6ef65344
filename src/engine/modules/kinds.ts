/** What the modules add to the lists of phases, decisions, choices, events, refusals and problems. */

import {
  ABBEY_ANSWERS,
  ABBEY_PROBLEMS,
  ABBEY_REFUSALS,
  ABBEY_SHAPES,
  type AbbeyChoice,
  type AbbeyDecision,
  type AbbeyEvent,
  type AbbeyPhase,
} from './abbey/kinds.ts';
import {
  ABBOT_ANSWERS,
  ABBOT_PROBLEMS,
  ABBOT_REFUSALS,
  ABBOT_SHAPES,
  type AbbotChoice,
  type AbbotDecision,
  type AbbotEvent,
  type AbbotPhase,
} from './abbot/kinds.ts';
import {
  BAZAARS_ANSWERS,
  BAZAARS_PROBLEMS,
  BAZAARS_REFUSALS,
  BAZAARS_SHAPES,
  type BazaarsChoice,
  type BazaarsDecision,
  type BazaarsEvent,
  type BazaarsPhase,
} from './bazaars/kinds.ts';
import {
  BRIDGES_ANSWERS,
  BRIDGES_PROBLEMS,
  BRIDGES_REFUSALS,
  BRIDGES_SHAPES,
  type BridgesChoice,
  type BridgesDecision,
  type BridgesEvent,
  type BridgesPhase,
} from './bridges/kinds.ts';
import {
  CATHEDRALS_ANSWERS,
  CATHEDRALS_PROBLEMS,
  CATHEDRALS_REFUSALS,
  CATHEDRALS_SHAPES,
  type CathedralsChoice,
  type CathedralsDecision,
  type CathedralsEvent,
  type CathedralsPhase,
} from './cathedrals/kinds.ts';
import {
  CROP_CIRCLES_ANSWERS,
  CROP_CIRCLES_PROBLEMS,
  CROP_CIRCLES_REFUSALS,
  CROP_CIRCLES_SHAPES,
  type CropCirclesChoice,
  type CropCirclesDecision,
  type CropCirclesEvent,
  type CropCirclesPhase,
} from './cropCircles/kinds.ts';
import {
  DARMSTADT_ANSWERS,
  DARMSTADT_PROBLEMS,
  DARMSTADT_REFUSALS,
  DARMSTADT_SHAPES,
  type DarmstadtChoice,
  type DarmstadtDecision,
  type DarmstadtEvent,
  type DarmstadtPhase,
} from './darmstadt/kinds.ts';
import {
  GERMAN_CASTLES_ANSWERS,
  GERMAN_CASTLES_PROBLEMS,
  GERMAN_CASTLES_REFUSALS,
  GERMAN_CASTLES_SHAPES,
  type GermanCastlesChoice,
  type GermanCastlesDecision,
  type GermanCastlesEvent,
  type GermanCastlesPhase,
} from './germanCastles/kinds.ts';
import {
  GIFTS_ANSWERS,
  GIFTS_PROBLEMS,
  GIFTS_REFUSALS,
  GIFTS_SHAPES,
  type GiftsChoice,
  type GiftsDecision,
  type GiftsEvent,
  type GiftsPhase,
} from './gifts/kinds.ts';
import {
  GOLD_RUSH_ANSWERS,
  GOLD_RUSH_PROBLEMS,
  GOLD_RUSH_REFUSALS,
  GOLD_RUSH_SHAPES,
  type GoldRushChoice,
  type GoldRushDecision,
  type GoldRushEvent,
  type GoldRushPhase,
} from './goldRush/kinds.ts';
import {
  MISTS_ANSWERS,
  MISTS_PROBLEMS,
  MISTS_REFUSALS,
  MISTS_SHAPES,
  type MistsChoice,
  type MistsDecision,
  type MistsEvent,
  type MistsPhase,
} from './mists/kinds.ts';
import {
  MONASTERIES_ANSWERS,
  MONASTERIES_PROBLEMS,
  MONASTERIES_REFUSALS,
  MONASTERIES_SHAPES,
  type MonasteriesChoice,
  type MonasteriesDecision,
  type MonasteriesEvent,
  type MonasteriesPhase,
} from './monasteries/kinds.ts';
import {
  SHERIFF_ANSWERS,
  SHERIFF_PROBLEMS,
  SHERIFF_REFUSALS,
  SHERIFF_SHAPES,
  type SheriffChoice,
  type SheriffDecision,
  type SheriffEvent,
  type SheriffPhase,
} from './sheriff/kinds.ts';
import {
  SHRINES_ANSWERS,
  SHRINES_PROBLEMS,
  SHRINES_REFUSALS,
  SHRINES_SHAPES,
  type ShrinesChoice,
  type ShrinesDecision,
  type ShrinesEvent,
  type ShrinesPhase,
} from './shrines/kinds.ts';
import {
  YAGA_ANSWERS,
  YAGA_PROBLEMS,
  YAGA_REFUSALS,
  YAGA_SHAPES,
  type YagaChoice,
  type YagaDecision,
  type YagaEvent,
  type YagaPhase,
} from './yaga/kinds.ts';

export type ModulePhase =
  | GoldRushPhase
  | BridgesPhase
  | BazaarsPhase
  | GiftsPhase
  | CropCirclesPhase
  | AbbeyPhase
  | ShrinesPhase
  | MonasteriesPhase
  | DarmstadtPhase
  | AbbotPhase
  | YagaPhase
  | GermanCastlesPhase
  | CathedralsPhase
  | MistsPhase
  | SheriffPhase;

export type ModuleDecision =
  | GoldRushDecision
  | BridgesDecision
  | BazaarsDecision
  | GiftsDecision
  | CropCirclesDecision
  | AbbeyDecision
  | ShrinesDecision
  | MonasteriesDecision
  | DarmstadtDecision
  | AbbotDecision
  | YagaDecision
  | GermanCastlesDecision
  | CathedralsDecision
  | MistsDecision
  | SheriffDecision;

export type ModuleChoice =
  | GoldRushChoice
  | BridgesChoice
  | BazaarsChoice
  | GiftsChoice
  | CropCirclesChoice
  | AbbeyChoice
  | ShrinesChoice
  | MonasteriesChoice
  | DarmstadtChoice
  | AbbotChoice
  | YagaChoice
  | GermanCastlesChoice
  | CathedralsChoice
  | MistsChoice
  | SheriffChoice;

export type ModuleEvent =
  | GoldRushEvent
  | BridgesEvent
  | BazaarsEvent
  | GiftsEvent
  | CropCirclesEvent
  | AbbeyEvent
  | ShrinesEvent
  | MonasteriesEvent
  | DarmstadtEvent
  | AbbotEvent
  | YagaEvent
  | GermanCastlesEvent
  | CathedralsEvent
  | MistsEvent
  | SheriffEvent;

export const MODULE_REFUSALS = [
  ...GOLD_RUSH_REFUSALS,
  ...BRIDGES_REFUSALS,
  ...BAZAARS_REFUSALS,
  ...GIFTS_REFUSALS,
  ...CROP_CIRCLES_REFUSALS,
  ...ABBEY_REFUSALS,
  ...SHRINES_REFUSALS,
  ...MONASTERIES_REFUSALS,
  ...DARMSTADT_REFUSALS,
  ...ABBOT_REFUSALS,
  ...YAGA_REFUSALS,
  ...GERMAN_CASTLES_REFUSALS,
  ...CATHEDRALS_REFUSALS,
  ...MISTS_REFUSALS,
  ...SHERIFF_REFUSALS,
] as const;

export const MODULE_PROBLEMS = [
  ...GOLD_RUSH_PROBLEMS,
  ...BRIDGES_PROBLEMS,
  ...BAZAARS_PROBLEMS,
  ...GIFTS_PROBLEMS,
  ...CROP_CIRCLES_PROBLEMS,
  ...ABBEY_PROBLEMS,
  ...SHRINES_PROBLEMS,
  ...MONASTERIES_PROBLEMS,
  ...DARMSTADT_PROBLEMS,
  ...ABBOT_PROBLEMS,
  ...YAGA_PROBLEMS,
  ...GERMAN_CASTLES_PROBLEMS,
  ...CATHEDRALS_PROBLEMS,
  ...MISTS_PROBLEMS,
  ...SHERIFF_PROBLEMS,
] as const;

export const MODULE_ANSWERS = {
  ...GOLD_RUSH_ANSWERS,
  ...BRIDGES_ANSWERS,
  ...BAZAARS_ANSWERS,
  ...GIFTS_ANSWERS,
  ...CROP_CIRCLES_ANSWERS,
  ...ABBEY_ANSWERS,
  ...SHRINES_ANSWERS,
  ...MONASTERIES_ANSWERS,
  ...DARMSTADT_ANSWERS,
  ...ABBOT_ANSWERS,
  ...YAGA_ANSWERS,
  ...GERMAN_CASTLES_ANSWERS,
  ...CATHEDRALS_ANSWERS,
  ...MISTS_ANSWERS,
  ...SHERIFF_ANSWERS,
} as const;

export const MODULE_SHAPES = {
  ...GOLD_RUSH_SHAPES,
  ...BRIDGES_SHAPES,
  ...BAZAARS_SHAPES,
  ...GIFTS_SHAPES,
  ...CROP_CIRCLES_SHAPES,
  ...ABBEY_SHAPES,
  ...SHRINES_SHAPES,
  ...MONASTERIES_SHAPES,
  ...DARMSTADT_SHAPES,
  ...ABBOT_SHAPES,
  ...YAGA_SHAPES,
  ...GERMAN_CASTLES_SHAPES,
  ...CATHEDRALS_SHAPES,
  ...MISTS_SHAPES,
  ...SHERIFF_SHAPES,
} as const;

/** What modules let a player do in place of a figure, in the same decision. */
export const INSTEAD_OF_A_FOLLOWER = ['recall', 'tent', 'token'] as const satisfies readonly ModuleChoice['kind'][];

export type * from './abbey/kinds.ts';
export type * from './abbot/kinds.ts';
export type * from './bazaars/kinds.ts';
export type * from './bridges/kinds.ts';
export type * from './cathedrals/kinds.ts';
export type * from './cropCircles/kinds.ts';
export type * from './darmstadt/kinds.ts';
export type * from './germanCastles/kinds.ts';
export type * from './gifts/kinds.ts';
export type * from './goldRush/kinds.ts';
export type * from './mists/kinds.ts';
export type * from './monasteries/kinds.ts';
export type * from './sheriff/kinds.ts';
export type * from './shrines/kinds.ts';
export type * from './yaga/kinds.ts';
