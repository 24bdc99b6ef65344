/** What can be wrong with a scenario document, in Romanian. */
import { type DocumentWords, detailer } from '../../documents.ts';
import { quote } from './nouns.ts';

const details = detailer('așteptat', 'găsit', quote);

export const ro: DocumentWords = {
  'not-json': () => 'Acest text nu este JSON.',
  'too-long': () => 'Acest text este prea lung pentru un scenariu.',
  'not-an-object': () => 'Un scenariu trebuie să fie un obiect JSON.',
  'not-a-scenario': () => 'Acest text este JSON, dar nu este un scenariu.',
  'newer-format': () => 'Acest scenariu are un format mai nou decât poate citi versiunea de față.',
  missing: (d) => `Lipsește ceva${details(d)}.`,
  'unknown-key': (d) => `Acest nume nu se folosește aici${details(d)}.`,
  'wrong-type': (d) => `Valoarea este de alt fel decât trebuie${details(d)}.`,
  'not-allowed': (d) => `Această valoare nu este posibilă${details(d)}.`,
  'too-many': (d) => `Aici sunt prea multe elemente${details(d)}.`,
  'step-id-twice': (d) => `Acest identificator aparține mai multor pași sau ramuri${details(d)}.`,
  'branches-not-last': (d) => `Doar ultimul pas dintr-o listă se poate ramifica${details(d)}.`,
  'steps-and-branches': () => 'Un scenariu începe fie cu pași, fie cu ramuri, nu cu amândouă.',
  'active-not-at-start': (d) => `Doar o ramură de la început poate schimba jucătorul activ${details(d)}.`,
  'caption-without-step': (d) => `Această descriere nu aparține niciunui pas și niciunei ramuri${details(d)}.`,
};
