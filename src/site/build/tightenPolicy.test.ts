import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { tightened } from './tightenPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, body: string) =>
  `<meta http-equiv="content-security-policy" content="${policy}"><body>${body}</body>`;

it('keeps the hashes of what is on the page and drops the others', () => {
  const body = '<script>a()</script><script type="module">b()</script><style>c{}</style>';
  const all = ['a()', 'b()', 'gone()'].map(hash).join(' ');
  const html = page(`script-src 'self' ${all}; style-src 'self' ${hash('c{}')} ${hash('d{}')};`, body);
  expect(tightened(html)).toBe(
    page(`script-src 'self' ${hash('a()')} ${hash('b()')}; style-src 'self' ${hash('c{}')};`, body),
  );
});

it('does not take the file of a script for an inline one', () => {
  expect(tightened(page(`script-src ${hash('')} 'self'`, '<script src="/x.js"></script>'))).toBe(
    page("script-src 'self'", '<script src="/x.js"></script>'),
  );
});
