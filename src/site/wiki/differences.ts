/** The rules that say where editions and languages differ, read from the text of the pages. */

/** A difference and its subject, in the language of the text. */
export interface Difference {
  readonly id: string;
  readonly subject: string;
}

const unit = /<Rule\s+id="([^"]+)">(.*?)<\/Rule>/gs;

/** The differences on a page: each begins with its subject, in bold. Throws for one that does not. */
export function differencesIn(mdx: string): Difference[] {
  return [...mdx.matchAll(unit)].flatMap(([, id = '', text = '']) => {
    if (!id.includes('-DIFF-')) return [];
    const subject = /^\s*\*\*(.+?)\.?\*\*/s.exec(text)?.[1];
    if (!subject) throw new Error(`${id} does not begin with its subject`);
    return [{ id, subject }];
  });
}

/** The other rules of a page that speak of editions, by its English text. */
export const editionsIn = (mdx: string): string[] =>
  [...mdx.matchAll(unit)].flatMap(([, id = '', text = '']) =>
    !id.includes('-DIFF-') && /\beditions?\b|\bprinting/i.test(text) ? [id] : [],
  );
