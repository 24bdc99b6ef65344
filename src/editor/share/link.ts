/** The link of a document. Making it reads the document and changes nothing. */
import { encode, MAX_TEXT, namesInText, withOutcome } from '../../notation/index.ts';
import { everyStep, LOCALES, type Locale, type ScenarioDocument, type StepId } from '../../scenario/index.ts';

/** What the strictest chat programs take as one message. */
export const FITS_EVERYWHERE = 2000;

/** The languages in which a document has a title or captions. */
export function languagesOf(document: ScenarioDocument): Locale[] {
  const ids = new Set(['start', ...[...everyStep(document)].map(({ node }) => node.id)]);
  const captions = Object.entries(document.captions ?? {}).flatMap(([id, text]) => (ids.has(id) ? [text] : []));
  return LOCALES.filter((locale) => [document.title, ...captions].some((text) => text[locale]));
}

/** The document in one line, with what comes of it, so that it can be said later if the rules have come to differ. */
export const textOf = (document: ScenarioDocument, captions: readonly Locale[]): string =>
  encode(withOutcome(document), { captions });

export const opens = (text: string): boolean => text.length <= MAX_TEXT;

/** What a step of the document is called in its text. */
export const stepInText = (document: ScenarioDocument, at: StepId): StepId => namesInText(document).get(at) ?? 'start';

/** `site` ends with `/`: `https://site/`. The text may be followed by the step to begin with. */
const behind = (step: StepId): string => (step === 'start' ? '' : `&step=${step}`);
export const linkTo = (site: string, text: string, step: StepId = 'start'): string => `${site}#${text}${behind(step)}`;
export const embedLinkTo = (site: string, text: string, step: StepId = 'start'): string =>
  linkTo(`${site}embed/`, text, step);
