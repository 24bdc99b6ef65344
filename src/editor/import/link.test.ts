import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { encode } from '../../notation/index.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import { linkIn } from './link.ts';
import { CASTLE } from './testdata/documents.ts';

const TEXT = encode(CASTLE);
const OTHER = encode(FIRST_EXAMPLE);

/** In lines of so many letters, as mail programs break them. */
const broken = (text: string, width: number, end = '\n'): string =>
  text.match(new RegExp(`.{1,${width}}`, 'gs'))?.join(end) ?? '';

describe('a link is found', () => {
  test.each<[string, string]>([
    ['alone', TEXT],
    ['as a fragment', `#${TEXT}`],
    ['as an address', `https://cartulary.example/#${TEXT}`],
    ['as an address of the editor', `https://cartulary.example/nl/editor/#${TEXT}`],
    ['in other words', `Look at this:\nhttps://cartulary.example/#${TEXT} – who gets the gold?`],
    ['in brackets', `(https://cartulary.example/#${TEXT})`],
    ['in Markdown', `[my game](https://cartulary.example/#${TEXT}) and more`],
    ['in BBCode', `[url=https://cartulary.example/#${TEXT}]my game[/url]`],
    ['in HTML', `<iframe src="https://cartulary.example/embed/#${TEXT}" width="600"></iframe>`],
    ['in a query that passes it on', `https://mail.example/url?q=https%3A%2F%2Fx.example%2F%23${TEXT}&sa=D`],
    ['with tildes escaped', `https://cartulary.example/#${TEXT.replaceAll('~', '%7E')}`],
    ['with signs escaped', `https://cartulary.example/%23${TEXT.replaceAll('_', '%5F')}`],
    ['over several lines', broken(`https://cartulary.example/#${TEXT}`, 60)],
    ['over quoted lines with words behind', `> ${broken(TEXT, 50, '\r\n')}\r\nSee you tomorrow`],
    ['with spaces in it', broken(TEXT, 10, ' ')],
    ['with signs that nobody sees', broken(TEXT, 7, '\u200b')],
    ['before another', `${TEXT}\n${OTHER}`],
    ['with a full stop', `Here: https://cartulary.example/#${TEXT}.`],
  ])('%s', (_, text) => {
    expect(linkIn(text)).toEqual({ text: TEXT });
  });

  it('with the step it begins at and its language', () => {
    expect(linkIn(`https://x.example/#${TEXT}&step=turn-2&lang=pl and so on`)).toEqual({
      text: TEXT,
      step: 'turn-2',
      lang: 'pl',
    });
    expect(linkIn(`https://x.example/#${TEXT}&amp;step=turn-2`)).toEqual({ text: TEXT, step: 'turn-2' });
  });

  test.each([
    ['https://x.example/en/editor/#at=goldmines/castle-1b', { id: 'goldmines/castle-1b' }],
    ['at=goldmines/castle-1b/take', { id: 'goldmines/castle-1b', step: 'take' }],
    ['see #at=base/first, please', { id: 'base/first' }],
    ['https://x.example/#at%3Dbase%2Ffirst', { id: 'base/first' }],
    ['#at=../../secret', { id: '' }],
  ])('to an example: %s', (text, address) => {
    expect(linkIn(text)).toEqual(address);
  });

  test.each(['', 'nothing here', 'https://example.org/#top', 'direct1_', 'contract12_x', 'what=at', 'ct_', 'ct0_'])(
    'but not in “%s”',
    (text) => {
      expect(linkIn(text)).toBeUndefined();
    },
  );
});

describe('a damaged link is found as far as it goes', () => {
  test.each<[string, string, string]>([
    ['cut', TEXT.slice(0, -9), TEXT.slice(0, -9)],
    ['cut, with words behind', `${TEXT.slice(0, -9)} is what I meant`, TEXT.slice(0, -9)],
    ['cut, over lines', broken(TEXT.slice(0, -9), 40), TEXT.slice(0, -9)],
    ['of a newer version', 'https://x.example/#ct9_abc', 'ct9_abc'],
  ])('%s', (_, text, found) => {
    expect(linkIn(text)).toEqual({ text: found });
  });
});

it('is found in time, whatever is around it', () => {
  const ends = '_z00000'.repeat(50_000);
  const start = performance.now();
  linkIn(`ct1_${ends}`);
  linkIn(`${'ct1_ '.repeat(100_000)}`);
  linkIn(`${'at='.repeat(200_000)}`);
  expect(performance.now() - start).toBeLessThan(2000);
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(20), (noise, at) => {
      linkIn(noise);
      linkIn(`${noise.slice(0, at)}${TEXT}${noise.slice(at)}`);
    }),
  );
});
