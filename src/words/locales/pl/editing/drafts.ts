import type { DraftsWords } from '../../../editing/drafts.ts';
import { picker } from '../../../plural.ts';

const pick = picker('pl');

export const drafts: DraftsWords = {
  title: 'Edytor',
  heading: (name) => `Edytor: ${name}`,
  name: 'Nazwa szkicu',
  untitled: (day) => `bez nazwy, ${day}`,
  kept: 'Szkic zapisany',
  keeping: 'Zapisywanie…',
  unkept: 'Niezapisany',
  undo: 'Cofnij',
  redo: 'Ponów',
  drafts: 'Szkice',
  openOther: 'Otwórz…',
  again: 'Spróbuj ponownie',
  dismiss: 'Rozumiem',
  undone: (further) => `Cofnięto. Tyle razy można jeszcze cofnąć: ${further}.`,
  redone: (further) => `Ponowiono. Tyle razy można jeszcze ponowić: ${further}.`,
  refused:
    'Nie udało się zapisać szkicu na urządzeniu; może brakuje miejsca. Twoja praca istnieje tylko na tej stronie.',
  fleeting:
    'Ta przeglądarka niczego tu nie zapisuje. Szkic istnieje tylko tak długo, jak długo strona jest otwarta: udostępnij go albo zapisz jako plik.',
  moved:
    'Ten szkic zmieniono albo usunięto w innej karcie. Niczego nie nadpisano: pracujesz tu dalej na osobnym szkicu.',
  elsewhere: 'Ten szkic zmieniono albo usunięto w innej karcie.',
  aside: (states) =>
    pick(states, {
      one: 'Jednego stanu tego szkicu nie udało się odczytać. Został pominięty.',
      few: `${states} stanów tego szkicu nie udało się odczytać. Zostały pominięte.`,
      many: `${states} stanów tego szkicu nie udało się odczytać. Zostały pominięte.`,
    }),
  other: 'Szkic z innej karty',
  takeOver: 'Pokaż, co tam jest',
  failed: 'Nie udało się wczytać wszystkiego, co jest tu potrzebne. Czy masz połączenie z siecią?',
  missing: {
    'no-draft': 'W tej przeglądarce nie ma takiego szkicu. Szkice zostają na urządzeniu, na którym powstały.',
    'newer-draft': 'Ten szkic powstał w nowszej wersji tej strony. Pozostaje bez zmian: wczytaj stronę ponownie.',
    'damaged-draft': 'Tego szkicu nie da się już odczytać. Pozostaje bez zmian.',
    'no-example': 'Pod tym adresem nie ma przykładu.',
  },
  last: 'Do mojego ostatniego szkicu',
};
