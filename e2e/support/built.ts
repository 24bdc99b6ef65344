/** The files of the built site, as a crawler reads them. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectFile } from './site.ts';

const DIST = projectFile('dist');

const fileAt = (path: string): string => join(DIST, path.endsWith('/') ? `${path}index.html` : path);

const once = <T>(read: (path: string) => T): ((path: string) => T) => {
  const known = new Map<string, T>();
  return (path) => {
    const value = known.has(path) ? (known.get(path) as T) : read(path);
    known.set(path, value);
    return value;
  };
};

export const textAt = once((path) => readFileSync(fileAt(path), 'utf8'));

/** The values of an attribute, in whichever element. */
const valuesOf = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`<[a-z][^>]*\\s${attribute}="([^"]*)"`, 'g'))].map(([, value]) =>
    (value as string).replaceAll('&amp;', '&'),
  );

const idsAt = once((path): ReadonlySet<string> => new Set(valuesOf(textAt(path), 'id')));

/** Addresses that a page leads to: links, pictures, scripts, styles, and what its islands fetch. */
export const addressesOn = (path: string): string[] =>
  ['href', 'src', 'data-source', 'data-script'].flatMap((attribute) => valuesOf(textAt(path), attribute));

/** The address by which the site calls itself, in links for machines. */
function originOfSite(): string {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(textAt('/en/'))?.[1] ?? '';
  return new URL(canonical).origin;
}

/** Why an address on a page leads nowhere; nothing if it leads somewhere, or out of the site. */
export function whyDead(address: string, on: string): string | undefined {
  const origin = originOfSite();
  const { origin: target, pathname, hash } = new URL(address, `${origin}${on}`);
  if (target !== origin) return undefined;
  const path = decodeURIComponent(pathname);
  if (!statSync(fileAt(path), { throwIfNoEntry: false })?.isFile()) return `${on}: ${address} is no file`;
  const id = decodeURIComponent(hash.slice(1));
  const example = /^at=([^/]+\/[^/&]+)/.exec(id)?.[1];
  if (example) return whyDead(`/scenarios/${example}.json`, on);
  return id && !idsAt(path).has(id) ? `${on}: ${address} has no anchor` : undefined;
}
