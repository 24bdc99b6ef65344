/** What drafts are called. */
import type { Locale, ScenarioDocument } from '../../scenario/document.ts';
import type { DraftsWords } from '../../words/editing/drafts.ts';
import type { DraftInfo } from '../draft.ts';

/** Letters of a name: it has to fit on a phone, and into a list. */
export const LONGEST_NAME = 80;

/** Without a name a draft is called by the day on which it was changed. */
export function calledIn(locale: Locale, { untitled }: Pick<DraftsWords, 'untitled'>) {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
  return ({ name, changed }: Pick<DraftInfo, 'name' | 'changed'>): string => name || untitled(day.format(changed));
}

/** A copy of a scenario is called by its title, in the reader's language if it has one. */
export const titleFor =
  (locale: Locale) =>
  ({ title }: ScenarioDocument): string =>
    (title[locale] ?? Object.values(title)[0] ?? '').slice(0, LONGEST_NAME);

/** `Castles` becomes `Castles (2)`, and that `Castles (3)`. */
export function nextName(name: string): string {
  const [, stem = name, number = '1'] = /^(.*) \((\d{1,4})\)$/.exec(name) ?? [];
  return name && `${stem} (${Number(number) + 1})`;
}
