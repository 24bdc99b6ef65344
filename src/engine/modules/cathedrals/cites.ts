/** Further rules of the German cathedrals at work in what happens. */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { featureNamed, linesAt } from '../../board/feature.ts';
import { centreCites } from '../../scoring/centre.ts';
import type { FeatureRef } from '../../state.ts';
import { when } from '../../turn/rules.ts';
import type { Citing } from '../module.ts';

/** Whether one of the roads at a cathedral comes back to it. */
function hasLoop(board: Board, ref: FeatureRef): boolean {
  const cathedral = board.features[featureNamed(board, ref)] as Feature;
  const tile = board.tiles[board.tileOf[cathedral.segments[0] as number] as number];
  const ends = tile?.segments.filter(({ kind }) => kind === 'road') ?? [];
  return linesAt(board, cathedral).length < ends.length;
}

const asHub = centreCites('cathedral', 'GF-CAT-02', 'GF-CAT-08');

export const cites: Citing = {
  also(state, event) {
    if (event.kind === 'feature-scored') {
      const { kind } = event.feature;
      return when(kind === 'cathedral' && hasLoop(boardOf(state.tiles), event.feature), 'GF-CAT-06');
    }
    if (event.kind !== 'gold-claimed') return asHub(state, event);
    const kinds = event.claims.flatMap(({ because }) => because.map(({ kind }) => kind));
    return [...asHub(state, event), ...when(kinds.includes('cathedral') && kinds.includes('road'), 'GF-CAT-09')];
  },
};
