/** An interaction of two boxes is found from the pages of both. */
import { describe, expect, test } from 'vitest';
import { BOXES, NAMED_BOXES, SHOWN_BOXES } from '../../words/boxes.ts';
import { BOOKS, bookOf, PAGES } from '../pages.ts';
import { RULES } from '../rules.ts';
import { boxesIn, boxesOf, elsewhere, togetherOn } from './together.ts';

test('every box with a drawing belongs to one book', () => {
  const all = BOOKS.flatMap(boxesOf);
  expect([...all].sort()).toEqual([...SHOWN_BOXES].sort());
});

describe.each(BOOKS)('the list of %s', (book) => {
  const listed = elsewhere(book).flatMap(({ rules }) => rules);

  test('has all rules of other books about its boxes, once', () => {
    const wanted = [...RULES]
      .filter(([, rule]) => bookOf(rule.page) !== book && boxesIn(rule).some((box) => boxesOf(book).includes(box)))
      .map(([id]) => id);
    expect([...listed].sort()).toEqual(wanted.sort());
  });

  test('stands on just one page of the book, if there is anything in it', () => {
    const shown = PAGES.filter((page) => togetherOn(page).length > 0 && bookOf(page) === book);
    expect(shown).toHaveLength(listed.length > 0 ? 1 : 0);
    for (const page of shown) expect(togetherOn(page)).toEqual(elsewhere(book));
  });
});

test.each([
  ['goldmines', 'CASTLE-33'],
  ['goldmines', 'GF-ABB-06'],
  ['goldmines', 'BASE-52'],
  ['castles', 'GOLD-41'],
  ['castles', 'BASE-40'],
  ['castles', 'CROP-31'],
  ['gifts', 'GOLD-39b'],
  ['crop-circles', 'GOLD-06'],
  ['gold-features', 'GOLD-39'],
  ['gold-features', 'GIFT-X-10'],
] as const)('%s is led to %s', (book, id) => {
  expect(elsewhere(book).flatMap(({ rules }) => rules)).toContain(id);
});

test('games of their own need no box', () => {
  for (const [id, rule] of RULES) if (/^(RUSH|SHERIFF)/.test(id)) expect(boxesIn(rule), id).toEqual([]);
});

test('a box that is only named is named by a rule', () => {
  const named = new Set([...RULES.values()].flatMap(boxesIn));
  expect(NAMED_BOXES.filter((box) => !named.has(box))).toEqual([]);
});

test('no rule needs the box of its own book, and none touches what it needs', () => {
  for (const [id, { page, boxes = [], touches = [] }] of RULES) {
    const book = bookOf(page);
    const own = book === 'gold-features' ? [] : boxesOf(book);
    expect(
      [...boxes.flat(), ...touches].filter((box) => own.includes(box)),
      id,
    ).toEqual([]);
    expect(
      touches.filter((box) => boxes.flat().includes(box)),
      id,
    ).toEqual([]);
    expect(new Set(boxes.flat()).size, id).toBe(boxes.flat().length);
  }
  expect(BOXES).toHaveLength(new Set(BOXES).size);
});
