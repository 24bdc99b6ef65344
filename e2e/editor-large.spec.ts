/** Two hundred tiles over forty columns and rows: an edit changes what it is about, and nothing else of the page. */
import type { Page } from '@playwright/test';
import { encode } from '../src/notation/index.ts';
import type { ScenarioDocument } from '../src/scenario/document.ts';
import { viewing } from '../src/words/locales/en/editing/viewing.ts';
import { Desk, storeText } from './support/editor.ts';
import { expect, test } from './support/test.ts';

/** Stairs of fields with a cloister, which fit beside each other anywhere. */
const stairs = (count: number): ScenarioDocument => ({
  format: 1,
  id: 'draft/stairs',
  title: {},
  modules: { base: {} },
  players: ['red', 'blue'],
  active: 'red',
  board: {
    tiles: Array.from({ length: count }, (_, i) => {
      const step = Math.floor(i / 5);
      return [step + Math.min(i % 5, 1), step + Math.max(0, (i % 5) - 1), 'base/B', 0] as const;
    }),
  },
  next: [],
});

async function open(page: Page, document: ScenarioDocument): Promise<Desk> {
  const desk = new Desk(page);
  await page.goto('about:blank');
  await page.goto(`/en/editor/#${encode(document)}`);
  await desk.button(viewing.mine).click();
  await expect(desk.board).toBeVisible();
  await desk.isKept();
  return desk;
}

/** How many nodes and attributes of the drawing one turn of a tile changes. */
async function changesOfATurn(desk: Desk): Promise<number> {
  await desk.board.focus();
  await desk.page.keyboard.press('Enter');
  await desk.page.evaluate(() => {
    const seen: MutationRecord[] = [];
    const watch = new MutationObserver((records) => void seen.push(...records));
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    watch.observe(document.querySelector('svg.board') as Element, options);
    Object.assign(window, { seen });
  });
  await desk.turn();
  await desk.isKept();
  return desk.page.evaluate(() => (window as unknown as { seen: MutationRecord[] }).seen.length);
}

test('to turn a tile costs as much on a board of two hundred as on one of ten', async ({ page }) => {
  const few = await changesOfATurn(await open(page, stairs(10)));
  const many = await changesOfATurn(await open(page, stairs(200)));
  expect(few).toBeGreaterThan(0);
  expect(many).toBeLessThanOrEqual(few + 5);
});

test('it is kept, dragged, undone and there after a reload', async ({ page }) => {
  const desk = await open(page, stairs(200));
  await desk.turn(3);
  await desk.isKept();
  const before = await storeText(page);
  const box = await desk.board.boundingBox();
  if (!box) throw new Error('it is there');
  await page.mouse.move(box.x + box.width - 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 200, box.y + 150, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await desk.isKept();
  await page.reload();
  await expect(desk.board).toBeVisible();
  const states = (text: string) => JSON.parse(text).states.map(([, state]: [unknown, string]) => state);
  expect(states(await storeText(page))).toEqual(states(before));
  await expect(page.locator('svg.board use[href^="#b-base-"]')).not.toHaveCount(0);
});
