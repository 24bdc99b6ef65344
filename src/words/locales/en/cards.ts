/** What English calls the gift cards. */
import type { GiftKind } from '../../../engine/index.ts';

export const cards: Readonly<Record<GiftKind, string>> = {
  synod: 'Synod',
  'road-sweeper': 'Road Sweeper',
  'change-position': 'Change Position',
  'cash-out': 'Cash Out',
  'take-2': 'Take 2',
};
