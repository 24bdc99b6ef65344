/** Samples of all that bazaars bring. A kind without a sample does not compile. */
import type { LotEnding, PointItem } from '../../../engine/index.ts';
import type { BazaarsWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';

const items = (points: number): PointItem[] => [{ what: 'bid', count: 1, each: points, points, cells: [] }];
const tile = 'base/O';
const won = (how: LotEnding) => ({ kind: 'lot-won', player: 'blue', tile, how, rule: 'BAZAAR-04' }) as const;

export const bazaars: SamplesFor<BazaarsWords> = {
  events: {
    'bazaar-opened': [{ kind: 'bazaar-opened', player: 'red', tiles: ['base/E', 'base/O'], rule: 'BAZAAR-01' }],
    'bazaar-skipped': [
      { kind: 'bazaar-skipped', player: 'red', why: 'too-few-tiles', rule: 'BAZAAR-02' },
      { kind: 'bazaar-skipped', player: 'red', why: 'no-chain', rule: 'BAZAAR-07' },
    ],
    'lot-chosen': [{ kind: 'lot-chosen', player: 'blue', tile, rule: 'BAZAAR-03' }],
    'bid-made': [
      { kind: 'bid-made', player: 'blue', tile, bid: 3, rule: 'BAZAAR-03' },
      { kind: 'bid-made', player: 'blue', tile, bid: 0, rule: 'BAZAAR-03' },
    ],
    'bid-passed': [{ kind: 'bid-passed', player: 'green', tile, rule: 'BAZAAR-03' }],
    'lot-won': [won('unopposed'), won('bought'), won('sold'), won('last'), won('taken')],
    'bid-paid': [
      { kind: 'bid-paid', player: 'blue', to: 'red', items: items(-5), points: -5, rule: 'BAZAAR-04' },
      { kind: 'bid-paid', player: 'blue', items: items(-1), points: -1, rule: 'BAZAAR-04' },
    ],
    'bid-received': [
      { kind: 'bid-received', player: 'red', from: 'blue', items: items(5), points: 5, rule: 'BAZAAR-04' },
    ],
    'lot-played': [{ kind: 'lot-played', player: 'black', tile, rule: 'BAZAAR-06' }],
  },
  decisions: {
    'choose-lot': { kind: 'choose-lot', player: 'blue', rule: 'BAZAAR-03', tiles: ['base/E', 'base/O'] },
    bid: { kind: 'bid', player: 'green', rule: 'BAZAAR-03', tile, highest: { player: 'blue', bid: 2 } },
    'buy-or-sell': { kind: 'buy-or-sell', player: 'blue', rule: 'BAZAAR-04', tile, highest: { player: 'red', bid: 5 } },
  },
  choices: {
    lot: [
      { kind: 'lot', tile: 'base/H' },
      { kind: 'lot', tile: 'base/I' },
    ],
    bid: [
      { kind: 'bid', bid: 0 },
      { kind: 'bid', bid: 21 },
    ],
    deal: [
      { kind: 'deal', buy: true },
      { kind: 'deal', buy: false },
    ],
  },
  refusals: {
    'no-such-lot': [{ reason: 'no-such-lot', rule: 'BAZAAR-03', cells: [] }],
    'bid-too-low': [{ reason: 'bid-too-low', rule: 'BAZAAR-03', cells: [] }],
    'bid-too-high': [{ reason: 'bid-too-high', rule: 'BAZAAR-10', cells: [] }],
    'must-bid': [{ reason: 'must-bid', rule: 'BAZAAR-03', cells: [] }],
    'price-too-high': [{ reason: 'price-too-high', rule: 'BAZAAR-10', cells: [] }],
  },
  situation: {},
};
