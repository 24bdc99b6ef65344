/** Shrines, from Heretics & Shrines: GF-SHR. */
import { centreCites, centreRule } from '../../scoring/centre.ts';
import { tilesOf } from '../../tiles/catalogue.ts';
import { shrines as tiles } from '../../tiles/sets/shrines.ts';
import type { RuleModule } from '../module.ts';
import { challenges } from './challenges.ts';
import { bars, judge } from './rivals.ts';

/** The usual number of shrines; the sixth is in one printing only. */
const USUAL = 5;

export const shrines: RuleModule = {
  name: 'shrines',
  features: { shrine: centreRule('GF-SHR-01', 'GF-SHR-01') },
  phases: { 'after-score': challenges },
  faces: [tiles],
  tiles: ({ options }) => (options.shrines.six ? tilesOf(tiles) : tilesOf(tiles).slice(0, USUAL)),
  pieces: () => ({}),
  also: centreCites('shrine', 'GF-SHR-01', 'GF-SHR-07'),
  bars,
  judge,
};
