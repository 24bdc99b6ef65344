/** What each rule has to show for itself, judged once for all languages. */
import { type Coverage, coverageOf } from '../scenario/coverage.ts';
import { LOCALES, type Locale } from '../words/locale.ts';
import type { Play } from '../words/site.ts';
import { allPages } from './book.ts';
import { allExamples, exampleOf, figureId, titleOf } from './examples.ts';
import { pathTo } from './pages.ts';
import { RULES, ruleOf } from './rules.ts';
import { isFallback } from './translation.ts';
import { viewingPath } from './unshown.ts';

async function judgeAll(): Promise<ReadonlyMap<string, Coverage>> {
  const texts = await Promise.all(
    LOCALES.map(async (lang) => {
      const rules = (await allPages(lang)).flatMap(({ outline }) => outline.rules);
      return [lang, new Set(rules.filter((id) => !isFallback(lang, id)))] as const;
    }),
  );
  return coverageOf(Object.fromEntries(RULES), allExamples(), new Map(texts));
}

let judged: ReturnType<typeof judgeAll> | undefined;

/** The coverage of every rule; for the pages of all languages the same. */
export function coverage(): ReturnType<typeof judgeAll> {
  judged ??= judgeAll();
  return judged;
}

export const playOf = (rule: string): Play | 'executed' => ruleOf(rule).play ?? 'executed';

/** Where a scenario can be seen: the figure on the page that shows it, or else in the editor; then with its document. */
export async function placeOf(lang: Locale, id: string) {
  const example = exampleOf(id);
  const home = (await allPages(lang)).find(({ outline }) => outline.examples.includes(id));
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return {
    ...titleOf(example, lang),
    path: home ? `${pathTo(lang, home.page)}#${figureId(example)}.h` : viewingPath(lang, example),
    document: home ? undefined : `${base}/scenarios/${id}.json`,
  };
}
