/** Further rules of the abbot and the gardens at work in what happens. */
import { when } from '../../turn/rules.ts';
import type { Citing } from '../module.ts';

export const cites: Citing = {
  setUp: ['GF-GAR-04'],
  also: (_, event) => when(event.kind === 'follower-placed' && event.piece === 'abbot', 'GF-GAR-01'),
};
