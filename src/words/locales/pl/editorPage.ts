/** What the page of the editor says before its script is there, in Polish. */
import type { EditorPageWords } from '../../editorPage.ts';

export const editorPage: EditorPageWords = {
  title: 'Edytor',
  description: 'Ułóż własną sytuację z Carcassonne, rozegraj ją zgodnie z zasadami i podziel się nią za pomocą linku.',
  lede: 'Ułóż sytuację, rozegraj ją zgodnie z zasadami i podziel się nią za pomocą linku.',
  loading: 'Edytor się ładuje.',
  failed: 'Nie udało się wczytać edytora. Czy masz połączenie z siecią?',
  again: 'Spróbuj ponownie',
  noScript:
    'Edytor wymaga skryptów, a ta przeglądarka ich tutaj nie uruchamia. Wszystkie przykłady można czytać bez nich.',
  examples: 'Wszystkie przykłady',
};
