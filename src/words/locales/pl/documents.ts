/** What can be wrong with a scenario document, in Polish. */
import { type DocumentWords, detailer } from '../../documents.ts';
import { quote } from './nouns.ts';

const details = detailer('oczekiwano', 'jest', quote);

export const pl: DocumentWords = {
  'not-json': () => 'Ten tekst nie jest w formacie JSON.',
  'too-long': () => 'Ten tekst jest za długi jak na scenariusz.',
  'not-an-object': () => 'Scenariusz musi być obiektem JSON.',
  'not-a-scenario': () => 'To jest JSON, ale nie scenariusz.',
  'newer-format': () => 'Ten scenariusz ma nowszy format, niż ta wersja potrafi odczytać.',
  missing: (d) => `Czegoś brakuje${details(d)}.`,
  'unknown-key': (d) => `Ta nazwa tu nie pasuje${details(d)}.`,
  'wrong-type': (d) => `Wartość jest niewłaściwego rodzaju${details(d)}.`,
  'not-allowed': (d) => `Ta wartość jest niemożliwa${details(d)}.`,
  'too-many': (d) => `Wpisów jest tu za dużo${details(d)}.`,
  'step-id-twice': (d) => `Ten identyfikator ma już inny krok lub inna gałąź${details(d)}.`,
  'branches-not-last': (d) => `Rozgałęziać się może tylko ostatni krok listy${details(d)}.`,
  'steps-and-branches': () => 'Scenariusz zaczyna się od kroków albo od gałęzi, nie od jednych i drugich.',
  'active-not-at-start': (d) => `Tylko gałąź na samym początku może zmienić, czyja jest tura${details(d)}.`,
  'caption-without-step': (d) => `Ten opis nie należy do żadnego kroku ani gałęzi${details(d)}.`,
};
