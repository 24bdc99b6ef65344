/**
 * An address for each example that a page shows: `/nl/GOLD-EX-1A/` leads to the example on its page,
 * `/nl/GOLD-EX-1A/#1a.1a-place` to a step of it, and `/nl/GOLD-EX-1B-1/`, which is another way in the same figure, to
 * the step where that begins. Whoever makes a picture for a link sees no fragment; here is a page that says what the
 * example is. Small files as those of the rules.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { LOCALES, type Locale } from '../../words/locale.ts';
import { beginnings, figureId, HEADING, titleOf, toldAt } from '../exampleNames.ts';
import { outline } from '../outline.ts';
import { PAGES, type Page } from '../pages.ts';

/** Takes the step along, where the link leads to the heading of the example: `#GOLD-EX-1A.h`. */
const LEAD = 'let[{href}]=document.links;location.replace(href.slice(0,-1)+(location.hash.slice(1)||"h"))';
const LEAD_HASH = createHash('sha256').update(LEAD).digest('base64');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The example as far as its address tells it. */
export type NamedExample = Pick<ScenarioDocument, 'id' | 'examples' | 'title' | 'captions' | 'steps' | 'branches'>;

/** What the page at the address of an example says. */
interface Told {
  readonly lang: Locale;
  readonly example: NamedExample;
  /** Which of the examples it shows; the first if none is given. */
  readonly name?: string;
  /** The page that shows it. */
  readonly page: Page;
  /** The origin of the site, and its path without a slash at the end. */
  readonly site: string;
  readonly base?: string;
}

/** The page at the address of an example. */
export function examplePage({ lang, example, name = figureId(example), page, site, base = '' }: Told): string {
  const beginning = beginnings(example).get(name) ?? HEADING;
  const title = escaped(titleOf(example, lang).text);
  const told = escaped(toldAt(example, beginning, lang) ?? titleOf(example, lang).text);
  const to = `${base}/${lang}/${page}/#${figureId(example)}.${beginning}`;
  const refresh = `<meta http-equiv="refresh" content="0;url=${to}">`;
  // Links to steps are those of the figure: only its own address can have one to take along.
  const leads = name === figureId(example);
  const absolute = (path: string): string => new URL(`${base}/${path}`, site).href;
  return [
    `<!doctype html><html lang="${lang}"><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="default-src 'none'${leads ? `;script-src 'sha256-${LEAD_HASH}'` : ''}">`,
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${title} – Cartulary</title>`,
    `<meta name="description" content="${told}">`,
    // Its own: those who make pictures would take another address for the one that counts.
    `<meta property="og:url" content="${absolute(`${lang}/${name}/`)}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${told}">`,
    `<meta property="og:site_name" content="Cartulary">`,
    `<meta property="og:image" content="${absolute(`cards/${name}.png`)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    leads ? `<noscript>${refresh}</noscript>` : refresh,
    `<a href="${to}">${title}</a>${leads ? `<script>${LEAD}</script>` : ''}</html>`,
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
        let count = 0;
        for (const [id, page] of pages) {
          const example: NamedExample = JSON.parse(readFileSync(join(root, 'scenarios', `${id}.json`), 'utf8'));
          for (const name of beginnings(example).keys()) {
            count++;
            for (const lang of LOCALES) {
              const folder = join(fileURLToPath(dir), lang, name);
              mkdirSync(folder, { recursive: true });
              writeFileSync(join(folder, 'index.html'), examplePage({ lang, example, name, page, site, base }));
            }
          }
        }
        logger.info(`${count} addresses of examples in each language`);
      },
    },
  };
}
