/**
 * How it looks: pages, tiles and pieces beside pictures of them that somebody has looked at. After a change that is
 * meant, `npm run test:e2e -- pictures --update-snapshots` takes new ones; look at each before you hand it in.
 */
import type { Locator, Page } from '@playwright/test';
import { TILE_SETS } from '../src/engine/all.ts';
import { SYMBOL_GROUPS } from '../src/words/symbols.ts';
import { textAt } from './support/built.ts';
import { type Locale, pathOf, WIKI_PAGES, type WikiPage } from './support/site.ts';
import { expect as quick, test } from './support/test.ts';

// Each is taken until two in a row are the same.
const expect = quick.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

type Scheme = 'light' | 'dark';

// Whether an optional font is there in time is left to chance; a picture must not be.
test.beforeEach(async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
});

async function show(page: Page, path: string, width: number, colorScheme: Scheme): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const fonts = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  expect(fonts).toBeGreaterThan(0);
}

interface Shot {
  readonly lang: Locale;
  readonly page: WikiPage;
  /** What comes to the top of the screen: `#GOLD-28`. */
  readonly at?: string;
  readonly scheme: Scheme;
}

/** A dozen pages: every language, every width, both schemes, every kind of thing that a page can have. */
const SHOTS: Readonly<Record<number, readonly Shot[]>> = {
  320: [
    { lang: 'nl', page: 'home', scheme: 'light' },
    { lang: 'ro', page: 'goldmines/castles', at: '#GOLD-EX-1A.h', scheme: 'dark' },
    { lang: 'pl', page: 'gold-rush/scoring', at: '#RUSH-49', scheme: 'light' },
    { lang: 'en', page: 'glossary', scheme: 'dark' },
  ],
  768: [
    { lang: 'pl', page: 'base/scoring', scheme: 'light' },
    { lang: 'nl', page: 'castles/bridges', at: '#castles.bridge-where.h', scheme: 'dark' },
    { lang: 'ro', page: 'search', at: '#q=cetate', scheme: 'light' },
    { lang: 'pl', page: 'differences', scheme: 'dark' },
  ],
  1280: [
    { lang: 'en', page: 'home', scheme: 'dark' },
    { lang: 'en', page: 'goldmines/award', at: '#GOLD-28', scheme: 'light' },
    { lang: 'nl', page: 'examples/goldmines', scheme: 'light' },
    { lang: 'ro', page: 'sheriff', scheme: 'dark' },
  ],
};

for (const [width, shots] of Object.entries(SHOTS)) {
  test(`pages on a screen ${width} wide`, async ({ page }) => {
    for (const { lang, page: name, at = '', scheme } of shots) {
      await show(page, `${pathOf(lang, name)}${at}`, Number(width), scheme);
      if (name === 'home' || at.endsWith('.h')) await expect(page.locator('.ex.live').first()).toBeInViewport();
      if (name === 'search') await expect(page.locator('#found')).not.toBeEmpty();
      await expect.soft(page).toHaveScreenshot(`page-${name.replace('/', '-')}-${lang}-${width}-${scheme}.png`);
    }
  });
}

/** Leaves nothing but the drawings: letters differ from one machine to another, and of drawings little may change. */
async function shootDrawings(list: Locator, name: string): Promise<void> {
  await list.evaluate((element) => {
    element.querySelector('figcaption')?.remove();
    for (const each of element.querySelectorAll('li, .symbols > div')) {
      each.replaceChildren(each.querySelector('.picture') ?? each.querySelector('svg') ?? 'no drawing');
    }
  });
  await expect.soft(list).toHaveScreenshot(`${name}.png`, { maxDiffPixels: 100 });
}

/** The pages that show tiles: those of every box but the gardens and the abbey, which are among the lands below. */
const GALLERIES = WIKI_PAGES.filter((name) => textAt(pathOf('en', name)).includes('<figure class="tiles'));
const BOXES = Object.keys(TILE_SETS).filter((name) => name !== 'gardens' && name !== 'abbey');

test('the tiles of every box', async ({ page }) => {
  let shown = 0;
  for (const [i, name] of GALLERIES.entries()) {
    await show(page, pathOf('en', name), 768, i % 3 === 2 ? 'dark' : 'light');
    for (const [at, gallery] of (await page.locator('figure.tiles').all()).entries()) {
      await shootDrawings(gallery, `tiles-${name.replace('/', '-')}-${at + 1}`);
      shown += 1;
    }
  }
  expect(shown).toBe(BOXES.length);
});

test('every land, sign, piece and mark', async ({ page }) => {
  for (const group of SYMBOL_GROUPS) {
    await show(page, pathOf('en', 'symbols'), 480, group === 'pieces' ? 'dark' : 'light');
    await shootDrawings(page.locator(`dl.${group}`), `symbols-${group}`);
  }
});
