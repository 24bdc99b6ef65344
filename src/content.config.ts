/** The rule pages: one folder for each language, with the same files and the same rules in each. */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const pages = defineCollection({
  loader: glob({ pattern: '*/**/*.mdx', base: './content' }),
  schema: z.strictObject({
    title: z.string(),
    /** One or two sentences under the title. */
    lede: z.string(),
    /** For search engines. */
    description: z.string().max(160),
    /** The edition that the page tells, and its year. */
    edition: z.string(),
  }),
});

export const collections = { pages };
