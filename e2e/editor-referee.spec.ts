/**
 * What can be done at the table of the editor is fetched with the first touch, the referee with the first edit. Where that
 * fails, what was wanted is done, and what was done is judged, once it works.
 */
import { desk } from '../src/words/locales/en/editing/desk.ts';
import { drafts } from '../src/words/locales/en/editing/drafts.ts';
import { table } from '../src/words/locales/en/editing/table.ts';
import { expect, test } from './support/test.ts';

test.use({ unreachable: true });

test('what cannot be done yet is said, and done once it can be', async ({ page }) => {
  await page.goto('/en/editor/');
  const board = page.getByRole('application');
  await expect(board).toHaveAccessibleName(table.board(1));
  await page.route('**/*.js', (route) => route.abort());
  await board.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  const alert = page.locator('.table').getByRole('alert');
  await expect(alert).toContainText(desk.failed);
  await expect(board).toHaveAccessibleName(table.board(1));
  await page.unroute('**/*.js');
  await alert.getByRole('button', { name: drafts.again }).click();
  await expect(board).toHaveAccessibleName(table.board(0));
  await expect(alert).toHaveCount(0);
});

test('what cannot be judged yet is said, and judged once it can be', async ({ page }) => {
  await page.goto('/en/editor/');
  const steps = page.locator('.steps');
  await expect(steps).toContainText(desk.noSteps);
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.table').getByRole('status')).not.toBeEmpty();
  await page.route('**/*.js', (route) => route.abort());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(steps.getByRole('alert')).toContainText(desk.failed);
  await expect(page.locator('.problems .flag')).toHaveCount(0);
  await page.unroute('**/*.js');
  await steps.getByRole('button', { name: drafts.again }).click();
  await expect(page.locator('.problems .flag')).toHaveCount(1);
  await expect(steps).toContainText(desk.impossible);
});
