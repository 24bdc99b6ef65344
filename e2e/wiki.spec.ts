/** The pages outside the rule books: the pictures of all examples, the way to them, and the footer’s way in. */

import { PAGES } from '../src/site/pages.ts';
import { WIKI_PLACES } from '../src/site/wiki/places.ts';
import { siteWords } from '../src/words/siteWords.ts';
import { wikiWords } from '../src/words/wikiWords.ts';
import { textAt } from './support/built.ts';
import { documentOf, examplesOn, figureOf, LOCALES, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

const GALLERIES = WIKI_PLACES.filter((place) => place.startsWith('examples/'));

test('every example has a picture that leads to its figure, in every language', () => {
  for (const lang of LOCALES) {
    const wanted = PAGES.flatMap((page) =>
      examplesOn(lang, page).map((id) => `${pathOf(lang, page)}#${figureOf(documentOf(id))}.h`),
    );
    const html = GALLERIES.map((place) => textAt(pathOf(lang, place))).join('');
    const links = [...html.matchAll(/<li id="[^"]+">\s*<a href="([^"]+)"[^>]*>\s*<span[^>]*><svg class="board/g)];
    expect(links.map(([, href]) => href).sort()).toEqual([...new Set(wanted)].sort());
  }
});

test('a picture leads to the example on its page', async ({ page }) => {
  await page.goto(pathOf('pl', 'examples/goldmines'));
  await page.locator('[id="GOLD-EX-1A"] a').click();
  await expect(page).toHaveURL(/\/pl\/goldmines\/[a-z]+\/#GOLD-EX-1A\.h$/);
  await expect(page.locator('figure[id="GOLD-EX-1A"]')).toBeInViewport();
});

test('another language shows the same pictures', async ({ page }) => {
  await page.goto(pathOf('nl', 'examples/gifts'));
  const ids = () => page.locator('.gallery li').evaluateAll((items) => items.map(({ id }) => id));
  const dutch = await ids();
  expect(dutch.length).toBeGreaterThan(10);
  await page.locator('.lang [hreflang="ro"]').click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('ro', 'examples/gifts')}$`));
  expect(await ids()).toEqual(dutch);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a rule leads to the examples that show it', async ({ page }) => {
    await page.goto(pathOf('en', 'examples/castles'));
    await page.locator('.by-rule div', { hasText: 'BAZAAR-09' }).getByRole('link').last().click();
    await expect(page.locator('.gallery li:target')).toBeInViewport();
  });

  test('the home page leads to the editor right below its board, and every footer does', async ({ page }) => {
    await page.goto(pathOf('pl', 'home'));
    await page.getByRole('link', { name: siteWords.pl.front.make }).click();
    await expect(page).toHaveURL(pathOf('pl', 'editor'));
    for (const place of ['editor', 'examples', 'glossary', 'boxes'] as const) {
      await page.goto(pathOf('pl', 'sheriff'));
      await page.locator(`footer a[href="${pathOf('pl', place)}"]`).click();
      await expect(page).toHaveURL(pathOf('pl', place));
    }
  });

  test('the footer leads to all the pages, each with the next', async ({ page }) => {
    await page.goto(pathOf('ro', 'base'));
    await page.locator('footer').getByRole('link', { name: wikiWords.ro.topics.about.title }).click();
    for (const place of WIKI_PLACES) {
      await expect(page).toHaveURL(new RegExp(`${pathOf('ro', place)}$`));
      const next = page.locator('[rel="next"]');
      if (place !== WIKI_PLACES.at(-1)) await next.click();
      else await expect(next).toHaveCount(0);
    }
  });
});

test('no picture of the symbols is without its colours', async ({ page }) => {
  await page.goto(pathOf('en', 'symbols'));
  const black = await page.locator('.symbols :is(path, circle, rect, ellipse)').evaluateAll(
    (shapes) =>
      shapes.filter((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return fill === 'rgb(0, 0, 0)' && stroke === 'none';
      }).length,
  );
  expect(black).toBe(0);
});
