/** Samples of all that Gold Rush brings. A kind without a sample does not compile. */
import type { FeatureRef, PointItem, Refusal, RefusalReason } from '../../../engine/index.ts';
import type { GoldRushWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';

const mountain: FeatureRef = { kind: 'mountain', cell: [2, 1], on: 'mountain:NE', cells: [[2, 1]] };

const refused = (reason: RefusalReason): Refusal => ({ reason, rule: 'RUSH-38', cells: [[2, 1]] });

const tokens = (count: number, each: number): PointItem => ({
  what: 'tokens',
  count,
  each,
  points: count * each,
  cells: [],
});

export const goldRush: SamplesFor<GoldRushWords> = {
  events: {
    'tokens-placed': [
      {
        kind: 'tokens-placed',
        player: 'red',
        cell: [2, 1],
        count: 2,
        stack: 3,
        supply: 7,
        values: [0, 5],
        rule: 'RUSH-26',
      },
      { kind: 'tokens-placed', player: 'red', cell: [2, 1], count: 1, stack: 1, supply: 7, rule: 'RUSH-26' },
    ],
    'tokens-short': [
      { kind: 'tokens-short', player: 'red', cell: [2, 1], missing: 1, rule: 'RUSH-30' },
      { kind: 'tokens-short', player: 'red', cell: [2, 1], missing: 3, rule: 'RUSH-30' },
    ],
    'stacks-joined': [{ kind: 'stacks-joined', feature: mountain, count: 5, rule: 'RUSH-28' }],
    'tent-placed': [
      { kind: 'tent-placed', player: 'red', cell: [2, 1], on: 'mountain:NE', rule: 'RUSH-37' },
      { kind: 'tent-placed', player: 'blue', cell: [2, 1], on: 'mountain:NE', from: [1, 0], rule: 'RUSH-37' },
    ],
    'token-taken': [
      { kind: 'token-taken', player: 'yellow', cell: [2, 1], left: 4, value: 0, rule: 'RUSH-43' },
      { kind: 'token-taken', player: 'yellow', cell: [2, 1], left: 1, rule: 'RUSH-43' },
      { kind: 'token-taken', player: 'yellow', cell: [2, 1], left: 0, rule: 'RUSH-43' },
    ],
    'tokens-shared': [
      {
        kind: 'tokens-shared',
        feature: mountain,
        shares: [{ player: 'yellow', count: 3, values: [2, 1, 0] }],
        final: false,
        rule: 'RUSH-56',
      },
      {
        kind: 'tokens-shared',
        feature: mountain,
        shares: [
          { player: 'yellow', count: 2, values: [5, 0] },
          { player: 'red', count: 1, values: [3] },
        ],
        final: false,
        rule: 'RUSH-58',
      },
      {
        kind: 'tokens-shared',
        feature: mountain,
        shares: [
          { player: 'yellow', count: 2 },
          { player: 'red', count: 1 },
        ],
        final: true,
        rule: 'RUSH-73',
      },
    ],
    'tokens-unowned': [
      { kind: 'tokens-unowned', feature: mountain, count: 2, to: 'supply', rule: 'RUSH-60' },
      { kind: 'tokens-unowned', feature: mountain, count: 1, to: 'supply', rule: 'RUSH-60' },
      { kind: 'tokens-unowned', feature: mountain, count: 5, to: 'removed', rule: 'RUSH-60' },
      { kind: 'tokens-unowned', feature: mountain, count: 1, to: 'removed', rule: 'RUSH-60' },
    ],
    'tents-returned': [
      { kind: 'tents-returned', tents: [{ player: 'blue', cell: [2, 1], on: 'mountain:NE' }], rule: 'RUSH-61' },
      {
        kind: 'tents-returned',
        tents: [
          { player: 'blue', cell: [2, 1], on: 'mountain:NE' },
          { player: 'red', cell: [2, 2], on: 'mountain:S' },
        ],
        rule: 'RUSH-61',
      },
    ],
    'tokens-scored': [
      { kind: 'tokens-scored', player: 'red', items: [tokens(1, 0), tokens(2, 3)], points: 6, rule: 'RUSH-77' },
      { kind: 'tokens-scored', player: 'red', items: [tokens(1, 1)], points: 1, rule: 'RUSH-77' },
    ],
  },
  decisions: {},
  choices: {
    tent: [
      { kind: 'tent', cell: [2, 1], on: 'mountain:NE' },
      { kind: 'tent', cell: [1, 0], on: 'mountain:S' },
      { kind: 'tent', cell: [1, 0], on: 'mountain:N' },
    ],
    token: [{ kind: 'token' }],
  },
  refusals: {
    'not-a-mountain': [refused('not-a-mountain')],
    'mountain-complete': [refused('mountain-complete')],
    'mountain-place-taken': [refused('mountain-place-taken')],
    'tent-stays': [refused('tent-stays')],
    'no-tent-left': [{ reason: 'no-tent-left', rule: 'RUSH-37', cells: [[2, 1]] }],
    'no-tent-on-board': [{ reason: 'no-tent-on-board', rule: 'RUSH-46', cells: [] }],
    'no-token-left': [refused('no-token-left')],
  },
  situation: {
    'player-not-in-gold-rush': [{ reason: 'player-not-in-gold-rush', at: 'players[1]', cells: [], found: 'pink' }],
    'bad-tent': [{ reason: 'bad-tent', at: 'parts.gold-rush.tents[0]', cells: [[2, 1]], found: 'mountain:N' }],
    'tent-twice': [
      { reason: 'tent-twice', at: 'parts.gold-rush.tents[1]', cells: [[2, 1]], found: 'red' },
      { reason: 'tent-twice', at: 'parts.gold-rush.tents[1]', cells: [[2, 1]], found: 'purple' },
    ],
    'bad-stack': [{ reason: 'bad-stack', at: 'parts.gold-rush.stacks[0]', cells: [[2, 1]] }],
    'stack-twice': [{ reason: 'stack-twice', at: 'parts.gold-rush.stacks[1]', cells: [[2, 1]] }],
    'bad-tokens': [{ reason: 'bad-tokens', at: 'parts.gold-rush', cells: [], found: '7' }],
    'too-many-tokens': [{ reason: 'too-many-tokens', at: 'parts.gold-rush', cells: [], found: '64' }],
  },
};
