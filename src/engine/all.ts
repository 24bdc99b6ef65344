/** Brings all modules: imported once wherever games of any kind are played. */
import { rules as abbey } from './modules/abbey/index.ts';
import { rules as abbot } from './modules/abbot/index.ts';
import { rules as base } from './modules/base/index.ts';
import { rules as bazaars } from './modules/bazaars/index.ts';
import { rules as bridges } from './modules/bridges/index.ts';
import { rules as castles } from './modules/castles/index.ts';
import { rules as cathedrals } from './modules/cathedrals/index.ts';
import { withCitations } from './modules/cites.ts';
import { rules as cropCircles } from './modules/cropCircles/index.ts';
import { rules as darmstadt } from './modules/darmstadt/index.ts';
import { rules as germanCastles } from './modules/germanCastles/index.ts';
import { rules as gifts } from './modules/gifts/index.ts';
import { rules as goldmines } from './modules/goldmines/index.ts';
import { rules as goldRush } from './modules/goldRush/index.ts';
import { register } from './modules/index.ts';

export { TILE_SETS } from './tiles/sets/index.ts';

import { rules as mists } from './modules/mists/index.ts';
import { rules as monasteries } from './modules/monasteries/index.ts';
import { rules as sheriff } from './modules/sheriff/index.ts';
import { rules as shrines } from './modules/shrines/index.ts';
import { rules as yaga } from './modules/yaga/index.ts';

register(
  ...[
    base,
    goldRush,
    goldmines,
    castles,
    bridges,
    bazaars,
    gifts,
    cropCircles,
    abbey,
    shrines,
    monasteries,
    darmstadt,
    abbot,
    yaga,
    germanCastles,
    cathedrals,
    mists,
    sheriff,
  ].map(withCitations),
);
