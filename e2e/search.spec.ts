/** Finding a rule: by words in each language, by its number, with the keyboard alone, and without script. */
import type { Page } from '@playwright/test';
import { RULES } from '../src/site/rules.ts';
import { searchWords } from '../src/words/searchWords.ts';
import { siteWords } from '../src/words/siteWords.ts';
import { faultsOf } from './support/axe.ts';
import { textAt, whyDead } from './support/built.ts';
import { LOCALES, type Locale, pageOf, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page) => page.locator('#q');
const results = (page: Page) => page.locator('#results a');

/** What people type, and where one of the first three answers must lead. */
const QUERIES: Readonly<Record<Locale, readonly (readonly [query: string, to: string])[]>> = {
  en: [
    ['GOLD-28', 'goldmines/award/#GOLD-28'],
    ['gold 5', 'goldmines/#GOLD-05'],
    ['castle14a', 'castles/scoring/#CASTLE-14a'],
    ['who gets the gold', 'goldmines/award/#award'],
    ['cities', 'base/scoring/#city'],
    ['monastery incomplete', 'base/scoring/#BASE-EX-7-END.h'],
    ['tie', 'base/scoring/#BASE-EX-4.h'],
    ['german castles', 'gold-features/large/'],
    ['small city castle', 'castles/'],
    ['abb', 'gold-features/abbey/#abbey'],
  ],
  nl: [
    ['gold-28', 'goldmines/award/#GOLD-28'],
    ['steden', 'base/scoring/#city'],
    ['stad', 'base/scoring/#city'],
    ['wie krijgt het goud', 'goldmines/award/#award'],
    ['een burcht bouwen', 'castles/#building'],
    ['tegels leggen', 'base/placing/#placing'],
    ['klooster niet af', 'base/scoring/#BASE-EX-7-END.h'],
    ['gelijke stand', 'base/scoring/#BASE-EX-4.h'],
    ['gelijkspel', 'base/scoring/#BASE-25'],
    ['GOLD-EX-2B', 'goldmines/castles/#GOLD-EX-2A.2b.2b-place'],
    ['weg rondje af', 'editor/#at=cases/road-loop'],
    ['bruggen', 'castles/bridges/'],
    ['abd', 'gold-features/abbey/#abbey'],
  ],
  pl: [
    ['GOLD-28', 'goldmines/award/#GOLD-28'],
    ['miasta', 'base/scoring/#city'],
    ['mieście', 'base/scoring/#city'],
    ['kto dostaje zloto', 'goldmines/award/#award'],
    ['dróg', 'base/scoring/#road'],
    ['ukonczony klasztor', 'base/scoring/#BASE-EX-7.h'],
    ['remis', 'base/scoring/#BASE-EX-4.h'],
    ['mosty', 'castles/bridges/'],
    ['male miasto zamek', 'goldmines/castles/#GOLD-EX-5.h'],
    ['opac', 'gold-features/abbey/#abbey'],
  ],
  ro: [
    ['gold 28', 'goldmines/award/#GOLD-28'],
    ['orașe', 'base/scoring/#city'],
    ['orasului', 'base/scoring/#city'],
    ['cine primeste aurul', 'goldmines/award/#award'],
    ['drumuri', 'base/scoring/#road'],
    ['manastire finalizata', 'base/scoring/#BASE-EX-7.h'],
    ['egalitate', 'base/scoring/#BASE-EX-4.h'],
    ['poduri', 'castles/bridges/'],
    ['câmpuri', 'base/scoring/#field'],
    ['abati', 'gold-features/abbey/#abbey'],
  ],
};

async function open(page: Page, lang: Locale): Promise<void> {
  await page.goto(pathOf(lang, 'search'));
  await expect(field(page)).toBeFocused();
}

for (const lang of LOCALES) {
  test(`${lang}: ten queries`, async ({ page }) => {
    await open(page, lang);
    for (const [query, to] of QUERIES[lang]) {
      await field(page).fill(query);
      const hrefs = () =>
        results(page).evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')));
      await expect.poll(hrefs, query).toContain(`/${lang}/${to}`);
    }
  });

  test(`${lang}: what is found exists`, async ({ page }) => {
    await open(page, lang);
    for (const [query] of QUERIES[lang]) {
      await field(page).fill(query);
      await expect(results(page).first()).toBeVisible();
      const hrefs = await results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.flatMap((href) => whyDead(href, pathOf(lang, 'search')) ?? [])).toEqual([]);
    }
  });

  test(`${lang}: how many were found is said, and so is nothing`, async ({ page }) => {
    const words = searchWords[lang];
    await page.clock.install();
    await open(page, lang);
    const status = page.getByRole('status');
    /** It is said once nobody has typed for a while. */
    const isSaid = (text: string) =>
      expect(async () => {
        await page.clock.runFor(1000);
        expect(await status.textContent()).toBe(text);
      }).toPass();
    await field(page).fill('xyzzy');
    await isSaid(words.none('xyzzy'));
    await expect(results(page)).toHaveCount(0);
    await expect(page.locator('#all')).toBeHidden();
    await field(page).fill('CASTLE-14a');
    await expect(results(page).first()).toContainText('CASTLE-14a');
    const count = await results(page).count();
    await isSaid(words.found(count));
    await field(page).fill('');
    await isSaid('');
    await expect(page.locator('#all')).toBeVisible();
  });
}

test('a term of another language is looked up under its name here', async ({ page }) => {
  await open(page, 'en');
  await field(page).fill('steden');
  await expect(page.getByRole('status')).toHaveText(searchWords.en.foreign('steden', siteWords.nl.language, 'city'));
  await expect(page.locator('#results a[href="/en/glossary/#city"]')).toBeVisible();
});

test('a hit is marked where it stands in the text', async ({ page }) => {
  await open(page, 'pl');
  await field(page).fill('sztabek');
  const marks = page.locator('#results mark');
  await expect(marks.first()).toBeVisible();
  for (const mark of await marks.allTextContents()) expect(mark.toLowerCase()).toMatch(/^sztab(k|ek|c)/);
});

test('the keyboard is enough: from a rule page to another rule and back', async ({ page }) => {
  await page.goto(pathOf('nl', 'goldmines/award'));
  await page.keyboard.press('/');
  await expect(page).toHaveURL(pathOf('nl', 'search'));
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('steden');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(results(page).last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const to = (await results(page).nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to);
  await page.goBack();
  await expect(field(page)).toHaveValue('steden');
  await expect(results(page).first()).toBeVisible();
});

test('Enter in the field opens the first answer, letters in the list go on in the field', async ({ page }) => {
  await open(page, 'ro');
  await page.keyboard.type('gold-2');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('8');
  await expect(field(page)).toHaveValue('gold-28');
  await expect(results(page).first()).toContainText('GOLD-28');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ro/goldmines/award/#GOLD-28');
  await expect(page.locator('[id="GOLD-28"]')).toBeInViewport();
});

test('a slash is a letter in a field, and the key can be switched off', async ({ page }) => {
  await open(page, 'en');
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await page.getByLabel(searchWords.en.slash).uncheck();
  await page.goto(pathOf('en', 'base'));
  await page.keyboard.press('/');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(pathOf('en', 'base'));
  await open(page, 'en');
  await page.getByLabel(searchWords.en.slash).check();
  await page.goto(pathOf('en', 'base'));
  await page.keyboard.press('/');
  await expect(page).toHaveURL(pathOf('en', 'search'));
});

test('the query stays in the address, in the part that is sent nowhere', async ({ page }) => {
  await page.goto(`${pathOf('pl', 'search')}#q=${encodeURIComponent('łąka złoto')}`);
  await expect(field(page)).toHaveValue('łąka złoto');
  const asked: string[] = [];
  // A browser fetches the icon of a page when it pleases, and a page its scripts for later.
  page.on(
    'request',
    (request) => !/\/favicon\.svg$|\/_astro\/[\w.-]+$/.test(request.url()) && asked.push(request.url()),
  );
  await field(page).fill('droga');
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL(/#q=droga$/);
  expect(asked).toEqual([]);
  await page.goto(`${pathOf('pl', 'search')}#q=%E0%A4%A`);
  await expect(page.getByRole('status')).not.toHaveText('');
});

test.describe('without the index', () => {
  test.use({ unreachable: true });
  test('the page says so, and the list is there', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort());
    await page.goto(pathOf('en', 'search'));
    await expect(page.getByRole('status')).toHaveText(searchWords.en.failed);
    await field(page).fill('gold');
    await expect(page.locator('#all')).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a list of answers, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, 'nl');
    await field(page).fill('goud burcht');
    await expect(results(page).first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('the page is fetched without the index and its script being in the way of others', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathOf('en', 'goldmines/award'));
  await page.keyboard.press('Tab');
  expect(asked.filter((url) => /search/.test(url))).toEqual([]);
});

test('each rule has an address of its own in every language', () => {
  for (const lang of LOCALES) {
    for (const [id, { page }] of RULES) {
      const html = textAt(`/${lang}/${id}/`);
      const to = `/${lang}/${page}/#${id}`;
      expect(html).toContain(`content="0;url=${to}"`);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(whyDead(to, `/${lang}/${id}/`)).toBeUndefined();
    }
  }
  expect(textAt('/sitemap-0.xml')).not.toContain('GOLD-28');
});

test.describe('without a network', () => {
  test.slow();
  test.use({ serviceWorkers: 'allow', unreachable: true });

  test('the search answers, and the addresses of rules and examples lead there', async ({ page, context }) => {
    await page.goto('/pl/');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
      timeout: 60_000,
    });
    await context.setOffline(true);
    await page.goto(pathOf('pl', 'search'));
    await field(page).fill('mieście');
    await expect(results(page).first()).toBeVisible();
    await page.goto('/pl/GOLD-28');
    await expect(page).toHaveURL('/pl/goldmines/award/#GOLD-28');
    for (const [address, anchor] of [
      ['/pl/GOLD-EX-1A', 'GOLD-EX-1A.h'],
      ['/pl/GOLD-EX-1A/', 'GOLD-EX-1A.h'],
      ['/pl/GOLD-EX-1A/#1b.1b-place', 'GOLD-EX-1A.1b.1b-place'],
      ['/pl/GOLD-EX-1B-2/', 'GOLD-EX-1A.1b.1b-2.1b-2-take-1'],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL(`${pathOf('pl', pageOf('pl', 'goldmines/castle-1'))}#${anchor}`);
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    }
    await page.goto('/pl/GOLD-999');
    await expect(page.locator('main')).toContainText(siteWords.pl.notKept);
  });
});

test('the page names every rule once, in every language', () => {
  for (const lang of LOCALES) {
    const ids = [...textAt(pathOf(lang, 'search')).matchAll(/<b>([A-Z][\w-]+)<\/b>/g)].map(([, id]) => id);
    expect(ids).toEqual([...RULES.keys()]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list leads to the rule', async ({ page }) => {
    await page.goto(pathOf('ro', 'search'));
    await expect(field(page)).toBeHidden();
    await page.getByRole('link', { name: /^GOLD-28/ }).click();
    await expect(page).toHaveURL('/ro/goldmines/award/#GOLD-28');
  });

  test('the address of a rule leads there', async ({ page }) => {
    for (const address of ['/nl/GOLD-28', '/nl/GOLD-28/']) {
      await page.goto(address);
      await expect(page).toHaveURL('/nl/goldmines/award/#GOLD-28');
      await expect(page.locator('[id="GOLD-28"]')).toBeInViewport();
      await page.goto('/nl/');
    }
  });

  test('the address of an example leads to its heading', async ({ page }) => {
    await page.goto('/nl/GOLD-EX-1A/#1b.1b-place');
    await expect(page).toHaveURL(`${pathOf('nl', pageOf('nl', 'goldmines/castle-1'))}#GOLD-EX-1A.h`);
  });
});
