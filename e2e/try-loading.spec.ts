/** What is fetched for a try, and when. */
import { replayWords } from '../src/words/replayWords.ts';
import { textAt } from './support/built.ts';
import { Figure } from './support/figure.ts';
import { documentOf, figureOf, pageOf, pathOf } from './support/site.ts';
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
  await figure.take('GOLD-EX-1A.1a.1a-place');
  await figure.showsStep('GOLD-EX-1A.1a.1a-place');
  await figure.go('last');
  await figure.showsStep('GOLD-EX-1A.1a.1a-take-2');
  expect(scripts.size).toBeGreaterThan(0);
  expect([...refusing(), ...documents]).toEqual([]);
  await figure.button(words.tryIt).click();
  await expect(figure.panel).toContainText(words.trying);
  expect(refusing().length).toBeGreaterThan(0);
  expect([...documents]).toEqual(['/scenarios/goldmines/castle-1.json']);
});

/** One example that is played with each module, found on a page. */
const PLAYED = [
  ['castles/bridge-over-city', 'bridges'],
  ['castles/bazaar-last-tile', 'bazaars'],
  ['gifts/road-sweeper', 'gifts'],
  ['crop-circles/add', 'cropCircles'],
  ['gold-features/abbey', 'abbey'],
  ['gold-features/german-castle', 'germanCastles'],
  ['gold-rush/take-token', 'goldRush'],
  ['sheriff/activation', 'sheriff'],
] as const;

for (const [id, module] of PLAYED) {
  test(`a try of ${id} fetches ${module}, and can be played on`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    const document = documentOf(id);
    await page.goto(pathOf('ro', pageOf('ro', id)));
    const figure = new Figure(page, figureOf(document));
    await figure.wake();
    await figure.button(words.tryIt).click();
    await expect(figure.panel).toContainText(words.trying);
    expect(scripts.filter((script) => script.includes(`/${module}.`))).toHaveLength(1);
    expect(scripts.filter((script) => /\/(gifts|goldRush|bazaars)\./.test(script)).length).toBeLessThan(2);
    // A tile takes two: its square, then how it lies.
    await expect(async () => {
      await figure.panel.locator('.ways button').first().click();
      await expect(figure.button(words.undo)).toBeEnabled({ timeout: 500 });
    }).toPass();
    await figure.button(words.undo).click();
    await expect(figure.button(words.undo)).toBeDisabled();
  });
}

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
