import type { DraftListWords } from '../../../editing/draftList.ts';

export const draftList: DraftListWords = {
  title: 'Ontwerpen',
  hint: 'Ontwerpen staan alleen in deze browser; niemand anders heeft ze. Wie de gegevens van de browser wist, wist ook de ontwerpen.',
  changed: (when) => `gewijzigd op ${when}`,
  here: 'hier geopend',
  rename: 'Hernoemen',
  duplicate: 'Dupliceren',
  remove: 'Verwijderen',
  restore: 'Terughalen',
  close: 'Sluiten',
  save: 'Opslaan',
  about: (button, name) => `${button}: ${name}`,
  removed: (name) => `Verwijderd: ${name}.`,
  fresh: 'Nieuw ontwerp',
  kinds: { example: 'Met een klein voorbeeld', empty: 'Leeg', rush: 'Voor Goudkoorts' },
  sealed: {
    newer: 'Gemaakt met een nieuwere versie van deze pagina; het blijft zoals het is.',
    damaged: 'Niet meer te lezen; het blijft zoals het is.',
  },
  failed: 'Dat lukte niet op dit apparaat; misschien is de opslagruimte vol.',
};
