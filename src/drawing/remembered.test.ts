import { expect, it } from 'vitest';
import { remembering } from './remembered.ts';

it('works out once what belongs to a key, and keeps no more than it may', () => {
  const worked: string[] = [];
  const squareOf = remembering<number>(2);
  const ask = (key: string) =>
    squareOf(key, () => {
      worked.push(key);
      return Number(key) ** 2;
    });
  expect(['2', '3', '2', '3'].map(ask)).toEqual([4, 9, 4, 9]);
  expect(worked).toEqual(['2', '3']);
  expect(['4', '2'].map(ask)).toEqual([16, 4]);
  expect(worked).toEqual(['2', '3', '4', '2']);
});
