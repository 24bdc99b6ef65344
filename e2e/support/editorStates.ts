/** The states in which the editor is looked at, reached in any language. */
import type { Page } from '@playwright/test';
import '../../src/engine/all.ts';
import { encode } from '../../src/notation/index.ts';
import { Desk } from './editor.ts';
import { documentOf, type Locale, pathOf } from './site.ts';
import { expect } from './test.ts';

const CASTLE = documentOf('goldmines/castle-1');
const TEXT = encode(CASTLE);
/** As if its first example had once scored otherwise. */
const DIFFERING = encode({
  ...CASTLE,
  branches: (CASTLE.branches ?? []).map(({ steps, ...branch }) => ({
    ...branch,
    steps: steps.map((step, i) => (i ? step : { ...step, expect: { points: { red: 77 } } })),
  })),
});

export const tab = (page: Page, at: number) => page.getByRole('tab').nth(at);
export const inPalette = (page: Page, at: number) => page.locator('.palette button').nth(at);
export const done = (page: Page) => page.locator('.table .acts .btn').last();
const dialogButton = (page: Page, at: number) => page.locator('.bar > [aria-haspopup=dialog]').nth(at);

export async function openDrafts(page: Page): Promise<void> {
  await dialogButton(page, 0).click();
  await expect(page.locator('dialog.drafts li').first()).toBeVisible();
}

/** A new draft that has been played: the first kind of those that are offered. */
export async function startPlayed(page: Page): Promise<void> {
  await openDrafts(page);
  await page.locator('dialog.drafts h3 + * .btn').first().click();
  await expect(page.locator('.step-list .row')).toHaveCount(4);
}

export async function openPlayed(page: Page, lang: Locale): Promise<void> {
  await page.goto(pathOf(lang, 'editor'));
  await startPlayed(page);
}

async function shelf(page: Page, at: number): Promise<void> {
  await tab(page, at).click();
  await expect(tab(page, at)).toHaveAttribute('aria-selected', 'true');
}

async function look(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.fr .board').first()).toBeVisible();
}

/** On the desk, one after the other: each begins where the one before has ended. */
export const ON_DESK: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  fresh: (page) => expect(page.locator('.steps .hint')).toBeVisible(),
  'the game': (page) => shelf(page, 3),
  'what comes next': (page) => shelf(page, 4),
  async players(page) {
    await shelf(page, 2);
    for (const summary of await page.locator('.seats summary').all()) await summary.click();
  },
  async 'a figure in the hand'(page) {
    await shelf(page, 1);
    await inPalette(page, 0).click();
    await new Desk(page).enter();
    await expect(page.locator('.t-here h2')).toBeVisible();
    await done(page).click();
  },
  async 'a tile in the hand'(page) {
    await shelf(page, 0);
    await inPalette(page, 0).click();
    await expect(page.locator('.held')).toBeVisible();
  },
  async problems(page) {
    await page.getByRole('application').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'Escape']) await page.keyboard.press(key);
    await expect(page.locator('.problems .flag').first()).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.locator('.problems .flag')).toHaveCount(0);
  },
  'an example with steps': startPlayed,
  async 'a decision, captions and outcome'(page) {
    await page.locator('.work .btn').last().click();
    await page.locator('.stepping .btn').last().click();
    await expect(page.locator('.at-fork')).toBeVisible();
    await expect(page.locator('.text-field').first()).toBeVisible();
  },
  async 'everything to share'(page) {
    await page.locator('.share > summary').click();
    await expect(page.locator('.share-panel .fold').last()).toBeVisible();
    for (const summary of await page.locator('.share-panel summary').all()) await summary.click();
    await expect(page.locator('.qr')).toBeVisible();
  },
  async 'something that cannot be opened'(page) {
    await dialogButton(page, 1).click();
    await page.locator('dialog.import textarea').fill('?');
    await page.locator('dialog.import .go').click();
    await expect(page.locator('.trouble')).toBeVisible();
  },
  async 'drafts, one of them deleted'(page) {
    await page.keyboard.press('Escape');
    await openDrafts(page);
    await page.locator('dialog.drafts .do .btn').nth(1).click();
    await expect(page.locator('dialog.drafts')).toHaveCount(0);
    await new Desk(page).isKept();
    await openDrafts(page);
    await page.locator('dialog.drafts li').last().locator('.btn').last().click();
    await expect(page.locator('dialog.drafts li [role=status]')).toBeVisible();
  },
};

/** Where one only looks. */
export const LOOKING: Readonly<Record<string, (page: Page, lang: Locale) => Promise<void>>> = {
  'an example': (page, lang) => look(page, `/${lang}/editor/#at=goldmines/castle-1/start`),
  'a link': (page, lang) => look(page, `/${lang}/editor/#${TEXT}`),
  'a link that is cut': (page, lang) => look(page, `/${lang}/editor/#${TEXT.slice(0, TEXT.length * 0.7)}`),
  'a link that expects something else': (page, lang) => look(page, `/${lang}/editor/#${DIFFERING}`),
  'an embedded link': (page, lang) => look(page, `/embed/#${DIFFERING}&lang=${lang}`),
  async 'no such draft'(page, lang) {
    await page.goto(`/${lang}/editor/#draft=nowhere`);
    await expect(page.locator('h1 + [role=alert]')).toBeFocused();
  },
};
