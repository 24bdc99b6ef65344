/** What can be found in one language: its rules, chapters, pages, the titles of its examples, and its terms. */
import type { Place } from '../pages.ts';

/** Something to be found. What stands on a page follows its page, what stands in a chapter follows the chapter. */
export interface Entry {
  readonly kind: 'page' | 'chapter' | 'rule' | 'example' | 'term';
  /** The anchor on its page; none for the page itself. */
  readonly id?: string;
  /** A rule has only its id. */
  readonly title?: string;
  readonly text?: string;
  /** The examples that a figure shows, where there are several, each with where it begins (`beginnings`). */
  readonly ways?: Readonly<Record<string, string>>;
  /** The game that a term belongs to, if it is not Carcassonne. */
  readonly of?: string;
  /** Other words for it, which are found but not shown. */
  readonly also?: string;
}

/** The file that the page of the search fetches. */
export interface SearchIndex {
  readonly pages: readonly { readonly page: Place; readonly entries: readonly Entry[] }[];
}

/** Where an example can be found, and its title in the language of the page; no title if it is not translated. */
export type ExampleTitle = (id: string) => Pick<Entry, 'ways'> & {
  readonly anchor: string;
  readonly title: string | undefined;
};

const PARTS =
  /<Chapter\s[^>]*?\bid="(?<chapter>[^"]+)"[^>]*>(?<title>[^<]*)<\/Chapter>|<Rule\s[^>]*?\bid="(?<rule>[^"]+)"[^>]*>(?<text>.*?)<\/Rule>|<Example\s[^>]*?\bid="(?<example>[^"]+)"/gs;

/** The text of MDX without its markup. */
export const plainText = (mdx: string, titleOf: ExampleTitle): string =>
  mdx
    .replace(/<R\s+id="([^"]+)"\s*\/>/g, '$1')
    .replace(/<Ex\s+id="([^"]+)"\s*\/>/g, (_, id: string) => titleOf(id).title ?? '')
    .replace(/<\/?T\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    // Tables: the line under the heads, the ends of rows, the bars between cells.
    .replace(/^[ |:-]+$/gm, '')
    .replace(/^\s*\||\|\s*$/gm, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/^\s*(?:[-*+]|\d+\.)\s+/gm, '')
    .replace(/(?<!\\)\*+|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/\\(.)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');

/** The parts of a page that can be found, in its order, without the page itself. */
export function entriesOf(mdx: string, titleOf: ExampleTitle): Entry[] {
  return [...mdx.matchAll(PARTS)].flatMap(({ groups = {} }): Entry[] => {
    const { chapter, title = '', rule, text = '', example = '' } = groups;
    if (chapter) return [{ kind: 'chapter', id: chapter, title: title.trim().normalize('NFC') }];
    if (rule) return [{ kind: 'rule', id: rule, text: plainText(text, titleOf) }];
    const known = titleOf(example);
    if (!known.title) return [];
    const { anchor, title: name, ways } = known;
    return [{ kind: 'example', id: `${anchor}.h`, title: name, ...(ways && { ways }) }];
  });
}

/**
 * The first words of a text, at most so many letters.
 *
 * @example firstWords('Een weg is afgebouwd als hij twee einden heeft.', 20) // 'Een weg is…'
 */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s.,:;·–(„“"]+$/, '')}…`;
}
