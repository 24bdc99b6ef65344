/** The panels of the editor for tests: a model of any document, judged, in any language. */
import '../../engine/all.ts';
import type { ScenarioDocument, StepId } from '../../scenario/document.ts';
import { LOCALES, type Locale } from '../../words/locale.ts';
import { startHistory } from '../history.ts';
import { type JudgedModel, type Model, modelOf, type Surroundings } from '../model.ts';
import { openReferee, type Referee } from '../referee/open.ts';
import { surroundingsIn } from '../testpage.tsx';

const readers = new Map<Locale, { readonly surroundings: Surroundings; readonly referee: Referee }>();
for (const locale of LOCALES) {
  const [surroundings, referee] = await Promise.all([surroundingsIn(locale), openReferee(locale)]);
  readers.set(locale, { surroundings, referee });
}

export const modelFor = (
  document: ScenarioDocument,
  at: StepId = 'start',
  given: Partial<Pick<Model, 'work' | 'cell' | 'locale'>> = {},
): JudgedModel => {
  const { locale = 'en', work = 'playing', cell } = given;
  const reader = readers.get(locale);
  if (!reader) throw new Error(`nobody reads ${locale}`);
  const history = startHistory({ document, at });
  const draft = { id: 'd', name: '', changed: 0, revision: 0, history };
  return reader.referee.judge(modelOf(reader.surroundings, { document, at }, { draft, work, hand: undefined, cell }));
};
