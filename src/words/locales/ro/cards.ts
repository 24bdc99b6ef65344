/** What Romanian calls the gift cards. */
import type { GiftKind } from '../../../engine/index.ts';

export const cards: Readonly<Record<GiftKind, string>> = {
  synod: 'Sinod',
  'road-sweeper': 'Măturător de drum',
  'change-position': 'Schimbă poziția',
  'cash-out': 'Încasează',
  'take-2': 'Ia 2',
};
