/** Every book on paper: all steps, light, no controls, no board cut in two. */
import { BOOKS, bookOf, PAGES } from '../src/site/pages.ts';
import { examplesOn, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** What fits on a sheet within the margins, in the browser's pixels. */
const SHEET = { width: 688, height: 971 };

test.use({ viewport: SHEET });

for (const book of BOOKS) {
  // The page of the book that shows most.
  const [page] = PAGES.filter((each) => bookOf(each) === book).toSorted(
    (a, b) => examplesOn('nl', b).length - examplesOn('nl', a).length,
  );
  if (!page) throw new Error(`${book} has no page`);

  test(`${page} prints whole, light and without controls, also out of the dark theme`, async ({ page: tab }) => {
    await tab.addInitScript(() => localStorage.setItem('cartulary.theme', 'dark'));
    await tab.goto(pathOf('nl', page));
    await tab.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(tab.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(tab.locator('body')).toHaveCSS('color', 'rgb(34, 28, 21)');
    const frames = tab.locator('.fr');
    expect(await frames.count()).toBeGreaterThan(examplesOn('nl', page).length);
    await expect(tab.locator('.fr:visible .board:visible')).toHaveCount(await frames.count());
    // A term that is explained where it stands is a button, and on paper a word.
    await expect(tab.locator(':is(button:not(.tm), select, input, .btn, nav):visible')).toHaveCount(0);
    const cut = await frames.evaluateAll(
      (all, height) =>
        all
          .filter((frame) => getComputedStyle(frame).breakInside !== 'avoid' || frame.clientHeight > height)
          .map(({ id }) => id),
      SHEET.height,
    );
    expect(cut).toEqual([]);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(SHEET.width);
  });
}
