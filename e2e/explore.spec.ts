/** What could happen: the tables of a page, and in a reader's own try the lines and places that can be played. */

import { gameWords } from '../src/words/all.ts';
import { explorePageWords } from '../src/words/explorePage.ts';
import { exploreWords } from '../src/words/exploreWords.ts';
import { capital } from '../src/words/lists.ts';
import { replayWords } from '../src/words/replayWords.ts';
import { faultsOf } from './support/axe.ts';
import { Figure } from './support/figure.ts';
import { LOCALES, type Locale, pageOf, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Red takes first: the piece on C2 is one that Blue may take as well, that on A2 is not. */
const AWARD = 'GOLD-EX-2A.2b.2b-place';
const addressOf = (lang: Locale, id: string, step: string) => `${pathOf(lang, pageOf(lang, id))}#${step}`;

const LANGUAGES = ['en', 'pl'] as const;

for (const lang of LANGUAGES) {
  const words = replayWords[lang];
  const { players } = gameWords[lang];
  const explore = exploreWords[lang];

  test(`${lang}: a line is chosen, played move by move and taken back`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const fetched = () => asked.filter((path) => /\/explore/.test(path));
    await page.goto(addressOf(lang, 'goldmines/castle-2', AWARD));
    const figure = new Figure(page, 'GOLD-EX-2A');
    await figure.wake();
    await figure.button(words.tryIt).click();
    await expect(figure.button(words.undo)).toBeDisabled();
    expect(fetched()).toEqual([]);

    const open = figure.button(words.whatCouldHappen);
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await open.click();
    const rows = figure.panel.locator('.x tbody tr');
    await expect(rows).toHaveCount(2);
    expect(fetched()).not.toEqual([]);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(rows.nth(0)).toContainText(explore.best);
    await expect(rows.nth(1)).not.toContainText(explore.best);
    await expect(rows.nth(1)).toContainText('A2');
    await expect(rows.nth(1)).not.toContainText('C2');
    expect(await faultsOf(page, '.try')).toEqual([]);

    await rows.nth(1).getByRole('button', { name: explore.playThis }).click();
    const line = figure.panel.getByRole('region', { name: explore.thisLine });
    await expect(line).toBeVisible();
    await expect(line.locator('li[aria-current="step"]')).toContainText(players.blue.name);
    const next = line.locator('.btn.go');
    await expect(next).toBeFocused();
    await next.click();
    await expect(line).toContainText(explore.lineEnds);
    expect(await figure.tried(players.red.name, words.columns.gold)).toBe('1');
    expect(await figure.tried(players.blue.name, words.columns.gold)).toBe('2');
    expect(await faultsOf(page, '.try')).toEqual([]);

    await figure.button(words.undo).click();
    await expect(line.locator('li[aria-current="step"]')).toContainText(players.blue.name);
    await figure.button(words.undo).click();
    expect(await figure.tried(players.blue.name, words.columns.gold)).toBe('0');
    await line.getByRole('button', { name: explore.closeLine }).click();
    await expect(rows).toHaveCount(2);
  });

  test(`${lang}: the same with the keyboard alone`, async ({ page }) => {
    await page.goto(addressOf(lang, 'goldmines/castle-2', AWARD));
    const figure = new Figure(page, 'GOLD-EX-2A');
    await figure.wake();
    await figure.button(words.tryIt).focus();
    await page.keyboard.press('Enter');
    await expect(figure.panel.locator('.cap')).toBeFocused();
    const open = figure.button(words.whatCouldHappen);
    for (let i = 0; i < 12 && !(await open.evaluate((button) => button === document.activeElement)); i++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(figure.panel.locator('.x .ph')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(figure.panel.getByRole('link', { name: 'GOLD-30' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(figure.panel.getByRole('button', { name: explore.playThis }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    const line = figure.panel.getByRole('region', { name: explore.thisLine });
    await expect(line.getByRole('button').first()).toBeFocused();
    for (let i = 0; i < 4 && !(await line.textContent())?.includes(explore.lineEnds); i++) {
      await page.keyboard.press('Enter');
    }
    await expect(line).toContainText(explore.lineEnds);
    await expect(line.getByRole('button', { name: explore.closeLine })).toBeFocused();
    expect(await figure.tried(players.red.name, words.columns.gold)).toBe('2');
    expect(await figure.tried(players.blue.name, words.columns.gold)).toBe('1');
    await page.keyboard.press('Enter');
    await expect(figure.panel.locator('.x .ph')).toBeFocused();
  });

  test(`${lang}: the places of a tile are listed, sorted and chosen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(addressOf(lang, 'goldmines/castle-1', 'GOLD-EX-1A.start'));
    const figure = new Figure(page, 'GOLD-EX-1A');
    await figure.wake();
    await figure.button(words.tryIt).click();
    await figure.button(words.whatCouldHappen).click();
    const table = figure.panel.getByRole('table', { name: explore.whereTile });
    const places = table.locator('tbody th');
    await expect(places.first()).toContainText('D3');
    await expect(table.locator('tbody tr').first().locator('td').first()).toContainText('8');
    await expect(figure.panel.locator('svg.board .b-may').filter({ hasText: /^8$/ })).toHaveCount(1);
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await excess()).toBe(0);
    expect(await faultsOf(page, '.try')).toEqual([]);

    await table.getByRole('columnheader', { name: explore.place }).getByRole('button').click();
    await expect(table.getByRole('columnheader', { name: explore.place })).toHaveAttribute('aria-sort', 'ascending');
    await expect(places.first()).not.toContainText('D3');

    await places.filter({ hasText: 'D3' }).getByRole('button').first().click();
    await expect(figure.panel.getByRole('table', { name: explore.whereFollower({}) })).toBeVisible();
    expect(await excess()).toBe(0);
  });
}

for (const lang of LOCALES) {
  test(`${lang}: the page about it is linked from the home page and has an example to play`, async ({ page }) => {
    await page.goto(pathOf(lang, 'home'));
    await page.getByRole('link', { name: explorePageWords[lang].title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/explore/$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(explorePageWords[lang].title);
    await new Figure(page, 'GOLD-EX-2A').wake();
    expect(await faultsOf(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of outcomes shows which pick is best', async ({ page }) => {
    await page.goto(addressOf('nl', 'goldmines/castle-2', AWARD));
    const figure = new Figure(page, 'GOLD-EX-2A');
    const words = exploreWords.nl;
    await figure.frame.getByText(words.couldHappen, { exact: true }).click();
    const rows = figure.frame.locator('.oc tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText(words.best);
    await expect(rows.nth(0)).toContainText(words.documented);
    await expect(rows.nth(1)).not.toContainText(words.best);
    await expect(figure.frame).toContainText(capital(words.assumed.gold));
    await expect(figure.frame).toContainText('Rood pakt eerst A2: Rood 1, Blauw 2 in plaats van Rood 2, Blauw 1.');
    await expect(figure.frame.locator('.fold a[href*="#GOLD-30"]').first()).toBeVisible();
  });
});
