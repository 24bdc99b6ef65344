/** What the search says in Dutch. */
import type { SearchWords } from '../../search.ts';

export const nl: SearchWords = {
  link: 'Zoeken',
  title: 'Zoek een regel',
  description:
    'Doorzoek de regels van Carcassonne in het Nederlands op woord of op regelnummer, of zoek een regel op in de lijst van alle regels.',
  lede: 'Elke regel heeft een nummer, en dat is in alle talen hetzelfde. Zet het achter het adres van deze site, zoals in /nl/GOLD-28, en je bent bij de regel.',
  field: 'Woorden of een regelnummer',
  hint: 'Bijvoorbeeld: goud burcht, klooster, GOLD-28',
  keys: 'Met de pijltjestoetsen loop je door wat er gevonden is, met Enter open je het.',
  slash: 'De toets / opent vanaf elke bladzijde de zoekpagina',
  all: 'Alle regels op nummer',
  kinds: { page: 'Bladzijde', chapter: 'Hoofdstuk', example: 'Voorbeeld', term: 'Woord' },
  found: (count) => (count === 1 ? '1 plaats gevonden.' : `${count} plaatsen gevonden.`),
  foundMore: (count, shown) =>
    `${count} plaatsen gevonden. Dit zijn de beste ${shown}; met nog een woord zoek je gerichter.`,
  none: (query) => `Niets gevonden voor “${query}”. Probeer minder woorden, of alleen het begin ervan.`,
  foreign: (query, language, name) =>
    `“${query}” (${language}) heet in het Nederlands “${name}”. Dit is daarvoor gevonden.`,
  failed: 'De zoekfunctie kon niet worden geladen. Alle regels staan in de lijst hieronder.',
};
