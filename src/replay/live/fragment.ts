/** Whether a fragment leads to a scenario at all; what it says is read by `address.ts`. */
import { TAG } from '../../notation/seal.ts';

const LINK = new RegExp(`^${TAG}\\d`);

/** Programs that pass links on write some characters in another way. */
export function tidy(fragment: string): string {
  let text = fragment;
  try {
    text = decodeURIComponent(fragment);
  } catch {
    // A lone `%`: it is read as it stands.
  }
  return text.trim().replace(/^#+/, '');
}

/** Whether it begins like a scenario in one line of text. */
export const isLink = (tidied: string): boolean => LINK.test(tidied);

export function leadsToScenario(fragment: string): boolean {
  const tidied = tidy(fragment);
  return isLink(tidied) || tidied.startsWith('at=');
}
