/** The languages of the wiki. They are equals; the order is only the order of lists. */
export const LOCALES = ['en', 'nl', 'pl', 'ro'] as const;
export type Locale = (typeof LOCALES)[number];

/** Languages by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  nl: 'Nederlands',
  pl: 'Polski',
  ro: 'Română',
};
