import { createHash } from 'node:crypto';
import { expect, it, test } from 'vitest';
import { examplePage, type NamedExample, shownOn } from './exampleAddresses.ts';

const EXAMPLE: NamedExample = {
  id: 'goldmines/castle-1',
  examples: ['GOLD-EX-1A'],
  title: { en: 'One board', nl: 'Eén bord & “drie” volgordes' },
  captions: { start: { en: 'Red has a castle.', nl: 'Rood heeft "een" <burcht>.' } },
};
const page = examplePage('nl', EXAMPLE, 'goldmines/castles', 'https://rules.example', '/wiki');

test('the address of an example leads to its heading on its page, also without script', () => {
  const to = '/wiki/nl/goldmines/castles/#GOLD-EX-1A.h';
  expect(page).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>`);
  expect(page).toContain(`<a href="${to}">Eén bord &amp; “drie” volgordes</a>`);
});

test('a preview is that of the example, in its language, with the one picture of it', () => {
  expect(page).toContain('<meta property="og:title" content="Eén bord &amp; “drie” volgordes">');
  expect(page).toContain('<meta property="og:description" content="Rood heeft &quot;een&quot; &lt;burcht&gt;.">');
  expect(page).toContain('<meta property="og:url" content="https://rules.example/wiki/nl/GOLD-EX-1A/">');
  expect(page).toContain('<meta property="og:image" content="https://rules.example/wiki/cards/GOLD-EX-1A.png">');
});

test('no other script can run, and search engines list the page of the example only', () => {
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(page) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(page).toContain(`content="default-src 'none';script-src 'sha256-${hash}'"`);
  expect(page).toContain('noindex');
});

it('has English texts where a language has none', () => {
  const polish = examplePage('pl', EXAMPLE, 'goldmines/castles', 'https://rules.example');
  expect(polish).toContain('<title>One board – Cartulary</title>');
  expect(polish).toContain('<meta name="description" content="Red has a castle.">');
});

test('an example that several pages show leads to the first of them', () => {
  const texts: Readonly<Record<string, string>> = {
    base: '<Example id="base/turn" />',
    'base/scoring': '<Example id="base/road" /><Example id="base/turn" />',
  };
  expect([...shownOn((page) => texts[page] ?? '')]).toEqual([
    ['base/turn', 'base'],
    ['base/road', 'base/scoring'],
  ]);
});
