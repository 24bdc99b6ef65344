/** The languages of the wiki. They are equals; the order is only the order of lists. */
export const LOCALES = ['en', 'nl', 'pl', 'ro'] as const;
export type Locale = (typeof LOCALES)[number];
