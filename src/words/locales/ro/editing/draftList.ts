import type { DraftListWords } from '../../../editing/draftList.ts';

export const draftList: DraftListWords = {
  title: 'Schițe',
  hint: 'Schițele sunt numai în acest browser și nimeni altcineva nu le are. Dacă ștergi datele browserului, se șterg și ele.',
  changed: (when) => `modificată pe ${when}`,
  here: 'deschisă aici',
  rename: 'Redenumește',
  duplicate: 'Duplică',
  remove: 'Șterge',
  restore: 'Adu înapoi',
  close: 'Închide',
  save: 'Salvează',
  about: (button, name) => `${button}: ${name}`,
  removed: (name) => `S-a șters: ${name}.`,
  fresh: 'Schiță nouă',
  kinds: { example: 'Cu un mic exemplu', empty: 'Goală', rush: 'Pentru Goana după aur' },
  sealed: {
    newer: 'Făcută cu o versiune mai nouă a acestei pagini; rămâne așa cum este.',
    damaged: 'Nu mai poate fi citită; rămâne așa cum este.',
  },
  failed: 'Nu a reușit pe acest dispozitiv; poate că nu mai este loc.',
};
