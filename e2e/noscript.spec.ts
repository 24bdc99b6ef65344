/** Without scripts everything can still be read. */
import { replayWords } from '../src/words/replayWords.ts';
import { siteWords } from '../src/words/siteWords.ts';
import { Figure } from './support/figure.ts';
import { documentOf, figureOf, pageOf, pathOf, WIKI_PAGES } from './support/site.ts';
import { pathsOf } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const PAGE = pathOf('ro', pageOf('ro', 'goldmines/castle-1'));
const DOCUMENT = documentOf('goldmines/castle-1');

test('every step of an example is reached by its links', async ({ page }) => {
  await page.goto(PAGE);
  const figure = new Figure(page, figureOf(DOCUMENT));
  for (const path of pathsOf(DOCUMENT)) {
    await figure.go('first');
    for (const [i, step] of path.entries()) {
      const before = path[i - 1];
      if (before?.next.length === 1) await figure.go('next');
      else if (before) await figure.take(step.fragment);
      await figure.showsStep(step.fragment);
      await expect(figure.frame).toBeInViewport();
    }
    await figure.go('back');
    await figure.showsStep(path.at(-2)?.fragment ?? '');
  }
});

test('at a fork the stepper leads to the question', async ({ page }) => {
  await page.goto(PAGE);
  const figure = new Figure(page, figureOf(DOCUMENT));
  await figure.go('next');
  await figure.looksLike({ shown: ['GOLD-EX-1A.start'], hash: '#GOLD-EX-1A.start.fork' });
  await expect(figure.frame.locator('.fork')).toBeInViewport();
});

test('the way to the end leads to the question as well', async ({ page }) => {
  await page.goto(`${pathOf('ro', pageOf('ro', 'goldmines/castle-5'))}#GOLD-EX-5.start`);
  const figure = new Figure(page, 'GOLD-EX-5');
  await figure.go('last');
  await figure.looksLike({ shown: ['GOLD-EX-5.5-2'], hash: '#GOLD-EX-5.5-2.fork' });
  await expect(figure.frame.locator('.fork')).toBeInViewport();
});

test('one link shows all steps below one another, another one leads back', async ({ page }) => {
  await page.goto(PAGE);
  const figure = new Figure(page, figureOf(DOCUMENT));
  const steps = [...new Set(pathsOf(DOCUMENT).flatMap((path) => path.map(({ fragment }) => fragment)))];
  await expect(figure.frame).toHaveCount(1);
  await figure.root.getByRole('link', { name: replayWords.ro.allSteps }).click();
  await expect(figure.frame).toHaveCount(steps.length);
  expect([...(await figure.look()).shown].sort()).toEqual(steps.sort());
  await figure.root.getByRole('link', { name: replayWords.ro.oneByOne }).click();
  await expect(figure.frame).toHaveCount(1);
});

test('the table of gold values is there', async ({ page }) => {
  await page.goto(pathOf('ro', 'goldmines/value'));
  const table = page.getByRole('table', { name: siteWords.ro.gold.caption });
  await expect(table).toBeVisible();
  await expect(table.getByRole('cell', { name: '40 · 44 · 48', exact: false })).toBeVisible();
});

test('no page shows a control that does nothing', async ({ page }) => {
  for (const name of WIKI_PAGES) {
    await page.goto(pathOf('ro', name));
    await expect(page.locator('h1')).toBeVisible();
    await expect(
      page.locator(':is(button:not([popovertarget]), input, textarea, select:not(#theme)):visible'),
      name,
    ).toHaveCount(0);
  }
});

test('light or dark can be chosen for a page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByLabel(siteWords.ro.theme.label).selectOption(siteWords.ro.theme.dark);
  expect(await ground()).not.toBe(light);
});
