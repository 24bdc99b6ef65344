/** How pages lie on screens and paper. */
import type { Page } from '@playwright/test';
import { siteWords } from '../src/words/siteWords.ts';
import { LOCALES, type Locale, OTHER_PATHS, pageOf, pathOf, WIKI_PAGES } from './support/site.ts';
import { expect, test } from './support/test.ts';

const EXAMPLES = pathOf('pl', pageOf('pl', 'goldmines/castle-1'));

/** How much wider than the window a page is. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Every page of a language, and those that there is one of. */
const pagesIn = (lang: Locale): string[] => [
  ...OTHER_PATHS,
  ...LOCALES.map((each) => pathOf(each, 'home')),
  ...WIKI_PAGES.map((name) => pathOf(lang, name)),
];

/** Looks at pages on screens of several widths, there and back again: the next page opens on the last screen. */
async function fitsEverywhere(page: Page, paths: readonly string[], widths: number[], open: (path: string) => unknown) {
  for (const path of paths) {
    await open(path);
    for (const width of widths) {
      if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
      expect(await excess(page), `${path} at ${width}`).toBe(0);
    }
    widths.reverse();
  }
}

test('nothing scrolls sideways, on any screen', async ({ page }) => {
  test.setTimeout(180_000);
  await fitsEverywhere(page, pagesIn('pl'), [320, 768, 1280], (path) => page.goto(path));
});

test('letters twice as large do not make anything scroll sideways', async ({ page }) => {
  test.setTimeout(180_000);
  await fitsEverywhere(page, pagesIn('ro'), [320, 768, 1280], async (path) => {
    await page.goto(path);
    const grown = await page.evaluate(() => {
      const { style } = document.documentElement;
      const before = Number.parseFloat(getComputedStyle(document.body).fontSize);
      style.fontSize = '200%';
      return Number.parseFloat(getComputedStyle(document.body).fontSize) / before;
    });
    expect(grown).toBeGreaterThan(1.7);
  });
});

test('nothing jumps while a page comes in slowly', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [EXAMPLES, pathOf('nl', 'home'), pathOf('ro', 'base/scoring')]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts), path).toEqual([]);
  }
});

test('nothing moves for those who want no motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
          return /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth';
        }).length,
    );
  await page.goto(EXAMPLES);
  await expect(page.locator('.ex.live').first()).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe(0);
});

test('a chosen theme stays, on every page, until it is left to the system again', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const { theme } = siteWords.pl;
  const select = page.getByLabel(theme.label);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(pathOf('pl', 'home'));
  const light = await ground();
  await select.selectOption(theme.dark);
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await ground()).toBe(dark);
  // Set in the head, before anything is painted.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto(EXAMPLES);
  expect(await ground()).toBe(dark);
  await expect(select).toHaveValue('dark');
  await select.selectOption(theme.auto);
  expect(await ground()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe(dark);
  await select.selectOption(theme.light);
  await page.reload();
  expect(await ground()).toBe(light);
});

test('on paper there is every step of every example, and no control', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(EXAMPLES);
  const frames = page.locator('.fr');
  expect(await frames.count()).toBeGreaterThan(20);
  await expect(page.locator('.fr:visible')).toHaveCount(await frames.count());
  await expect(page.locator('.fr .board:visible')).toHaveCount(await frames.count());
  await expect(page.locator(':is(button:not([popovertarget]), select, input, .btn, nav):visible')).toHaveCount(0);
  expect(await excess(page)).toBe(0);
});

test('on paper there is every step also after somebody has stepped', async ({ page }) => {
  await page.goto(`${EXAMPLES}#GOLD-EX-1A.1b.1b-place`);
  const figure = page.locator('figure[id="GOLD-EX-1A"]');
  await expect(figure).toHaveClass(/\blive\b/);
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('.fr:visible')).toHaveCount(await figure.locator('.fr').count());
  await expect(figure.locator(':is(.btn, button):visible')).toHaveCount(0);
});
