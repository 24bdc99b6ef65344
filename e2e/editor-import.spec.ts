/** What comes into the editor is opened to look at, or refused with the reason; drafts stay as they are. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { png, SAVE, svg, TEXT } from '../src/editor/import/testdata/documents.ts';
import { encode } from '../src/notation/index.ts';
import { drafts } from '../src/words/locales/pl/editing/drafts.ts';
import { imports as words } from '../src/words/locales/pl/editing/import.ts';
import { share } from '../src/words/locales/pl/editing/share.ts';
import { viewing } from '../src/words/locales/pl/editing/viewing.ts';
import { faultsOf } from './support/axe.ts';
import { Desk, storeText } from './support/editor.ts';
import { documentOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

const LINK = `https://cartulary.example/#${encode(documentOf('goldmines/castle-1'))}`;

class Import extends Desk {
  readonly dialog = this.page.getByRole('dialog', { name: words.title });
  readonly field = this.dialog.getByLabel(words.field);
  readonly reason = this.dialog.getByRole('alert');
  readonly entered = this.page.locator('.entered');

  async ask(): Promise<void> {
    await this.button(drafts.openOther).click();
    await expect(this.field).toBeFocused();
  }

  async choose(name: string, buffer: Uint8Array | string): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.dialog.getByRole('button', { name: words.choose }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) });
  }

  async hasEntered(name: string): Promise<void> {
    await expect(this.entered.getByRole('status')).toHaveText(words.opened(name));
    await expect(this.button(viewing.mine)).toBeVisible();
  }
}

async function begin(page: Page): Promise<{ desk: Import; before: string }> {
  const desk = new Import(page);
  await desk.goto('pl');
  await desk.turn();
  await desk.isKept();
  return { desk, before: await storeText(page) };
}

test('a link that is pasted is shown, and the draft is left as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { desk, before } = await begin(page);
  const address = page.url();
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Zobacz: ${LINK}\n– kto bierze złoto?`);
  await desk.board.focus();
  await page.keyboard.press('Control+v');
  await desk.hasEntered(words.aText);
  expect(page.url()).toBe(address);
  await desk.button(words.back).click();
  await expect(desk.board).toBeVisible();
  await desk.isKept();
  expect(await storeText(page)).toBe(before);
});

test('a file that is dropped is shown, and copied when somebody says so', async ({ page }) => {
  const { desk } = await begin(page);
  const id = desk.id();
  const data = await page.evaluateHandle(
    ([json, name]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([json as string], name as string));
      transfer.items.add(new File(['{}'], 'other.json'));
      return transfer;
    },
    [JSON.stringify(documentOf('goldmines/castle-1')), 'castle.json'],
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data });
  await expect(page.locator('.dropping')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
  await expect(desk.entered.getByRole('status')).toHaveText(
    `${words.opened('castle.json')} ${words.left(['other.json'])}`,
  );
  await desk.button(viewing.mine).click();
  await expect(desk.board).toBeVisible();
  expect(desk.id()).not.toBe(id);
});

test('pictures and saved games are chosen, one after another', async ({ page }) => {
  const { desk } = await begin(page);
  await desk.ask();
  await desk.choose('a.png', png(TEXT));
  await desk.hasEntered('a.png');
  await desk.button(words.another).click();
  await desk.choose('a.svg', svg(TEXT));
  await desk.hasEntered('a.svg');
  await desk.button(words.another).click();
  await desk.choose('game.jcz', SAVE);
  await desk.hasEntered('game.jcz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann – Bo');
  await expect(desk.entered.getByRole('listitem')).toHaveText([
    words.loss.set('inns-and-cathedrals'),
    words.loss.stopped({ turn: 2, moves: 1 }, words.halts['unknown-tile']('IC/LRLR')),
  ]);
  expect(await faultsOf(page)).toEqual([]);
});

test('a picture that was saved here can be opened again', async ({ page }) => {
  const { desk } = await begin(page);
  const panel = page.locator('details.share');
  await panel.locator('> summary').click();
  await panel.locator('summary', { hasText: share.picture }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: share.savePng, exact: true }).click(),
  ]);
  await desk.ask();
  await desk.choose('anything', readFileSync(await download.path()));
  await desk.hasEntered('anything');
});

test('what cannot be opened says why, with the keyboard alone, and nothing is lost', async ({ page }) => {
  const { desk, before } = await begin(page);
  const opener = desk.button(drafts.openOther);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(desk.field).toBeFocused();
  await page.keyboard.type('to nie jest link');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(desk.reason).toHaveText(words.problems['no-link']({ size: '', most: '', what: '', place: '' }));
  await desk.choose('game.jcz', Uint8Array.from([80, 75, 3, 4]));
  await expect(desk.reason).toContainText(words.foreign.zip);
  await desk.choose('bomb.svg', '<!DOCTYPE svg [<!ENTITY a "a">]><svg/>');
  await expect(desk.reason).toHaveText(words.problems['drawing-declares']({ size: '', most: '', what: '', place: '' }));
  await desk.choose('long.json', '['.repeat(1_900_000));
  await expect(desk.reason).toContainText('JSON');
  expect(await faultsOf(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(desk.dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await storeText(page)).toBe(before);
});
