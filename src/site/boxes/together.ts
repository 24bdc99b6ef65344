/** The rules on other pages that concern a book’s box: each interaction is found from both of its boxes. */
import type { Box } from '../../words/boxes.ts';
import { BOOKS, type Book, bookOf, PAGES, type Page } from '../pages.ts';
import { RULES, type Rule } from '../rules.ts';

/** The boxes of each book. */
const BOXES_OF: Readonly<Partial<Record<Book, readonly Box[]>>> = {
  goldmines: ['goldmines'],
  castles: ['castles'],
  gifts: ['gifts'],
  'crop-circles': ['crop-circles'],
  'gold-features': [
    'abbot',
    'abbey',
    'shrines',
    'monasteries',
    'darmstadt',
    'yaga',
    'german-castles',
    'cathedrals',
    'mists',
  ],
};

/** The page of each book that has room for the list. */
const PAGE_OF: Readonly<Partial<Record<Book, Page>>> = {
  goldmines: 'goldmines/differences',
  castles: 'castles/effects',
  gifts: 'gifts/differences',
  'crop-circles': 'crop-circles/other',
  'gold-features': 'gold-features',
};

export const boxesOf = (book: Book): readonly Box[] => BOXES_OF[book] ?? [];

/** The boxes that a rule concerns, besides those of its book. */
export const boxesIn = ({ boxes = [], touches = [] }: Rule): Box[] => [...new Set([...boxes.flat(), ...touches])];

export interface Elsewhere {
  readonly page: Page;
  readonly rules: readonly string[];
}

/** The rules of other books that concern a book’s boxes, by page. */
export function elsewhere(book: Book): Elsewhere[] {
  const own = boxesOf(book);
  return PAGES.filter((page) => bookOf(page) !== book)
    .map((page) => ({
      page,
      rules: [...RULES]
        .filter(([, rule]) => rule.page === page && boxesIn(rule).some((box) => own.includes(box)))
        .map(([id]) => id),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** What stands at the end of a page: the list of its book, if that page has it. */
export const togetherOn = (page: Page): Elsewhere[] => {
  const book = BOOKS.find((each) => PAGE_OF[each] === page);
  return book ? elsewhere(book) : [];
};
