/** What the page about exploring says, in one language. A missing text does not compile. */
import type { RuleId } from '../engine/index.ts';
import type { Locale } from './locale.ts';
import { explorePage as en } from './locales/en/explorePage.ts';
import { explorePage as nl } from './locales/nl/explorePage.ts';
import { explorePage as pl } from './locales/pl/explorePage.ts';
import { explorePage as ro } from './locales/ro/explorePage.ts';

/** The parts of the page, in their order; the example stands in the second. */
export const EXPLORE_PARTS = ['table', 'example', 'best', 'try', 'limits'] as const;
export type ExplorePart = (typeof EXPLORE_PARTS)[number];

export interface ExplorePageWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  readonly parts: Readonly<
    Record<
      ExplorePart,
      {
        readonly title: string;
        /** Each with the rules it rests upon. */
        readonly paragraphs: readonly (readonly [text: string, ...rules: RuleId[]])[];
      }
    >
  >;
}

/** For the build: pages carry the text as HTML. */
export const explorePageWords: Readonly<Record<Locale, ExplorePageWords>> = { en, nl, pl, ro };
