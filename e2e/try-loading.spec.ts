/** What is fetched for a try, and when. */
import { replayWords } from '../src/words/replayWords.ts';
import { textAt } from './support/built.ts';
import { Figure } from './support/figure.ts';
import { pageOf, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

const words = replayWords.ro;
const ADDRESS = `${pathOf('ro', pageOf('ro', 'goldmines/castle-1'))}#GOLD-EX-1A.1b.1b-place`;

test('the engine is fetched by the first try, not before', async ({ page }) => {
  const scripts = new Set<string>();
  const documents = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
    if (pathname.startsWith('/scenarios/')) documents.add(pathname);
  });
  /** The scripts that know a reason to refuse: those of the engine, and of the words for it. */
  const refusing = () => [...scripts].filter((script) => textAt(script).includes('no-claim'));
  await page.goto(ADDRESS);
  const figure = new Figure(page, 'GOLD-EX-1A');
  await figure.wake();
  await figure.go('back');
  await figure.go('last');
  await figure.showsStep('GOLD-EX-1A.1a.1a-take-2');
  expect(scripts.size).toBeGreaterThan(0);
  expect([...refusing(), ...documents]).toEqual([]);
  await figure.button(words.tryIt).click();
  await expect(figure.panel).toContainText(words.trying);
  expect(refusing().length).toBeGreaterThan(0);
  expect([...documents]).toEqual(['/scenarios/goldmines/castle-1.json']);
});

test.describe('without network', () => {
  test.use({ unreachable: true });

  for (const [what, url] of [
    ['example', '**/scenarios/**'],
    ['engine', '**/_astro/open.*.js'],
  ] as const) {
    test(`when the ${what} cannot be fetched, it says so, and trying again works`, async ({ page }) => {
      await page.goto(ADDRESS);
      const figure = new Figure(page, 'GOLD-EX-1A');
      await figure.wake();
      await page.route(url, (route) => route.abort());
      await figure.button(words.tryIt).click();
      await expect(figure.panel).toContainText(words.failed);
      await page.unroute(url);
      await expect(figure.button(words.tryIt)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(figure.panel).toContainText(words.trying);
    });
  }

  test('when nothing can be fetched, the example is still there to go back to', async ({ page, context }) => {
    await page.goto(ADDRESS);
    const figure = new Figure(page, 'GOLD-EX-1A');
    await figure.wake();
    await context.setOffline(true);
    await figure.button(words.tryIt).click();
    await expect(figure.panel).toContainText(words.failed);
    await figure.button(words.leave).click();
    await figure.showsStep('GOLD-EX-1A.1b.1b-place');
    await figure.go('back');
    await figure.showsStep('GOLD-EX-1A.start');
  });
});
