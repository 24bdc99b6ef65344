import { expect, test } from 'vitest';
import { entriesOf, firstWords, plainText } from './entries.ts';

const titleOf = (id: string) => ({
  anchor: id.replace('/', '.'),
  title: id === 'base/tie' ? 'Gelijke stand' : undefined,
});

test('a page is read in its order: chapters, rules, and examples that have a title in its language', () => {
  const mdx = `
<Chapter id="road">De weg</Chapter>

<Rule id="BASE-30" made="1a2b">

Een **weg** is _af_ (<R id="BASE-31" />).

<Note>

Zie <Ex id="base/tie" />.

</Note>

</Rule>

<Example id="base/tie" />

<Example id="base/english-only" />

<Rule id="BASE-DIFF-01">

Niets.

</Rule>
`;
  expect(entriesOf(mdx, titleOf)).toEqual([
    { kind: 'chapter', id: 'road', title: 'De weg' },
    { kind: 'rule', id: 'BASE-30', text: 'Een weg is af (BASE-31). Zie Gelijke stand.' },
    { kind: 'example', id: 'base.tie.h', title: 'Gelijke stand' },
    { kind: 'rule', id: 'BASE-DIFF-01', text: 'Niets.' },
  ]);
});

test.each([
  ['een <T id="ring">ring</T>.', 'een ring.'],
  ['- eerst\n- dan\n\n1. ten slotte', 'eerst dan ten slotte'],
  ['| Tegel | Noord |\n| ----- | :---- |\n| G1    | weide |', 'Tegel · Noord G1 · weide'],
  ['[de wiki](https://example.org/a_b) \\*', 'de wiki *'],
  ['snake_case en _nadruk_, 4 × 2', 'snake_case en nadruk, 4 × 2'],
  ['ora\u0219e s\u0327i', 'orașe şi'],
])('%s is %s', (mdx, text) => {
  expect(plainText(mdx, titleOf)).toBe(text);
});

test.each([
  ['Kort.', 20, 'Kort.'],
  ['Een weg is afgebouwd als hij twee einden heeft.', 20, 'Een weg is…'],
  ['Een weg, die lang is.', 12, 'Een weg…'],
])('the first words of %s', (text, most, words) => {
  expect(firstWords(text, most)).toBe(words);
});
