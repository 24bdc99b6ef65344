/** What the search of a language looks in. Its page fetches it. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { localeOf } from '../../site/pages.ts';
import { searchIndex } from '../../site/search/build.ts';
import { LOCALES } from '../../words/locale.ts';

export const getStaticPaths = (() => LOCALES.map((lang) => ({ params: { lang } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => Response.json(await searchIndex(localeOf(params['lang'])));
