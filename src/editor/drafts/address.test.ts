import { describe, expect, it } from 'vitest';
import { draftFragment, meantBy } from './address.ts';
import { isDraftId, newDraftId } from './ids.ts';

describe('the fragment of an address', () => {
  it.each([
    ['', { kind: 'last' }],
    ['draft=0abc1', { kind: 'draft', id: '0abc1' }],
    ['draft=', { kind: 'nothing', why: 'no-draft' }],
    ['draft=../x', { kind: 'nothing', why: 'no-draft' }],
    [`draft=${'a'.repeat(21)}`, { kind: 'nothing', why: 'no-draft' }],
    ['at=goldmines/castle-1', { kind: 'shared', fragment: 'at=goldmines/castle-1' }],
    ['at=goldmines/castle-1/take', { kind: 'shared', fragment: 'at=goldmines/castle-1/take' }],
    ['at=../../secret', { kind: 'shared', fragment: 'at=../../secret' }],
    ['ct1_b', { kind: 'shared', fragment: 'ct1_b' }],
    ['main', undefined],
    ['BASE-12', undefined],
  ])('%s', (fragment, meant) => {
    expect(meantBy(fragment)).toEqual(meant);
  });
});

it('an id can stand in an address, and is not given twice', () => {
  const ids = Array.from({ length: 1000 }, newDraftId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) {
    expect(isDraftId(id)).toBe(true);
    expect(meantBy(draftFragment(id))).toEqual({ kind: 'draft', id });
  }
});
