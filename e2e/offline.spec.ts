/** After one visit a language is there without a network; a new version is offered, and taken when the reader says so. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readFolder, workerWith } from '../src/site/build/offline.ts';
import { precache } from '../src/site/build/precache.ts';
import { replayWords } from '../src/words/replayWords.ts';
import { siteWords } from '../src/words/siteWords.ts';
import { type Server, serve } from '../tools/serve.ts';
import { Figure } from './support/figure.ts';
import { documentOf, figureOf, LOCALES, pageOf, pathOf, projectFile } from './support/site.ts';
import { test as plain, expect as quick } from './support/test.ts';

const DIST = projectFile('dist');

/** A site of one's own: it can go away, and have other files than those that were built. */
const test = plain.extend<{ changed: Map<string, Buffer>; server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
  changed: async ({}, use) => use(new Map()),
  server: async ({ changed }, use) => {
    const server = await serve(DIST, changed);
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.origin),
});

// A whole language is fetched in each of them.
const expect = quick.configure({ timeout: 20_000 });
test.slow();
test.use({ serviceWorkers: 'allow', unreachable: true });

/** Waits until the site is on the device. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The addresses of what is kept, with their versions. */
const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    const kept = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Publishes a new version, in which a page says something else. */
function publish(changed: Map<string, Buffer>, page: string, text: string): void {
  const built = readFolder(DIST);
  const contentOf = (path: string) => Buffer.from(built.find((file) => file.path === path)?.content ?? '').toString();
  const path = `${page}index.html`;
  const content = Buffer.from(contentOf(path).replace(/<h1[^>]*>.*?<\/h1>/s, `<h1>${text}</h1>`));
  const list = precache(
    built.map((file) => (file.path === path ? { path, content } : file)),
    '/',
    LOCALES,
  );
  changed.set(join(DIST, path), content);
  changed.set(join(DIST, 'sw.js'), Buffer.from(workerWith(list, contentOf('sw.js'))));
}

const OTHER = 'gold-rush/take-token';

for (const lang of LOCALES) {
  test(`after one visit to its home page, ${lang} can be read, stepped and tried offline`, async ({ page, server }) => {
    await page.goto(pathOf(lang, 'home'));
    await isKept(page);
    await server.close();
    await page.goto(pathOf(lang, pageOf(lang, OTHER)));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.evaluate(() => document.fonts.ready);
    // The fallbacks are fonts of the system, which it may not have.
    const failed = await page.evaluate(() =>
      [...document.fonts].filter(({ family, status }) => status === 'error' && !family.includes('Fallback')),
    );
    expect(failed).toEqual([]);
    const figure = new Figure(page, figureOf(documentOf(OTHER)));
    await figure.wake();
    const [first] = (await figure.look()).shown;
    await figure.go('next');
    await expect.poll(async () => (await figure.look()).shown).not.toEqual([first]);
    await figure.button(replayWords[lang].tryIt).click();
    await expect(figure.panel).toContainText(replayWords[lang].trying);
    await expect(async () => {
      await figure.panel.locator('.ways button').first().click();
      await expect(figure.button(replayWords[lang].undo)).toBeEnabled({ timeout: 500 });
    }).toPass();
  });
}

test('the page of the first visit itself goes on offline', async ({ page, server }) => {
  await page.goto(pathOf('pl', pageOf('pl', 'goldmines/castle-1')));
  await isKept(page);
  await server.close();
  const figure = new Figure(page, 'GOLD-EX-1A');
  await figure.wake();
  await figure.take('GOLD-EX-1A.1b.1b-place');
  await figure.button(replayWords.pl.tryIt).click();
  await expect(figure.panel).toContainText(replayWords.pl.trying);
});

test('what is not on the device says so in every language, and leads to what is', async ({ page, server }) => {
  await page.goto(pathOf('ro', 'home'));
  await isKept(page);
  expect((await keptIn(page)).filter((address) => /^\/(en|nl|pl)\//.test(address))).toEqual([]);
  await server.close();
  await page.goto(pathOf('pl', 'gifts'));
  for (const lang of LOCALES) await expect(page.locator(`li[lang="${lang}"]`)).toContainText(siteWords[lang].notKept);
  await page.getByRole('link', { name: siteWords.ro.language }).click();
  await expect(page).toHaveURL(/\/ro\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteWords.ro.front.question);
});

test('a second language is kept once it has been visited', async ({ page, server, baseURL }) => {
  await page.goto(pathOf('en', 'home'));
  await isKept(page);
  await page.getByRole('link', { name: siteWords.nl.language }).click();
  await expect(page).toHaveURL(`${baseURL}/nl/`);
  await expect
    .poll(async () => (await keptIn(page)).filter((address) => /^\/nl\/sheriff\/\?/.test(address)))
    .toHaveLength(1);
  await expect.poll(() => keptIn(page).then(({ length }) => length)).toBeGreaterThan(200);
  await page.waitForTimeout(300);
  await server.close();
  await page.goto(pathOf('nl', 'sheriff'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('a new version is offered at the next visit, and shown once it is loaded', async ({ page, changed }) => {
  const { there, load, later } = siteWords.nl.update;
  await page.goto(pathOf('nl', 'gifts'));
  await isKept(page);
  const before = await keptIn(page);
  publish(changed, 'nl/gifts/', 'Build 2');
  await page.goto(pathOf('nl', 'gifts'));
  await expect(page.locator('.update')).toContainText(there);
  // Nothing has moved under the reader's eyes.
  await expect(page.locator('h1')).not.toHaveText('Build 2');
  await page.getByRole('button', { name: later, exact: true }).click();
  await expect(page.locator('.update')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('h1')).not.toHaveText('Build 2');
  await page.getByRole('button', { name: load, exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Build 2');
  await isKept(page);
  await expect(page.locator('.update')).toHaveCount(0);
  // Of the old version nothing is left but what is the same in the new one.
  await expect.poll(() => keptIn(page).then(({ length }) => length)).toBe(before.length);
  const fresh = (await keptIn(page)).filter((address) => !before.includes(address));
  expect(fresh).toEqual([expect.stringMatching(/^\/nl\/gifts\/\?[0-9a-f]{8}$/)]);
});

test('a new version is shown at the next visit after all pages have been closed', async ({
  page,
  context,
  changed,
}) => {
  await page.goto(pathOf('nl', 'gifts'));
  await isKept(page);
  publish(changed, 'nl/gifts/', 'Build 2');
  await page.goto(pathOf('nl', 'gifts'));
  await expect(page.locator('.update')).toBeVisible();
  await page.close();
  await expect(async () => {
    const again = await context.newPage();
    await again.goto(pathOf('nl', 'gifts'));
    const shown = await again.locator('h1').textContent();
    await again.close();
    expect(shown).toBe('Build 2');
  }).toPass();
});

test('the notice keeps its place over a page on a phone, and none on paper', async ({ page, changed }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pathOf('ro', 'gifts'));
  await isKept(page);
  publish(changed, 'ro/gifts/', 'Build 2');
  await page.reload();
  const notice = page.locator('.update');
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeHidden();
});
