/** An example by the keyboard alone. */
import type { Page } from '@playwright/test';
import { replayWords } from '../src/words/replayWords.ts';
import { Figure } from './support/figure.ts';
import { pageOf, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

const PAGE = pathOf('nl', pageOf('nl', 'goldmines/castle-1'));
const words = replayWords.nl;

/** Opens the page at the heading of an example and tabs on into the example. */
async function tabIn(page: Page, id = 'GOLD-EX-1A'): Promise<Figure> {
  await page.goto(`${PAGE}#${id}.h`);
  const figure = new Figure(page, id);
  await figure.wake();
  for (let stops = 0; stops < 3 && (await figure.root.locator(':focus').count()) === 0; stops++) {
    await page.keyboard.press('Tab');
  }
  return figure;
}

/** Presses a key; the page must not scroll by it. */
async function press(page: Page, key: string): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await page.evaluate(() => scrollY), `scrolled by ${key}`).toBe(before);
}

/** The stepper has the focus on this button of the frame shown, and one sees it. */
async function expectFocusOn(figure: Figure, go: string): Promise<void> {
  const button = figure.frame.locator(`[data-go="${go}"]`);
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('outline-style', 'solid');
  await expect(button).toHaveCSS('outline-width', '3px');
  await expect(button).toBeInViewport();
}

test('arrows, Home, End and digits step through an example', async ({ page }) => {
  const figure = await tabIn(page);
  await expect(figure.frame.locator('.fork a').first()).toBeFocused();
  await press(page, '1');
  await press(page, 'End');
  await figure.showsStep('GOLD-EX-1A.1a.1a-take-2');
  await press(page, 'ArrowLeft');
  await figure.showsStep('GOLD-EX-1A.1a.1a-take-1');
  await press(page, 'ArrowRight');
  await figure.showsStep('GOLD-EX-1A.1a.1a-take-2');
  await press(page, 'Home');
  await figure.showsStep('GOLD-EX-1A.start');
  await press(page, '2');
  await figure.showsStep('GOLD-EX-1A.1b.1b-place');
  await press(page, '1');
  await figure.showsStep('GOLD-EX-1A.1b.1b-1.1b-1-take-1');
});

test('with Shift the arrows go a whole turn', async ({ page }) => {
  const figure = await tabIn(page, 'GOLD-EX-5');
  for (const [key, step] of [
    ['Shift+ArrowRight', '5-2'],
    ['1', 'castle.5-3'],
    ['Shift+ArrowRight', 'castle.5-4'],
    ['End', 'castle.5-4-take-4'],
    ['Shift+ArrowLeft', 'castle.5-4'],
    ['Shift+ArrowLeft', '5-2'],
    ['Shift+ArrowLeft', 'start'],
  ] as const) {
    await press(page, key);
    await figure.showsStep(`GOLD-EX-5.${step}`);
  }
});

test('a fork asks before it goes on, and its ways can be chosen', async ({ page }) => {
  const figure = await tabIn(page);
  await press(page, '2');
  await figure.showsStep('GOLD-EX-1A.1b.1b-place');
  await press(page, 'ArrowRight');
  await expect(figure.frame.locator('.fork a').first()).toBeFocused();
  await figure.showsStep('GOLD-EX-1A.1b.1b-place');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await figure.showsStep('GOLD-EX-1A.1b.1b-2.1b-2-take-1');
  await expectFocusOn(figure, 'next');
});

test('End goes no further than the next fork, and asks', async ({ page }) => {
  const figure = await tabIn(page, 'GOLD-EX-5');
  await page.keyboard.press('End');
  await figure.showsStep('GOLD-EX-5.5-2');
  await expect(figure.frame.locator('.fork a').first()).toBeFocused();
  await expect(figure.frame.locator('.fork')).toBeInViewport();
  await press(page, 'End');
  await figure.showsStep('GOLD-EX-5.5-2');
  await expect(figure.frame.locator('.fork a').first()).toBeFocused();
  await press(page, '1');
  await press(page, 'End');
  await figure.showsStep('GOLD-EX-5.castle.5-4-take-4');
});

test('the focus stays on the button of the stepper', async ({ page }) => {
  const figure = await tabIn(page);
  await press(page, '1');
  await figure.showsStep('GOLD-EX-1A.1a.1a-place');
  await expectFocusOn(figure, 'next');
  await page.keyboard.press('Enter');
  await figure.showsStep('GOLD-EX-1A.1a.1a-take-1');
  await expectFocusOn(figure, 'next');
  await page.keyboard.press('Shift+Tab');
  await expectFocusOn(figure, 'back');
  await page.keyboard.press('Enter');
  await figure.showsStep('GOLD-EX-1A.1a.1a-place');
  await expectFocusOn(figure, 'back');
  await press(page, 'End');
  await figure.showsStep('GOLD-EX-1A.1a.1a-take-2');
  await expectFocusOn(figure, 'back');
});

test('where the stepper goes no further, the focus goes to the button beside, and to press on changes nothing', async ({
  page,
}) => {
  const figure = await tabIn(page);
  await press(page, '1');
  for (const step of ['1a-take-1', '1a-take-2']) {
    await expectFocusOn(figure, 'next');
    await page.keyboard.press('Enter');
    await figure.showsStep(`GOLD-EX-1A.1a.${step}`);
  }
  await expectFocusOn(figure, 'last');
  await page.keyboard.press('Enter');
  await figure.showsStep('GOLD-EX-1A.1a.1a-take-2');
  await expectFocusOn(figure, 'last');
  // The next button is off and passed over.
  await page.keyboard.press('Shift+Tab');
  await expectFocusOn(figure, 'back');
  for (const step of ['1a.1a-take-1', '1a.1a-place', 'start']) {
    await figure.frame.locator('[data-go="back"]').focus();
    await page.keyboard.press('Enter');
    await figure.showsStep(`GOLD-EX-1A.${step}`);
  }
  await expectFocusOn(figure, 'first');
});

test('the space bar plays and pauses', async ({ page }) => {
  await page.clock.install();
  const figure = await tabIn(page);
  await press(page, '1');
  await figure.showsStep('GOLD-EX-1A.1a.1a-place');
  await press(page, ' ');
  await expect(figure.button(words.pause)).toBeVisible();
  await page.clock.runFor(2600);
  await figure.showsStep('GOLD-EX-1A.1a.1a-take-1');
  await press(page, ' ');
  await expect(figure.button(words.play)).toBeVisible();
  await page.clock.runFor(10_000);
  await figure.showsStep('GOLD-EX-1A.1a.1a-take-1');
  await press(page, ' ');
  await page.clock.runFor(10_000);
  await figure.showsStep('GOLD-EX-1A.1a.1a-take-2');
  await expect(figure.button(words.play)).toBeVisible();
});

test('keys do nothing while the focus is elsewhere', async ({ page }) => {
  await page.goto(`${PAGE}#GOLD-EX-1A.1b.1b-place`);
  const figure = new Figure(page, 'GOLD-EX-1A');
  await figure.wake();
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', '1', '2', ' '];
  for (const key of keys) await page.keyboard.press(key);
  await figure.root.getByRole('heading', { level: 3 }).scrollIntoViewIfNeeded();
  await page.locator('.lang a').first().focus();
  for (const key of keys) await page.keyboard.press(key);
  await figure.showsStep('GOLD-EX-1A.1b.1b-place');
  await expect(figure.button(words.play)).toBeVisible();
});

test('keys that the browser needs are left to it', async ({ page }) => {
  const figure = await tabIn(page);
  await press(page, '2');
  await figure.showsStep('GOLD-EX-1A.1b.1b-place');
  for (const key of ['Control+ArrowLeft', 'Control+1', 'Meta+2']) await press(page, key);
  await figure.showsStep('GOLD-EX-1A.1b.1b-place');
});
