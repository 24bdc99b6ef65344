/** What can be wrong with a scenario document, in English. */
import { type DocumentWords, detailer } from '../../documents.ts';
import { quote } from './nouns.ts';

const details = detailer('expected', 'found', quote);

export const en: DocumentWords = {
  'not-json': () => 'This text is not JSON.',
  'too-long': () => 'This text is too long for a scenario.',
  'not-an-object': () => 'A scenario must be a JSON object.',
  'not-a-scenario': () => 'This is JSON, but not a scenario.',
  'newer-format': () => 'This scenario is written in a newer format than this version can read.',
  missing: (d) => `Something is missing${details(d)}.`,
  'unknown-key': (d) => `This name does not belong here${details(d)}.`,
  'wrong-type': (d) => `The value is of the wrong kind${details(d)}.`,
  'not-allowed': (d) => `This value is not possible${details(d)}.`,
  'too-many': (d) => `There are too many entries${details(d)}.`,
  'step-id-twice': (d) => `This id is used by more than one step or branch${details(d)}.`,
  'branches-not-last': (d) => `Only the last step of a list can have branches${details(d)}.`,
  'steps-and-branches': () => 'A scenario starts with steps or with branches, not with both.',
  'active-not-at-start': (d) => `Only a branch at the very start can change whose turn it is${details(d)}.`,
  'caption-without-step': (d) => `This caption belongs to no step and no branch${details(d)}.`,
};
