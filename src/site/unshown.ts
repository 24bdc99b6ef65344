/** The scenarios that stand on no page: they can be seen in the editor. */
import type { ScenarioDocument } from '../scenario/document.ts';
import type { Locale } from '../words/locale.ts';
import { allExamples } from './examples.ts';
import { type Book, bookOf, pathTo } from './pages.ts';
import { ruleOf } from './rules.ts';

/** Those that none of these pages shows, by their ids. */
export function unshown(
  pages: readonly { readonly outline: { readonly examples: readonly string[] } }[],
): ScenarioDocument[] {
  const shown = new Set(pages.flatMap(({ outline }) => outline.examples));
  return allExamples()
    .filter(({ id }) => !shown.has(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Whether it answers a question that people ask. */
export const isCase = ({ id }: ScenarioDocument): boolean => id.startsWith('cases/');

/** The book that a scenario belongs to: that of the first rule it shows. */
export function bookOfScenario({ id, rules }: ScenarioDocument): Book {
  const [rule] = rules ?? [];
  if (!rule) throw new Error(`${id} shows no rule`);
  return bookOf(ruleOf(rule).page);
}

/** Where it can be looked at, step by step. */
export const viewingPath = (lang: Locale, { id }: ScenarioDocument): string => `${pathTo(lang, 'editor')}#at=${id}`;
