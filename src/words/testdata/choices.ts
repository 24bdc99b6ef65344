/** At least one decision, choice and refusal of every kind. A kind without a sample does not compile. */
import type { Cell, ChoiceKind, DecisionKind, Refusal, RefusalReason } from '../../engine/index.ts';
import type { ChoiceOf, DecisionOf } from '../game.ts';
import * as modules from './modules/index.ts';
import { castleCells, claims, feature, type Some } from './shared.ts';

export const decisions: { readonly [K in DecisionKind]: DecisionOf<K> } = {
  ...modules.decisions,
  'place-tile': { kind: 'place-tile', player: 'red', rule: 'BASE-11', tile: 'base/D' },
  'place-gold': { kind: 'place-gold', player: 'blue', rule: 'GOLD-12' },
  'place-follower': { kind: 'place-follower', player: 'green', rule: 'BASE-16', cell: [2, 1] },
  'build-castle': { kind: 'build-castle', player: 'yellow', rule: 'CASTLE-05', cells: castleCells },
  'score-castle': {
    kind: 'score-castle',
    player: 'black',
    rule: 'CASTLE-18',
    cells: castleCells,
    features: [
      { feature: feature('city'), value: 8 },
      { feature: feature('road'), value: 3 },
    ],
  },
  'take-gold': { kind: 'take-gold', player: 'blue', rule: 'GOLD-30', claims },
};

export const choices: { readonly [K in ChoiceKind]: Some<ChoiceOf<K>> } = {
  ...modules.choices,
  tile: [
    { kind: 'tile', cell: [2, 1], turn: 0 },
    { kind: 'tile', cell: [2, 1], turn: 3 },
  ],
  gold: [{ kind: 'gold', cell: [1, 0] }],
  follower: [
    { kind: 'follower', on: 'city:NE' },
    { kind: 'follower', on: 'road:S' },
    { kind: 'follower', on: 'cloister' },
    { kind: 'follower', on: 'field:NL.WR' },
    { kind: 'follower', on: 'cloister', piece: 'abbot' },
    { kind: 'follower', on: 'monastery', as: 'prior' },
    { kind: 'follower', on: 'hut' },
    { kind: 'follower', on: 'german-castle:W', cell: [3, 1] },
    { kind: 'follower', on: 'road:N', cell: [3, 1] },
    { kind: 'follower', on: 'mountain:NE' },
    { kind: 'follower', on: 'cemetery' },
  ],
  pass: [{ kind: 'pass' }],
  castle: [
    { kind: 'castle', cell: [1, 0], build: true },
    { kind: 'castle', cell: [1, 0], build: false },
  ],
  score: [{ kind: 'score', cell: [2, 1], on: 'city:NE' }],
  take: [
    { kind: 'take', cell: [2, 1] },
    { kind: 'take', cell: [2, 3] },
  ],
};

const refused = (reason: RefusalReason, ...cells: Cell[]): Refusal => ({ reason, rule: 'BASE-12', cells });

export const refusals: { readonly [R in RefusalReason]: Some<Refusal> } = {
  ...modules.refusals,
  'game-over': [refused('game-over')],
  'nothing-known-to-draw': [refused('nothing-known-to-draw')],
  'decide-first': [
    refused('decide-first'),
    { ...refused('decide-first'), pending: decisions['place-tile'] },
    { ...refused('decide-first'), pending: decisions['take-gold'] },
  ],
  malformed: [refused('malformed')],
  'cell-taken': [refused('cell-taken', [2, 1])],
  'cell-too-far': [refused('cell-too-far', [200, 1])],
  'touches-nothing': [refused('touches-nothing', [9, 9])],
  'edges-differ': [refused('edges-differ', [2, 1], [2, 2], [3, 1]), refused('edges-differ')],
  'no-such-spot': [refused('no-such-spot', [2, 1])],
  'feature-occupied': [refused('feature-occupied', [2, 1], [3, 1])],
  'no-followers-left': [refused('no-followers-left', [2, 1])],
  'gold-on-empty-cell': [refused('gold-on-empty-cell', [3, 1], [2, 1])],
  'gold-on-own-tile': [refused('gold-on-own-tile', [2, 1])],
  'gold-too-far': [refused('gold-too-far', [5, 1], [2, 1])],
  'not-this-city': [refused('not-this-city', [3, 1], ...castleCells)],
  'no-castle-left': [refused('no-castle-left', ...castleCells)],
  'not-a-small-city': [refused('not-a-small-city', [3, 1])],
  'castle-needs-one-follower': [refused('castle-needs-one-follower', ...castleCells)],
  'feature-not-offered': [refused('feature-not-offered', [3, 1])],
  'no-gold-there': [refused('no-gold-there', [2, 1])],
  'no-claim': [refused('no-claim', [2, 1])],
  'figure-not-allowed': [refused('figure-not-allowed', [2, 1])],
};
