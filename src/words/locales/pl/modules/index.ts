/** What Polish says about the modules beyond gold and castles. */
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
import { sheriff } from './sheriff.ts';
import { shrines } from './shrines.ts';
import { yaga } from './yaga.ts';

export const events = {
  ...goldRush.events,
  ...bridges.events,
  ...bazaars.events,
  ...gifts.events,
  ...cropCircles.events,
  ...abbey.events,
  ...shrines.events,
  ...monasteries.events,
  ...darmstadt.events,
  ...abbot.events,
  ...yaga.events,
  ...germanCastles.events,
  ...cathedrals.events,
  ...mists.events,
  ...sheriff.events,
};

export const decisions = {
  ...goldRush.decisions,
  ...bridges.decisions,
  ...bazaars.decisions,
  ...gifts.decisions,
  ...cropCircles.decisions,
  ...abbey.decisions,
  ...shrines.decisions,
  ...monasteries.decisions,
  ...darmstadt.decisions,
  ...abbot.decisions,
  ...yaga.decisions,
  ...germanCastles.decisions,
  ...cathedrals.decisions,
  ...mists.decisions,
  ...sheriff.decisions,
};

export const choices = {
  ...goldRush.choices,
  ...bridges.choices,
  ...bazaars.choices,
  ...gifts.choices,
  ...cropCircles.choices,
  ...abbey.choices,
  ...shrines.choices,
  ...monasteries.choices,
  ...darmstadt.choices,
  ...abbot.choices,
  ...yaga.choices,
  ...germanCastles.choices,
  ...cathedrals.choices,
  ...mists.choices,
  ...sheriff.choices,
};

export const refusals = {
  ...goldRush.refusals,
  ...bridges.refusals,
  ...bazaars.refusals,
  ...gifts.refusals,
  ...cropCircles.refusals,
  ...abbey.refusals,
  ...shrines.refusals,
  ...monasteries.refusals,
  ...darmstadt.refusals,
  ...abbot.refusals,
  ...yaga.refusals,
  ...germanCastles.refusals,
  ...cathedrals.refusals,
  ...mists.refusals,
  ...sheriff.refusals,
};

export const situation = {
  ...goldRush.situation,
  ...bridges.situation,
  ...bazaars.situation,
  ...gifts.situation,
  ...cropCircles.situation,
  ...abbey.situation,
  ...shrines.situation,
  ...monasteries.situation,
  ...darmstadt.situation,
  ...abbot.situation,
  ...yaga.situation,
  ...germanCastles.situation,
  ...cathedrals.situation,
  ...mists.situation,
  ...sheriff.situation,
};
