/** From the address above all languages to the scenario that it names, in the reader's language. */
import { createHash } from 'node:crypto';
import { LOCALES } from '../words/locale.ts';

/**
 * Runs before anything is painted, and again when the fragment changes. It leaves no entry in the history: Back leads to
 * where the reader came from. The language is the one that the address names, else one that the browser asks for.
 */
export const hopScript = (base: string): string =>
  [
    '{const hop=()=>{const h=location.hash;if(!/^#(ct\\d|at=)/.test(h))return;',
    `const of=${JSON.stringify(LOCALES)};`,
    'const asked=[/&lang=(\\w+)/.exec(h)?.[1]??"",...navigator.languages];',
    'const l=asked.map(t=>t.toLowerCase().split("-")[0]).find(t=>of.includes(t))??"en";',
    `location.replace(${JSON.stringify(base)}+l+"/editor/"+h)};`,
    'hop();addEventListener("hashchange",hop)}',
  ].join('');

/** What allows the script under the security policy. */
export const hopHash = (base: string) =>
  `sha256-${createHash('sha256').update(hopScript(base)).digest('base64')}` as const;
