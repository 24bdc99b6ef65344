/**
 * Every example of every page, walked along every branch to each of its ends: those of The Goldmines in every language,
 * the others in one of them. The pages of all languages are built alike, and their captions are read without a browser.
 */
import type { ScenarioDocument } from '../src/scenario/document.ts';
import { Figure } from './support/figure.ts';
import {
  documentOf,
  examplesOn,
  figureOf,
  LOCALES,
  type Locale,
  pathOf,
  WIKI_PAGES,
  type WikiPage,
} from './support/site.ts';
import { type DocumentedStep, pathsOf, tallyOf } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** Goes by the buttons from the start to one end; at every step the page shows what is documented. */
async function walk(figure: Figure, path: readonly DocumentedStep[], lang: Locale, document: ScenarioDocument) {
  await figure.go('first');
  for (const [i, step] of path.entries()) {
    const before = path[i - 1];
    if (before?.next.length === 1) await figure.go('next');
    else if (before) await figure.take(step.fragment);
    await figure.looksLike({
      shown: [step.fragment],
      ...(before && { hash: `#${step.fragment}` }),
      caption: document.captions?.[step.id]?.[lang] ?? expect.stringMatching(/\S/),
      tally: tallyOf(step.expect ?? {}, lang),
      end: step.next.length === 0,
    });
  }
}

/** The languages in which a page is walked. */
const languagesOf = (name: WikiPage, index: number): readonly Locale[] =>
  name === 'home' || name.startsWith('goldmines') ? LOCALES : [LOCALES[index % LOCALES.length] as Locale];

for (const [index, name] of WIKI_PAGES.entries()) {
  for (const lang of languagesOf(name, index)) {
    const ids = examplesOn(lang, name);
    if (ids.length === 0) continue;
    test(`${lang} ${name}: every example comes to its documented ends`, async ({ page }) => {
      await page.goto(pathOf(lang, name));
      await expect(page.locator('figure.ex')).toHaveCount(ids.length);
      for (const id of ids) {
        const document = documentOf(id);
        const figure = new Figure(page, figureOf(document));
        await figure.wake();
        for (const path of pathsOf(document)) await walk(figure, path, lang, document);
      }
    });
  }
}
