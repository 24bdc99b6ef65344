/** The referee of the editor is fetched with the first edit; where that fails, the work stays and can be judged later. */
import { desk } from '../src/words/locales/en/editing/desk.ts';
import { drafts } from '../src/words/locales/en/editing/drafts.ts';
import { expect, test } from './support/test.ts';

test.use({ unreachable: true });

test('what cannot be judged yet is said, and tried again', async ({ page }) => {
  await page.goto('/en/editor/');
  const steps = page.locator('.steps');
  await expect(steps).toContainText(desk.noSteps);
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('application').focus();
  await page.keyboard.press('Delete');
  await expect(steps.getByRole('alert')).toContainText(desk.failed);
  await expect(page.locator('.problems .flag')).toHaveCount(0);
  await page.unroute('**/*.js');
  await steps.getByRole('button', { name: drafts.again }).click();
  await expect(page.locator('.problems .flag')).toHaveCount(1);
  await expect(steps).toContainText(desk.impossible);
});
