/** What can be wrong with a scenario document, in Dutch. */
import { type DocumentWords, detailer } from '../../documents.ts';
import { quote } from './nouns.ts';

const details = detailer('verwacht', 'gevonden', quote);

export const nl: DocumentWords = {
  'not-json': () => 'Deze tekst is geen JSON.',
  'too-long': () => 'Deze tekst is te lang voor een scenario.',
  'not-an-object': () => 'Een scenario moet een JSON-object zijn.',
  'not-a-scenario': () => 'Dit is wel JSON, maar geen scenario.',
  'newer-format': () => 'Dit scenario heeft een nieuwer formaat dan deze versie kan lezen.',
  missing: (d) => `Er ontbreekt iets${details(d)}.`,
  'unknown-key': (d) => `Deze naam hoort hier niet${details(d)}.`,
  'wrong-type': (d) => `De waarde is van de verkeerde soort${details(d)}.`,
  'not-allowed': (d) => `Deze waarde kan hier niet${details(d)}.`,
  'too-many': (d) => `Hier staat te veel${details(d)}.`,
  'step-id-twice': (d) => `Deze id hoort bij meer dan één stap of tak${details(d)}.`,
  'branches-not-last': (d) => `Alleen de laatste stap van een lijst kan zich vertakken${details(d)}.`,
  'steps-and-branches': () => 'Een scenario begint met stappen of met takken, niet met allebei.',
  'active-not-at-start': (d) => `Alleen een tak helemaal aan het begin kan bepalen wie aan de beurt is${details(d)}.`,
  'caption-without-step': (d) => `Dit bijschrift hoort bij geen enkele stap of tak${details(d)}.`,
};
