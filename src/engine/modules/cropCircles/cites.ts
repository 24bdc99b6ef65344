/** Further rules of the crop circles at work in what happens. */
import { when } from '../../turn/rules.ts';
import type { Citing } from '../module.ts';

export const cites: Citing = { also: (_, event) => when(event.kind === 'crop-action-chosen', 'CROP-06') };
