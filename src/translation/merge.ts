/** A page in another language, with the English text in every place that is not translated. */
import { type Block, blocksOf, splitPage } from './blocks.ts';

/** A page explains a term once, in its own language. */
const TERM = /<\/?T\b[^>]*>/g;

const isWritten = ({ kind, text }: Block): boolean => kind === 'component' || text !== '';

/** The blocks of a translation; what it lacks of the English page stands behind what it follows there. */
function mergedBlocks(page: string, english: string, own: string): Block[] {
  const merged = blocksOf(page, own).filter(isWritten);
  let at = 0;
  for (const block of blocksOf(page, english)) {
    const found = merged.findIndex(({ key }) => key === block.key);
    if (found < 0) merged.splice(at, 0, { ...block, source: block.source.replace(TERM, '') });
    at = (found < 0 ? at : found) + 1;
  }
  return merged;
}

/**
 * The MDX of a page with English in the gaps. Text between rules comes in a `Text` of its own, which knows its language
 * as rules and chapters do.
 */
export function mergePage(page: string, english: string, own: string): string {
  const body = mergedBlocks(page, english, own).map(({ kind, key, source }) =>
    kind === 'text' ? `<Text unit="${key}">\n\n${source}\n\n</Text>` : source,
  );
  return `${splitPage(own).front}\n${body.join('\n\n')}\n`;
}
