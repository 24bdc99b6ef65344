/** What the page of the editor says before its script is there, in Dutch. */
import type { EditorPageWords } from '../../editorPage.ts';

export const editorPage: EditorPageWords = {
  title: 'Editor',
  description:
    'Leg zelf een situatie van Carcassonne neer, speel haar volgens de regels uit en deel haar met een link.',
  lede: 'Leg een situatie neer, speel haar volgens de regels uit en deel haar met een link.',
  loading: 'De editor wordt geladen.',
  failed: 'De editor kon niet worden geladen. Ben je offline?',
  again: 'Nog eens proberen',
  noScript:
    'De editor werkt met een script, en deze browser voert hier geen scripts uit. Alle voorbeelden zijn ook zonder te lezen.',
  examples: 'Alle voorbeelden',
};
