/** What an example is called: in links, in its heading, and in the description of a link to it. */
import type { ScenarioDocument } from '../scenario/document.ts';
import type { Locale } from '../words/locale.ts';

/** The id of an example's figure: the first example it shows, `GOLD-EX-1A`, or else its own id, `cases.road-tie`. */
export const figureId = ({ id, examples }: Pick<ScenarioDocument, 'id' | 'examples'>): string =>
  examples?.[0] ?? id.replace('/', '.');

/**
 * The number that an example has in its title, if it has one: what the numbers of its parts have in common.
 *
 * @example exampleNumber(['GOLD-EX-1A', 'GOLD-EX-1B-1']) // '1'
 * @example exampleNumber(['BASE-EX-7-END']) // '7'
 * @example exampleNumber(['GIFT-S1b']) // 'S1b'
 */
export function exampleNumber(examples: readonly string[] = []): string | undefined {
  const [first = '', ...others] = examples.map((name) =>
    name
      .replace(/^.*-EX-/, '')
      .replace(/^[A-Z]+-(?=S\d)/, '')
      .replace(/-.*$/, ''),
  );
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length) || undefined;
}

/** The title in a language, or in English where it is not translated, with the language it is in. */
export function titleOf(
  { title, id }: Pick<ScenarioDocument, 'title' | 'id'>,
  lang: Locale,
): { readonly text: string; readonly lang: Locale } {
  const text = title[lang];
  return text ? { text, lang } : { text: title.en ?? id, lang: 'en' };
}

/** What is to be seen before the first step, in a language or else in English; nothing if no caption says it. */
export const openingOf = ({ captions }: Pick<ScenarioDocument, 'captions'>, lang: Locale): string | undefined =>
  captions?.['start']?.[lang] ?? captions?.['start']?.en;
