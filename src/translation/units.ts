/** The units of translation: what is translated, counted and confirmed by itself. */
import { createHash } from 'node:crypto';
import { LOCALES, type Locale, type ScenarioDocument } from '../scenario/document.ts';
import { blocksOf, splitPage } from './blocks.ts';

export const UNIT_KINDS = ['front', 'chapter', 'text', 'rule', 'title', 'caption'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

export interface Unit {
  readonly kind: UnitKind;
  /** `GOLD-28`, `goldmines:lede`, `goldmines#what`, `scenarios/goldmines/castle-1:title`: the same in all languages. */
  readonly key: string;
  /** The page or the scenario that it belongs to: `goldmines/award`, `scenarios/goldmines/castle-1`. */
  readonly of: string;
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/** What stands before the text of a page. */
export const FRONT_FIELDS = ['title', 'lede', 'description', 'edition'] as const;
export type FrontField = (typeof FRONT_FIELDS)[number];

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** A line of front matter without its quotation marks. */
const unquoted = (value: string): string =>
  /^".*"$/.test(value) ? (JSON.parse(value) as string) : value.replace(/^'(.*)'$/, '$1').trim();

/** The units of a page in one language. */
export function pageUnits(page: string, file: string, mdx: string): Unit[] {
  const front = splitPage(mdx)
    .front.split('\n')
    .flatMap((row, i): Unit[] => {
      const [, name = '', value = ''] = /^(\w+):\s*(.*)$/.exec(row) ?? [];
      if (!FRONT_FIELDS.some((field) => field === name)) return [];
      return [{ kind: 'front', key: `${page}:${name}`, of: page, text: unquoted(value), file, line: i + 1 }];
    });
  const blocks = blocksOf(page, mdx).flatMap(({ kind, key, text, at }): Unit[] =>
    kind === 'component' ? [] : [{ kind, key, of: page, text, file, line: lineAt(mdx, at) }],
  );
  return [...front, ...blocks];
}

/** Where a document has the text of a language; where that ought to be, if it has none. */
function lineIn(json: string, path: readonly string[], locale: Locale): number {
  let at = 0;
  for (const name of path) at = Math.max(at, json.indexOf(`"${name}":`, at));
  const own = json.indexOf(`"${locale}":`, at);
  return lineAt(json, own >= 0 && own < json.indexOf('}', at) ? own : at);
}

/** The units of a scenario in each language. */
export function scenarioUnits(file: string, json: string): ReadonlyMap<Locale, readonly Unit[]> {
  const { id, title, captions = {} } = JSON.parse(json) as ScenarioDocument;
  const of = `scenarios/${id}`;
  const texts = [
    { kind: 'title', key: `${of}:title`, path: ['title'], text: title },
    ...Object.entries(captions).map(
      ([step, text]) => ({ kind: 'caption', key: `${of}#${step}`, path: ['captions', step], text }) as const,
    ),
  ] as const;
  return new Map(
    LOCALES.map((locale) => [
      locale,
      texts.flatMap(({ kind, key, path, text }) => {
        const own = text[locale];
        return own === undefined ? [] : [{ kind, key, of, text: own.trim(), file, line: lineIn(json, path, locale) }];
      }),
    ]),
  );
}

/** What an English unit is recognized by later. How wide a table is set does not matter, nor which terms are explained. */
export function stampOf({ text }: Pick<Unit, 'text'>): string {
  const plain = text
    .replace(/<\/?T\b[^>]*>/g, '')
    .replace(/-{3,}/g, '---')
    .replace(/\s+/g, ' ');
  return createHash('sha256').update(plain).digest('hex').slice(0, 8);
}
