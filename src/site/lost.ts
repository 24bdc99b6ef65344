/** On a page for those who are lost: the language that their address names comes first. */
import { createHash } from 'node:crypto';

export const lostScript = (base: string): string =>
  [
    `{const l=location.pathname.slice(${base.length}).split("/")[0];`,
    'for(const e of document.querySelectorAll("main li"))if(e.lang===l)e.parentNode.prepend(e)}',
  ].join('');

/** What allows the script under the security policy. */
export const lostHash = (base: string) =>
  `sha256-${createHash('sha256').update(lostScript(base)).digest('base64')}` as const;
