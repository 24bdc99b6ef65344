/** The picture of every rule page, and of the home page of each language. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { bookPage, pagesOf } from '../../../site/book.ts';
import { card } from '../../../site/card/card.ts';
import { bookOf, FRONT_EXAMPLE, localeOf, PAGES, type Page } from '../../../site/pages.ts';
import { LOCALES } from '../../../words/locale.ts';
import { siteWords } from '../../../words/siteWords.ts';

export const getStaticPaths = (() =>
  LOCALES.flatMap((lang) =>
    [undefined, ...PAGES].map((page) => ({ params: { lang, page } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const lang = localeOf(params.lang);
  const { front, tagline, language } = siteWords[lang];
  if (!params.page) {
    return new Response(await card({ title: front.question, over: tagline, under: language, example: FRONT_EXAMPLE }));
  }
  const page = params.page as Page;
  const book = await pagesOf(lang, bookOf(page));
  const { entry, outline } = await bookPage(lang, page);
  const { title } = entry.data;
  const first = book[0]?.entry.data.title ?? title;
  // A page without an example shows the first of its book.
  const example = [outline, ...book.map((each) => each.outline)].flatMap(({ examples }) => examples)[0];
  return new Response(
    await card({
      title,
      over: first === title ? tagline : first,
      under: language,
      example: example ?? FRONT_EXAMPLE,
    }),
  );
};
