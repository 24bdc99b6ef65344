/** What the axe engine finds: nothing, on no page. */
import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe.ts';
import { Desk } from './support/editor.ts';
import { type Locale, OTHER_PATHS, pathOf, WIKI_PAGES } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 180_000 });

async function findNothing(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    if (path.endsWith('/editor/')) await new Desk(page).isKept();
    // What is hidden is not judged, but it takes time to pass over: most of a page is steps that are not shown.
    await page.locator('.fr:not(.now)').evaluateAll((frames) => frames.map((frame) => frame.remove()));
    expect(await faultsOf(page), path).toEqual([]);
  }
}

/** The pages of all languages are built alike: each page is looked at in two of them, on two kinds of screen. */
const SCREENS: Readonly<Record<Locale, readonly [width: number, colorScheme: 'light' | 'dark', half: 0 | 1]>> = {
  en: [1280, 'light', 0],
  nl: [320, 'light', 1],
  pl: [1280, 'dark', 1],
  ro: [320, 'dark', 0],
};

for (const [lang, [width, colorScheme, half]] of Object.entries(SCREENS)) {
  test(`${lang}: every second page, ${width} wide, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.emulateMedia({ colorScheme });
    await findNothing(
      page,
      WIKI_PAGES.filter((_, index) => index % 2 === half).map((name) => pathOf(lang as Locale, name)),
    );
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages outside the languages, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await findNothing(page, OTHER_PATHS);
  });
}
