import { describe, expect, it, test } from 'vitest';
import { isListed, withDefault } from './siteMap.ts';

const ROOT = 'https://example.org/wiki/';
const entry = (url: string, ...links: [lang: string, path: string][]) => ({
  url: `${ROOT}${url}`,
  links: links.map(([lang, path]) => ({ lang, url: `${ROOT}${path}` })),
});
const linksOf = (item: ReturnType<typeof entry>) =>
  withDefault(item, ROOT).links?.map(({ lang, url }) => [lang, url.slice(ROOT.length)]);

describe('an entry of the site map', () => {
  it('gives the address above all languages to those who speak none of them', () => {
    const languages: [string, string][] = [
      ['en', ''],
      ['en', 'en/'],
      ['nl', 'nl/'],
    ];
    const expected = [
      ['en', 'en/'],
      ['nl', 'nl/'],
      ['x-default', ''],
    ];
    expect(linksOf(entry('', ...languages))).toEqual(expected);
    expect(linksOf(entry('nl/', ...languages))).toEqual(expected);
  });

  it('gives them the English page within a book', () => {
    expect(linksOf(entry('nl/base/', ['en', 'en/base/'], ['nl', 'nl/base/']))).toEqual([
      ['en', 'en/base/'],
      ['nl', 'nl/base/'],
      ['x-default', 'en/base/'],
    ]);
  });

  it('stays as it is where there is no English page', () => {
    expect(withDefault({ url: `${ROOT}a/` }, ROOT)).toEqual({ url: `${ROOT}a/` });
  });
});

test.each([
  [`${ROOT}offline/`, false],
  [`${ROOT}embed/`, false],
  [`${ROOT}en/base/`, true],
  [ROOT, true],
])('%s is listed: %s', (address, listed) => {
  expect(isListed(address)).toBe(listed);
});
