/** Further rules of the abbey at work in what happens. */
import { sameCell } from '../../geometry.ts';
import { centreCites } from '../../scoring/centre.ts';
import { when } from '../../turn/rules.ts';
import type { Citing } from '../module.ts';
import { ABBEY } from './play.ts';

const asCentre = centreCites('abbey', 'GF-ABB-04', 'GF-ABB-06');

export const cites: Citing = {
  also(state, event) {
    const { placed } = state.record;
    switch (event.kind) {
      case 'tile-placed':
        return when(event.tile === ABBEY, 'GF-ABB-02');
      case 'feature-scored':
        return when(!event.final && placed?.tile === ABBEY && event.feature.kind !== 'abbey', 'GF-ABB-03');
      case 'gold-placed':
        return when(
          state.tiles.some(({ tile, cell }) => tile === ABBEY && sameCell(cell, event.cell)),
          'GF-ABB-06',
        );
      default:
        return asCentre(state, event);
    }
  },
};
