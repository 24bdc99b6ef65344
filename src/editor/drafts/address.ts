/** What the fragment of the editor's address means. */
import { leadsToScenario } from '../../replay/live/fragment.ts';
import type { Missing } from '../../words/editing/drafts.ts';
import { isDraftId } from './ids.ts';

export type Meant =
  /** Nothing is said: the person's last draft. */
  | { readonly kind: 'last' }
  | { readonly kind: 'draft'; readonly id: string }
  /** A scenario in one line, or a documented example, at a step: `readAddress` knows. */
  | { readonly kind: 'shared'; readonly fragment: string }
  /** It begins like one of ours, but leads nowhere. */
  | { readonly kind: 'nothing'; readonly why: Missing };

const DRAFT = 'draft=';

export const draftFragment = (id: string): string => `${DRAFT}${id}`;

/** Nothing for a fragment that is none of ours, such as the aim of a skip link. */
export function meantBy(fragment: string): Meant | undefined {
  if (fragment === '') return { kind: 'last' };
  if (leadsToScenario(fragment)) return { kind: 'shared', fragment };
  if (!fragment.startsWith(DRAFT)) return undefined;
  const id = fragment.slice(DRAFT.length);
  return isDraftId(id) ? { kind: 'draft', id } : { kind: 'nothing', why: 'no-draft' };
}
