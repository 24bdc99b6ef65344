/** Pages of a language that lacks texts, built from a copy of the project in which some are taken away or changed. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const COPIED = ['astro.config.mjs', 'content', 'package.json', 'public', 'scenarios', 'src', 'tsconfig.json'];

/** Pages and parts of the build that are the same without a text. */
const PAGES_NEEDED = ['[...page].astro', 'index.astro', 'translation.astro'];
const NOT_NEEDED = ['offline', 'rule-addresses'];

const folder = mkdtempSync(join(tmpdir(), 'cartulary-fallbacks-'));
const dist = (path: string): string => readFileSync(join(folder, 'dist', path), 'utf8');
const page = (path: string): string => dist(`${path}/index.html`);

function change(path: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, path), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${path} has no ${from}`);
  writeFileSync(join(folder, path), after);
}

const ruleIn = (path: string, id: string): string =>
  new RegExp(`<section class="rule" id="${id}">.*?</section>`, 's').exec(page(path))?.[0] ?? '';

beforeAll(() => {
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  const pages = join(folder, 'src/pages/[lang]');
  for (const name of readdirSync(pages))
    if (!PAGES_NEEDED.includes(name)) rmSync(join(pages, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'copy.config.mjs'),
    `import config from './astro.config.mjs';
const integrations = config.integrations.filter(({ name }) => !${JSON.stringify(NOT_NEEDED)}.includes(name));
export default { ...config, cacheDir: './.cache', integrations };
`,
  );
  change('content/nl/goldmines.mdx', /^title: .*\n/m, '');
  change('content/nl/goldmines.mdx', /<Chapter id="what">.*<\/Chapter>/, '');
  change('content/nl/goldmines.mdx', /<Rule id="GOLD-01">[\s\S]*?<\/Rule>/, '');
  change('content/nl/goldmines.mdx', /(<Rule id="GOLD-02">)[\s\S]*?(<\/Rule>)/, '$1\n\n$2');
  change('content/en/goldmines.mdx', /<Rule id="GOLD-03">\n\n/, '$&Something new. ');
  change('content/pl/goldmines/castles.mdx', /(<\/Rule>\n\n)[^<]+(?=<Example id="goldmines\/castle-1")/, '$1');
  change('scenarios/goldmines/castle-1.json', /("start": \{[^}]*?"nl": )"[^"]*"/, '$1""');
  rmSync(join(folder, 'content/ro/sheriff/cemetery.mdx'));
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build', '--config', 'copy.config.mjs'],
    {
      cwd: folder,
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: 'production', VITEST: '', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a page with gaps', () => {
  test.each(['GOLD-01', 'GOLD-02'])('shows %s in English, says so, and keeps its frame', (id) => {
    const rule = ruleIn('nl/goldmines', id);
    expect(rule).toContain('<div class="t" lang="en">');
    expect(rule).toContain('Nog niet vertaald. Dit is de Engelse tekst.');
    expect(ruleIn('en/goldmines', id)).toContain(/<div class="t" lang="en">\s*(.*?)<\/div>/s.exec(rule)?.[1] ?? '?');
  });

  test('keeps the rules in their order', () => {
    const ids = (path: string) => [...page(path).matchAll(/<section class="rule" id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids('nl/goldmines')).toEqual(ids('en/goldmines'));
  });

  test('shows title and heading in English, in their own language, here and where others name them', () => {
    expect(page('nl/goldmines')).toMatch(/<h1 lang="en">The Goldmines/);
    expect(page('nl/goldmines')).toMatch(/<h2 id="[^"]+"><a href="#[^"]+" lang="en">/);
    expect(page('nl')).toMatch(/<a href="\/nl\/goldmines\/" lang="en">/);
    expect(page('nl/goldmines/placing')).toMatch(/<a rel="prev" href="\/nl\/goldmines\/" lang="en">/);
  });

  test('says of a rule that is older than the English one, and leads to that', () => {
    const rule = ruleIn('nl/goldmines', 'GOLD-03');
    expect(rule).not.toContain(' lang="en"');
    expect(rule).toContain('De Engelse tekst is sindsdien veranderd.');
    expect(rule).toContain('<a href="/en/goldmines/#GOLD-03" hreflang="en">');
  });

  test('counts its gaps at the top', () => {
    expect(page('nl/goldmines')).toContain('4 teksten hier zijn nog in het Engels.');
    expect(page('nl/goldmines')).toContain('Eén tekst hier is ouder dan de Engelse.');
    expect(page('nl/goldmines/placing')).not.toMatch(/nog in het Engels|ouder dan de Engelse/);
  });

  test('shows text between rules in English', () => {
    expect(page('pl/goldmines/castles')).toMatch(/<div lang="en"><p>One board, and three ways to share its gold/);
    expect(page('pl/goldmines/castles')).toContain('Jeszcze nieprzetłumaczone.');
  });

  test('shows a caption in English', () => {
    expect(page('nl/goldmines/castles')).toMatch(/<p class="cap" lang="en">Red has a castle/);
    expect(page('nl/goldmines/castles')).toContain('Eén tekst hier is nog in het Engels.');
    expect(page('pl/goldmines/castles')).not.toContain('<p class="cap" lang="en">');
  });
});

describe('a page that is missing', () => {
  const path = 'ro/sheriff/cemetery';

  test('is there in English, in the frame of its language', () => {
    expect(page(path)).toContain('<html lang="ro">');
    expect(page(path)).toMatch(/<h1 lang="en">/);
    expect(page(path).match(/<div class="t" lang="en">/g)).toHaveLength(page(path).match(/class="rule"/g)?.length ?? 0);
    expect(page(path)).toMatch(/<div lang="en"><table>/);
  });

  test('is kept from search engines: neither indexed nor in the sitemap nor named by the other languages', () => {
    expect(page(path)).toContain('<meta name="robots" content="noindex">');
    expect(dist('sitemap-0.xml')).not.toContain(`/${path}/`);
    expect(dist('sitemap-0.xml')).toContain('/ro/sheriff/activating/');
    const alternates = [...page('en/sheriff/cemetery').matchAll(/<link rel="alternate" hreflang="(..)"/g)];
    expect(alternates.map(([, lang]) => lang)).toEqual(['en', 'nl', 'pl']);
  });
});

test('the page about the translations names every gap with its place', () => {
  const html = page('pl/translation');
  expect(html).toMatch(/GOLD-02 <small>content\/en\/goldmines\.mdx:\d+</);
  expect(html).toMatch(/GOLD-03 <small>content\/nl\/goldmines\.mdx:\d+</);
  expect(html).toMatch(/scenarios\/goldmines\/castle-1#start <small>scenarios\/goldmines\/castle-1\.json:\d+</);
  expect(html).toContain('99%');
});
