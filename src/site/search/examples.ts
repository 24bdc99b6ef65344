/** The examples as they can be found: on their pages, and in the editor those that stand on none. */
import type { ScenarioDocument } from '../../scenario/document.ts';
import { editorPageWords } from '../../words/editorPage.ts';
import type { Locale } from '../../words/locale.ts';
import { beginnings, figureId } from '../exampleNames.ts';
import type { ExampleTitle, SearchIndex } from './entries.ts';

export function exampleTitle(document: ScenarioDocument, lang: Locale): ReturnType<ExampleTitle> {
  const ways = beginnings(document);
  return {
    anchor: figureId(document),
    title: document.title[lang],
    ...(ways.size > 1 && { ways: Object.fromEntries(ways) }),
  };
}

/** The editor, with those of these documents that have a title in the language. */
export function editorEntries(lang: Locale, documents: readonly ScenarioDocument[]): SearchIndex['pages'][number] {
  const { title, lede } = editorPageWords[lang];
  const entries = documents.flatMap((document) => {
    const name = document.title[lang];
    return name ? [{ kind: 'example', id: `at=${document.id}`, title: name } as const] : [];
  });
  return { page: 'editor', entries: [{ kind: 'page', title, text: lede }, ...entries] };
}
