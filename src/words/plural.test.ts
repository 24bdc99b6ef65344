import { describe, expect, test } from 'vitest';
import { gameWords } from './all.ts';
import { picker } from './plural.ts';

describe('forms of Polish nouns', () => {
  const pick = picker('pl');
  test.each([
    [0, 'many'],
    [1, 'one'],
    [2, 'few'],
    [4, 'few'],
    [5, 'many'],
    [12, 'many'],
    [21, 'many'],
    [22, 'few'],
    [25, 'many'],
    [102, 'few'],
    [112, 'many'],
  ])('%i is %s', (count, form) => {
    expect(pick(count, { one: 'one', few: 'few', many: 'many' })).toBe(form);
  });
});

describe('numbers with their nouns', () => {
  test.each([
    ['en', ['0 points', '1 point', '2 points', '20 points', '101 points']],
    ['nl', ['0 punten', '1 punt', '2 punten', '20 punten', '101 punten']],
    ['pl', ['0 punktów', '1 punkt', '2 punkty', '20 punktów', '101 punktów']],
    ['ro', ['0 puncte', '1 punct', '2 puncte', '20 de puncte', '101 puncte']],
  ] as const)('points in %s', (locale, expected) => {
    expect([0, 1, 2, 20, 101].map((number) => gameWords[locale].count('point', number))).toEqual(expected);
  });
  test.each([
    ['en', ['1 coat of arms', '3 coats of arms', '7 gold pieces', '2 meeples', '21 tiles']],
    ['nl', ['1 wapen', '3 wapens', '7 goudstaven', '2 meeples', '21 tegels']],
    ['pl', ['1 proporzec', '3 proporce', '7 sztabek złota', '2 podwładnych', '21 kafelków']],
    ['ro', ['1 blazon', '3 blazoane', '7 bulgări de aur', '2 supuși', '21 de cartonașe']],
  ] as const)('other nouns in %s', (locale, expected) => {
    const { count } = gameWords[locale];
    const counted = [count('shield', 1), count('shield', 3), count('gold', 7), count('follower', 2), count('tile', 21)];
    expect(counted).toEqual(expected);
  });
});
