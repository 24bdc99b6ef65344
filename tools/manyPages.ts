/**
 * How the site grows with its pages: the same site once as it is, and once with copies of a book under other
 * names. Time and bytes of a page must not depend on how many there are.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFolder } from '../src/site/build/offline.ts';
import { isDetour } from '../src/site/build/precache.ts';
import { PAGES } from '../src/site/pages.ts';
import { LOCALES } from '../src/words/locale.ts';
import { run } from './run.ts';

const ROOT = join(import.meta.dirname, '..');

/** The book that is copied, and the page of it whose size is told. */
const BOOK = 'goldmines';
const PAGE = 'goldmines/award';
const COPIED = PAGES.filter((page) => page === BOOK || page.startsWith(`${BOOK}/`));

/** What the site is built from. */
const SOURCES = ['astro.config.mjs', 'package.json', 'tsconfig.json', 'src', 'content', 'scenarios', 'public'];

/** Writes over a text, which must be as it is expected. */
function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${path} is not as it was`);
  writeFileSync(path, changed);
}

/** Adds copies of the book to a site: their texts, without the marks of rules, which have one page each, and their names. */
function addBooks(root: string, count: number): void {
  const books = Array.from({ length: count }, (_, i) => `copy-${i + 1}`);
  const named = (book: string, page: string): string => page.replace(BOOK, book);
  for (const lang of LOCALES) {
    for (const page of COPIED) {
      const text = readFileSync(join(root, 'content', lang, `${page}.mdx`), 'utf8');
      const plain = text.replace(/<Rule id="[^"]*">/g, '<div>').replaceAll('</Rule>', '</div>');
      for (const book of books) {
        mkdirSync(join(root, 'content', lang, book), { recursive: true });
        writeFileSync(join(root, 'content', lang, `${named(book, page)}.mdx`), plain);
      }
    }
  }
  const list = (names: readonly string[]): string => names.map((name) => `  '${name}',\n`).join('');
  const pages = books.flatMap((book) => COPIED.map((page) => named(book, page)));
  edit(join(root, 'src/site/pages.ts'), (text) =>
    text.replace('] as const satisfies', `${list(pages)}] as const satisfies`),
  );
  edit(join(root, 'src/words/site.ts'), (text) =>
    text.replace(/(export const BOOKS = \[[^\]]*)\]/, (_, before: string) => `${before}${list(books)}]`),
  );
}

interface Built {
  readonly seconds: number;
  readonly pages: number;
  /** Of all pages, and of one of them, as it stands and as it travels. */
  readonly bytes: number;
  readonly page: number;
  readonly pageGzip: number;
}

async function build(books: number): Promise<Built> {
  const root = mkdtempSync(join(tmpdir(), 'cartulary-pages-'));
  try {
    for (const name of SOURCES) cpSync(join(ROOT, name), join(root, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    if (books) addBooks(root, books);
    const start = performance.now();
    const { code, output } = await run(process.execPath, [
      join(ROOT, 'node_modules/astro/bin/astro.mjs'),
      'build',
      '--root',
      root,
    ]);
    if (code !== 0) throw new Error(output);
    const dist = join(root, 'dist');
    const pages = readFolder(`${dist}${sep}`).filter((file) => file.path.endsWith('.html') && !isDetour(file));
    const page = readFileSync(join(dist, 'en', PAGE, 'index.html'));
    return {
      seconds: (performance.now() - start) / 1000,
      pages: pages.length,
      bytes: pages.reduce((sum, { content }) => sum + content.length, 0),
      page: page.length,
      pageGzip: gzipSync(page, { level: 9 }).length,
    };
  } finally {
    rmSync(root, { recursive: true });
  }
}

const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Builds the site as it is, and with so many pages more. */
export async function measureManyPages(count: number): Promise<Readonly<Record<string, number>>> {
  const own = await build(0);
  const many = await build(Math.ceil(count / LOCALES.length / COPIED.length));
  const more = many.pages - own.pages;
  return {
    'pages.own': own.pages,
    'pages.own.build.s': rounded(own.seconds, 1),
    'pages.many': many.pages,
    'pages.many.build.s': rounded(many.seconds, 1),
    'pages.more.build.ms': rounded((1000 * (many.seconds - own.seconds)) / more, 1),
    'pages.more.bytes': rounded((many.bytes - own.bytes) / more),
    'pages.page.own.bytes': own.page,
    'pages.page.many.bytes': many.page,
    'pages.page.own.gzip': own.pageGzip,
    'pages.page.many.gzip': many.pageGzip,
  };
}
