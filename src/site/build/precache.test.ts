import { describe, expect, it, test } from 'vitest';
import { type BuiltFile, precache } from './precache.ts';

const file = (path: string, content = path): BuiltFile => ({ path, content: Buffer.from(content) });

const SITE: readonly BuiltFile[] = [
  file('index.html'),
  file('404.html'),
  file('offline/index.html'),
  file('embed/index.html'),
  file('en/index.html', '<figure data-source="/wiki/scenarios/base/shown.json">'),
  file('en/card.png'),
  file('cards/GOLD-EX-1A.png'),
  file('en/base/index.html'),
  file('en/base/card.png'),
  file('en/BASE-1/index.html', '<meta http-equiv="refresh" content="0;url=/wiki/en/base/">'),
  file('nl/index.html'),
  file('nl/search.json'),
  file('_astro/island.1a2b.js'),
  file('favicon.svg'),
  file('rules.json'),
  file('scenarios/base/shown.json'),
  file('scenarios/base/hidden.json'),
  file('schema/scenario-1.json'),
  file('robots.txt'),
  file('sitemap-0.xml'),
  file('sw.js'),
];

const list = precache(SITE, '/wiki/', ['en', 'nl']);

describe('the list of what is kept', () => {
  it('gives each language what is below its folder but detours, by the addresses that links use', () => {
    expect(list.languages).toEqual({
      en: ['/wiki/en/base/', '/wiki/en/'],
      nl: ['/wiki/nl/', '/wiki/nl/search.json'],
    });
  });

  it('gives all languages the rest, but what is for machines and scenarios that no page shows', () => {
    expect(list.shared).toEqual([
      '/wiki/_astro/island.1a2b.js',
      '/wiki/favicon.svg',
      '/wiki/',
      '/wiki/offline/',
      '/wiki/rules.json',
      '/wiki/scenarios/base/shown.json',
    ]);
  });

  it('names the page that stands for others, and keeps it', () => {
    expect(list.shared).toContain(list.offline);
  });

  it('has a version of each file', () => {
    expect(Object.keys(list.files).sort()).toEqual([...list.shared, ...Object.values(list.languages).flat()].sort());
    for (const version of Object.values(list.files)) expect(version).toMatch(/^[0-9a-f]{8}$/);
  });
});

test('the version of a file changes with what is in it, and with nothing else', () => {
  const changed = precache(
    SITE.map((each) => (each.path === 'nl/index.html' ? file(each.path, 'new') : each)).toReversed(),
    '/wiki/',
    ['en', 'nl'],
  );
  expect({ ...changed, files: {} }).toEqual({ ...list, files: {} });
  const others = (files: Readonly<Record<string, string>>) => ({ ...files, '/wiki/nl/': '' });
  expect(others(changed.files)).toEqual(others(list.files));
  expect(changed.files['/wiki/nl/']).not.toBe(list.files['/wiki/nl/']);
});
