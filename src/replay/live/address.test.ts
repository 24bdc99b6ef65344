import { expect, it, test } from 'vitest';
import { frozen } from '../../notation/testdata/frozen.ts';
import { type Address, atStep, readAddress, writeAddress } from './address.ts';

const ADDRESSES: readonly (readonly [fragment: string, address: Address])[] = [
  ['at=goldmines/castle-1b', { id: 'goldmines/castle-1b' }],
  ['at=goldmines/castle-1b/take', { id: 'goldmines/castle-1b', step: 'take' }],
  ['at=goldmines/castle-1b/take&lang=pl', { id: 'goldmines/castle-1b', step: 'take', lang: 'pl' }],
  ['ct1_b_rB', { text: 'ct1_b_rB' }],
  ['ct1_b_rB&step=close', { text: 'ct1_b_rB', step: 'close' }],
  ['ct1_b_rB&step=close&lang=ro', { text: 'ct1_b_rB', step: 'close', lang: 'ro' }],
  ['ct9_zz', { text: 'ct9_zz' }],
];

test.each(ADDRESSES)('%s is read, and written again as it was', (fragment, address) => {
  expect(readAddress(fragment)).toEqual(address);
  expect(writeAddress(address)).toBe(fragment);
});

test.each(['', 'GOLD-28', 'main', 'draft=3', 'GOLD-EX-1.take', 'att', 'id=at=a/b', 'ct_x', '%'])(
  '%j leads to no scenario',
  (fragment) => {
    expect(readAddress(fragment)).toBeUndefined();
  },
);

test.each(['at=', 'at=castle', 'at=../x', 'at=a/b/c/d', 'at=https://x.example/a', 'at=a/%2e%2e', 'at=A/B', 'at=a/b?c'])(
  '%s names no example that there could be',
  (fragment) => {
    expect(readAddress(fragment)).toEqual({ id: '' });
  },
);

it('understands what programs do to an address', () => {
  expect(readAddress('at=goldmines%2Fcastle-1%2Ftake&amp;lang=nl')).toEqual({
    id: 'goldmines/castle-1',
    step: 'take',
    lang: 'nl',
  });
  expect(readAddress('at%3Dgoldmines/castle-1')).toEqual({ id: 'goldmines/castle-1' });
  expect(readAddress('ct1_b_rB%26step=close')).toEqual({ text: 'ct1_b_rB', step: 'close' });
  expect(readAddress('ct1_b_zabcde).')).toEqual({ text: 'ct1_b_zabcde' });
});

it('knows an address that asks for a draft, and never writes one', () => {
  const address = { id: 'goldmines/castle-1b', step: 'take', goOn: true } as const;
  expect(readAddress('at=goldmines/castle-1b/take&continue')).toEqual(address);
  expect(writeAddress(address)).toBe('at=goldmines/castle-1b/take');
});

it('names the step of an address, but for the first', () => {
  expect(atStep({ id: 'a/b', step: 'take', lang: 'pl' }, 'close')).toEqual({ id: 'a/b', step: 'close', lang: 'pl' });
  expect(atStep({ text: 'ct1_x', step: 'take' }, 'start')).toEqual({ text: 'ct1_x' });
});

it('takes no step and no language that there cannot be', () => {
  expect(readAddress('ct1_x&step=<img>&lang=xx&more')).toEqual({ text: 'ct1_x' });
});

test.each(frozen(1).map(({ name, text }) => [name, text]))('the text of %s is no address by chance', (_, text) => {
  expect(readAddress(text)).toEqual({ text });
});
