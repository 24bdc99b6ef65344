/** Brings all modules: imported once wherever games of any kind are played. */
import { abbey } from './modules/abbey/index.ts';
import { abbot } from './modules/abbot/index.ts';
import { base } from './modules/base/index.ts';
import { bazaars } from './modules/bazaars/index.ts';
import { bridges } from './modules/bridges/index.ts';
import { castles } from './modules/castles/index.ts';
import { cathedrals } from './modules/cathedrals/index.ts';
import { withCitations } from './modules/cites.ts';
import { cropCircles } from './modules/cropCircles/index.ts';
import { darmstadt } from './modules/darmstadt/index.ts';
import { germanCastles } from './modules/germanCastles/index.ts';
import { gifts } from './modules/gifts/index.ts';
import { goldmines } from './modules/goldmines/index.ts';
import { goldRush } from './modules/goldRush/index.ts';
import { register } from './modules/index.ts';

export { TILE_SETS } from './tiles/sets/index.ts';

import { mists } from './modules/mists/index.ts';
import { monasteries } from './modules/monasteries/index.ts';
import { sheriff } from './modules/sheriff/index.ts';
import { shrines } from './modules/shrines/index.ts';
import { yaga } from './modules/yaga/index.ts';

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
