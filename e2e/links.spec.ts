/** Links: into the site, within it, from one language to the other, and on the clipboard. */
import { readdirSync, readFileSync } from 'node:fs';
import { PAGES } from '../src/site/pages.ts';
import { replayWords } from '../src/words/replayWords.ts';
import { searchWords } from '../src/words/searchWords.ts';
import { siteWords } from '../src/words/siteWords.ts';
import { addressesOn, textAt, whyDead } from './support/built.ts';
import { Figure } from './support/figure.ts';
import { ALL_PATHS, examplesOn, LOCALES, pageOf, pathOf, projectFile } from './support/site.ts';
import { expect, test } from './support/test.ts';

const PAGE = pageOf('nl', 'goldmines/castle-1');

test.describe('a link to a step', () => {
  for (const [fragment, step] of [
    ['GOLD-EX-1A.1b.1b-1.1b-1-take-2', 'GOLD-EX-1A.1b.1b-1.1b-1-take-2'],
    ['GOLD-EX-1A.1b.1b-1.gone', 'GOLD-EX-1A.1b.1b-1.1b-1-take-1'],
    ['GOLD-EX-1A.1b.gone.gone-too', 'GOLD-EX-1A.1b.1b-place'],
    ['GOLD-EX-1A.gone', 'GOLD-EX-1A.start'],
    ['GOLD-EX-1A.elsewhere.1a-take-1', 'GOLD-EX-1A.1a.1a-take-1'],
  ] as const) {
    test(`#${fragment} brings ${step} into sight`, async ({ page }) => {
      await page.goto(`${pathOf('nl', PAGE)}#${fragment}`);
      const figure = new Figure(page, 'GOLD-EX-1A');
      await expect(figure.root).toHaveClass(/\blive\b/);
      await figure.looksLike({ shown: [step] });
      await expect(figure.frame.locator('.cap')).toBeInViewport();
    });
  }

  test('within the page moves the board', async ({ page }) => {
    await page.goto(pathOf('nl', PAGE));
    const figure = new Figure(page, 'GOLD-EX-1A');
    await figure.wake();
    await page
      .locator('main p')
      .first()
      .evaluate((paragraph) => {
        paragraph.innerHTML = '<a href="#GOLD-EX-1A.1b.1b-2.1b-2-take-2">1B-2</a>';
      });
    await page.getByRole('link', { name: '1B-2', exact: true }).click();
    await figure.showsStep('GOLD-EX-1A.1b.1b-2.1b-2-take-2');
    await page.goBack();
    await figure.looksLike({ shown: ['GOLD-EX-1A.1b.1b-2.1b-2-take-2'], hash: '' });
  });

  test('that cannot be read leaves the page as it is', async ({ page }) => {
    await page.goto(`${pathOf('nl', PAGE)}#%E0%A4%A`);
    const figure = new Figure(page, 'GOLD-EX-1A');
    await figure.wake();
    await figure.looksLike({ shown: ['GOLD-EX-1A.start'] });
    await page.locator('.lang a').last().hover();
  });
});

test('the copy button puts the short link to the step on the clipboard', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { copy, copied } = replayWords.nl;
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(pathOf('nl', PAGE));
  const figure = new Figure(page, 'GOLD-EX-1A');
  await figure.wake();
  await figure.button(copy).click();
  await expect(figure.button(copied)).toBeVisible();
  expect(await clipboard()).toBe(`${baseURL}/nl/GOLD-EX-1A/`);
  await figure.take('GOLD-EX-1A.1b.1b-place');
  await figure.showsStep('GOLD-EX-1A.1b.1b-place');
  await figure.button(copy).click();
  await expect(figure.button(copied)).toBeVisible();
  const link = await clipboard();
  expect(link).toBe(`${baseURL}/nl/GOLD-EX-1A/#1b.1b-place`);
  await figure.go('back');
  await expect(figure.button(copy)).toBeVisible();
  // Over another page: this one would only jump.
  await page.goto(pathOf('nl', 'home'));
  await page.goto(link);
  await figure.showsStep('GOLD-EX-1A.1b.1b-place');
  await expect(page).toHaveURL(`${pathOf('nl', PAGE)}#GOLD-EX-1A.1b.1b-place`);
});

test('another language shows the same page at the same step', async ({ page }) => {
  await page.goto(pathOf('nl', PAGE));
  const figure = new Figure(page, 'GOLD-EX-1A');
  await figure.wake();
  await figure.take('GOLD-EX-1A.1a.1a-place');
  await figure.showsStep('GOLD-EX-1A.1a.1a-place');
  await figure.go('next');
  await figure.showsStep('GOLD-EX-1A.1a.1a-take-1');
  for (const lang of ['pl', 'ro', 'en', 'nl'] as const) {
    await page.getByRole('link', { name: siteWords[lang].language, exact: true }).click();
    await expect(page).toHaveURL(`${pathOf(lang, PAGE)}#GOLD-EX-1A.1a.1a-take-1`);
    await figure.showsStep('GOLD-EX-1A.1a.1a-take-1');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
});

test('another language shows the rule that was being read', async ({ page }) => {
  await page.goto(pathOf('nl', 'goldmines/award'));
  await page
    .locator('.rule')
    .nth(5)
    .evaluate((rule) => rule.scrollIntoView());
  const id = await page.locator('.rule').nth(5).getAttribute('id');
  const polish = page.locator('.lang').getByRole('link', { name: siteWords.pl.language });
  // What keeps the place is fetched once somebody reads on.
  const place = async () => {
    await polish.dispatchEvent('pointerover');
    return polish.evaluate((link: HTMLAnchorElement) => link.hash);
  };
  await expect.poll(place).toBe(`#${id}`);
  await polish.click();
  await expect(page).toHaveURL(`${pathOf('pl', 'goldmines/award')}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the number of a rule is the link to it', async ({ page }) => {
  await page.goto(pathOf('pl', 'goldmines/award'));
  const rule = page.locator('[id="GOLD-28"]');
  const plain = await rule.evaluate((element) => getComputedStyle(element).backgroundColor);
  await rule.locator('.n').click();
  await expect(page).toHaveURL(/#GOLD-28$/);
  await expect(rule).toBeInViewport();
  await expect(rule).not.toHaveCSS('background-color', plain);
});

test.describe('an address that leads nowhere', () => {
  test.use({ unreachable: true });

  test('is answered in its language first, with a way to the search', async ({ page }) => {
    await page.goto('/pl/nowhere/');
    const first = page.locator('main li').first();
    await expect(first).toHaveAttribute('lang', 'pl');
    await expect(page.locator('main li')).toHaveCount(LOCALES.length);
    await first.getByRole('link', { name: searchWords.pl.title }).click();
    await expect(page).toHaveURL(pathOf('pl', 'search'));
  });
});

test('every scenario can be reached: on a page, or from the list of all examples', () => {
  const files = readdirSync(projectFile('scenarios'), { recursive: true, encoding: 'utf8' });
  const ids = files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
  const shown = new Set(PAGES.flatMap((page) => examplesOn('en', page)));
  for (const lang of LOCALES) {
    const editor = pathOf(lang, 'editor');
    for (const place of ['examples', 'coverage'] as const) {
      const listed = new Set(addressesOn(pathOf(lang, place)));
      const lost = ids.filter((id) => !shown.has(id) && !listed.has(`${editor}#at=${id}`));
      expect(lost, `${lang} ${place}`).toEqual([]);
    }
  }
});

test('the number of a rule is on one line', async ({ page }) => {
  for (const [path, width] of [
    [pathOf('ro', 'gifts/cards'), 1280],
    [pathOf('pl', 'sheriff'), 768],
    [pathOf('en', 'castles/effects'), 640],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const broken = await page.locator('.rule > .n').evaluateAll((numbers) =>
      numbers.flatMap((number) => {
        const text = document.createRange();
        text.selectNodeContents(number);
        const { left, height } = text.getBoundingClientRect();
        const line = Number.parseFloat(getComputedStyle(number).lineHeight);
        return left < 0 || height > 1.7 * line ? [number.textContent] : [];
      }),
    );
    expect(broken, path).toEqual([]);
  }
});

test('every rule and every example of every page links to itself', () => {
  for (const path of ALL_PATHS) {
    const html = textAt(path);
    const own = [...html.matchAll(/<section class="rule" id="([^"]+)"><a class="n" href="#([^"]+)"/g)];
    expect(own.length).toBe(html.match(/class="rule"/g)?.length ?? 0);
    for (const [, id, href] of own) expect(href).toBe(id);
    for (const [, id] of html.matchAll(/<figure class="ex[^"]*" id="([^"]+)"/g)) expect(html).toContain(`id="${id}.h"`);
  }
});

test('every address on every page of the site leads somewhere', () => {
  const dead = ALL_PATHS.flatMap((path) =>
    [...new Set(addressesOn(path))].flatMap((address) => whyDead(address, path) ?? []),
  );
  expect(dead).toEqual([]);
});

test('the list of rules has a row for each of them, in every language', () => {
  const rules = Object.keys(JSON.parse(readFileSync(projectFile('content/rules.json'), 'utf8')));
  for (const lang of LOCALES) {
    const rows = textAt(pathOf(lang, 'coverage')).matchAll(/<th scope="row"><a [^>]*href="[^"]*#([^"]+)"/g);
    expect([...rows].map(([, id]) => id).sort()).toEqual(rules.sort());
  }
});

test('every page forbids whatever is not its own, before anything can run', () => {
  for (const path of ALL_PATHS) {
    const html = textAt(path);
    const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
    expect(html.indexOf('content-security-policy'), path).toBeLessThan(html.search(/<(script|style|link)\b/));
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).not.toMatch(/unsafe-|https?:|\*/);
  }
});
