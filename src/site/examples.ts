/** The documented examples: their documents, and the names they have on a page. */
import '../engine/all.ts';
import type { ScenarioDocument } from '../scenario/document.ts';
import type { Locale } from '../words/locale.ts';

const files = import.meta.glob<ScenarioDocument>('../../scenarios/**/*.json', { eager: true, import: 'default' });

const documents = new Map(Object.values(files).map((document) => [document.id, document]));

/** An example by the id of its document. Throws for an unknown one, so that a wrong name fails the build. */
export function exampleOf(id: string): ScenarioDocument {
  const document = documents.get(id);
  if (!document) throw new Error(`no document ${id} in scenarios/`);
  return document;
}

/** All documents, in no order. */
export const allExamples = (): ScenarioDocument[] => [...documents.values()];

/** The id of an example's figure: the first example it shows, `GOLD-EX-1A`, or else its own id, `cases.road-tie`. */
export const figureId = ({ id, examples }: ScenarioDocument): string => examples?.[0] ?? id.replace('/', '.');

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
  { title, id }: ScenarioDocument,
  lang: Locale,
): { readonly text: string; readonly lang: Locale } {
  const text = title[lang];
  return text ? { text, lang } : { text: title.en ?? id, lang: 'en' };
}
