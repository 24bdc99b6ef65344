/** What can be wrong with a link to a scenario, in English. */
import type { NotationWords } from '../../notation.ts';
import { quote } from './nouns.ts';

export const en: NotationWords = {
  problems: {
    empty: () => 'There is nothing to open.',
    'not-ours': (d) => `This is not a link to a scenario: it begins with ${quote(d.found)}.`,
    'newer-version': () => 'This link was made with a newer version than this one can read.',
    'too-long': () => 'This link is too long to be a scenario.',
    'foreign-character': (d) => `Character ${d.number} of this link, ${quote(d.found)}, does not belong there.`,
    cut: () => 'This link is incomplete: its end is missing.',
    altered: () => 'This link was changed on its way: the check at its end does not match the rest.',
    unreadable: (d) => `This link cannot be read from character ${d.number} on (${quote(d.found)}).`,
    'unknown-code': (d) =>
      `At character ${d.number} this link holds something that this version does not know: ${quote(d.found)}. It may come from a newer one.`,
    'too-large': () => 'This link holds more tiles, steps or branches than a scenario may have.',
    'not-a-scenario': () => 'This link can be read, but what it says is not a scenario.',
  },
  partial: 'This is as much of it as could be read.',
};
