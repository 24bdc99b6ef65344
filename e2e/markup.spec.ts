/** The pages are valid HTML, as the standard has it. Read from the built site, without a browser. */
import { HtmlValidate } from 'html-validate';
import { textAt } from './support/built.ts';
import { LOCALES, OTHER_PATHS, pathOf, WIKI_PAGES } from './support/site.ts';
import { expect, test } from './support/test.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** What the standard has against a page, and where. */
async function faultsIn(path: string): Promise<string[]> {
  const { results } = await validator.validateString(textAt(path));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

LOCALES.forEach((lang, turn) => {
  test(`${lang}: every fourth page is valid`, async () => {
    // The pages of all languages are built alike.
    const names = WIKI_PAGES.filter((name, index) => index % LOCALES.length === turn || name === 'home');
    for (const name of names) expect(await faultsIn(pathOf(lang, name)), name).toEqual([]);
  });
});

test('the pages outside the languages are valid', async () => {
  for (const path of OTHER_PATHS) expect(await faultsIn(path), path).toEqual([]);
});
