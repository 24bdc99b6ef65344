/** Where drafts are kept in this browser. */
import type { DraftStore } from '../draft.ts';
import { openStore } from './store.ts';

/** Some browsers never answer where they do not want to keep anything. */
const PATIENCE = 4000;

export async function storeHere(): Promise<DraftStore> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
  try {
    return await Promise.race([openStore(), late]);
  } catch {
    return (await import('./memory.ts')).memoryStore();
  }
}
