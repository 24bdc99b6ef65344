import { expect, it } from 'vitest';
import { drafts as words } from '../../words/locales/nl/editing/drafts.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import { calledIn, LONGEST_NAME, nextName, titleFor } from './names.ts';

it.each([
  ['', ''],
  ['Castles', 'Castles (2)'],
  ['Castles (2)', 'Castles (3)'],
  ['Castles (x)', 'Castles (x) (2)'],
])('the copy of “%s” is called “%s”', (name, expected) => {
  expect(nextName(name)).toBe(expected);
});

it('without a name a draft is called by its day', () => {
  const called = calledIn('nl', words);
  const changed = new Date(2026, 10, 30, 12).getTime();
  expect(called({ name: '', changed })).toBe('zonder naam, 30 november');
  expect(called({ name: 'Kastelen', changed })).toBe('Kastelen');
});

it('a copy is called by its title, in the reader’s language if it has one', () => {
  const copy = (title: object) => titleFor('nl')({ ...FIRST_EXAMPLE, title });
  expect(copy({ en: 'Castles', nl: 'Kastelen' })).toBe('Kastelen');
  expect(copy({ pl: 'Zamki' })).toBe('Zamki');
  expect(copy({})).toBe('');
  expect(copy({ nl: 'x'.repeat(500) })).toHaveLength(LONGEST_NAME);
});
