/**
 * An address for each example that a page shows: `/nl/GOLD-EX-1A/` leads to the example on its page, and
 * `/nl/GOLD-EX-1A/#1a.1a-place` to a step of it. Whoever makes a picture for a link sees no fragment; here is a page
 * that says what the example is. Small files as those of the rules.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { LOCALES, type Locale } from '../../words/locale.ts';
import { figureId, openingOf, titleOf } from '../exampleNames.ts';
import { outline } from '../outline.ts';
import { PAGES, type Page } from '../pages.ts';

/** Takes the step along. The link leads to the heading of the example: `#GOLD-EX-1A.h`. */
const LEAD = 'let[{href}]=document.links;location.replace(href.slice(0,-1)+(location.hash.slice(1)||"h"))';
const LEAD_HASH = createHash('sha256').update(LEAD).digest('base64');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The example as far as its address tells it. */
export type NamedExample = Pick<ScenarioDocument, 'id' | 'examples' | 'title' | 'captions'>;

/** The page at the address of an example. `site` is the origin of the site, `base` its path without a slash at the end. */
export function examplePage(lang: Locale, example: NamedExample, page: Page, site: string, base = ''): string {
  const id = figureId(example);
  const title = escaped(titleOf(example, lang).text);
  const told = escaped(openingOf(example, lang) ?? titleOf(example, lang).text);
  const to = `${base}/${lang}/${page}/#${id}.h`;
  const absolute = (path: string): string => new URL(`${base}/${path}`, site).href;
  return [
    `<!doctype html><html lang="${lang}"><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="default-src 'none';script-src 'sha256-${LEAD_HASH}'">`,
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${title} – Cartulary</title>`,
    `<meta name="description" content="${told}">`,
    // Its own: those who make pictures would take another address for the one that counts.
    `<meta property="og:url" content="${absolute(`${lang}/${id}/`)}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${told}">`,
    `<meta property="og:site_name" content="Cartulary">`,
    `<meta property="og:image" content="${absolute(`cards/${id}.png`)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>`,
    `<a href="${to}">${title}</a><script>${LEAD}</script></html>`,
  ].join('');
}

/** The first page that shows each example, by the id of its document; `read` gives the text of a page. */
export function shownOn(read: (page: Page) => string): Map<string, Page> {
  const found = new Map<string, Page>();
  for (const page of PAGES) {
    for (const id of outline(read(page)).examples) if (!found.has(id)) found.set(id, page);
  }
  return found;
}

export function exampleAddresses(): AstroIntegration {
  let root = '';
  let site = '';
  let base = '';
  return {
    name: 'example-addresses',
    hooks: {
      'astro:config:done'({ config }) {
        root = fileURLToPath(config.root);
        site = config.site ?? '';
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done'({ dir, logger }) {
        // All languages show the same examples, each on the same page.
        const pages = shownOn((page) => readFileSync(join(root, 'content/en', `${page}.mdx`), 'utf8'));
        for (const [name, page] of pages) {
          const example: NamedExample = JSON.parse(readFileSync(join(root, 'scenarios', `${name}.json`), 'utf8'));
          for (const lang of LOCALES) {
            const folder = join(fileURLToPath(dir), lang, figureId(example));
            mkdirSync(folder, { recursive: true });
            writeFileSync(join(folder, 'index.html'), examplePage(lang, example, page, site, base));
          }
        }
        logger.info(`${pages.size} addresses of examples in each language`);
      },
    },
  };
}
