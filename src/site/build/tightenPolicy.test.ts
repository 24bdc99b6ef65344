import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { tightened } from './tightenPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const meta = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`;
const CHARSET = '<meta charset="utf-8">';

/** A page as it is built, with the policy at the end of its head, and as it is to be. */
const before = (policy: string, head: string, body = '') =>
  `<head>${CHARSET}${head}${meta(policy)}</head><body>${body}</body>`;
const after = (policy: string, head: string, body = '') =>
  `<head>${CHARSET}${meta(policy)}${head}</head><body>${body}</body>`;

it('keeps the hashes of what is on the page and drops the others', () => {
  const body = '<script>a()</script><script type="module">b()</script><style>c{}</style>';
  const all = ['a()', 'b()', 'gone()'].map(hash).join(' ');
  expect(tightened(before(`script-src 'self' ${all}; style-src 'self' ${hash('c{}')} ${hash('d{}')};`, '', body))).toBe(
    after(`script-src 'self' ${hash('a()')} ${hash('b()')}; style-src 'self' ${hash('c{}')};`, '', body),
  );
});

it('does not take the file of a script for an inline one', () => {
  const body = '<script src="/x.js"></script>';
  expect(tightened(before(`script-src ${hash('')} 'self'`, '', body))).toBe(after("script-src 'self'", '', body));
});

it('puts the policy before the scripts of the head', () => {
  const policy = `script-src ${hash('a($&)')}`;
  expect(tightened(before(policy, '<script>a($&)</script>'))).toBe(after(policy, '<script>a($&)</script>'));
});

it.each(['<head></head>', `<head>${meta("default-src 'none'")}</head>`])(
  'refuses a page that it cannot protect: %s',
  (html) => {
    expect(() => tightened(html)).toThrow();
  },
);
