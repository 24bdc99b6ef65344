/** Further rules of the German castles at work in what happens. */
import { centreCites } from '../../scoring/centre.ts';
import { otherHalf } from '../../tiles/catalogue.ts';
import { when } from '../../turn/rules.ts';
import type { Citing } from '../module.ts';

const asCentre = centreCites('german-castle', 'GF-GCA-03', 'GF-GCA-08');

export const cites: Citing = {
  setUp: ['GF-GCA-01'],
  also(state, event) {
    const { placed } = state.record;
    switch (event.kind) {
      case 'follower-placed':
        return when(placed !== undefined && otherHalf(placed.tile) !== undefined, 'GF-GCA-03');
      case 'final-scoring-began':
        return ['GF-GCA-07'];
      default:
        return asCentre(state, event);
    }
  },
};
