/** What machines read of every page: search engines, and those who show a picture beside a link. */
import { readFileSync, statSync } from 'node:fs';
import { PAGES } from '../src/site/pages.ts';
import { textAt, whyDead } from './support/built.ts';
import {
  ALL_PATHS,
  documentOf,
  examplesOn,
  figureOf,
  LOCALES,
  type Locale,
  pathOf,
  projectFile,
  WIKI_PAGES,
} from './support/site.ts';
import { expect, test } from './support/test.ts';

const SITE = 'https://cartulary.example';

/** The heads of elements of a kind, as their attributes. */
const elements = (html: string, tag: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name as string, value as string]),
    ),
  );

function headOf(path: string) {
  const html = textAt(path);
  const metas = elements(html, 'meta');
  const links = elements(html, 'link');
  const meta = (name: string) => metas.filter((each) => each['name'] === name || each['property'] === name);
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    content: (name: string): string | undefined => meta(name)[0]?.['content'],
    times: (name: string): number => meta(name).length,
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang as string, href]),
    ),
  };
}

/** Pages that search engines are to list. */
const listed = ALL_PATHS.filter((path) => headOf(path).content('robots') !== 'noindex');

test('only the pages for lost readers are kept from search engines', () => {
  expect(ALL_PATHS.filter((path) => !listed.includes(path))).toEqual(['/404.html', '/offline/']);
});

test('every page has one title, one description and one address, and no two share one', () => {
  const seen = new Set<string>();
  for (const path of listed) {
    const { title, content, times, canonical } = headOf(path);
    expect(canonical, path).toEqual([`${SITE}${path}`]);
    expect(title.length, path).toBeGreaterThan(5);
    expect(times('description'), path).toBe(1);
    expect(content('description')?.length, path).toBeGreaterThan(20);
    expect(content('og:title'), path).toBe(title);
    expect(content('og:description'), path).toBe(content('description'));
    const name = `${path.slice(0, 4)} ${title}`;
    expect(seen.has(name), name).toBe(false);
    seen.add(name);
  }
});

test('every page names itself in all languages, and each of those names it back', () => {
  for (const page of WIKI_PAGES) {
    const all = Object.fromEntries(LOCALES.map((lang) => [lang, `${SITE}${pathOf(lang, page)}`]));
    const usual = page === 'home' ? `${SITE}/` : `${SITE}${pathOf('en', page)}`;
    for (const lang of LOCALES) {
      expect(headOf(pathOf(lang, page)).alternates, `${lang} ${page}`).toEqual({ ...all, 'x-default': usual });
    }
  }
});

test('the site map has every page once, and no other', () => {
  const index = textAt('/sitemap-index.xml');
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const text = maps.map(textAt).join('');
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(found.toSorted()).toEqual(listed.toSorted());
  for (const [, entry = ''] of text.matchAll(/<url>(.*?)<\/url>/gs)) {
    const address = /<loc>([^<]+)/.exec(entry)?.[1] ?? '';
    const links = Object.fromEntries(
      elements(entry, 'xhtml:link').map(({ hreflang, href }) => [hreflang as string, href]),
    );
    expect(links, address).toEqual(headOf(new URL(address).pathname).alternates);
  }
  expect(textAt('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap-index.xml`);
});

test('every page has a picture to be shown with, of the right size and light enough', () => {
  const pictures = new Set<string>();
  for (const path of listed) {
    const { content } = headOf(path);
    expect(content('twitter:card'), path).toBe('summary_large_image');
    const picture = content('og:image') ?? '';
    expect(picture, path).toMatch(new RegExp(`^${SITE}/(en|nl|pl|ro)/(.*/)?card\\.png$`));
    pictures.add(new URL(picture).pathname);
  }
  const own = LOCALES.flatMap((lang) => WIKI_PAGES.map((page) => `${pathOf(lang, page)}card.png`));
  expect(own.filter((path) => pictures.has(path)).length).toBeGreaterThan(150);
  for (const path of pictures) {
    const file = projectFile(`dist${path}`);
    const png = readFileSync(file);
    expect(png.toString('latin1', 1, 4), path).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(statSync(file).size, path).toBeLessThan(60 * 1024);
  }
});

/** Every example that pages of a language show, with its page. */
const shownIn = (lang: Locale): Map<string, string> =>
  new Map(PAGES.toReversed().flatMap((page) => examplesOn(lang, page).map((id) => [id, pathOf(lang, page)] as const)));

test('every example has an address in each language, which leads to it and tells what it is', () => {
  for (const lang of LOCALES) {
    const shown = shownIn(lang);
    expect(shown.size).toBeGreaterThan(130);
    for (const [id, page] of shown) {
      const document = documentOf(id);
      const path = `/${lang}/${figureOf(document)}/`;
      const { content, title, canonical } = headOf(path);
      const to = `${page}#${figureOf(document)}.h`;
      expect(whyDead(to, path)).toBeUndefined();
      expect(textAt(path), path).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>`);
      expect(title, path).toBe(`${document.title[lang]} – Cartulary`);
      expect(content('og:description'), path).toBe(document.captions?.['start']?.[lang]);
      expect(content('og:url'), path).toBe(`${SITE}${path}`);
      expect(content('og:image'), path).toBe(`${SITE}/cards/${figureOf(document)}.png`);
      expect(canonical, path).toEqual([]);
    }
  }
});

test('an example that is another way in the figure of one has an address as well, which leads to where it begins', () => {
  for (const lang of LOCALES) {
    const several = [...shownIn(lang)].filter(([id]) => (documentOf(id).examples?.length ?? 0) > 1);
    expect(several.length).toBeGreaterThan(4);
    for (const [id, page] of several) {
      const figure = figureOf(documentOf(id));
      for (const name of documentOf(id).examples?.slice(1) ?? []) {
        const path = `/${lang}/${name}/`;
        const to = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(textAt(path))?.[1] ?? '';
        expect(to.startsWith(`${page}#${figure}.`), to).toBe(true);
        expect(whyDead(to, path)).toBeUndefined();
        expect(headOf(path).content('og:image')).toBe(`${SITE}/cards/${name}.png`);
        expect(statSync(projectFile(`dist/cards/${name}.png`)).size).toBeLessThan(60 * 1024);
      }
    }
  }
});

test('every example that can be stepped has such an address', () => {
  for (const path of listed) {
    const lang = path.slice(1, 3);
    for (const [, id] of textAt(path).matchAll(/<figure class="ex[^"]*" id="([^"]+)"[^>]* data-source=/g)) {
      expect(whyDead(`/${lang}/${id}/`, path)).toBeUndefined();
    }
  }
});

test('every example has a picture of its own, of the right size and light enough', () => {
  const seen = new Set<string>();
  for (const id of shownIn('en').keys()) {
    const png = readFileSync(projectFile(`dist/cards/${figureOf(documentOf(id))}.png`));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], id).toEqual([1200, 630]);
    expect(png.length, id).toBeLessThan(60 * 1024);
    seen.add(png.toString('base64'));
  }
  // Some examples differ only in what their players do, or in what lies beside the board.
  expect(seen.size).toBeGreaterThan(shownIn('en').size * 0.8);
});

test('the home pages say to search engines what the site is called', () => {
  for (const lang of LOCALES) {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(textAt(pathOf(lang, 'home')))?.[1];
    expect(JSON.parse(data ?? '{}')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Cartulary',
      inLanguage: lang,
      url: `${SITE}${pathOf(lang, 'home')}`,
    });
  }
});
