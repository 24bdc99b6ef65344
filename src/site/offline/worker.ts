/**
 * The service worker: after one visit the whole language can be read, stepped and tried without a network.
 *
 * A page and what belongs to it are always of one version: what is kept is answered from the device, and a new version
 * waits until the reader loads it or has closed all pages. Files are kept under their address and their version, so
 * that two versions share what is equal in both; what the active one does not name is deleted.
 *
 * It is built without imports, and with its list in front (`build/offline.ts`).
 */
import type { Precache } from '../build/precache.ts';
import type { SearchIndex } from '../search/entries.ts';
import type { WorkerScope } from './scope.ts';

declare const PRECACHE: Precache;
declare const self: WorkerScope;

const { base, files, languages, shared, offline } = PRECACHE;

/** Of this site alone: others can share its origin. */
const NAME = `cartulary ${base}`;

/** A server may vary its answers by who asks; files are the same for all. */
const ANY = { ignoreVary: true };

/** At once, so that the reader's own requests come through. */
const AT_ONCE = 6;

const open = (): Promise<Cache> => caches.open(NAME);
const pathOf = ({ url }: { readonly url: string }): string => new URL(url).pathname;
const keyOf = (path: string): string => `${path}?${files[path]}`;
const languageOf = (path: string): string | undefined =>
  Object.keys(languages).find((language) => path.startsWith(`${base}${language}/`));

async function store(paths: readonly string[]): Promise<void> {
  const cache = await open();
  const kept = new Set((await cache.keys()).map(({ url }) => url.slice(self.location.origin.length)));
  const missing = paths.filter((path) => !kept.has(keyOf(path)));
  const work = async (): Promise<void> => {
    for (let path = missing.shift(); path; path = missing.shift()) {
      // A name that holds a hash may come from the browser's own cache, another must be looked up.
      const response = await fetch(path, { cache: path.includes('/_astro/') ? 'default' : 'no-cache' });
      if (!response.ok || response.redirected) throw new Error(`${path} cannot be kept`);
      await cache.put(keyOf(path), response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The languages that are open or have been kept before. */
async function languagesInUse(): Promise<string[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const kept = await (await open()).keys();
  const used = new Set([...windows, ...kept].map((each) => languageOf(pathOf(each))));
  return Object.keys(languages).filter((language) => used.has(language));
}

/** Who wants to save data keeps only what has been read. */
const isSparing = (): boolean => self.navigator.connection?.saveData === true;

async function install(): Promise<void> {
  if (isSparing()) return store([offline]);
  const used = await languagesInUse();
  await store([...shared, ...used.flatMap((language) => languages[language] ?? [])]);
}

async function activate(): Promise<void> {
  const cache = await open();
  const old = (await cache.keys()).filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return !files[pathname] || search !== `?${files[pathname]}`;
  });
  await Promise.all(old.map((request) => cache.delete(request, ANY)));
  await self.clients.claim();
}

/** From the device, else from the network, and then kept. */
async function answer(request: Request, path: string): Promise<Response> {
  const cache = await open();
  const kept = await cache.match(keyOf(path), ANY);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && !response.redirected) await cache.put(keyOf(path), response.clone());
  return response;
}

/** What is kept at an address, as data; nothing if it is not kept. */
const dataAt = async <T>(path: string): Promise<T | undefined> =>
  (await (await open()).match(keyOf(path), ANY))?.json();

/** Where the address of a rule or an example, `/nl/GOLD-28`, leads to. Those addresses themselves are not kept. */
async function leadsTo(url: string): Promise<string | undefined> {
  const { pathname, hash } = new URL(url);
  const [language, id = ''] = pathname.slice(base.length).split('/');
  const rules = await dataAt<Readonly<Record<string, string>>>(`${base}rules.json`);
  if (rules?.[id]) return `${base}${language}/${rules[id]}/#${id}`;
  const index = await dataAt<SearchIndex>(`${base}${language}/search.json`);
  for (const { page, entries } of index?.pages ?? []) {
    for (const { kind, id: heading, ways } of entries) {
      if (kind !== 'example' || !heading) continue;
      const way = ways ? ways[id] : heading === `${id}.h` ? 'h' : undefined;
      if (way) return `${base}${language}/${page}/#${heading.slice(0, -1)}${hash.slice(1) || way}`;
    }
  }
  return undefined;
}

/** In place of a page that cannot be had. */
async function instead({ url }: Request): Promise<Response> {
  const to = await leadsTo(url);
  if (to) return Response.redirect(to);
  return (await (await open()).match(keyOf(offline), ANY)) ?? Response.error();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if (data === 'load') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request);
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const isPage = request.mode === 'navigate';
  if (!isPage && !files[path]) return;
  // Whoever writes an address by hand leaves out its last sign.
  const known = files[path] ? path : `${path}/`;
  const found = files[known] ? answer(request, known) : fetch(request);
  event.respondWith(isPage ? found.catch(() => instead(request)) : found);
  const language = languageOf(path);
  if (isPage && language && !isSparing()) {
    event.waitUntil(found.then(() => store(languages[language] ?? [])).catch(() => undefined));
  }
});
