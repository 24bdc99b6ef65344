import { expect, test } from 'vitest';
import { outline } from './outline.ts';

test('reads chapters, rules and examples in their order', () => {
  const mdx = `
<Chapter id="turn">Your turn</Chapter>

<Rule id="BASE-11">

Draw a <T id="tile">tile</T> (<R id="BASE-12" />, <Ex id="base/road" />).

</Rule>

<Example id="base/unplaceable" />

<Rule id="BASE-12">

Place it.

</Rule>

<Chapter id="end">The end</Chapter>
`;
  expect(outline(mdx)).toEqual({
    chapters: [
      { id: 'turn', title: 'Your turn' },
      { id: 'end', title: 'The end' },
    ],
    rules: ['BASE-11', 'BASE-12'],
    examples: ['base/unplaceable'],
    galleries: [],
    hasTerms: true,
  });
});
