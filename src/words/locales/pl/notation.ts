/** What can be wrong with a link to a scenario, in Polish. */
import type { NotationWords } from '../../notation.ts';
import { quote } from './nouns.ts';

export const pl: NotationWords = {
  problems: {
    empty: () => 'Nie ma czego otworzyć.',
    'not-ours': (d) => `To nie jest link do scenariusza: zaczyna się od ${quote(d.found)}.`,
    'newer-version': () => 'Ten link utworzono w nowszej wersji i tutaj nie da się go odczytać.',
    'too-long': () => 'Ten link jest za długi jak na scenariusz.',
    'foreign-character': (d) => `W tym linku nie może być znaku ${quote(d.found)} (znak nr ${d.number}).`,
    cut: () => 'Ten link jest niepełny: brakuje jego końca.',
    altered: () => 'Ten link został po drodze zmieniony: suma kontrolna na końcu nie zgadza się z resztą.',
    unreadable: (d) => `Tego linku nie da się odczytać od znaku nr ${d.number} (${quote(d.found)}).`,
    'unknown-code': (d) =>
      `W tym linku jest coś, czego ta wersja nie zna: ${quote(d.found)} (znak nr ${d.number}). Być może pochodzi on z nowszej wersji.`,
    'too-large': () => 'Ten link zawiera więcej kafelków, kroków lub gałęzi, niż może mieć scenariusz.',
    'not-a-scenario': () => 'Ten link da się odczytać, ale jego treść nie jest scenariuszem.',
  },
  partial: 'Tylko tyle udało się z niego odczytać.',
};
