/** The main walk in the other engine. */
import { frozen } from '../src/notation/testdata/frozen.ts';
import { gameWords } from '../src/words/all.ts';
import { replayWords } from '../src/words/replayWords.ts';
import { Figure } from './support/figure.ts';
import { pageOf, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('Example 1B both ways, a try, and back', async ({ page }) => {
  const words = replayWords.nl;
  const { red, blue } = gameWords.nl.players;
  await page.goto(pathOf('nl', pageOf('nl', 'goldmines/castle-1')));
  const figure = new Figure(page, 'GOLD-EX-1A');
  await figure.wake();
  for (const [way, gold] of [
    ['1b-1', { blue: '1', red: '1' }],
    ['1b-2', { blue: '2', red: '0' }],
  ] as const) {
    await figure.go('first');
    await figure.take('GOLD-EX-1A.1b.1b-place');
    await figure.showsStep('GOLD-EX-1A.1b.1b-place');
    await figure.take(`GOLD-EX-1A.1b.${way}.${way}-take-1`);
    await figure.showsStep(`GOLD-EX-1A.1b.${way}.${way}-take-1`);
    await figure.go('next');
    await figure.showsStep(`GOLD-EX-1A.1b.${way}.${way}-take-2`);
    await figure.looksLike({ tally: { [blue.name]: { Goud: gold.blue }, [red.name]: { Goud: gold.red } } });
  }

  await figure.go('back');
  await figure.go('back');
  await figure.showsStep('GOLD-EX-1A.1b.1b-place');
  await figure.button(words.tryIt).click();
  await figure.panel.locator('.ways').getByRole('button', { name: 'C2' }).click();
  await expect(figure.panel).toContainText(words.ended);
  expect(await figure.tried(blue.name, words.columns.gold)).toBe('2');
  expect(await figure.tried(red.name, words.columns.gold)).toBe('0');
  await figure.button(words.leave).click();
  await figure.showsStep('GOLD-EX-1A.1b.1b-place');
});

test('every link that was ever handed out opens', async ({ page }) => {
  test.slow();
  for (const { name, text } of frozen(1)) {
    await page.goto('/404.html');
    await page.goto(`/nl/editor/#${text}`);
    await expect(page.locator('main .fr.now .board'), name).toBeVisible();
    await expect(page.locator('main [role="alert"]'), name).toHaveCount(0);
  }
});
