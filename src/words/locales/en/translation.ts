/** What is said about the state of the translations, in English. */
import type { TranslationWords } from '../../site.ts';

export const translation: TranslationWords = {
  title: 'How complete the translations are',
  description:
    'How many of our texts about Carcassonne are there in Dutch, Polish and Romanian, and whether they keep up with the English ones.',
  lede: 'Four languages of equal standing: so it has to be noticed when one of them falls behind. Every text is compared with the English one.',
  how: 'Each rule, each heading and each caption counts by itself and remembers from which English text it was made. If that changes, the translation counts as outdated until somebody has gone over it. If one is missing, the page shows the English text in its place and says so.',
  figures: 'Figures are rounded down: 100 % means all.',
  part: 'Texts',
  parts: {
    pages: { name: 'Pages', about: 'titles, introductions, headings, tables between the rules' },
    rules: { name: 'Rules', about: 'with their notes' },
    captions: { name: 'Examples', about: 'titles and captions' },
    interface: { name: 'Program', about: 'buttons and sentences; if one is missing, the site cannot be built' },
  },
  complete: 'Nothing is missing, nothing is outdated.',
  gaps: { missing: 'Missing', outdated: 'Outdated' },
  missing: 'Not translated yet. This is the English text.',
  outdated: 'The English text has changed since.',
  english: 'English text',
  missingParts: (count) =>
    count === 1 ? 'One text here is still in English.' : `${count} texts here are still in English.`,
  outdatedParts: (count) =>
    count === 1
      ? 'One text here is older than the English one.'
      : `${count} texts here are older than the English ones.`,
};
