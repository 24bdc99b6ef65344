/** The shelf of the editor: tiles, pieces, players, the game, what comes next; and the list of problems. */
import type { Locator, Page } from '@playwright/test';
import { faultsOf } from './support/axe.ts';
import { LOCALES } from './support/site.ts';
import { expect, test } from './support/test.ts';

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const panel = (page: Page): Locator => page.getByRole('tabpanel');
const undo = (page: Page): Locator => page.locator('.bar').getByRole('button', { name: /Undo/ });

async function open(page: Page, lang = 'en'): Promise<void> {
  await page.goto(`/${lang}/editor/`);
  await page.getByRole('tablist').waitFor();
}

/** Whether the page can be pushed sideways; the bar of drafts is tested with the drafts. */
const isWide = (page: Page) =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>('.bar')?.style.setProperty('display', 'none');
    return document.documentElement.scrollWidth > innerWidth;
  });

test('tabs by keyboard, and a tile taken without a mouse', async ({ page }) => {
  await open(page);
  await tab(page, 'Tiles').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Pieces')).toBeFocused();
  await expect(tab(page, 'Pieces')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(page, 'Next')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const palette = panel(page).getByRole('toolbar');
  await expect(palette.locator('button').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(palette.locator('[aria-pressed=true]')).toBeFocused();
  await expect(palette.locator('[aria-pressed=true]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.held [role=status]')).toContainText('turned 90°');
});

test('a player, a module and an option', async ({ page }) => {
  await open(page);
  await tab(page, 'Players').click();
  await panel(page).getByRole('button', { name: 'Green', exact: true }).click();
  await expect(panel(page).locator('.seats > li')).toHaveCount(3);
  await panel(page).getByRole('button', { name: 'Green: one seat earlier' }).click();
  await expect(panel(page).locator('.seats > li').nth(1)).toContainText('Green');
  await panel(page).getByLabel('points').nth(1).fill('12');
  await page.keyboard.press('Enter');

  await tab(page, 'Game').click();
  await panel(page).getByLabel('The Goldmines').check();
  await panel(page).getByLabel('Take one piece for each scored feature').check();
  await panel(page).getByLabel('A completed city of two tiles').selectOption('2');
  await tab(page, 'Players').click();
  await expect(panel(page).getByLabel('gold owned')).toHaveCount(3);
  await expect(panel(page).getByLabel('points').nth(1)).toHaveValue('12');

  await tab(page, 'Pieces').click();
  await expect(panel(page).getByRole('button', { name: /^gold/ })).toContainText('16 left');
  for (let edits = 0; edits < 6; edits++) await undo(page).click();
  await tab(page, 'Players').click();
  await expect(panel(page).locator('.seats > li')).toHaveCount(2);
});

test('a tile of another box, and one of one’s own', async ({ page }) => {
  await open(page);
  await panel(page).getByLabel('Box').selectOption({ label: 'German castles' });
  const tiles = panel(page).getByRole('toolbar').locator('button');
  // Its tiles are fetched: there are six.
  await expect(tiles).toHaveCount(6);
  await tiles.first().click();
  await tab(page, 'Game').click();
  await expect(panel(page).getByLabel('German castles')).toBeChecked();
  await tab(page, 'Tiles').click();
  await panel(page).locator('summary', { hasText: 'A tile of your own' }).click();
  const own = panel(page).getByLabel('A tile of your own');
  await own.fill('city:NX');
  await expect(panel(page).locator('#own-told')).toContainText('cannot be read');
  await expect(panel(page).getByRole('button', { name: 'Take this tile' })).toBeDisabled();
  await own.fill('city:NW* road:ES');
  await expect(panel(page).locator('#own-told svg')).toBeVisible();
  await own.press('Enter');
  await expect(page.locator('.held')).toContainText('road');
});

test('the pile is filled with a whole game', async ({ page }) => {
  await open(page);
  await tab(page, 'Next').click();
  await panel(page).getByRole('button', { name: 'Shuffle in all' }).click();
  await expect(panel(page).getByRole('status')).toContainText('71 tiles');
  await expect(panel(page).getByLabel('the game ends')).toBeChecked();
  await expect(page.locator('.problems').getByRole('status')).toHaveText('No problems.');
});

test('squares that nothing fills lead to the board', async ({ page }) => {
  await open(page);
  await tab(page, 'Next').click();
  await panel(page).getByRole('button', { name: 'Take all out' }).click();
  await panel(page).getByLabel('the game ends').check();
  const problems = page.locator('.problems');
  await problems.getByLabel('Show squares that nothing can fill any more').check();
  await expect(problems.locator('ul > li')).toHaveCount(4);
  await problems.getByRole('button', { name: 'B1' }).click();
  await expect(page.locator('.t-here')).toContainText('B1');
});

test('another game is told as problems, which lead to the board', async ({ page }) => {
  await open(page);
  await tab(page, 'Game').click();
  await panel(page).getByLabel('Gold Rush').check();
  const problems = page.locator('.problems');
  await expect(problems.getByRole('listitem').first()).toContainText('belongs to the other game');
  await expect(problems.getByRole('status')).toContainText('problem');
  await undo(page).click();
  await expect(problems.getByRole('status')).toHaveText('No problems.');
});

for (const lang of LOCALES) {
  test(`on a small screen nothing is cut off: ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, lang);
    const tabs = page.getByRole('tab');
    for (let i = 0; i < 5; i++) {
      await tabs.nth(i).click();
      await expect(tabs.nth(i)).toHaveAttribute('aria-selected', 'true');
      expect(await isWide(page)).toBe(false);
      if (lang === 'en') expect(await faultsOf(page, '.shelf, .problems')).toEqual([]);
    }
  });
}
