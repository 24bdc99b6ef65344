/** Finding a link to a scenario in any text: whole addresses, fragments, mails that have broken the lines. */
import { CHECK_LENGTH, checkOf, UNRESERVED } from '../../notation/check.ts';
import { MAX_TEXT } from '../../notation/index.ts';
import { SEAL, TAG } from '../../notation/seal.ts';
import { type Address, readAddress } from '../../replay/live/address.ts';

/** White space, and what nobody sees. */
const BLANK = /[\s\u00ad\u200b-\u200d\u2060\ufeff]+/g;
const BEGINS = new RegExp(`(?<![${UNRESERVED.replace('-', '\\-')}])${TAG}[1-9]\\d{0,3}(?:_|$|\\s)`);
const EXAMPLE = /(?<![a-z0-9])at=[a-z0-9-]{1,60}\/[a-z0-9/-]{1,120}/;
/** Meant to be one, but none. */
const NO_EXAMPLE = /#at=/;
/** What an address says behind its text. */
const BEHIND = /^(?:&(?:step|lang)=[a-z0-9-]{1,40})+/;
/** So many ends are tried: each costs as much as reading the text once. */
const MOST_ENDS = 12;

/** Signs that programs write in another way when they pass a link on. */
const unescaped = (text: string): string =>
  text
    .replace(/%7E/gi, '~')
    .replace(/%23/g, '#')
    .replace(/%5F/gi, '_')
    .replace(/%26|&amp;/gi, '&')
    .replace(/%3D/gi, '=')
    .replace(/%2F/gi, '/');

/** Where the text ends whose check is right; nothing if there is none. */
function wholeIn(run: string): string | undefined {
  let seal = run.indexOf(SEAL);
  for (let i = 0; seal >= 0 && i < MOST_ENDS; i++) {
    const end = seal + SEAL.length;
    const check = run.slice(end, end + CHECK_LENGTH);
    if (checkOf(run.slice(0, seal)) === check) return run.slice(0, end + CHECK_LENGTH);
    seal = run.indexOf(SEAL, end);
  }
  return undefined;
}

/** Where so many characters end that are seen. */
function endOf(text: string, count: number): number {
  let at = 0;
  for (let left = count; left > 0; at++) if (!/[\s\u00ad\u200b-\u200d\u2060\ufeff]/.test(text[at] ?? '')) left--;
  return at;
}

/** A damaged text as far as it seems to go: over the ends of lines, but not into the words behind. */
function ragged(rest: string): string {
  const pieces = rest.split(BLANK);
  const own = [pieces[0] ?? ''];
  for (const piece of pieces.slice(1)) {
    if ((own.at(-1)?.length ?? 0) < 30 || piece.length < 8) break;
    own.push(piece);
  }
  return own.join('').replace(/["'<>)\]}].*$/s, '');
}

/** The address that a text holds, the first of several; it may be damaged. */
export function linkIn(text: string): Address | undefined {
  const given = unescaped(text.slice(0, 2 * MAX_TEXT));
  const begins = BEGINS.exec(given);
  if (!begins) {
    const example = EXAMPLE.exec(given)?.[0].replace(/[/-]+$/, '');
    return example || NO_EXAMPLE.test(given) ? readAddress(example ?? 'at=') : undefined;
  }
  const rest = given.slice(begins.index);
  const whole = wholeIn(rest.replace(BLANK, ''));
  if (whole === undefined) return readAddress(ragged(rest));
  return readAddress(whole + (BEHIND.exec(rest.slice(endOf(rest, whole.length)))?.[0] ?? ''));
}
