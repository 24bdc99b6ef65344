import { describe, expect, it, test } from 'vitest';
import { outlined, widthOf, wrapped } from './letters.ts';

describe('a line of text', () => {
  it('has a path for each letter, and none for what is empty', () => {
    const { children } = outlined({ text: 'a b', size: 20, fill: '#000', x: 0, y: 0 });
    expect(children).toHaveLength(2);
  });

  it('is as wide as its letters, in proportion to their size', () => {
    expect(widthOf('ab', 20)).toBeCloseTo(widthOf('a', 20) + widthOf('b', 20));
    expect(widthOf('ab', 40)).toBeCloseTo(2 * widthOf('ab', 20));
  });

  it.each(['ąćęłńóśźż', 'ăâîșț', 'ëïöü', '–’“”„«»−'])('knows %s', (text) => {
    expect(outlined({ text, size: 20, fill: '#000', x: 0, y: 0 }).children).toHaveLength([...text].length);
  });

  it('does not leave out a letter that it does not know', () => {
    expect(() => widthOf('城', 20)).toThrow('no letter 城');
  });
});

test('a text breaks between words, and only where it must', () => {
  const width = widthOf('one two', 20);
  expect(wrapped('one two one two', 20, width + 1)).toEqual(['one two', 'one two']);
  expect(wrapped('one two one two', 20, width - 1)).toEqual(['one', 'two', 'one', 'two']);
  expect(wrapped('one unbreakable', 20, 1)).toEqual(['one', 'unbreakable']);
});
