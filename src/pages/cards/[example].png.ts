/** The picture of every example that a page shows, for links to it in any language. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { allPages } from '../../site/book.ts';
import { exampleCard } from '../../site/card/exampleCard.ts';
import { exampleOf, figureId } from '../../site/examples.ts';

export const getStaticPaths = (async () => {
  const pages = await allPages('en');
  const shown = new Set(pages.flatMap(({ outline }) => outline.examples));
  return [...shown].map((id) => ({ params: { example: figureId(exampleOf(id)) }, props: { id } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ id: string }> = async ({ props }) => new Response(await exampleCard(props.id));
