/** What the page of the editor says before its script is there, in English. */
import type { EditorPageWords } from '../../editorPage.ts';

export const editorPage: EditorPageWords = {
  title: 'Editor',
  description: 'Lay out your own Carcassonne situation, play it by the rules and share it as a link.',
  lede: 'Lay out a situation, play it by the rules and share it as a link.',
  loading: 'The editor is loading.',
  failed: 'The editor could not be loaded. Are you offline?',
  again: 'Try again',
  noScript: 'The editor needs scripts, and this browser does not run them here. All examples can be read without them.',
  examples: 'All examples',
};
