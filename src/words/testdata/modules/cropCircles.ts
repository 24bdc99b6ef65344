/** Samples of all that crop circles bring. A kind without a sample does not compile. */
import type { CropCirclesWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';

export const cropCircles: SamplesFor<CropCirclesWords> = {
  events: {
    'crop-action-chosen': [
      { kind: 'crop-action-chosen', player: 'red', action: 'add', feature: 'city', rule: 'CROP-13' },
      { kind: 'crop-action-chosen', player: 'red', action: 'remove', feature: 'road', rule: 'CROP-17' },
      { kind: 'crop-action-chosen', player: 'pink', action: 'remove', feature: 'field', rule: 'CROP-13' },
    ],
    'crop-idle': [
      { kind: 'crop-idle', player: 'green', feature: 'road', rule: 'CROP-16' },
      { kind: 'crop-idle', player: 'green', feature: 'field', rule: 'CROP-16' },
    ],
  },
  decisions: {
    'crop-action': { kind: 'crop-action', player: 'red', rule: 'CROP-13', cell: [2, 1], feature: 'city' },
    'crop-add': { kind: 'crop-add', player: 'blue', rule: 'CROP-15', feature: 'road', must: false },
    'crop-remove': { kind: 'crop-remove', player: 'blue', rule: 'CROP-15', feature: 'field' },
  },
  choices: {
    'crop-action': [
      { kind: 'crop-action', action: 'add' },
      { kind: 'crop-action', action: 'remove' },
    ],
    'crop-add': [
      { kind: 'crop-add', cell: [2, 1], on: 'city:NE' },
      { kind: 'crop-add', cell: [2, 1], on: 'city:S' },
    ],
    'crop-remove': [
      { kind: 'crop-remove', cell: [2, 1], on: 'field:NL.WR' },
      { kind: 'crop-remove', cell: [3, 1], on: 'field:NL.WR' },
    ],
  },
  refusals: {
    'not-beside-own': [{ reason: 'not-beside-own', rule: 'CROP-20', cells: [[2, 1]] }],
    'must-add': [{ reason: 'must-add', rule: 'CROP-21', cells: [] }],
    'not-own-follower': [{ reason: 'not-own-follower', rule: 'CROP-22', cells: [[2, 1]] }],
  },
  situation: {},
};
