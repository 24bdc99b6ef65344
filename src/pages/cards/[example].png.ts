/** The picture of every example that a page shows, for links to it in any language. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { allPages } from '../../site/book.ts';
import { exampleCard } from '../../site/card/exampleCard.ts';
import { beginnings, exampleOf } from '../../site/examples.ts';

export const getStaticPaths = (async () => {
  const pages = await allPages('en');
  const shown = new Set(pages.flatMap(({ outline }) => outline.examples));
  return [...shown].flatMap((id) =>
    [...beginnings(exampleOf(id))].map(([example, beginning]) => ({ params: { example }, props: { id, beginning } })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ id: string; beginning: string }> = async ({ props }) =>
  new Response(await exampleCard(props.id, props.beginning));
