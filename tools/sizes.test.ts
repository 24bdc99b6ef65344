import { describe, expect, test } from 'vitest';
import { budgets, withoutFrames } from './sizes.ts';

describe('a page without its frames', () => {
  test.each([
    ['<p>a</p>', '<p>a</p>'],
    ['a<div class="fr now" id="x"><div><div></div></div>b</div>c', 'ac'],
    ['a<div class="fr">1</div><div class="fr">2</div>b<div class="from">3</div>', 'ab<div class="from">3</div>'],
    ['a<div class="fr"><div>never closed', 'a'],
  ])('%s', (html, expected) => {
    expect(withoutFrames(html)).toBe(expected);
  });
});

test('a budget is kept up to its last byte', () => {
  const at = (bytes: number) => ({ bytes, of: 'a file' });
  const sizes = {
    page: at(12288),
    pageWithFrames: at(46081),
    list: at(46080),
    editorPage: at(0),
    replay: at(0),
    tryIt: at(99999),
    exploring: at(6144),
    offline: at(0),
    eagerScripts: ['a.js'],
  };
  const over = budgets(sizes, at(25600), { first: at(1), played: at(1), everything: at(999_999) }).filter(
    ({ bytes, most }) => bytes > most,
  );
  expect(over.map(({ name }) => name)).toEqual(['page with frames', 'editor, all modules', 'eager scripts']);
});
