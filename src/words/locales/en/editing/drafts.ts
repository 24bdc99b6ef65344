import type { DraftsWords } from '../../../editing/drafts.ts';
import { picker } from '../../../plural.ts';

const pick = picker('en');

export const drafts: DraftsWords = {
  title: 'Editor',
  heading: (name) => `Editor: ${name}`,
  name: 'Name of the draft',
  untitled: (day) => `untitled, ${day}`,
  kept: 'Draft saved',
  keeping: 'Saving…',
  unkept: 'Not saved',
  undo: 'Undo',
  redo: 'Redo',
  drafts: 'Drafts',
  openOther: 'Open…',
  again: 'Try again',
  dismiss: 'Got it',
  undone: (further) => `Undone. Further steps to undo: ${further}.`,
  redone: (further) => `Redone. Further steps to redo: ${further}.`,
  refused: 'Your device could not save the draft; its storage may be full. What you have made is on this page only.',
  fleeting:
    'This browser saves nothing here. What you make lasts only as long as this page is open: share it, or save it as a file.',
  moved:
    'This draft had been changed or deleted in another tab. Nothing was overwritten: your work goes on here as a draft of its own.',
  elsewhere: 'This draft has been changed or deleted in another tab.',
  aside: (states) =>
    pick(states, {
      one: 'One state of this draft could not be read. It was left out.',
      other: `${states} states of this draft could not be read. They were left out.`,
    }),
  other: 'The draft in the other tab',
  takeOver: 'Show what is there',
  failed: 'Not everything that is needed here could be loaded. Are you offline?',
  missing: {
    'no-draft': 'There is no such draft in this browser. Drafts stay on the device on which they were made.',
    'newer-draft': 'This draft was made with a newer version of this page. It is left as it is: reload the page.',
    'damaged-draft': 'This draft can no longer be read. It is left as it is.',
    'no-example': 'There is no example at this address.',
  },
  last: 'To my last draft',
};
