import type { DraftListWords } from '../../../editing/draftList.ts';

export const draftList: DraftListWords = {
  title: 'Drafts',
  hint: 'Drafts are in this browser only, and nobody else has them. Whoever clears its data clears them too.',
  changed: (when) => `changed ${when}`,
  here: 'open here',
  rename: 'Rename',
  duplicate: 'Duplicate',
  remove: 'Delete',
  restore: 'Undo',
  close: 'Close',
  save: 'Save',
  about: (button, name) => `${button}: ${name}`,
  removed: (name) => `Deleted: ${name}.`,
  fresh: 'New draft',
  kinds: { example: 'With a small example', empty: 'Empty', rush: 'For Gold Rush' },
  sealed: {
    newer: 'Made with a newer version of this page; it is left as it is.',
    damaged: 'Can no longer be read; it is left as it is.',
  },
  failed: 'The device has not done that; its storage may be full.',
};
