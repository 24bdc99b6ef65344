/** What the search says in English. */
import type { SearchWords } from '../../search.ts';

export const en: SearchWords = {
  link: 'Search',
  title: 'Find a rule',
  description:
    'Search the rules of Carcassonne in English by word or by rule number, or look a rule up in the list of all rules.',
  lede: 'Every rule has a number, and it is the same in all languages. Add it to the address of this site, as in /en/GOLD-28, and you are at the rule.',
  field: 'Words or a rule number',
  hint: 'For example: gold castle, monastery, GOLD-28',
  keys: 'The arrow keys lead through what was found, Enter opens it.',
  slash: 'The / key opens the search from every page',
  all: 'All rules by number',
  kinds: { page: 'Page', chapter: 'Chapter', example: 'Example', term: 'Term' },
  found: (count) => (count === 1 ? '1 place found.' : `${count} places found.`),
  foundMore: (count, shown) => `${count} places found. These are the best ${shown}; another word narrows it down.`,
  none: (query) => `Nothing found for “${query}”. Try fewer words or just their beginnings.`,
  foreign: (query, language, name) =>
    `“${query}” (${language}) is “${name}” in English. This is what was found for that.`,
  failed: 'The search could not be loaded. All rules are in the list below.',
};
