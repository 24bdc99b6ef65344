/** The rule pages: one folder for each language, with the same files and the same rules in each. */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** A translation may lack it: then the English one is shown, see `site/book.ts`. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const pages = defineCollection({
  loader: glob({ pattern: '*/**/*.mdx', base: './content' }),
  schema: z.strictObject({
    title: text,
    /** One or two sentences under the title. */
    lede: text,
    /** For search engines. */
    description: text.refine((value) => value.length <= 160),
    /** The edition that the page tells, and its year. */
    edition: text,
  }),
});

export const collections = { pages };
