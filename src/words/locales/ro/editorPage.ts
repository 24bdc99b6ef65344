/** What the page of the editor says before its script is there, in Romanian. */
import type { EditorPageWords } from '../../editorPage.ts';

export const editorPage: EditorPageWords = {
  title: 'Editor',
  description: 'Așază-ți propria situație de Carcassonne, joac-o după reguli și trimite-o printr-un link.',
  lede: 'Așază o situație, joac-o după reguli și trimite-o printr-un link.',
  loading: 'Editorul se încarcă.',
  failed: 'Editorul nu a putut fi încărcat. Ești offline?',
  again: 'Încearcă din nou',
  noScript:
    'Editorul are nevoie de scripturi, iar acest browser nu le rulează aici. Toate exemplele se pot citi și fără ele.',
  examples: 'Toate exemplele',
};
