/** Served without encryption to another device of the house, as somebody tries it out: no clipboard, no service worker. */

import { share as words } from '../src/words/locales/en/editing/share.ts';
import { systemBrowser } from '../tools/browsers.ts';
import { type Server, serve } from '../tools/serve.ts';
import { Desk } from './support/editor.ts';
import { projectFile } from './support/site.ts';
import { expect, test } from './support/test.ts';

const HOST = 'cartulary.example';
const executablePath = systemBrowser('chromium');
const insecure = test.extend<{ server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
  server: async ({}, use) => {
    const server = await serve(projectFile('dist'));
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.origin.replace('127.0.0.1', HOST)),
});
insecure.use({
  launchOptions: {
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    ...(executablePath && { executablePath }),
  },
});

insecure('the editor works, keeps its draft, and shows the link to be copied', async ({ page, baseURL }) => {
  const desk = new Desk(page);
  await desk.goto('en');
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
  await desk.turn();
  await desk.isKept();
  await page.reload();
  await expect(desk.board).toBeVisible();
  const panel = page.locator('details.share');
  await panel.locator('> summary').click();
  const field = panel.getByRole('textbox', { name: words.link, exact: true });
  await expect(field).toHaveValue(new RegExp(`^${baseURL}/#ct1_`));
  await panel.getByRole('button', { name: `${words.copy} ${words.link}` }).click();
  await expect(panel.getByText(words.selected)).toBeVisible();
  const selected = await page.evaluate(() => document.getSelection()?.toString());
  expect(selected).toBe(await field.inputValue());
});
