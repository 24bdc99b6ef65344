/** What has to be there before a document can be shown: its tiles, and the referee, if there is something to judge. */
import { loadBaseBox } from '../../engine/load.ts';
import type { Locale, ScenarioDocument } from '../../scenario/document.ts';
import { loadFor } from '../../scenario/load.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import type { Referee } from './open.ts';

const atHand = new Map<Locale, Referee>();

/** The referee, if it has been fetched. */
export const refereeAtHand = (locale: Locale): Referee | undefined => atHand.get(locale);

async function fetchReferee(locale: Locale): Promise<void> {
  if (atHand.has(locale)) return;
  const { openReferee } = await import('./open.ts');
  atHand.set(locale, await openReferee(locale));
}

const UNTOUCHED = JSON.stringify(FIRST_EXAMPLE);

/** Whether a document has to be judged: the example of an empty editor stands as long as nobody has changed it. */
export const isToBeJudged = (document: ScenarioDocument): boolean => JSON.stringify(document) !== UNTOUCHED;

/** Fetches the referee, and what it has to know to judge these documents. */
export async function readyToJudge(locale: Locale, documents: readonly ScenarioDocument[]): Promise<void> {
  await Promise.all([fetchReferee(locale), ...documents.map(loadFor)]);
}

/** Fetches what it takes to show these documents. Once there is a referee, it judges whatever is shown. */
export async function readyToShow(locale: Locale, documents: readonly ScenarioDocument[]): Promise<void> {
  if (atHand.has(locale) || documents.some(isToBeJudged)) await readyToJudge(locale, documents);
  else await loadBaseBox();
}
