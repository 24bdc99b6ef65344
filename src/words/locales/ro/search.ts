/** What the search says in Romanian. */
import { picker } from '../../plural.ts';
import type { SearchWords } from '../../search.ts';

const pick = picker('ro');

const places = (count: number): string =>
  pick(count, {
    one: `S-a găsit ${count} loc.`,
    few: `S-au găsit ${count} locuri.`,
    other: `S-au găsit ${count} de locuri.`,
  });

export const ro: SearchWords = {
  link: 'Caută',
  title: 'Găsește o regulă',
  description:
    'Caută în regulile jocului Carcassonne în română, după cuvinte sau după numărul regulii, ori găsește o regulă în lista tuturor regulilor.',
  lede: 'Fiecare regulă are un număr, același în toate limbile. Adaugă-l la adresa acestui site, ca în /ro/GOLD-28, și ajungi direct la regulă.',
  field: 'Cuvinte sau numărul unei reguli',
  hint: 'De exemplu: aur cetate, mănăstire, GOLD-28',
  keys: 'Cu săgețile treci de la un rezultat la altul, cu Enter îl deschizi.',
  slash: 'Tasta / deschide căutarea de pe orice pagină',
  all: 'Toate regulile după număr',
  kinds: { page: 'Pagina', chapter: 'Capitolul', example: 'Exemplul', term: 'Termenul' },
  found: places,
  foundMore: (count, shown) =>
    `${places(count)} Acestea sunt cele mai potrivite ${shown}; încă un cuvânt restrânge căutarea.`,
  none: (query) => `Nu s-a găsit nimic pentru „${query}”. Încearcă mai puține cuvinte sau doar începutul lor.`,
  foreign: (query, language, name) =>
    `„${query}” (${language}) se spune în română „${name}”. Iată ce s-a găsit pentru acest cuvânt.`,
  failed: 'Căutarea nu s-a putut încărca. Toate regulile sunt în lista de mai jos.',
};
