/** Work in the editor is not lost: over a reload, beside another tab, behind a link, without storage, without a network. */
import { encode } from '../src/notation/index.ts';
import { draftList as listWords } from '../src/words/locales/nl/editing/draftList.ts';
import { drafts as words } from '../src/words/locales/nl/editing/drafts.ts';
import { imports } from '../src/words/locales/nl/editing/import.ts';
import { share } from '../src/words/locales/nl/editing/share.ts';
import { viewing } from '../src/words/locales/nl/editing/viewing.ts';
import { editorPage } from '../src/words/locales/nl/editorPage.ts';
import { type Server, serve } from '../tools/serve.ts';
import { faultsOf } from './support/axe.ts';
import { Desk, storedDrafts, storeText } from './support/editor.ts';
import { documentOf, pathOf, projectFile } from './support/site.ts';
import { expect, test } from './support/test.ts';

const LINK = encode(documentOf('goldmines/castle-1'));
const UNDO = `‹ ${words.undo}`;
const REDO = `${words.redo} ›`;

const turnsOf = async (desk: Desk) => (await storedDrafts(desk.page)).find(({ id }) => id === desk.id());

test('a reload in the middle keeps everything, with undo and redo', async ({ page }) => {
  const desk = new Desk(page);
  await desk.goto('nl');
  await desk.turn(3);
  await desk.button(UNDO).click();
  // At once: what was just done is not written yet.
  await page.reload();
  await expect(desk.board).toBeVisible();
  expect(await turnsOf(desk)).toMatchObject({ index: 2, turns: [0, 1, 2, 3] });
  await desk.button(REDO).click();
  await expect(desk.button(REDO)).toHaveAttribute('aria-disabled', 'true');
  await desk.board.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('Control+z');
  await expect(desk.button(UNDO)).toHaveAttribute('aria-disabled', 'true');
  await desk.isKept();
  expect(await turnsOf(desk)).toMatchObject({ index: 0, turns: [0, 1, 2, 3] });
  await desk.turn();
  await desk.isKept();
  expect(await turnsOf(desk)).toMatchObject({ index: 1, turns: [0, 1] });
});

test('keys undo while nothing is being typed, and leave a text to its field', async ({ page }) => {
  const desk = new Desk(page);
  await desk.goto('nl');
  await desk.turn(2);
  await desk.name.fill('Kastelen');
  await desk.name.press('Control+z');
  await desk.name.fill('Steden');
  await desk.name.press('Enter');
  await expect.poll(() => turnsOf(desk)).toMatchObject({ index: 2, name: 'Steden' });
  await expect(page).toHaveTitle(`${words.heading('Steden')} – Cartulary`);
  await desk.board.focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+z');
  await desk.isKept();
  expect(await turnsOf(desk)).toMatchObject({ index: 1, turns: [0, 1, 2] });
});

test('two tabs on one draft never overwrite each other', async ({ page, context }) => {
  const desk = new Desk(page);
  await desk.goto('nl');
  await desk.turn();
  await desk.isKept();
  const id = desk.id();
  const other = new Desk(await context.newPage());
  await other.goto('nl', `draft=${id}`);
  await other.turn();
  await other.isKept();
  // Here it is offered to take that over; whoever goes on gets a draft of their own.
  await expect(page.getByText(words.elsewhere)).toBeVisible();
  await desk.turn(2);
  await expect(page.getByText(words.moved)).toBeVisible();
  expect(desk.id()).not.toBe(id);
  const stored = await storedDrafts(page);
  expect(stored.find((draft) => draft.id === id)?.turns).toEqual([0, 1, 2]);
  expect(stored.find((draft) => draft.id === desk.id())?.turns).toEqual([0, 1, 2, 3]);
  await page.getByRole('link', { name: words.other }).click();
  await expect.poll(() => desk.id()).toBe(id);
  await other.turn();
  await desk.button(words.takeOver).click();
  await expect(page.getByText(words.elsewhere)).toHaveCount(0);
  await desk.turn();
  await desk.isKept();
  expect((await turnsOf(desk))?.turns).toEqual([0, 1, 2, 3, 0]);
});

test('opening a link leaves drafts as they are, byte for byte', async ({ page, context }) => {
  const desk = new Desk(page);
  await desk.goto('nl');
  await desk.turn(2);
  await desk.isKept();
  const before = await storeText(page);
  const address = page.url();
  const other = await context.newPage();
  for (const fragment of [LINK, LINK.slice(0, -10), 'at=goldmines/castle-1', 'ct1_', 'ct9_x', 'draft=nobody', 'at=x']) {
    await other.goto(`${pathOf('pl', 'editor')}#${fragment}`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.locator('#main')).toHaveAttribute('aria-busy', 'false');
    await other.goto('about:blank');
  }
  await other.close();
  expect(await storeText(page)).toBe(before);
  // In the same tab too, and Back leads to the draft again.
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, LINK);
  await expect(desk.name).toHaveCount(0);
  await page.goBack();
  await expect(desk.board).toBeVisible();
  expect(page.url()).toBe(address);
  await page.reload();
  await expect(desk.board).toBeVisible();
  expect(await storeText(page)).toBe(before);
});

test('edits that are not written yet are when a link is opened over them', async ({ page }) => {
  const desk = new Desk(page);
  await desk.goto('nl');
  const id = desk.id();
  await desk.turn(2);
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, LINK);
  await expect(desk.name).toHaveCount(0);
  await page.goBack();
  await desk.isKept();
  expect(desk.id()).toBe(id);
  expect(await turnsOf(desk)).toMatchObject({ index: 2, turns: [0, 1, 2] });
});

test('after twenty edits Back leads to where one came from, and the address is that of the draft', async ({ page }) => {
  const desk = new Desk(page);
  await page.goto(pathOf('nl', 'home'));
  await page.locator('main').getByRole('link', { name: editorPage.title, exact: true }).click();
  await expect(desk.board).toBeVisible();
  await desk.turn(20);
  await desk.isKept();
  expect(desk.id()).toBeDefined();
  await page.locator('.lang [hreflang="pl"]').click();
  await expect(page).toHaveURL(new RegExp(`/pl/editor/#draft=${desk.id()}$`));
  await expect(desk.board).toBeVisible();
  expect((await turnsOf(desk))?.turns).toHaveLength(21);
  await page.goBack();
  await expect(desk.board).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/$/);
});

test('nothing of a link is left in the address once it is one’s own', async ({ page }) => {
  const desk = new Desk(page);
  const document = documentOf('goldmines/castle-1');
  await page.goto(`${pathOf('nl', 'editor')}#${encode(document, { captions: ['nl'] })}`);
  await desk.button(viewing.mine).click();
  await expect(desk.board).toBeVisible();
  await desk.turn();
  await desk.isKept();
  const address = page.url();
  expect(address).toMatch(/\/nl\/editor\/#draft=[a-z0-9]+$/);
  await expect(desk.name).toHaveValue(document.title.nl ?? 'untitled');
  await page.goto(pathOf('nl', 'home'));
  await page.goto(address);
  await expect(desk.button(UNDO)).toHaveAttribute('aria-disabled', 'false');
});

test('drafts are listed, opened, renamed, copied, deleted and brought back', async ({ page }) => {
  const desk = new Desk(page);
  await desk.goto('nl');
  await desk.turn();
  await desk.name.fill('Eerste');
  await desk.name.press('Enter');
  await desk.isKept();
  const first = desk.id() as string;
  const list = page.getByRole('dialog', { name: listWords.title });
  const about = (button: string, name: string) =>
    list.getByRole('button', { name: listWords.about(button, name), exact: true });
  await desk.button(words.drafts).click();
  await about(listWords.duplicate, 'Eerste').click();
  await expect(list).toHaveCount(0);
  await expect.poll(() => desk.id()).not.toBe(first);
  await expect(desk.name).toHaveValue('Eerste (2)');
  const second = desk.id() as string;

  await desk.button(words.drafts).click();
  expect(await faultsOf(page)).toEqual([]);
  await expect(list.getByRole('link')).toHaveCount(2);
  // The old name is typed over.
  await about(listWords.rename, 'Eerste (2)').click();
  await page.keyboard.type('Tweede');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('link', { name: 'Tweede' })).toHaveAttribute('aria-current', 'page');
  await about(listWords.remove, 'Eerste').click();
  await expect(about(listWords.restore, 'Eerste')).toBeFocused();
  expect((await storedDrafts(page)).find(({ id }) => id === first)?.gone).toBe(true);
  await page.keyboard.press('Enter');
  await expect(about(listWords.rename, 'Eerste')).toBeFocused();
  await list.getByRole('link', { name: 'Eerste' }).click();
  await expect.poll(() => desk.id()).toBe(first);
  await desk.turn();
  await desk.isKept();
  expect((await turnsOf(desk))?.turns).toEqual([0, 1, 2]);

  // The one that is open can go too: then the last of the others is.
  await desk.button(words.drafts).click();
  await about(listWords.remove, 'Eerste').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => desk.id()).toBe(second);
  await expect(desk.name).toHaveValue('Tweede');
  await desk.button(words.drafts).click();
  await list.getByRole('button', { name: listWords.kinds.rush }).click();
  await expect(desk.name).toHaveValue('');
  await desk.turn();
  await desk.isKept();
  expect((await turnsOf(desk))?.turns).toEqual([0, 1]);
});

test.describe('without storage', () => {
  test('the editor works, and says that nothing is kept', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    const desk = new Desk(page);
    await desk.goto('nl');
    await expect(page.getByText(words.fleeting)).toBeVisible();
    await desk.turn(2);
    await desk.button(UNDO).click();
    await expect(desk.button(REDO)).toHaveAttribute('aria-disabled', 'false');
  });

  test('what a full device refuses is kept once it takes it again', async ({ page }) => {
    const desk = new Desk(page);
    await desk.goto('nl');
    await page.evaluate(() => {
      const own = IDBObjectStore.prototype.put;
      Object.assign(window, { own });
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await desk.turn(2);
    await expect(page.getByText(words.refused)).toBeVisible();
    // Further attempts that fail leave the notice where it is.
    await desk.turn();
    await page.waitForTimeout(500);
    await expect(page.getByText(words.refused)).toBeVisible();
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = (window as unknown as { own: typeof IDBObjectStore.prototype.put }).own;
    });
    await desk.button(words.again).click();
    await desk.isKept();
    expect((await turnsOf(desk))?.turns).toEqual([0, 1, 2, 3]);
  });
});

test.describe('without a network', () => {
  test.use({ unreachable: true });

  test('a page that cannot be loaded says so and can be tried again', async ({ page }) => {
    await page.route(/\/rules\.json$/, (route) => route.abort());
    await page.goto(pathOf('nl', 'editor'));
    await expect(page.getByText(editorPage.failed)).toBeVisible();
    await page.unroute(/\/rules\.json$/);
    await page.getByRole('button', { name: editorPage.again }).click();
    await expect(new Desk(page).board).toBeVisible();
  });

  test('an example that cannot be fetched says so and can be tried again', async ({ page, context }) => {
    const desk = new Desk(page);
    await desk.goto('nl');
    await context.setOffline(true);
    await page.evaluate(() => {
      location.hash = 'at=goldmines/castle-2';
    });
    await expect(page.getByText(words.failed)).toBeFocused();
    await context.setOffline(false);
    await desk.button(words.again).click();
    await expect(page.getByText(words.failed)).toHaveCount(0);
  });
});

test.describe('after one visit to another page', () => {
  const offline = test.extend<{ server: Server }>({
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
    server: async ({}, use) => {
      const server = await serve(projectFile('dist'));
      await use(server);
      await server.close();
    },
    baseURL: async ({ server }, use) => use(server.origin),
  });
  offline.use({ serviceWorkers: 'allow', unreachable: true });

  offline('the editor opens and works without a network', async ({ page, server }) => {
    offline.slow();
    await page.goto(pathOf('nl', 'gifts'));
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
      timeout: 20_000,
    });
    await server.close();
    const desk = new Desk(page);
    await desk.goto('nl');
    await desk.turn(2);
    await desk.isKept();
    const first = desk.id();
    await desk.button(words.drafts).click();
    await page.getByRole('button', { name: listWords.kinds.rush }).click();
    await expect.poll(() => desk.id()).not.toBe(first);
    await desk.turn();
    await desk.isKept();
    expect((await turnsOf(desk))?.turns).toEqual([0, 1]);
    // What others have made opens too: a link, an example of ours, and a file.
    for (const fragment of [LINK, 'at=goldmines/castle-2']) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
      await expect(page.locator('.ex.live .fr.now .board')).toBeVisible();
    }
    const panel = page.locator('details.share');
    await panel.locator('> summary').click();
    await panel.locator('summary', { hasText: share.file }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: share.saveFile, exact: true }).click(),
    ]);
    await desk.button(viewing.mine).click();
    await desk.isKept();
    await desk.button(words.openOther).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: imports.choose }).click(),
    ]);
    await chooser.setFiles(await saved.path());
    await expect(page.locator('.entered').getByRole('status')).not.toBeEmpty();
    await expect(page.locator('.ex.live .fr.now .board')).toBeVisible();
  });
});
