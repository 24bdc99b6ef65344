/** The board of the editor: laying, turning, moving and removing, by mouse, by touch and by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { editor } from '../src/words/locales/en/editing/index.ts';
import { tabs } from '../src/words/locales/en/editing/tabs.ts';
import { things } from '../src/words/locales/en/editing/things.ts';
import { faultsOf } from './support/axe.ts';
import { openPlayed } from './support/editorStates.ts';
import { expect, test } from './support/test.ts';

const words = { ...editor.table, ...things };

/** The table as somebody sees it. */
class Table {
  readonly page: Page;
  readonly board: Locator;
  readonly said: Locator;
  readonly here: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('application');
    this.said = page.locator('.table [role=status]');
    this.here = page.locator('.t-here');
  }

  async open(): Promise<void> {
    await openPlayed(this.page, 'en');
    await expect(this.board).toHaveAccessibleName(words.board(1));
  }

  /** A tile on the board, by its printed name. */
  tile(name: string): Locator {
    return this.board.locator(`svg > use[href="#b-${name.replace('/', '-')}"]`);
  }

  free(name: string): Locator {
    return this.board.locator('.t-name').getByText(name, { exact: true });
  }

  inPalette(name: string): Locator {
    return this.page.locator(`.palette.tiles button:has(use[href="#b-${name.replace('/', '-')}"])`);
  }

  figures(): Locator {
    return this.board.locator('use[href="#b-standing"]');
  }

  button(name: string): Locator {
    return this.page.locator('.table').getByRole('button', { name, exact: true });
  }

  /** A point of a tile, from its middle, in parts of its size. */
  async pointOn(tile: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
    const box = await tile.boundingBox();
    if (!box) throw new Error('the tile is not seen');
    return { x: box.x + box.width * (0.5 + x), y: box.y + box.height * (0.5 + y) };
  }
}

const isSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('by mouse', async ({ page }) => {
  const table = new Table(page);
  await table.open();

  await table.inPalette('base/E').click();
  await table.free('A1').click();
  await expect(table.said).toHaveText(words.laid('A1', true));
  await expect(table.board).toHaveAccessibleName(words.board(2));
  const city = table.tile('base/E');
  await expect(city).toHaveAttribute('transform', /rotate\(180\)/);
  await city.click();
  await expect(city).not.toHaveAttribute('transform', /rotate/);
  await table.button(words.turn).click();
  await expect(city).toHaveAttribute('transform', /rotate\(90\)/);
  await table.button(words.done).click();
  await expect(table.inPalette('base/E')).toHaveAttribute('aria-pressed', 'false');

  const from = await table.pointOn(city, 0, 0);
  const to = await table.pointOn(table.free('B2'), 0, 0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(table.said).toHaveText(words.moved('B2'));

  await page.getByRole('tab', { name: editor.shelf.tabs.pieces }).click();
  await page
    .getByRole('button', { name: new RegExp(tabs.pieces.names.follower) })
    .first()
    .click();
  const top = await table.pointOn(table.tile('base/D'), 0, -0.4);
  await page.mouse.click(top.x, top.y);
  await expect(table.said).toContainText('knight');
  await expect(table.figures()).toHaveCount(1);
  const middle = await table.pointOn(table.tile('base/D'), 0, 0.05);
  await page.mouse.click(middle.x, middle.y);
  await expect(table.said).toContainText('highwayman');
  await expect(table.said).not.toContainText('knight');
  await table.button(words.done).click();

  await city.click();
  await expect(city).toHaveCount(1);
  await table.button(words.remove).click();
  await expect(city).toHaveCount(0);
  await expect(table.figures()).toHaveCount(1);
});

test('the table is dragged, and enlarged by the wheel with Ctrl alone', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  const seen = () => table.board.evaluate((opening) => [opening.scrollLeft, opening.querySelector('svg')?.clientWidth]);
  const [left, width] = await seen();
  const box = await table.board.boundingBox();
  if (!box) throw new Error('no board');
  const [x, y] = [box.x + 30, box.y + 30];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 3 });
  await page.mouse.up();
  expect(await seen()).toEqual([(left ?? 0) - 60, width]);
  await page.mouse.wheel(0, 40);
  expect((await seen())[1]).toBe(width);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await seen())[1]).toBeGreaterThan(width as number);
  await table.button(words.whole).click();
  await expect.poll(async () => (await seen())[1]).toBe(width);
  await table.button(words.zoomOut).click();
  await expect.poll(async () => (await seen())[1]).toBeLessThan(width as number);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test('by touch', async ({ page }) => {
    const table = new Table(page);
    await table.open();
    await table.inPalette('base/E').tap();
    await table.free('A1').tap();
    await expect(table.said).toHaveText(words.laid('A1', true));
    const city = table.tile('base/E');
    await city.tap();
    await expect(city).not.toHaveAttribute('transform', /rotate/);
    await table.button(words.done).tap();
    expect(await isSideways(page)).toBe(false);

    await city.tap();
    await table.here.getByRole('button', { name: /^Knight/ }).tap();
    await expect(table.figures()).toHaveCount(1);
    expect(await faultsOf(page, '.table')).toEqual([]);
    await table.here.getByRole('button', { name: `${words.move} (A1)`, exact: true }).tap();
    await table.free('B2').tap();
    await expect(table.said).toHaveText(words.moved('B2'));
    await expect(table.figures()).toHaveCount(1);
    await table.button(words.remove).tap();
    await expect(city).toHaveCount(0);
    await expect(table.figures()).toHaveCount(0);
    expect(await isSideways(page)).toBe(false);
  });

  test('two fingers enlarge', async ({ page }) => {
    const table = new Table(page);
    await table.open();
    const width = () => table.board.evaluate((opening) => opening.querySelector('svg')?.clientWidth ?? 0);
    const before = await width();
    await table.board.evaluate((opening) => {
      const { left, top } = opening.getBoundingClientRect();
      const touch = (type: string, apart: number) => {
        const touches = [-apart, apart].map(
          (dx, identifier) => new Touch({ identifier, target: opening, clientX: left + 150 + dx, clientY: top + 100 }),
        );
        opening.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
      };
      touch('touchstart', 40);
      touch('touchmove', 60);
    });
    await expect.poll(width).toBeGreaterThan(before * 1.4);
  });
});

test('by keyboard alone', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  /** Goes on with Tab until the focus is there. */
  const tabTo = async (target: Locator, key = 'Tab') => {
    for (let i = 0; i < 80; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error('the focus never comes there');
  };
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await tabTo(page.locator('.palette.tiles button').first());
  for (let i = 0; i < 40; i++) {
    if (await table.inPalette('base/E').evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await press('Enter');
  await expect(table.inPalette('base/E')).toHaveAttribute('aria-pressed', 'true');

  await tabTo(table.board, 'Shift+Tab');
  await expect(table.board.locator('.t-cursor')).toBeVisible();
  const cursor = async (name: string) => {
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      if ((await table.said.textContent())?.startsWith(`${name}:`)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`the cursor never comes to ${name}`);
  };
  await cursor('A1');
  await press('Enter');
  await expect(table.said).toHaveText(words.laid('A1', true));
  await press('r');
  await expect(table.tile('base/E')).toHaveAttribute('transform', /rotate\(270\)/);
  await press('Escape');
  await expect(table.inPalette('base/E')).toHaveAttribute('aria-pressed', 'false');

  // A selected square shows its buttons behind the board.
  await press('Enter');
  await tabTo(table.here.getByRole('button', { name: /^Knight/ }));
  await press('Enter');
  await expect(table.figures()).toHaveCount(1);
  await tabTo(table.here.getByRole('button', { name: `${words.move} (A1)`, exact: true }), 'Shift+Tab');
  await press('Enter');
  await tabTo(table.board, 'Shift+Tab');
  await press('ArrowRight', 'ArrowDown', 'Enter');
  await expect(table.said).toHaveText(words.moved('B2'));
  await expect(table.figures()).toHaveCount(1);
  await press('Delete');
  await expect(table.tile('base/E')).toHaveCount(0);
  await expect(table.figures()).toHaveCount(0);
});
