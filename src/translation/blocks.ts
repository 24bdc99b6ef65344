/** A rule page taken apart: rules, chapters, text between them, and components without text. */

export interface Block {
  readonly kind: 'chapter' | 'rule' | 'text' | 'component';
  /** The same in all languages; what stands between others is named after what it follows. */
  readonly key: string;
  /** What a translator writes; nothing in a component. */
  readonly text: string;
  /** As it stands in the file. */
  readonly source: string;
  /** Where it begins in the file. */
  readonly at: number;
}

const FRONT = /^---\n[\s\S]*?\n---(?:\n|$)/;
const ELEMENT =
  /<(Rule|Chapter)\s+id="([^"]+)"\s*(?:\/>|>([\s\S]*?)<\/\1>)|^<([A-Z]\w*)\b(?:\s+\w+="([^"]*)")?[^>]*\/>[ \t]*$/gm;

/** The front matter with its marks, and the rest; the two put together are the file. */
export function splitPage(mdx: string): { readonly front: string; readonly body: string } {
  const front = FRONT.exec(mdx)?.[0] ?? '';
  return { front, body: mdx.slice(front.length) };
}

/**
 * The blocks of a page, in its order.
 *
 * @example blocksOf('base', '<Rule id="BASE-01">\n\nDraw.\n\n</Rule>\n\nSo be it.').map(({ key }) => key)
 * // ['BASE-01', 'base+BASE-01']
 */
export function blocksOf(page: string, mdx: string): Block[] {
  const { front, body } = splitPage(mdx);
  const blocks: Block[] = [];
  let end = 0;
  let last = 'start';
  const addText = (until: number): void => {
    const source = body.slice(end, until);
    const text = source.trim();
    if (text)
      blocks.push({
        kind: 'text',
        key: `${page}+${last}`,
        text,
        source: text,
        at: front.length + body.indexOf(text, end),
      });
  };
  for (const match of body.matchAll(ELEMENT)) {
    addText(match.index);
    const [source, name, id = '', inside = '', component = '', value] = match;
    const shared = { source, text: inside.trim(), at: front.length + match.index };
    if (name === 'Rule') blocks.push({ kind: 'rule', key: id, ...shared });
    else if (name === 'Chapter') blocks.push({ kind: 'chapter', key: `${page}#${id}`, ...shared });
    else blocks.push({ kind: 'component', key: `${page}<${component} ${value ?? ''}`, ...shared });
    last = name ? id : (value ?? component);
    end = match.index + source.length;
  }
  addText(body.length);
  return blocks;
}
