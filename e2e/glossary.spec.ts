/** The glossary, and its terms where they stand. */
import type { Page } from '@playwright/test';
import { TERM_IDS, termGroups } from '../src/words/glossary.ts';
import { glossaryWords } from '../src/words/glossaryWords.ts';
import { faultsOf } from './support/axe.ts';
import { LOCALES, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

const PAGE = pathOf('nl', 'castles/scoring');
const { names, texts } = glossaryWords.nl;

/** The word in the text, and its explanation. */
const partsOf = (page: Page, id: string) => ({
  word: page.locator(`[popovertarget="t-${id}"]`),
  text: page.locator(`#t-${id}`),
});

for (const lang of LOCALES) {
  test(`${lang}: every term is there, and the home page leads to it`, async ({ page }) => {
    await page.goto(pathOf(lang, 'home'));
    await page.getByRole('main').getByRole('link', { name: glossaryWords[lang].title, exact: true }).click();
    await expect(page).toHaveURL(pathOf(lang, 'glossary'));
    const { names, groups } = glossaryWords[lang];
    for (const { group, terms } of termGroups) {
      // Some terms of Gold Rush are words of Carcassonne too.
      const game = group === 'gold-rush' ? ` ${groups[group]}` : '';
      for (const { id } of terms) await expect(page.locator(`[id="${id}"] h3`)).toHaveText(`${names[id]}${game}`);
    }
    await expect(page.locator('main section h3')).toHaveCount(TERM_IDS.length);
  });
}

test('by keyboard a term opens, leads to the glossary and closes', async ({ page }) => {
  await page.goto(PAGE);
  const { word, text } = partsOf(page, 'vicinity');
  await expect(text).toBeHidden();
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await expect(text).toHaveText(`${names.vicinity}: ${texts.vicinity}`);
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await expect(word).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(text.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${pathOf('nl', 'glossary')}#vicinity`);
  await expect(page.locator('#vicinity')).toBeInViewport();
});

test('another term, or a press elsewhere, closes the one that is open', async ({ page }) => {
  await page.goto(PAGE);
  const lord = partsOf(page, 'lord');
  const vicinity = partsOf(page, 'vicinity');
  await lord.word.click();
  await expect(lord.text).toBeVisible();
  await page.keyboard.press('Escape');
  await vicinity.word.click();
  await expect(vicinity.text).toBeVisible();
  await expect(lord.text).toBeHidden();
  await page.locator('h1').click();
  await expect(vicinity.text).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('a term opens within the window and closes again', async ({ page }) => {
        await page.goto(PAGE);
        const { word, text } = partsOf(page, 'vicinity');
        await word.tap();
        await expect(text).toBeInViewport({ ratio: 1 });
        await word.tap();
        await expect(text).toBeHidden();
      });
    });
  }
});

for (const width of [320, 768, 1280]) {
  test(`every explanation of a page lies within a window ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [PAGE, pathOf('pl', 'castles/chains'), pathOf('ro', 'gold-rush/turn')]) {
      await page.goto(path);
      for (const word of await page.locator('.tm').all()) {
        await word.click();
        const text = page.locator('.tx:popover-open');
        await expect(text).toBeInViewport({ ratio: 1 });
        const box = await text.boundingBox();
        expect(box?.width, path).toBeGreaterThan(180);
        await page.keyboard.press('Escape');
      }
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open explanation has no faults, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(PAGE);
    await partsOf(page, 'vicinity').word.click();
    expect(await faultsOf(page, '.rule')).toEqual([]);
  });
}

test('on paper a term is a word like any other', async ({ page }) => {
  await page.goto(PAGE);
  const { word, text } = partsOf(page, 'vicinity');
  await word.click();
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeHidden();
  await expect(word).toHaveCSS('text-decoration-line', 'none');
  await expect(word).toHaveCSS('border-top-width', '0px');
  // In its line: a word before or after it has the same height.
  const rule = page.locator('[id="CASTLE-13"] .t p').first();
  await expect(rule).toContainText(`${names.lord} geldt als`, { useInnerText: true });
});

test('a browser without popovers shows the explanation behind the word, with its link', async ({ page }) => {
  await page.route(PAGE, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/ popover(?=[ >])/g, '') });
  });
  await page.goto(PAGE);
  const { text } = partsOf(page, 'vicinity');
  await expect(text).toBeVisible();
  await expect(text.getByRole('link')).toHaveAttribute('href', `${pathOf('nl', 'glossary')}#vicinity`);
});
