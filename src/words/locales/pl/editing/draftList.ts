import type { DraftListWords } from '../../../editing/draftList.ts';

export const draftList: DraftListWords = {
  title: 'Szkice',
  hint: 'Szkice są tylko w tej przeglądarce i nikt inny ich nie ma. Kto wyczyści jej dane, usunie też szkice.',
  changed: (when) => `zmieniono ${when}`,
  here: 'otwarty tutaj',
  rename: 'Zmień nazwę',
  duplicate: 'Powiel',
  remove: 'Usuń',
  restore: 'Przywróć',
  close: 'Zamknij',
  save: 'Zapisz',
  about: (button, name) => `${button}: ${name}`,
  removed: (name) => `Usunięto: ${name}.`,
  fresh: 'Nowy szkic',
  kinds: { example: 'Z małym przykładem', empty: 'Pusty', rush: 'Do „Gorączki złota”' },
  sealed: {
    newer: 'Powstał w nowszej wersji tej strony; pozostaje bez zmian.',
    damaged: 'Nie da się go już odczytać; pozostaje bez zmian.',
  },
  failed: 'Na tym urządzeniu się nie udało; może brakuje miejsca.',
};
