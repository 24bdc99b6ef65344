/** What leaves the editor: link, files and pictures, and that they can be opened again. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { chunksOf } from '../src/editor/share/png.ts';
import '../src/engine/all.ts';
import { decode } from '../src/notation/index.ts';
import { readText } from '../src/scenario/index.ts';
import { desk } from '../src/words/locales/en/editing/desk.ts';
import { share as en } from '../src/words/locales/en/editing/share.ts';
import { share as pl } from '../src/words/locales/pl/editing/share.ts';
import { faultsOf } from './support/axe.ts';
import { openPlayed } from './support/editorStates.ts';
import type { Locale } from './support/site.ts';
import { expect, test } from './support/test.ts';

const linkField = (panel: Locator): Locator => panel.getByRole('textbox', { name: en.link, exact: true });

/** The panel under the heading, open, once the link is made. */
async function openPanel(page: Page, lang: Locale = 'en'): Promise<Locator> {
  await openPlayed(page, lang);
  const panel = page.locator('details.share');
  await panel.locator('> summary').click();
  await expect(panel.getByRole('textbox').first()).toHaveValue(/#ct1_/);
  return panel;
}

const openPart = (panel: Locator, title: string): Promise<void> => panel.locator('summary', { hasText: title }).click();

async function saved(page: Page, panel: Locator, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

const sizeAsSeen = (page: Page, type: string, bytes: Buffer) =>
  page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    },
    `data:${type};base64,${bytes.toString('base64')}`,
  );

test('without a clipboard the link is copied all the same, or selected, and it opens', async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const panel = await openPanel(page);
  const link = await linkField(panel).inputValue();
  expect(link.startsWith(`${baseURL}/#ct1_`)).toBe(true);
  expect(decode(link.slice(link.indexOf('#') + 1))).toHaveProperty('document');
  await expect(panel).toContainText(`${en.length(link.length)} ${en.fits}`);

  await panel.getByRole('button', { name: `${en.copy} ${en.link}` }).click();
  await expect(panel.getByRole('status').filter({ hasText: /\S/ })).toHaveText(
    new RegExp(`^(${en.copied}|${en.selected})$`),
  );
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(link);

  await panel.getByRole('checkbox').first().check();
  await expect(linkField(panel)).not.toHaveValue(link);
  await panel.getByRole('checkbox').first().uncheck();
  await expect(linkField(panel)).toHaveValue(link);
});

/** Everything that the page keeps on the device. */
const keptOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [{ ...localStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const read = database.transaction(stores);
      kept.push(await Promise.all(stores.map((store) => answer(read.objectStore(store).getAll()))));
      database.close();
    }
    return JSON.stringify(kept);
  });

test('the bar leads to what is handed on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en/editor/');
  await page.locator('.bar').getByRole('button', { name: desk.share, exact: true }).click();
  const panel = page.locator('details.share');
  await expect(panel.locator('> summary')).toBeFocused();
  await expect(panel.locator('> summary')).toBeInViewport();
  await expect(linkField(panel)).toHaveValue(/#ct1_/);
});

test('each file can be saved and carries the scenario, and the draft stays as it is', async ({ page }) => {
  const panel = await openPanel(page);
  const kept = await keptOn(page);
  expect(kept).toContain('base/');
  const link = await linkField(panel).inputValue();
  const text = link.slice(link.indexOf('#') + 1);

  await openPart(panel, en.file);
  const json = await saved(page, panel, en.saveFile);
  expect(json.name).toMatch(/^[a-z0-9-]+\.json$/);
  expect(readText(json.bytes.toString())).toHaveProperty('document');

  await openPart(panel, en.picture);
  const svg = await saved(page, panel, en.saveSvg);
  expect(svg.bytes.toString()).toContain(`<metadata id="cartulary">${text}</metadata>`);
  const drawn = await sizeAsSeen(page, 'image/svg+xml', svg.bytes);
  const png = await saved(page, panel, en.savePng);
  expect(await sizeAsSeen(page, 'image/png', png.bytes)).toEqual({ width: 2 * drawn.width, height: 2 * drawn.height });
  const carried = chunksOf(png.bytes).find(({ type }) => type === 'iTXt');
  expect(new TextDecoder().decode(carried?.data)).toBe(`cartulary\0\0\0\0\0${text}`);
  await expect(panel.getByText(en.saved(png.name))).toBeVisible();

  await openPart(panel, en.movie);
  await panel.getByRole('button', { name: en.makeMovie }).click();
  const gif = await saved(page, panel, en.saveMovie);
  const frames = await page.evaluate(
    async (bytes) => {
      const decoder = new ImageDecoder({ data: Uint8Array.from(bytes), type: 'image/gif' });
      await decoder.tracks.ready;
      const { image } = await decoder.decode({ frameIndex: 0 });
      return { count: decoder.tracks.selectedTrack?.frameCount, width: image.displayWidth };
    },
    [...gif.bytes],
  );
  expect(frames).toEqual({ count: 3, width: expect.any(Number) });
  expect(await keptOn(page)).toBe(kept);
});

test('a scenario that is looked at is handed on by the link it came with', async ({ page, baseURL }) => {
  const text = 'ct1_b_rB_Es_fra1Cs_nE_0a2P-Pr4Fr7b7_zqfum7';
  await page.goto(`/en/editor/#${text}`);
  const panel = page.locator('details.share');
  await panel.locator('> summary').click();
  await expect(linkField(panel)).toHaveValue(`${baseURL}/#${text}`);
  await openPart(panel, en.picture);
  const svg = await saved(page, panel, en.saveSvg);
  expect(svg.bytes.toString()).toContain(`<metadata id="cartulary">${text}</metadata>`);
});

test('code, forum text and link are handed on where the device has somewhere to', async ({ page }) => {
  await page.addInitScript(() => {
    const handed: ShareData[] = [];
    Object.assign(window, { handed });
    Object.assign(navigator, { share: async (what: ShareData) => void handed.push(what), canShare: () => true });
  });
  const panel = await openPanel(page);
  const link = await linkField(panel).inputValue();
  await panel.getByRole('button', { name: en.send, exact: true }).click();
  const handed = () => page.evaluate(() => (window as unknown as { handed: ShareData[] }).handed.map((one) => one.url));
  await expect.poll(handed).toEqual([link]);

  await openPart(panel, en.embed);
  await expect(panel.getByRole('textbox', { name: 'HTML' })).toHaveValue(
    new RegExp(`^<iframe src="[^"]*/embed/${link.slice(link.indexOf('#'))}" title="[^"]+" width="100%"`),
  );
  await openPart(panel, en.forum);
  await expect(panel.getByRole('textbox', { name: 'Markdown' })).toHaveValue(new RegExp(`\\(<${link}>\\)\\s*$`));
  await panel.getByRole('button', { name: 'BBCode', exact: true }).click();
  await expect(panel.getByRole('textbox', { name: 'BBCode' })).toHaveValue(new RegExp(`\\[url=${link}\\]`));
});

test('fits a phone of 320 pixels with everything open, and breaks no rule of access', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const panel = await openPanel(page, 'pl');
  for (const title of [pl.qr, pl.embed, pl.forum, pl.picture, pl.movie, pl.file]) await openPart(panel, title);
  await expect(panel.getByRole('img', { name: pl.qrLabel })).toBeVisible();
  await expect(panel.getByRole('button', { name: pl.makeMovie })).toBeVisible();
  const tooWide = await panel.evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > 320)
      .map(({ tagName }) => tagName),
  );
  expect(tooWide).toEqual([]);
  expect(await faultsOf(page, 'details.share')).toEqual([]);
  const small = await panel
    .locator('button, summary, label:has(input)')
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.textContent),
    );
  expect(small).toEqual([]);
});
