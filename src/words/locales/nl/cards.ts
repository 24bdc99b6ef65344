/** What Dutch calls the gift cards. */
import type { GiftKind } from '../../../engine/index.ts';

export const cards: Readonly<Record<GiftKind, string>> = {
  synod: 'Synode',
  'road-sweeper': 'Straatveger',
  'change-position': 'Positie veranderen',
  'cash-out': 'Uitbetalen',
  'take-2': 'Neem 2',
};
