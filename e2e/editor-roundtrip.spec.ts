/** Whatever leaves the editor comes back as the same: on another device, in another language, from every kind of file. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { encode } from '../src/notation/index.ts';
import { frozen } from '../src/notation/testdata/frozen.ts';
import { imports } from '../src/words/locales/en/editing/import.ts';
import { share as en } from '../src/words/locales/en/editing/share.ts';
import { viewing } from '../src/words/locales/en/editing/viewing.ts';
import { share as nl } from '../src/words/locales/nl/editing/share.ts';
import { viewing as ro } from '../src/words/locales/ro/editing/viewing.ts';
import { Desk, storeText } from './support/editor.ts';
import { documentOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

const CASTLE = documentOf('goldmines/castle-1');

const panelOf = (page: Page): Locator => page.locator('details.share');

async function openShare(page: Page): Promise<Locator> {
  const panel = panelOf(page);
  await panel.locator('> summary').click();
  return panel;
}

/** The link that the open panel shows once it is made. */
async function linkIn(panel: Locator, label: string = en.link): Promise<string> {
  const field = panel.getByRole('textbox', { name: label, exact: true });
  await expect(field).toHaveValue(/#ct1_/);
  return field.inputValue();
}

const textOf = (address: string): string => address.slice(address.indexOf('#') + 1);

async function download(page: Page, panel: Locator, button: string): Promise<Buffer> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return readFileSync(await saved.path());
}

test('what one person shares in Dutch another opens in Romanian, and neither draft changes', async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = new Desk(page);
  await desk.goto('nl');
  await desk.turn(2);
  await desk.isKept();
  const panel = await openShare(page);
  for (const box of await panel.getByRole('group', { name: nl.withCaptions }).getByRole('checkbox').all()) {
    await box.check();
  }
  const link = await linkIn(panel, nl.link);
  expect(link.startsWith(`${baseURL}/#ct1_`)).toBe(true);
  const kept = await storeText(page);

  const context = await browser.newContext({ baseURL: baseURL as string, locale: 'ro-RO', serviceWorkers: 'block' });
  const other = await context.newPage();
  const own = new Desk(other);
  await own.goto('ro');
  await own.turn();
  await own.isKept();
  const before = await storeText(other);
  await other.goto('about:blank');
  await other.goto(link);
  await expect(other).toHaveURL(`${baseURL}/ro/editor/#${textOf(link)}`);
  await expect(other.locator('.ex.live .fr.now .board')).toBeVisible();
  await expect(other.locator('h1')).not.toHaveAttribute('lang');
  expect(await storeText(other)).toBe(before);
  // Read there, made theirs and shared again it is the same.
  await own.button(ro.mine).click();
  await expect(own.board).toBeVisible();
  await own.isKept();
  expect(JSON.parse(await storeText(other)).drafts).toHaveLength(2);
  await context.close();
  expect(await storeText(page)).toBe(kept);
});

test('each kind of file opens again, and what is made of it is handed on by the same link', async ({ page }) => {
  test.slow();
  await page.goto(`/en/editor/#${encode(CASTLE)}`);
  const panel = await openShare(page);
  const link = await linkIn(panel);
  const files = new Map<string, Buffer>();
  await panel.locator('summary', { hasText: en.file }).click();
  files.set('a.json', await download(page, panel, en.saveFile));
  await panel.locator('summary', { hasText: en.picture }).click();
  files.set('a.svg', await download(page, panel, en.saveSvg));
  files.set('a.png', await download(page, panel, en.savePng));
  await panel.locator('summary', { hasText: en.movie }).click();
  await panel.getByRole('button', { name: en.makeMovie }).click();
  files.set('a.gif', await download(page, panel, en.saveMovie));

  const desk = new Desk(page);
  for (const [name, content] of files) {
    await desk.goto('en', '');
    const data = await page.evaluateHandle(
      ([bytes, called]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], called));
        return transfer;
      },
      [[...content], name] as const,
    );
    await page.dispatchEvent('main', 'drop', { dataTransfer: data });
    await expect(page.locator('.entered').getByRole('status'), name).toHaveText(imports.opened(name));
    await desk.button(viewing.mine).click();
    await expect(desk.board).toBeVisible();
    expect(await linkIn(await openShare(page)), name).toBe(link);
    await page.goto('about:blank');
  }
});

test('a moving picture says what happens, step by step', async ({ page }) => {
  await page.goto(`/en/editor/#${encode(CASTLE, { captions: ['en'] })}`);
  const panel = await openShare(page);
  await panel.locator('summary', { hasText: en.movie }).click();
  await panel.getByRole('button', { name: en.makeMovie }).click();
  const gif = await download(page, panel, en.saveMovie);
  /** How many pixels of each frame, below the middle of its text, have the ink of texts. */
  const inked = await page.evaluate(
    async (bytes) => {
      const decoder = new ImageDecoder({ data: Uint8Array.from(bytes), type: 'image/gif' });
      await decoder.tracks.ready;
      const counts: number[] = [];
      for (let frameIndex = 0; frameIndex < (decoder.tracks.selectedTrack?.frameCount ?? 0); frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const canvas = new OffscreenCanvas(image.displayWidth, 60);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 60 - image.displayHeight);
        const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        let count = 0;
        for (let i = 0; i < data.length; i += 4) if ((data[i] as number) < 90) count += 1;
        counts.push(count);
      }
      return counts;
    },
    [...gif],
  );
  expect(inked).toHaveLength(4);
  expect(Math.max(...inked)).toBeGreaterThan(100);
  expect(new Set(inked).size).toBeGreaterThan(1);
});

test('a whole game with long texts in another script goes by link, and nothing of it goes to the server', async ({
  page,
}) => {
  const game = frozen(1).find(({ name }) => name === 'game')?.document;
  if (!game) throw new Error('it is in the corpus');
  const said = 'Красные ставят рыцаря, синие забирают золото. '.repeat(20);
  const [one, two, three] = game.steps ?? [];
  const captions = Object.fromEntries([one, two, three].map((step) => [step?.id, { pl: said }]));
  const text = encode({ ...game, captions }, { captions: ['pl'] });
  expect(text.length).toBeGreaterThan(8_180);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/#${text}`);
  await expect(page.locator('.ex.live .fr.now .board')).toBeVisible();
  await page.locator('[data-go="next"]').click();
  await expect(page.locator('.cap')).toContainText('Красные ставят рыцаря');
  expect(asked.filter((url) => /ct1_|%D0/.test(url.replace(/#.*/s, '')))).toEqual([]);
  const panel = await openShare(page);
  await panel.getByRole('checkbox', { name: 'Polski' }).check();
  const link = await linkIn(panel);
  await expect(panel).toContainText(en.breaksInChats(2000));
  expect(link.length).toBeGreaterThan(8_180);
});

test('by keyboard alone a draft is shared, at the step that is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/en/editor/#${encode(CASTLE)}&step=2`);
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let i = 0; i < 120; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way to ${target}`);
  };
  const panel = panelOf(page);
  await reach(panel.locator('> summary'));
  await page.keyboard.press('Enter');
  await linkIn(panel);
  await reach(panel.getByRole('checkbox', { name: en.fromShown }));
  await page.keyboard.press('Space');
  await reach(panel.getByRole('button', { name: `${en.copy} ${en.link}` }));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status').filter({ hasText: en.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/#ct1_[^&]*&step=2$/);
  await page.goto('about:blank');
  await page.goto(copied);
  await expect(page.locator('.fr.now')).toHaveAttribute('data-step', '2');
});
