/** The ids of drafts, which stand in addresses too. */

export const isDraftId = (id: unknown): id is string => typeof id === 'string' && /^[a-z0-9]{1,20}$/.test(id);

/** An id that nobody else gives, also where the page has come without encryption. */
export function newDraftId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return [...numbers].map((number) => number.toString(36).padStart(7, '0')).join('');
}
