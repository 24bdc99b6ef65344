/** What Polish calls the gift cards. */
import type { GiftKind } from '../../../engine/index.ts';

export const cards: Readonly<Record<GiftKind, string>> = {
  synod: 'Synod',
  'road-sweeper': 'Zamiatacz dróg',
  'change-position': 'Zmiana pozycji',
  'cash-out': 'Wypłata',
  'take-2': 'Weź 2',
};
