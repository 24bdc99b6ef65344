import type { DraftListWords } from '../../../editing/draftList.ts';

export const draftList: DraftListWords = {
  title: 'Drafts',
  hint: 'Drafts are in this browser only, and nobody else has them. Clearing the data of the browser deletes them too.',
  changed: (when) => `changed ${when}`,
  here: 'open here',
  rename: 'Rename',
  duplicate: 'Duplicate',
  remove: 'Delete',
  restore: 'Restore',
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
  failed: 'That did not work on this device; its storage may be full.',
};
