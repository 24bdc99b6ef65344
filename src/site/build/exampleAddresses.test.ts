import { createHash } from 'node:crypto';
import { expect, it, test } from 'vitest';
import { examplePage, type NamedExample, shownOn } from './exampleAddresses.ts';

const EXAMPLE: NamedExample = {
  id: 'goldmines/castle-1',
  examples: ['GOLD-EX-1A'],
  title: { en: 'One board', nl: 'Eén bord & “drie” volgordes' },
  captions: { start: { en: 'Red has a castle.', nl: 'Rood heeft "een" <burcht>.' } },
};
const SHOWN = { example: EXAMPLE, page: 'goldmines/castles', site: 'https://rules.example' } as const;
const page = examplePage({ ...SHOWN, lang: 'nl', base: '/wiki' });

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
  const polish = examplePage({ ...SHOWN, lang: 'pl' });
  expect(polish).toContain('<title>One board – Cartulary</title>');
  expect(polish).toContain('<meta name="description" content="Red has a castle.">');
});

test('another way in the same figure leads to where it begins, without a script, with a picture of its own', () => {
  const example: NamedExample = {
    ...EXAMPLE,
    examples: ['GOLD-EX-1A', 'GOLD-EX-1B'],
    captions: { ...EXAMPLE.captions, '1b-place': { en: 'Blue completes the city.' } },
    branches: [
      { id: '1a', steps: [{ id: '1a-place', do: [] }] },
      { id: '1b', steps: [{ id: '1b-place', do: [] }] },
    ],
  };
  const other = examplePage({ ...SHOWN, lang: 'en', example, name: 'GOLD-EX-1B' });
  const to = '/en/goldmines/castles/#GOLD-EX-1A.1b.1b-place';
  expect(other).toContain(`<meta http-equiv="refresh" content="0;url=${to}"><a href="${to}">One board</a></html>`);
  expect(other).toContain(`content="default-src 'none'"`);
  expect(other).toContain('<meta property="og:description" content="Blue completes the city.">');
  expect(other).toContain('<meta property="og:url" content="https://rules.example/en/GOLD-EX-1B/">');
  expect(other).toContain('<meta property="og:image" content="https://rules.example/cards/GOLD-EX-1B.png">');
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
