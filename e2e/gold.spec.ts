/** The field beside the table of gold values. */
import { siteWords } from '../src/words/siteWords.ts';
import { LOCALES, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const lang of LOCALES) {
  test(`${lang}: a number of pieces gives a sum`, async ({ page }) => {
    await page.goto(pathOf(lang, 'goldmines/value'));
    const field = page.getByLabel(siteWords[lang].gold.yours);
    const sum = page.locator('.calc output');
    await expect(sum).toHaveText('7 × 3 = 21');
    await field.scrollIntoViewIfNeeded();
    for (const [pieces, told] of [
      ['4', '4 × 2 = 8'],
      ['16', '16 × 4 = 64'],
      ['99', '16 × 4 = 64'],
      ['', '0'],
    ] as const) {
      await field.fill(pieces);
      await expect(sum).toHaveText(told);
    }
    // More than there are: the field says so as soon as one leaves it.
    await field.fill('99');
    await field.blur();
    await expect(field).toHaveValue('16');
  });
}
