import { describe, expect, it } from 'vitest';
import type { Standing } from '../engine/index.ts';
import { standingReason, verdictOf } from './verdict.ts';

const red: Standing = { player: 'red', followers: 2, points: 10 };
const blue: Standing = { player: 'blue', followers: 1, points: 0 };
const green: Standing = { player: 'green', followers: 2, points: 10 };

describe('why players got what they got', () => {
  it('one has the majority', () => {
    expect(verdictOf({ standings: [red, blue], value: 10, rule: 'BASE-34' })).toEqual({
      kind: 'majority',
      owner: 'red',
      each: 10,
      others: ['blue'],
    });
  });
  it('several tie', () => {
    expect(verdictOf({ standings: [red, green, blue], value: 10, rule: 'BASE-34' })).toEqual({
      kind: 'tie',
      owners: ['red', 'green'],
      each: 10,
      others: ['blue'],
    });
  });
  it('nobody is there', () => {
    expect(verdictOf({ standings: [], value: 8, rule: 'BASE-26' }).kind).toBe('nobody');
  });
  it('a field without a city is worth nothing; one whose cities have all counted gives nothing more', () => {
    expect(verdictOf({ standings: [blue], value: 0, rule: 'BASE-40' }).kind).toBe('worthless');
    expect(verdictOf({ standings: [blue], value: 0, rule: 'BASE-43' }).kind).toBe('counted');
  });
  it('gives each standing its reason', () => {
    const all = [red, green, blue];
    expect(all.map((standing) => standingReason(standing, all))).toEqual(['tie', 'tie', 'minority']);
    expect(standingReason(blue, [blue])).toBe('majority');
  });
});
