/** Playing from a situation in the editor: choices become steps, another choice a way of its own; captions and outcomes. */
import type { Locator, Page } from '@playwright/test';
import { desk } from '../src/words/locales/en/editing/desk.ts';
import { play as en } from '../src/words/locales/en/editing/play.ts';
import { replay } from '../src/words/locales/en/replay.ts';
import { desk as ro } from '../src/words/locales/ro/editing/desk.ts';
import { faultsOf } from './support/axe.ts';
import { openPlayed } from './support/editorStates.ts';
import { expect, test } from './support/test.ts';

const panelOf = (page: Page): Locator => page.getByRole('region', { name: en.title });
const rowsOf = (page: Page): Locator => page.locator('.step-list .row');
const named = (at: Page | Locator, name: string): Locator => at.getByRole('button', { name, exact: true });
/** Of the draft: not its rules, which are asked by keys too. */
const undo = (page: Page): Locator => named(page, '‹ Undo');
const redo = (page: Page): Locator => named(page, 'Redo ›');

async function open(page: Page): Promise<void> {
  await openPlayed(page, 'en');
  await named(page, desk.play).click();
  await expect(rowsOf(page)).toHaveCount(4);
}

/** Lays the tile in hand on the first square that is offered, the first way round. */
async function layTile(page: Page): Promise<void> {
  const ways = panelOf(page).locator('.deciding .ways');
  await ways.getByRole('button').first().click();
  await ways.getByRole('button').first().click();
}

test('a scenario grows from an example, and everything can be undone and redone', async ({ page }) => {
  await open(page);
  const panel = panelOf(page);
  await rowsOf(page).nth(2).click();
  await expect(panel).toContainText('Blue must place the tile');

  // Two turns, then a tile that nobody knew of.
  for (const player of ['Blue', 'Red']) {
    await layTile(page);
    await expect(panel).toContainText(`${player} may place a meeple`);
    await panel.locator('.deciding .ways').getByRole('button').first().click();
  }
  await expect(panel).toContainText(en.whatIsDrawn);
  await panel.locator('.faces button').first().click();
  await layTile(page);
  await expect(rowsOf(page)).toHaveCount(9);

  // Back, and otherwise.
  await named(panel, `‹ ${replay.back}`).click();
  await named(panel, `‹ ${replay.back}`).click();
  await panel.locator('.deciding .ways').getByRole('button').last().click();
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(page.locator('.step-list .way')).toHaveText([/^Way 1/, /^Way 1/, /^Way 2/, /^Way 2/]);

  await named(page, 'Polski').click();
  await page.getByLabel(/^Caption: Step/).fill('Nikt tu nie staje.');
  await named(page, en.takeOver).click();
  await expect(page.locator('.outcome')).toContainText(en.asExpected);
  const grown = await page.locator('.step-list').textContent();

  let undone = 0;
  for (; await undo(page).isEnabled(); undone++) await undo(page).click();
  // Four choices, a tile, a choice, another choice, a caption, an outcome.
  expect(undone).toBe(9);
  await expect(rowsOf(page)).toHaveCount(4);
  for (let i = 0; i < undone; i++) await redo(page).click();
  await expect(page.locator('.step-list')).toHaveText(grown ?? '');
  await expect(page.getByLabel(/^Caption: Step/)).toHaveValue('Nikt tu nie staje.');
  await expect(page.locator('.outcome')).toContainText(en.asExpected);
});

test('by keyboard alone', async ({ page }) => {
  await openPlayed(page, 'en');
  /** Goes on with Tab until something has the focus. */
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let i = 0; i < 150; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way to ${target}`);
  };
  const panel = panelOf(page);
  await reach(named(page, desk.play));
  await page.keyboard.press('Enter');
  await reach(named(panel, `${replay.next} ›`));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await expect(rowsOf(page).nth(2)).toHaveAttribute('aria-current', 'step');
  await reach(panel.locator('.deciding .ways button').first());
  await page.keyboard.press('Enter');
  // Which way round is asked next, and the question has the focus.
  await expect(panel.getByText(replay.whichTurn('Z1'))).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('Blue may place a meeple');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(rowsOf(page).first()).toHaveAttribute('aria-current', 'step');
  await reach(page.getByLabel('Caption: Start'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('By keys');
  await page.keyboard.press('Tab');
  await expect(rowsOf(page).first()).toContainText('By keys');
  await expect(rowsOf(page)).toHaveCount(5);
});

test('what could happen is told when it is asked for', async ({ page }) => {
  await open(page);
  await rowsOf(page).nth(1).click();
  await named(panelOf(page), replay.whatCouldHappen).click();
  await expect(panelOf(page).locator('.x table').first()).toBeVisible();
});

for (const [width, colorScheme] of [
  [320, 'light'],
  [1280, 'dark'],
] as const) {
  test(`at ${width} pixels, ${colorScheme}, nothing is cut off and nobody is left out`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 720 });
    await openPlayed(page, 'ro');
    await named(page, ro.play).click();
    await rowsOf(page).nth(1).click();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    for (const part of ['.work', '.play', '.steps', '.captions']) expect(await faultsOf(page, part)).toEqual([]);
    const small = await page
      .locator(':is(.work, .play, .steps, .captions) :is(button, input, textarea)')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 44).map(({ outerHTML }) => outerHTML),
      );
    expect(small).toEqual([]);
  });
}
