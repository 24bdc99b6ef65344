/** Where sources can be visited. */
import type { SourceKey } from '../words/site.ts';

export const PUBLISHER = 'https://www.hans-im-glueck.de';
const WIKICARPEDIA = 'https://wikicarpedia.com';

/** The site of a source, where there is a public one. */
export function siteOf(source: SourceKey): string | undefined {
  if (source === 'hig') return PUBLISHER;
  return source === 'order' || source.startsWith('wiki') ? WIKICARPEDIA : undefined;
}
