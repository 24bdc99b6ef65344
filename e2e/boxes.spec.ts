/** Which boxes a reader has: chosen once, kept on the device, and what belongs to others is folded on its page. */
import type { Page } from '@playwright/test';
import { EDITIONS, NAMED_BOXES, SHOWN_BOXES } from '../src/words/boxes.ts';
import { boxWords } from '../src/words/boxWords.ts';
import { faultsOf } from './support/axe.ts';
import { LOCALES, type Locale, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

const KEY = 'cartulary.boxes';
const CHOICE = pathOf('en', 'boxes');
/** Eight of its rules and all its examples need Bridges, Castles & Bazaars; the last rule does not. */
const CASTLES = pathOf('en', 'goldmines/castles');
const FOLDED = '#GOLD-41 > .t';
const words = boxWords.en;

const keptOn = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Chooses before any page is there. */
const own = (page: Page, choice: { readonly editions: readonly number[]; readonly boxes: readonly string[] }) =>
  page.addInitScript(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    [KEY, JSON.stringify(choice)],
  );

/** What is folded is there, but not shown. */
async function isFolded(page: Page, what: string): Promise<void> {
  await expect(page.locator(what)).toHaveAttribute('hidden', 'until-found');
  await expect(page.locator(what)).toHaveCSS('content-visibility', 'hidden');
}

const isOpen = (page: Page, what: string): Promise<void> => expect(page.locator(what)).not.toHaveAttribute('hidden');

test('a choice is kept and is there again; another page folds by it; it can be forgotten', async ({ page }) => {
  await page.goto(CHOICE);
  expect(await keptOn(page)).toBeNull();
  const forget = page.getByRole('button', { name: words.forget });
  await expect(page.getByLabel(words.editions[2])).toBeEnabled();
  await expect(forget).toBeHidden();
  await page.getByLabel(words.editions[2]).check();
  await expect(page.getByRole('status')).toHaveText(words.kept);
  await expect(forget).toBeVisible();
  await page.getByLabel(words.boxes.goldmines).check();
  await page.getByLabel(words.boxes.inns).check();
  await page.getByLabel(words.boxes.inns).uncheck();
  expect(await keptOn(page)).toBe('{"editions":[2],"boxes":["goldmines"]}');

  await page.reload();
  await expect(page.getByLabel(words.editions[2])).toBeEnabled();
  await expect(page.locator('.own :checked')).toHaveCount(2);
  await expect(page.getByLabel(words.boxes.goldmines)).toBeChecked();

  await page.goto(CASTLES);
  await isFolded(page, FOLDED);
  await page.getByRole('link', { name: words.change }).click();
  await forget.click();
  await expect(page.getByRole('status')).toHaveText(words.forgotten);
  await expect(forget).toBeHidden();
  await expect(page.locator('.own :checked')).toHaveCount(0);
  expect(await keptOn(page)).toBeNull();
  await page.goto(CASTLES, { waitUntil: 'networkidle' });
  await expect(page.locator('.belongs, [hidden="until-found"]')).toHaveCount(0);
});

test('unticking the last box forgets as well', async ({ page }) => {
  await page.goto(CHOICE);
  await page.getByLabel(words.boxes.gifts).check();
  await page.getByLabel(words.boxes.gifts).uncheck();
  await expect(page.getByRole('status')).toHaveText(words.forgotten);
  expect(await keptOn(page)).toBeNull();
});

test('all of it goes by keyboard alone', async ({ page }) => {
  await page.goto(CHOICE);
  const first = page.getByLabel(words.editions[1]);
  await expect(first).toBeEnabled();
  while (!(await first.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await keptOn(page)).toBe('{"editions":[1],"boxes":[]}');

  await page.goto(CASTLES);
  const button = page.locator('#GOLD-41 > .belongs');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  while (!(await button.evaluate((each) => each === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await isOpen(page, FOLDED);
  await page.keyboard.press('Enter');
  await isFolded(page, FOLDED);
});

test('what is folded says what it belongs to, and one press opens it', async ({ page }) => {
  await own(page, { editions: [2], boxes: ['goldmines'] });
  await page.goto(CASTLES);
  await expect(page.locator('#GOLD-41 > .belongs')).toHaveText(`${words.belongs} ${words.boxes.castles}`);
  await isFolded(page, '#GOLD-EX-1A');
  const example = page.getByRole('button', { name: `Example 1: One board, three orders of taking – ${words.belongs}` });
  await example.click();
  await isOpen(page, '#GOLD-EX-1A');
  await expect(page.locator('#GOLD-EX-1A .board:visible').first()).toBeInViewport();
  await isFolded(page, '#GOLD-EX-2A');
  // What concerns everybody is untouched.
  await expect(page.locator('#GOLD-53 > .belongs')).toHaveCount(0);
  const all = await page.locator('.belongs').count();
  await expect(page.locator('.folded')).toContainText(`${words.folded} ${all}.`);
  expect(await faultsOf(page)).toEqual([]);
});

test.describe('what is folded is opened', () => {
  test.beforeEach(({ page }) => own(page, { editions: [1], boxes: ['gifts'] }));

  test('by an address that leads to it', async ({ page }) => {
    await page.goto(`${CASTLES}#GOLD-50`);
    await expect(page.locator('#GOLD-50 > .t')).toBeInViewport();
    await isOpen(page, '#GOLD-50 > .t');
    await isFolded(page, FOLDED);
  });

  test('by an address that leads into it', async ({ page }) => {
    await page.goto(`${CASTLES}#GOLD-EX-2A.start`);
    await isOpen(page, '#GOLD-EX-2A');
    await expect(page.locator('[id="GOLD-EX-2A.start"]')).toBeInViewport();
  });

  test('by a link on the page, also a second time', async ({ page }) => {
    await page.goto(CASTLES);
    await isFolded(page, FOLDED);
    for (let time = 0; time < 2; time++) {
      await page.locator('#GOLD-41 > .n').click();
      await isOpen(page, FOLDED);
      await page.locator('#GOLD-41 > .belongs').click();
      await isFolded(page, FOLDED);
    }
  });

  test('by finding a word in it', async ({ page }) => {
    await page.goto(CASTLES);
    await isFolded(page, FOLDED);
    // The event that the browser sends before it shows what it has found.
    await page.locator(FOLDED).dispatchEvent('beforematch', { bubbles: true });
    await isOpen(page, FOLDED);
    await expect(page.locator('#GOLD-41 > .belongs')).toHaveAttribute('aria-expanded', 'true');
  });

  test('on paper', async ({ page }) => {
    await page.goto(CASTLES);
    await isFolded(page, FOLDED);
    await page.emulateMedia({ media: 'print' });
    for (const rule of ['GOLD-41', 'GOLD-53']) {
      await expect(page.locator(`#${rule} > .t`)).toHaveCSS('content-visibility', 'visible');
      expect((await page.locator(`#${rule} > .t`).boundingBox())?.height).toBeGreaterThan(20);
    }
    const frames = page.locator('#GOLD-EX-1A .fr');
    await expect(page.locator('#GOLD-EX-1A .fr:visible .board:visible')).toHaveCount(await frames.count());
    await expect(page.locator('.belongs:visible, .folded:visible')).toHaveCount(0);
  });
});

test('an edition folds what is only about the others', async ({ page }) => {
  const [later, first] = ['#GOLD-07 > .t', '#GOLD-06 > .t'];
  await own(page, { editions: [1], boxes: ['goldmines'] });
  await page.goto(pathOf('pl', 'goldmines'));
  await isFolded(page, later);
  await isOpen(page, first);
  const { editions, belongs } = boxWords.pl;
  await expect(page.locator('#GOLD-07 > .belongs')).toHaveText(`${belongs} ${editions[2]} lub ${editions[3]}`);
});

test('without storage all rules are shown, and the choice says that it is not kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(CHOICE);
  await page.getByLabel(words.boxes.castles).check();
  await expect(page.getByRole('status')).toHaveText(words.unkept);
  await page.goto(CASTLES, { waitUntil: 'networkidle' });
  await expect(page.locator('.belongs')).toHaveCount(0);
});

test('a choice that is none does no harm', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"editions":{},"boxes":7}'), KEY);
  await page.goto(CASTLES, { waitUntil: 'networkidle' });
  await expect(page.locator('.belongs')).toHaveCount(0);
  await page.goto(CHOICE);
  await expect(page.getByLabel(words.editions[1])).toBeEnabled();
  await expect(page.locator('.own :checked')).toHaveCount(0);
});

test('one language knows what was chosen in another', async ({ page }) => {
  await page.goto(pathOf('nl', 'boxes'));
  await page.getByLabel(boxWords.nl.boxes.shrines).check();
  await page.goto(pathOf('ro', 'boxes'));
  await expect(page.getByLabel(boxWords.ro.boxes.shrines)).toBeChecked();
});

for (const lang of LOCALES) {
  test(`every edition and every box can be chosen in ${lang}, and the page holds its form`, async ({ page }) => {
    const names = boxWords[lang];
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(pathOf(lang, 'boxes'));
    for (const edition of EDITIONS) await page.getByLabel(names.editions[edition], { exact: true }).check();
    for (const box of [...SHOWN_BOXES, ...NAMED_BOXES])
      await page.getByLabel(names.boxes[box], { exact: true }).check();
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    expect(await fits()).toBe(true);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await fits()).toBe(true);
    // With all boxes nothing is left to fold.
    await page.goto(pathOf(lang, 'gifts/interactions'), { waitUntil: 'networkidle' });
    await expect(page.locator('.belongs')).toHaveCount(0);
  });
}

test('folded rules fit a narrow screen and large letters', async ({ page }) => {
  await own(page, { editions: [3], boxes: [] });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const lang of ['pl', 'ro'] satisfies Locale[]) {
    await page.goto(pathOf(lang, 'gifts/interactions'));
    await expect(page.locator('.belongs').first()).toBeVisible();
    for (const size of ['100%', '200%']) {
      const excess = await page.evaluate((fontSize) => {
        const root = document.documentElement;
        root.style.fontSize = fontSize;
        return root.scrollWidth - root.clientWidth;
      }, size);
      expect(excess, `${lang} at ${size}`).toBe(0);
    }
  }
});

test('the page that folds nothing fetches nothing for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(CASTLES, { waitUntil: 'networkidle' });
  expect(asked.filter((address) => /\/(fold|choice)\./.test(address))).toEqual([]);
});

test('an interaction of two boxes is led to from the books of both', async ({ page }) => {
  await page.goto(pathOf('en', 'castles/effects'));
  const list = page.locator('#together + ul');
  await list.getByRole('link', { name: 'GOLD-41' }).click();
  await expect(page.locator('#GOLD-41 > .t')).toBeInViewport();
  await page.goto(pathOf('en', 'goldmines/differences'));
  await list.getByRole('link', { name: 'CASTLE-33' }).click();
  await expect(page.locator('#CASTLE-33 > .t')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the boxes are told apart, nothing can be chosen, nothing is folded', async ({ page }) => {
    await page.goto(CHOICE);
    await expect(page.getByText(words.aboutBox.castles)).toBeVisible();
    await expect(page.locator('#box-castles .tile-picture')).toHaveCount(2);
    await expect(page.locator(':is(input, button):visible')).toHaveCount(0);
    await expect(page.getByText(words.how)).toBeHidden();
    await page.goto(CASTLES);
    await expect(page.locator(FOLDED)).toBeVisible();
    await expect(page.locator('#GOLD-EX-1A .board').first()).toBeVisible();
  });
});

test('the choice is found from the home page, from every rule page and from the list of pages', async ({ page }) => {
  for (const from of ['home', 'castles/bridges', 'about'] as const) {
    await page.goto(pathOf('en', from));
    await page.locator(`a[href="${CHOICE}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${CHOICE}$`));
  }
});
