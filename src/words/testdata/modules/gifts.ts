/** Samples of all that The Gifts bring. A kind without a sample does not compile. */
import type { Refusal } from '../../../engine/index.ts';
import type { GiftsWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';
import { feature, tiles } from '../shared.ts';

const followers = (count: number) => ({ what: 'followers', count, each: 2, points: 2 * count, cells: [] }) as const;
const unopened = (count: number) => ({ what: 'gifts', count, each: 2, points: 2 * count, cells: [] }) as const;
const idle = { kind: 'gift-idle', player: 'green', rule: 'GIFT-21' } as const;
const swept = {
  kind: 'road-swept',
  player: 'red',
  feature: feature('road'),
  items: [tiles(4, 1)],
  value: 4,
  rule: 'GIFT-ROAD-01',
} as const;
const changed = { kind: 'position-changed', player: 'red', cell: [2, 1], rule: 'GIFT-POS-01' } as const;
const refused = (reason: Refusal['reason']): Refusal => ({ reason, rule: 'GIFT-18', cells: [[2, 1]] });

export const gifts: SamplesFor<GiftsWords> = {
  events: {
    'gift-received': [
      { kind: 'gift-received', player: 'red', features: [feature('road')], rule: 'GIFT-08' },
      { kind: 'gift-received', player: 'blue', gift: 'synod', features: [feature('city')], rule: 'GIFT-08' },
      {
        kind: 'gift-received',
        player: 'black',
        gift: 'road-sweeper',
        features: [feature('city'), feature('road', [[3, 1]])],
        rule: 'GIFT-08',
      },
    ],
    'gift-unearned': [
      { kind: 'gift-unearned', player: 'red', feature: feature('city'), shared: true, rule: 'GIFT-09' },
      { kind: 'gift-unearned', player: 'red', feature: feature('road'), shared: false, rule: 'GIFT-09' },
    ],
    'gift-missing': [{ kind: 'gift-missing', player: 'pink', rule: 'GIFT-16' }],
    'gifts-shuffled': [
      { kind: 'gifts-shuffled', count: 3, rule: 'GIFT-15' },
      { kind: 'gifts-shuffled', count: 22, rule: 'GIFT-15' },
      { kind: 'gifts-shuffled', count: 1, rule: 'GIFT-15' },
    ],
    'gift-opened': [
      { kind: 'gift-opened', player: 'red', gift: 'synod', rule: 'GIFT-20' },
      { kind: 'gift-opened', player: 'blue', gift: 'take-2', rule: 'GIFT-20' },
    ],
    'gift-declined': [{ kind: 'gift-declined', player: 'red', rule: 'GIFT-19' }],
    'gift-idle': [
      { ...idle, gift: 'synod', why: 'no-target' },
      { ...idle, gift: 'synod', why: 'no-figure' },
      { ...idle, gift: 'road-sweeper', why: 'no-target' },
      { ...idle, gift: 'change-position', why: 'no-target' },
      { ...idle, gift: 'change-position', why: 'no-figure' },
      { ...idle, gift: 'cash-out', why: 'no-figure' },
      { ...idle, gift: 'take-2', why: 'no-tile' },
      { ...idle, gift: 'take-2', why: 'no-fitting-tile' },
      { ...idle, gift: 'take-2', why: 'own-tile' },
    ],
    'road-swept': [
      { ...swept, standings: [{ player: 'red', followers: 1, points: 4 }] },
      {
        ...swept,
        standings: [
          { player: 'blue', followers: 2, points: 4 },
          { player: 'red', followers: 1, points: 0 },
        ],
      },
      { ...swept, standings: [] },
    ],
    'cashed-out': [
      {
        kind: 'cashed-out',
        player: 'red',
        feature: feature('city'),
        items: [followers(3)],
        points: 6,
        rule: 'GIFT-CASH-02',
      },
      {
        kind: 'cashed-out',
        player: 'blue',
        feature: feature('field'),
        items: [followers(1)],
        points: 2,
        rule: 'GIFT-CASH-02',
      },
    ],
    'position-changed': [
      { ...changed, from: 'city:NE', to: 'field:SL.SR' },
      { ...changed, from: 'field:SL.SR', to: 'road:EW' },
      { ...changed, from: 'field:in', to: 'monastery', as: 'prior' },
      { ...changed, from: 'monastery', to: 'field:in', as: 'prior' },
    ],
    'tile-chosen': [
      { kind: 'tile-chosen', player: 'red', tile: 'base/D', other: 'base/U', out: false, rule: 'GIFT-TAKE-01' },
      { kind: 'tile-chosen', player: 'red', tile: 'base/S', other: 'base/U', out: true, rule: 'GIFT-TAKE-01' },
    ],
    'gifts-scored': [
      { kind: 'gifts-scored', player: 'red', items: [unopened(3)], points: 6, rule: 'GIFT-25' },
      { kind: 'gifts-scored', player: 'green', items: [unopened(1)], points: 2, rule: 'GIFT-25' },
      { kind: 'gifts-scored', player: 'blue', items: [unopened(22)], points: 44, rule: 'GIFT-25' },
    ],
  },
  decisions: {
    'open-gift': { kind: 'open-gift', player: 'red', rule: 'GIFT-18', count: 2, idle: ['synod', 'cash-out'] },
    'use-synod': { kind: 'use-synod', player: 'blue', rule: 'GIFT-SYN-01' },
    'use-road-sweeper': {
      kind: 'use-road-sweeper',
      player: 'red',
      rule: 'GIFT-ROAD-01',
      features: [{ feature: feature('road'), value: 4 }],
    },
    'use-cash-out': {
      kind: 'use-cash-out',
      player: 'green',
      rule: 'GIFT-CASH-01',
      figures: [{ cell: [2, 1], on: 'city:NE', value: 6 }],
    },
    'use-change-position': { kind: 'use-change-position', player: 'yellow', rule: 'GIFT-POS-01' },
    'use-take-2': { kind: 'use-take-2', player: 'red', rule: 'GIFT-TAKE-01', tiles: ['base/D', 'base/U'] },
  },
  choices: {
    open: [
      { kind: 'open', gift: 'synod' },
      { kind: 'open', gift: 'change-position' },
    ],
    spot: [
      { kind: 'spot', cell: [2, 1], on: 'cloister' },
      { kind: 'spot', cell: [2, 1], on: 'monastery', as: 'prior' },
      { kind: 'spot', cell: [2, 1], on: 'shrine', piece: 'abbot' },
      { kind: 'spot', cell: [2, 1], on: 'road:EW' },
      { kind: 'spot', cell: [2, 1], on: 'road:S' },
    ],
    cash: [
      { kind: 'cash', cell: [2, 1], on: 'city:NE' },
      { kind: 'cash', cell: [3, 1], on: 'field:NL.WR' },
      { kind: 'cash', cell: [3, 1], on: 'cloister', piece: 'abbot' },
    ],
    stance: [
      { kind: 'stance', cell: [2, 1], on: 'city:NE', to: 'field:SL.SR' },
      { kind: 'stance', cell: [2, 1], on: 'city:NE', to: 'field:WL.WR' },
      { kind: 'stance', cell: [3, 1], on: 'field:in', to: 'monastery', as: 'prior' },
    ],
    keep: [
      { kind: 'keep', tile: 'base/D' },
      { kind: 'keep', tile: 'base/U' },
      { kind: 'keep', tile: 'base/X' },
    ],
  },
  refusals: {
    'no-such-gift': [refused('no-such-gift')],
    'not-monastic': [refused('not-monastic')],
    'not-a-road': [refused('not-a-road')],
    'already-complete': [refused('already-complete')],
    'no-own-figure': [refused('no-own-figure')],
    'same-posture': [refused('same-posture')],
    'not-in-hand': [refused('not-in-hand')],
  },
  situation: {
    'too-many-gifts': [
      { reason: 'too-many-gifts', at: 'parts.gifts', cells: [], found: 'synod' },
      { reason: 'too-many-gifts', at: 'parts.gifts', cells: [], found: 'socks' },
    ],
    'gifts-missing': [{ reason: 'gifts-missing', at: 'parts.gifts', cells: [], found: '20' }],
  },
};
