import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { linesOf } from './wrap.ts';

const within = (most: number) => (text: string) => [...text].length <= most;

test.each<[string, number, number, string[]]>([
  ['', 10, 3, []],
  ['Red  waits.\nBlue does not.', 12, 3, ['Red waits.', 'Blue does', 'not.']],
  ['Red waits. Blue does not.', 12, 2, ['Red waits.', 'Blue does…']],
  ['Carcassonne is here', 5, 9, ['Carca', 'ssonn', 'e is', 'here']],
  ['aa bb', 2, 1, ['a…']],
  ['𝒜𝒜𝒜', 2, 3, ['𝒜𝒜', '𝒜']],
])('%j in lines of %i, at most %i', (text, most, lines, expected) => {
  expect(linesOf(text, within(most), lines)).toEqual(expected);
});

it('no line is too long, and nothing but white space is lost or added', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 })).map((words) => words.join(' '));
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 15 }), (text, most) => {
      const lines = linesOf(text, within(most), Number.POSITIVE_INFINITY);
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(most);
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});

it('a text without end takes no longer than what is shown of it', () => {
  expect(linesOf('x'.repeat(200_000), within(40), 3).at(-1)).toMatch(/^x{39}…$/);
});
