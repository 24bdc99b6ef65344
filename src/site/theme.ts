/** The reader's choice of light or dark. */
import { createHash } from 'node:crypto';

/**
 * Runs in the head, before anything is painted, so that a chosen theme does not flash. The key is that of
 * `scripts/page.ts`.
 */
export const THEME_SCRIPT =
  "try{const t=localStorage.getItem('cartulary.theme');if(t)document.documentElement.dataset.theme=t}catch{}";

/** What allows the script under the security policy. */
export const THEME_SCRIPT_HASH = `sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}` as const;
