/** The pages outside the rule books, in the order in which they follow each other. */
import { BOOKS, type Book } from '../../words/site.ts';
import { TOPICS, type WikiPlace } from '../../words/wiki.ts';

/** The examples of each book follow the list of the books. */
export const WIKI_PLACES: readonly WikiPlace[] = TOPICS.flatMap((topic): WikiPlace[] =>
  topic === 'examples' ? [topic, ...BOOKS.map((book) => `examples/${book}` as const)] : [topic],
);

/** The book whose examples a page shows. */
export const bookShownOn = (place: WikiPlace): Book | undefined => BOOKS.find((book) => place === `examples/${book}`);
