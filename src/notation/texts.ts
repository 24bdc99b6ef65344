/**
 * Title and captions of one language: `en3~Title~start~1~`, how many there are and then each, in the order in which the steps
 * and branches stand. What has no caption is empty; what would be empty at the end is left out.
 */
import type { Locale, ScenarioDocument, StepId, Text } from '../scenario/index.ts';
import { readText, writeText } from './quoted.ts';
import type { Scanner } from './scanner.ts';

type Texts = Pick<ScenarioDocument, 'title' | 'captions'>;

/** Nothing if nothing is said in this language. */
export function writeTexts(
  { title, captions = {} }: Texts,
  ids: readonly StepId[],
  locale: Locale,
): string | undefined {
  const texts = [title[locale] ?? '', ...ids.map((id) => captions[id]?.[locale] ?? '')];
  const count = texts.findLastIndex((text) => text !== '') + 1;
  if (count === 0) return undefined;
  const written = texts.slice(0, count).map((text) => `${writeText(text)}~`);
  return `${locale}${count}~${written.join('')}`;
}

type Growing = { -readonly [L in keyof Text]: Text[L] };

/** Title and captions while they are read. */
export class ReadTexts {
  private readonly locales = new Set<Locale>();
  readonly title: Growing = {};
  readonly captions = new Map<StepId, Growing>();

  read(from: Scanner, ids: readonly StepId[]): void {
    const start = from.at;
    const locale = from.need(/[a-z]{2}/y) as Locale;
    if (this.locales.has(locale)) from.stop('unreadable', start);
    this.locales.add(locale);
    const count = Number(from.need(/[1-9]\d{0,4}/y));
    if (count > ids.length + 1) from.stop('unreadable');
    from.need(/~/y);
    for (let i = 0; i < count; i++) {
      const text = readText(from);
      const id = ids[i - 1];
      if (text === '') continue;
      if (id === undefined) this.title[locale] = text;
      else this.captions.set(id, { ...this.captions.get(id), [locale]: text });
    }
  }
}
