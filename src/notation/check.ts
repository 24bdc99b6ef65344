/**
 * The check at the end of a text: five characters.
 *
 * The text is a number in base 67, taken modulo a prime. Any one wrong character and any two neighbours that changed places
 * are always found; of all other damage one case in sixty million is not.
 */

/** Every character that a text may contain, none of which an address escapes. */
export const UNRESERVED = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~';

const BASE = 67;
/** The largest below 36⁵, so that five characters hold what is left. */
const PRIME = 60_466_169;

export const CHECK_LENGTH = 5;

const VALUES = new Map([...UNRESERVED].map((char, i) => [char, i + 1]));

export function checkOf(text: string): string {
  let sum = 0;
  for (const char of text) sum = (sum * BASE + (VALUES.get(char) ?? 0)) % PRIME;
  return sum.toString(36).padStart(CHECK_LENGTH, '0');
}
