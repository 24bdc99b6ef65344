/** What a rule page consists of, read from its MDX text. */

export interface Chapter {
  readonly id: string;
  readonly title: string;
}

/** The parts of a page, each in the order of the page. */
export interface Outline {
  readonly chapters: readonly Chapter[];
  readonly rules: readonly string[];
  readonly examples: readonly string[];
  /** The sets of tiles that it shows. */
  readonly galleries: readonly string[];
  /** Whether it explains terms. */
  readonly hasTerms: boolean;
}

const attributes = (name: string): RegExp => new RegExp(`<${name}\\s+id="([^"]+)"`, 'g');

const idsOf = (mdx: string, name: string): string[] =>
  [...mdx.matchAll(attributes(name))].map((match) => match[1] ?? '');

/**
 * Reads the outline of a page.
 *
 * @example outline('<Chapter id="turn">Your turn</Chapter>').chapters // [{ id: 'turn', title: 'Your turn' }]
 */
export function outline(mdx: string): Outline {
  return {
    chapters: [...mdx.matchAll(/<Chapter\s+id="([^"]+)">([^<]*)<\/Chapter>/g)].map(([, id = '', title = '']) => ({
      id,
      title: title.trim(),
    })),
    rules: idsOf(mdx, 'Rule'),
    examples: idsOf(mdx, 'Example'),
    galleries: [...mdx.matchAll(/<TileGallery\s+set="([^"]+)"/g)].map((match) => match[1] ?? ''),
    hasTerms: idsOf(mdx, 'T').length > 0,
  };
}
