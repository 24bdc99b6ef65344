/** How the editor lies on screens, and that whoever works in it by keyboard never loses their place. */
import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe.ts';
import { Desk } from './support/editor.ts';
import { done, inPalette, LOOKING, ON_DESK, openDrafts, tab } from './support/editorStates.ts';
import { LOCALES, type Locale } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 180_000 });

/** What does not fit: the page into the window, dialogs into it, words into what can be pressed. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const name = (element: Element) => `${element.className} “${element.textContent?.trim().slice(0, 30)}”`;
    const found = [...document.querySelectorAll<HTMLElement>('main :is(.btn, summary, [role=tab]), dialog[open]')]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .map((element) => `too narrow: ${name(element)}`);
    return scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth}`, ...found] : found;
  });

async function walk(page: Page, lang: Locale, see: (state: string) => Promise<void>): Promise<void> {
  await new Desk(page).goto(lang);
  for (const [state, reach] of Object.entries(ON_DESK)) {
    await reach(page);
    await see(state);
  }
  for (const [state, reach] of Object.entries(LOOKING)) {
    await reach(page, lang);
    await see(state);
  }
}

const SCREENS = [
  [320, '100%'],
  [320, '200%'],
  [1280, '200%'],
] as const;

/** To reach all states takes long, so that the axe engine sees them on the way, in the light and in the dark. */
const SEEN_BY_AXE: Readonly<Partial<Record<Locale, 'light' | 'dark'>>> = { nl: 'light', pl: 'dark' };

for (const lang of LOCALES) {
  const colorScheme = SEEN_BY_AXE[lang];
  const also = colorScheme ? `, and the axe engine finds nothing, ${colorScheme}` : '';
  test(`${lang}: everything fits, also with letters twice as large${also}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    if (colorScheme) await page.emulateMedia({ colorScheme });
    await walk(page, lang, async (state) => {
      if (colorScheme) expect(await faultsOf(page, 'body'), `axe: ${state}`).toEqual([]);
      // The last one is the first again: in it the next state is reached.
      for (const [width, letters] of [...SCREENS, SCREENS[0]]) {
        if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 720 });
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
        expect(await misfits(page), `${state} at ${width}`).toEqual([]);
      }
    });
  });
}

test('what is for the thumb is large, and nothing lies over the squares of the board', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const desk = new Desk(page);
  await desk.goto('nl');
  const sizes = await page
    .locator('.bar > .btn, .work .btn, .table .btn, .tabs [role=tab]')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await desk.board.evaluate((board) => board.scrollIntoView());
  // Also while something is in the hand: then there are tools below the board.
  await tab(page, 0).click();
  await inPalette(page, 0).click();
  await desk.board.evaluate((board) => board.scrollIntoView());
  const covered = await page.locator('.t-name').evaluateAll((names) =>
    names.flatMap((name) => {
      const { x, y, width, height } = name.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest('.t-opening') ? [] : [name.textContent];
    }),
  );
  await expect(page.locator('.t-name')).toHaveCount(4);
  expect(covered).toEqual([]);
});

test('where the reader chooses the colours, what is on is told by them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await new Desk(page).goto('en');
  const grounds = await page
    .locator('.work .btn')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
});

test.describe('by keyboard', () => {
  const press = async (page: Page, button: ReturnType<Page['locator']>) => {
    await button.focus();
    await page.keyboard.press('Enter');
  };
  const focused = (page: Page) => page.locator(':focus');

  test('the focus stays where somebody works when what they pressed is gone', async ({ page }) => {
    const desk = new Desk(page);
    await desk.goto('en');
    await tab(page, 2).click();
    const seats = page.locator('.seats > li');
    await press(page, page.getByRole('button', { name: 'Red: one seat later' }));
    await expect(seats.first()).toContainText('Blue');
    await expect(focused(page)).toHaveAccessibleName('Red: one seat earlier');
    await press(page, page.getByRole('button', { name: 'Remove Blue' }));
    await expect(seats).toHaveCount(1);
    await expect(page.locator('.shelf :focus')).toBeVisible();

    await tab(page, 0).click();
    await press(page, inPalette(page, 2));
    await press(page, page.locator('.held .btn').last());
    await expect(page.locator('.held')).toHaveCount(0);
    await expect(inPalette(page, 2)).toBeFocused();

    await desk.enter();
    await press(page, page.locator('.t-do .btn').last());
    await expect(page.locator('.t-things li')).toHaveCount(1);
    await expect(page.locator('.t-here :focus')).toBeVisible();
    await press(page, page.locator('.t-things .btn').last());
    await expect(page.locator('.t-things li')).toHaveCount(0);
    await expect(page.locator('.t-here :focus')).toBeVisible();
    await press(page, done(page));
    await expect(done(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(done(page)).toBeFocused();
  });

  test('who has put the focus down has done so', async ({ page }) => {
    await new Desk(page).goto('en');
    await page.locator('.work .btn').first().focus();
    await page.mouse.click(5, 700);
    await expect(focused(page)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await page.evaluate(() => document.querySelector('.steps')?.append(document.createElement('p')));
    await expect(focused(page)).toHaveCount(0);
  });

  test('dialogs give it back', async ({ page }) => {
    await new Desk(page).goto('en');
    await openDrafts(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('.bar > [aria-haspopup=dialog]').first()).toBeFocused();
    await press(page, page.locator('.bar > [aria-haspopup=dialog]').last());
    await expect(page.locator('dialog.import textarea')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.bar > [aria-haspopup=dialog]').last()).toBeFocused();
  });

  test('Escape puts down what is in the hand, wherever one is', async ({ page }) => {
    const desk = new Desk(page);
    await desk.goto('en');
    const held = page.locator('.palette [aria-pressed=true]');
    for (const from of [inPalette(page, 1), desk.board, page.locator('.acts .btn').first(), tab(page, 0)]) {
      await press(page, inPalette(page, 1));
      await expect(held).toHaveCount(1);
      await from.focus();
      await page.keyboard.press('Escape');
      await expect(held).toHaveCount(0);
      await expect(focused(page)).toBeVisible();
    }
    // A figure that was to be moved stays; the board has the focus again.
    await desk.enter();
    await press(page, page.locator('.t-do .btn').last());
    await press(page, page.locator('.t-things .btn').first());
    await expect(desk.board).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.t-here .t-do .btn').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(desk.board).toBeFocused();
    await expect(page.locator('.t-here h2')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the editor says what it needs, and leads to what can be read', async ({ page }) => {
    for (const lang of LOCALES) {
      await page.goto(`/${lang}/editor/`);
      await expect(page.locator('main p > noscript')).toBeVisible();
      await expect(page.locator('main .wait')).toBeHidden();
      await expect(page.locator('main noscript a')).toHaveAttribute('href', `/${lang}/examples/`);
    }
  });
});
