/** Which texts of a language are its own, which are English for want of them, which are older than the English ones. */
import { isTranslation, readTexts, statusIn, TRANSLATIONS } from '../translation/read.ts';
import { isWhollyMissing, type Standing, type Status } from '../translation/status.ts';
import type { Locale } from '../words/locale.ts';
import type { Page } from './pages.ts';

const texts = readTexts();
const translations = new Map<Locale, Status>(TRANSLATIONS.map((locale) => [locale, statusIn(texts, locale)]));

/** The status of each language that is checked against English. */
export const translationStatus = (): ReadonlyMap<Locale, Status> => translations;

/**
 * How a unit stands in a language. Keys are those of `Unit`: `GOLD-28`, `goldmines:lede`, `goldmines#what`. What English
 * does not have is as it should be.
 */
export const standingOf = (lang: Locale, unit: string): Standing =>
  translations.get(lang)?.units.get(unit)?.standing ?? 'current';

/** Whether a unit is shown in English on the pages of a language. */
export const isFallback = (lang: Locale, unit: string): boolean => standingOf(lang, unit) === 'missing';

/** The `lang` of a unit, where it is not that of its page. */
export const langOf = (lang: Locale, unit: string): Locale | undefined => (isFallback(lang, unit) ? 'en' : undefined);

/** Whether nothing on a page is in its language, so that no search engine should find it there. */
export function isFallbackPage(lang: Locale, page: Page): boolean {
  const status = translations.get(lang);
  return status !== undefined && isWhollyMissing(status, page);
}

export type Gaps = Readonly<Record<Exclude<Standing, 'current'>, number>>;

/** How many units of a page (`goldmines`) or an example (`scenarios/goldmines/castle-1`) are not as they should be. */
export function gapsIn(lang: Locale, of: string): Gaps {
  const units = isTranslation(lang) ? [...(translations.get(lang)?.units.values() ?? [])] : [];
  const count = (standing: Standing): number =>
    units.filter((unit) => unit.english.of === of && unit.standing === standing).length;
  return { missing: count('missing'), outdated: count('outdated') };
}
