/** Looking at what somebody has shared: in one's own language, without any harm, here and on other sites' pages. */
import type { Page } from '@playwright/test';
import { decode, encode, withOutcome } from '../src/notation/index.ts';
import '../src/engine/all.ts';
import { frozen } from '../src/notation/testdata/frozen.ts';
import { LOCALES, type ScenarioDocument } from '../src/scenario/document.ts';
import { viewing as english } from '../src/words/locales/en/editing/viewing.ts';
import { replay as replayEn } from '../src/words/locales/en/replay.ts';
import { replay as replayNl } from '../src/words/locales/nl/replay.ts';
import { viewing as polish } from '../src/words/locales/pl/editing/viewing.ts';
import { replay as replayPl } from '../src/words/locales/pl/replay.ts';
import { siteWords } from '../src/words/siteWords.ts';
import { faultsOf } from './support/axe.ts';
import { Figure } from './support/figure.ts';
import { documentOf, figureOf, pageOf, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

const CASTLE = documentOf('goldmines/castle-1');
const TEXT = encode(withOutcome(CASTLE));
const WITH_CAPTIONS = encode(CASTLE, { captions: LOCALES });

/** More tiles than a scenario may have. */
const TOO_LARGE = encode({
  ...CASTLE,
  board: { tiles: Array.from({ length: 500 }, (_, i) => [i % 25, Math.floor(i / 25), 'base/B', 0] as const) },
});

const board = (page: Page) => page.locator('.ex.live .fr.now .board');
const flag = (page: Page) => page.locator('.odd').first();
const step = (page: Page) => page.locator('.fr.now').getAttribute('data-step');

test.describe('a shared link', () => {
  test.use({ locale: 'pl-PL' });

  test('opens at the root in the language of the reader, and Back leads to where they were', async ({ page }) => {
    await page.goto('/en/');
    await page.goto(`/#${WITH_CAPTIONS}`);
    await expect(page).toHaveURL(`/pl/editor/#${WITH_CAPTIONS}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(CASTLE.title.pl as string);
    await expect(page.locator('.cap')).toHaveText(CASTLE.captions?.['start']?.pl as string);
    await page.goBack();
    await expect(page).toHaveURL('/en/');
  });

  test('hops also when it comes later, and stays where it is without one', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main a')).toHaveCount(4);
    await page.evaluate((text) => {
      location.hash = text;
    }, TEXT);
    await expect(page).toHaveURL(`/pl/editor/#${TEXT}`);
    await expect(board(page)).toBeVisible();
  });
});

test('is stepped through, tried, explored and copied as an example is', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/en/editor/#${TEXT}`);
  await expect(board(page)).toBeVisible();
  await expect(page.locator('.fr')).toHaveCount(1);
  await page.locator('[data-go="next"]').click();
  await expect(page.locator('.fork a').first()).toBeFocused();
  await page.keyboard.press('2');
  await expect.poll(() => step(page)).toBe('4');
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: replayEn.play, exact: true }).click();
  // The ways part at once, so that it waits there.
  await expect(page.getByRole('button', { name: replayEn.play, exact: true })).toBeVisible();
  await expect(page.locator('.fork a').first()).toBeFocused();
  await expect.poll(() => step(page)).toBe('start');
  await page.keyboard.press('1');
  await page.getByText(replayEn.whatCouldHappen).click();
  await expect(page.locator('.fold .oc')).toBeVisible();
  await page.getByRole('button', { name: replayEn.copy }).click();
  await expect(page.getByRole('button', { name: replayEn.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/#${TEXT}&step=1`);
  await expect(page).toHaveURL(`/en/editor/#${TEXT}&step=1`);
  await page.getByRole('button', { name: replayEn.tryIt }).click();
  await expect(page.locator('.try .board')).toBeVisible();
  await page.getByRole('button', { name: replayEn.leave }).click();
  await expect(board(page)).toBeVisible();
  await page.getByRole('link', { name: siteWords.nl.language, exact: true }).click();
  await expect(page).toHaveURL(`/nl/editor/#${TEXT}&step=1`);
  await expect.poll(() => step(page)).toBe('1');
  await expect(page.locator('.ex')).toContainText(replayNl.fromHere);
});

test('a fragment that comes late is followed, and the work before it is kept', async ({ page }) => {
  await page.goto('/en/editor/');
  await expect(page).toHaveURL(/#draft=/);
  const own = new URL(page.url()).hash;
  for (const fragment of [`#${TEXT}`, `#at=${CASTLE.id}/1b-place`, '#ct1']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    await expect(page.locator('.desk')).toHaveCount(0);
    await expect(fragment === '#ct1' ? flag(page) : board(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe(fragment);
  }
  await page.evaluate((hash) => {
    location.hash = hash;
  }, own);
  await expect(page.locator('.desk')).toBeVisible();
  expect(new URL(page.url()).hash).toBe(own);
});

test('where nothing can be put on the clipboard the link is there to be copied by hand', async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`/embed/#${TEXT}`);
  await page.getByRole('button', { name: replayEn.copy }).click();
  const field = page.getByRole('textbox', { name: replayEn.copy });
  await expect(field).toHaveValue(`${baseURL}/#${TEXT}`);
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(`${baseURL}/#${TEXT}`.length);
});

test('plays from step to step, and stops when it is told to', async ({ page }) => {
  const text = frozen(1).find(({ name }) => name === 'game')?.text ?? '';
  await page.goto(`/en/editor/#${text}`);
  await page.getByRole('button', { name: replayEn.play, exact: true }).click();
  await expect.poll(() => step(page)).not.toBe('start');
  await page.getByRole('button', { name: replayEn.pause, exact: true }).click();
  await expect(page.getByRole('button', { name: replayEn.play, exact: true })).toBeVisible();
  await page.getByRole('link', { name: replayEn.turnNext }).click();
  await page.locator('[data-go="last"]').click();
  await expect(page.locator('.st b')).toHaveText(/^(\d+) of \1$/);
});

test('what is looked at becomes mine by a copy, and neither the link nor other work changes', async ({ page }) => {
  await page.goto('/en/editor/');
  await expect(page).toHaveURL(/#draft=/);
  const own = page.url();
  await page.goto(`/en/editor/#${WITH_CAPTIONS}`);
  await expect(board(page)).toBeVisible();
  await page.goto(own);
  await expect(page.locator('.desk')).toBeVisible();
  await expect(page.locator('.look')).toHaveCount(0);
  await page.goto(`/en/editor/#${WITH_CAPTIONS}`);
  await page.getByRole('button', { name: english.mine }).click();
  await expect(page.locator('.desk')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/editor\/#draft=/);
  expect(page.url()).not.toBe(own);
  await page.goto(own);
  await expect(page.locator('.desk')).toBeVisible();
  expect(page.url()).toBe(own);
});

test('one can continue from the step that is shown', async ({ page }) => {
  await page.goto(`/en/editor/#${TEXT}&step=3`);
  await expect(page.getByText(english.beginsHere).or(page.getByText(english.beginsAt(1)))).toBeVisible();
  await page.getByRole('button', { name: replayEn.fromHere }).click();
  await expect(page.locator('.desk .board').first()).toBeVisible();
  await expect(page).toHaveURL(/#draft=/);
});

test.describe('a link that cannot be opened', () => {
  const CASES = [
    ['cut', TEXT.slice(0, -10), /incomplete/],
    ['altered', TEXT.replace('_z', 'r1_z'), /changed on its way/],
    ['newer', TEXT.replace('ct1', 'ct2'), /newer version/],
    ['too long', `ct1_${'x'.repeat(250_000)}`, /too long/],
    ['too large', TOO_LARGE, /more tiles, steps or branches/],
    ['empty', 'ct1', /incomplete/],
  ] as const;

  for (const [name, fragment, sentence] of CASES) {
    test(`says so, and stays as it is: ${name}`, async ({ page }) => {
      await page.goto('/404.html');
      await page.goto(`/en/editor/#${fragment}`);
      await expect(page.locator('main')).toContainText(sentence);
      expect(page.url()).toContain(`#${fragment}`);
    });
  }

  test.describe('because there is nothing', () => {
    // The browser tells in its console what is not there.
    test.use({ unreachable: true });

    test('says so, and stays as it is', async ({ page }) => {
      await page.goto('/en/editor/#at=no/such');
      await expect(page.locator('main')).toContainText(/no example/);
      expect(page.url()).toContain('#at=no/such');
      await page.goto('/embed/#at=no/such');
      await expect(page.getByRole('alert')).toBeVisible();
    });
  });

  test('shows what could be read, which can be made mine', async ({ page }) => {
    const cut = TEXT.slice(0, -40);
    await page.goto(`/en/editor/#${cut}`);
    await expect(board(page)).toBeVisible();
    await page.locator('[data-go="last"]').click();
    expect(page.url()).toContain(`#${cut}`);
    await page.getByRole('button', { name: english.mine }).click();
    await expect(page.locator('.desk')).toBeVisible();
  });
});

test('a link whose outcome the rules no longer give says where, what was expected, what is now, and why', async ({
  page,
}) => {
  const decoded = decode(TEXT);
  if (!('document' in decoded)) throw new Error('unreadable');
  const altered = encode(alter(decoded.document));
  await page.goto(`/en/editor/#${altered}`);
  await expect(flag(page)).toContainText(english.unexpected.heading);
  await expect(flag(page)).toContainText('points: 99 expected');
  const rule = flag(page).locator('dd a').first();
  await expect(rule).toHaveAttribute('href', /^\/en\/[a-z/-]+\/#[A-Z]+-\d+/);
  await flag(page).locator('dt a').first().click();
  await expect(page.locator('.fr.now .odd')).toContainText('99 expected');
});

/** Each step in which points are expected expects 99 of them, for the first player who is named. */
function alter(document: ScenarioDocument): ScenarioDocument {
  const text = JSON.stringify(document).replace(/"points":\{"(\w+)":\d+/g, '"points":{"$1":99');
  return JSON.parse(text) as ScenarioDocument;
}

test('nothing that a document says is more than text', async ({ page }) => {
  const malice = '<img src=x onerror=alert(1)> [x](javascript:alert(1))';
  const said = Object.fromEntries(LOCALES.map((locale) => [locale, malice]));
  const document = { ...CASTLE, title: said, captions: { start: said, '1b': said } };
  const text = encode(document, { captions: LOCALES });
  page.on('dialog', () => {
    throw new Error('something ran');
  });
  for (const path of ['/en/editor/', '/embed/']) {
    await page.goto(`${path}#${text}`);
    await expect(page.locator('.cap')).toHaveText(malice);
    await expect(page.locator('main :is(img, script, a[href^="javascript"])')).toHaveCount(0);
  }
  await page.goto(`/en/editor/#${text}`);
  await page.getByRole('button', { name: english.mine }).click();
  await expect(page.locator('.desk')).toBeVisible();
  await expect(page.locator('main :is(img, a[href^="javascript"])')).toHaveCount(0);
});

test.describe('on other sites’ pages', () => {
  test.use({ locale: 'pl' });

  // These addresses stand on pages that nobody here can change: they must work for ever.
  const FROZEN = [
    ['/embed/#ct1_b_rB_Es_fra1Cs_nE_0a2P-Pr4_zorz5u', 'pl', 'start'],
    ['/embed/#ct1_b_rB_Es_fra1Cs_nE_0a2P-Pr4_zorz5u&step=1', 'pl', '1'],
    ['/embed/#ct1_b_rB_Es_fra1Cs_nE_0a2P-Pr4_zorz5u&lang=ro', 'ro', 'start'],
    ['/embed/#at=goldmines/castle-1', 'pl', 'start'],
    ['/embed/#at=goldmines/castle-1/1b-place', 'pl', '1b-place'],
    ['/embed/#at=goldmines/castle-1/1b-place&lang=nl', 'nl', '1b-place'],
  ] as const;

  for (const [address, lang, at] of FROZEN) {
    test(`${address} shows its scenario`, async ({ page }) => {
      await page.setViewportSize({ width: 240, height: 600 });
      await page.goto(address);
      await expect(board(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(await step(page)).toBe(at);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(240);
      await expect(page.locator('.by a')).toHaveAttribute('href', new RegExp(`^/${lang}/editor/#`));
    });
  }

  test('it stands in a frame, leads out of it, and keeps nothing', async ({ page, baseURL }) => {
    const host = `<!doctype html><title>x</title><iframe src="/embed/#${TEXT}" width="400" height="600"></iframe>`;
    await page.route('/host', (route) => route.fulfill({ contentType: 'text/html', body: host }));
    await page.goto('/host');
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-go="next"]').click();
    await frame.locator('.fork a').first().click();
    await expect(frame.locator('.fr.now')).toHaveAttribute('data-step', '1');
    const link = frame.locator('.by a');
    await expect(link).toHaveAttribute('href', `/pl/editor/#${TEXT}&step=1`);
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(opened).toHaveURL(`${baseURL}/pl/editor/#${TEXT}&step=1`);
    await expect(board(opened)).toBeVisible();
    await expect(opened.locator('.look')).toContainText(polish.mine);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await frame.getByRole('button', { name: replayPl.tryIt }).click();
    await expect(frame.locator('.try .board')).toBeVisible();
  });

  test('it says what is wrong with a link', async ({ page }) => {
    for (const fragment of ['', '#ct2_x', `#${TEXT.slice(0, -8)}`]) {
      await page.goto('/404.html');
      await page.goto(`/embed/${fragment}`);
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await expect(board(page)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the root leads to four languages, and the replay on other pages to it', async ({ page }) => {
    await page.goto(`/#${TEXT}`);
    await expect(page.locator('main a')).toHaveCount(4);
    await page.goto(`/embed/#${TEXT}`);
    await expect(page.locator('noscript p, main p')).not.toHaveCount(0);
    await expect(page.locator('.by a')).toHaveAttribute('href', '/');
  });
});

test('an example of the wiki leads to the editor, at the step that is shown', async ({ page }) => {
  await page.goto(pathOf('pl', pageOf('pl', CASTLE.id)));
  const figure = new Figure(page, figureOf(CASTLE));
  await figure.wake();
  await figure.take('GOLD-EX-1A.1b.1b-place');
  await figure.showsStep('GOLD-EX-1A.1b.1b-place');
  await figure.root.getByRole('link', { name: replayPl.openInEditor }).click();
  await expect(page).toHaveURL(`/pl/editor/#at=${CASTLE.id}/1b-place`);
  await expect(board(page)).toBeVisible();
  expect(await step(page)).toBe('1b-place');
  await page.getByRole('button', { name: polish.mine }).click();
  await expect(page.locator('.desk')).toBeVisible();
});

test('one can continue from the step of an example that is shown, and what others link to is only looked at', async ({
  page,
  baseURL,
}) => {
  const wiki = pathOf('pl', pageOf('pl', CASTLE.id));
  await page.goto(wiki);
  const figure = new Figure(page, figureOf(CASTLE));
  await figure.wake();
  await figure.take('GOLD-EX-1A.1b.1b-place');
  await figure.showsStep('GOLD-EX-1A.1b.1b-place');
  const link = figure.root.getByRole('link', { name: replayPl.fromHere });
  const address = `${baseURL}/pl/editor/#at=${CASTLE.id}/1b-place&continue`;
  expect(await link.evaluate((a: HTMLAnchorElement) => a.href)).toBe(address);
  await link.click();
  await expect(page.locator('.desk')).toBeVisible();
  await expect(page).toHaveURL(/\/pl\/editor\/#draft=[a-z0-9]+$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${wiki}#GOLD-EX-1A\\.1b\\.1b-place$`));
  await page.goto(address);
  await expect(board(page)).toBeVisible();
  expect(await step(page)).toBe('1b-place');
  await expect(page).toHaveURL(`/pl/editor/#at=${CASTLE.id}/1b-place`);
});

test('every link that was ever handed out opens', async ({ page }) => {
  test.slow();
  for (const { name, text } of frozen(1)) {
    await page.goto('/404.html');
    await page.goto(`/en/editor/#${text}`);
    await expect(page.locator('main .fr.now .board'), name).toBeVisible();
    await expect(page.locator('main'), name).not.toContainText(english.unreadable);
  }
});

test('axe finds nothing wrong with what is looked at', async ({ page }) => {
  for (const address of [
    `/en/editor/#${TEXT}`,
    `/en/editor/#${TEXT.slice(0, -10)}`,
    `/embed/#${WITH_CAPTIONS}`,
    `/en/editor/#${encode(alter(withOutcome(CASTLE)))}`,
  ]) {
    await page.goto('/404.html');
    await page.goto(address);
    await expect(board(page)).toBeVisible();
    expect(await faultsOf(page), address).toEqual([]);
  }
});
