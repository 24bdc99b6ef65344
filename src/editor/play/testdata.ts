/** The panels of the editor for tests: a model of any document, in any language. */
import '../../engine/all.ts';
import type { ScenarioDocument, StepId } from '../../scenario/document.ts';
import { loadEditorWords } from '../../words/editing/index.ts';
import { loadWords } from '../../words/load.ts';
import { LOCALES, type Locale } from '../../words/locale.ts';
import { startHistory } from '../history.ts';
import { type Model, modelOf } from '../model.ts';

const words = Object.fromEntries(
  await Promise.all(
    LOCALES.map(
      async (locale) => [locale, { ...(await loadWords(locale)), editor: await loadEditorWords(locale) }] as const,
    ),
  ),
) as unknown as Readonly<Record<Locale, Model['words']>>;

export const modelFor = (
  document: ScenarioDocument,
  at: StepId = 'start',
  given: Partial<Pick<Model, 'work' | 'cell' | 'locale'>> = {},
): Model => {
  const { locale = 'en', work = 'playing', cell } = given;
  const surroundings = {
    locale,
    words: words[locale],
    ruleHref: (rule: string) => `/${locale}/x/#${rule}`,
    root: `/${locale}/`,
  };
  const history = startHistory({ document, at });
  const draft = { id: 'd', name: '', changed: 0, revision: 0, history };
  return modelOf(surroundings, { document, at }, { draft, work, hand: undefined, cell });
};
