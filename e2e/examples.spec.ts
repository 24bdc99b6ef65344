/** Every example of every page, in every language, walked along every branch to each of its ends. */
import type { ScenarioDocument } from '../src/scenario/document.ts';
import { Figure } from './support/figure.ts';
import { documentOf, examplesOn, figureOf, LOCALES, type Locale, pathOf, WIKI_PAGES } from './support/site.ts';
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

for (const lang of LOCALES) {
  for (const name of WIKI_PAGES) {
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
