import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { mergePage } from './merge.ts';

const ENGLISH = `---
title: Gold
---

<Chapter id="what">What it is</Chapter>

<Rule id="GOLD-01">

Gold lies on tiles (<R id="GOLD-02" />).

<Note>

Little bars.

</Note>

</Rule>

Some more words.

| A   | B |
| --- | - |

<Example id="goldmines/castle-1" />

<Rule id="GOLD-02">

It is worth points.

</Rule>
`;

const keysOf = (mdx: string): string[] => blocksOf('gold', mdx).map(({ key }) => key);

test('a page is taken apart into what has an id, and the text after it', () => {
  expect(blocksOf('gold', ENGLISH).map(({ kind, key }) => [kind, key])).toEqual([
    ['chapter', 'gold#what'],
    ['rule', 'GOLD-01'],
    ['text', 'gold+GOLD-01'],
    ['component', 'gold<Example goldmines/castle-1'],
    ['rule', 'GOLD-02'],
  ]);
});

test('a block knows where it begins in the file', () => {
  for (const { at, source } of blocksOf('gold', ENGLISH)) {
    expect(ENGLISH.slice(at, at + source.length)).toBe(source);
  }
});

test('a complete translation is merged into itself', () => {
  const dutch = ENGLISH.replace('What it is', 'Wat het is').replace('Some more words', 'Nog wat');
  const merged = mergePage('gold', ENGLISH, dutch);
  expect(merged.startsWith('---\ntitle: Gold\n---\n')).toBe(true);
  expect(merged).toContain('<Text unit="gold+GOLD-01">\n\nNog wat.\n\n| A   | B |\n| --- | - |\n\n</Text>');
  expect(merged.replace(/<\/?Text.*>\n\n/g, '').replace(/\n+/g, '\n')).toBe(dutch.replace(/\n+/g, '\n'));
});

test.each([
  ['missing', ENGLISH.replace(/<Rule id="GOLD-02">[\s\S]*?<\/Rule>/, '')],
  ['empty', ENGLISH.replace('It is worth points.', '')],
  ['a closed element', ENGLISH.replace(/<Rule id="GOLD-02">[\s\S]*?<\/Rule>/, '<Rule id="GOLD-02" />')],
])('a rule that is %s is the English one, in its place', (_, own) => {
  const merged = mergePage('gold', ENGLISH, own);
  expect(keysOf(own.replace(/<Rule id="GOLD-02"[\s\S]*/, ''))).toEqual(keysOf(ENGLISH).slice(0, -1));
  expect(merged).toContain('It is worth points.');
  expect(merged.match(/<Rule id="GOLD-02"/g)).toHaveLength(1);
});

test('what is missing in the middle or at the beginning comes where it is in English', () => {
  const own = `<Rule id="GOLD-02">\n\nPunkty.\n\n</Rule>\n`;
  expect(
    blocksOf('gold', mergePage('gold', ENGLISH, own))
      .map(({ text, source }) => text || source)
      .map((text) => text.split('\n')[0]),
  ).toEqual([
    'What it is',
    'Gold lies on tiles (<R id="GOLD-02" />).',
    '<Text unit="gold+GOLD-01">',
    '<Example id="goldmines/castle-1" />',
    'Punkty.',
  ]);
});

test('a term is not explained in an English text on a page of another language', () => {
  const english = ENGLISH.replace('worth points', 'worth <T id="points">points</T>');
  expect(mergePage('gold', english, english)).toContain('<T id="points">points</T>');
  expect(mergePage('gold', english, '')).toContain('It is worth points.');
});

test('what English does not have stays', () => {
  expect(mergePage('gold', ENGLISH, `${ENGLISH}\nTen slotte.\n`)).toContain('Ten slotte.');
});
