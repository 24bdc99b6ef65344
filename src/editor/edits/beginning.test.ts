import { describe, expect, it } from 'vitest';
import { frameAt, judgedOf } from '../judged.ts';
import { beginWith } from './beginning.ts';
import { frozen } from './testdata.ts';
import { done, ELSEWHERE, EMPTY, LAY, outline, record } from './testplay.ts';

describe('another player who begins', () => {
  const line = record(EMPTY, LAY).document;
  const theirs = done(beginWith(frozen(line), 'blue'));

  it('does so in a way of their own, beside what there is', () => {
    expect(outline(theirs.document)).toBe('(a: 1 | b: 2)');
    const frame = frameAt(judgedOf(theirs.document), '2');
    expect(frame?.decision).toMatchObject({ kind: 'place-tile', player: 'blue' });
  });

  it('plays on there', () => {
    const laid = record(theirs, ELSEWHERE);
    expect(outline(laid.document)).toBe('(a: 1 | b: 2 3)');
    expect(frameAt(judgedOf(laid.document), '3')?.decision?.player).toBe('blue');
    expect(done(beginWith(laid.document, 'blue'))).toEqual({ document: laid.document, at: '2' });
  });

  it('can be the only one', () => {
    const only = done(beginWith(frozen(EMPTY.document), 'blue'));
    expect(only.document.branches).toEqual([{ id: 'a', active: 'blue', steps: [{ id: '1', do: [] }] }]);
    const both = record({ document: only.document, at: 'start' }, LAY);
    expect(outline(both.document)).toBe('(a: 1 | b: 2)');
    expect(frameAt(judgedOf(both.document), '2')?.decision?.player).toBe('red');
  });
});
