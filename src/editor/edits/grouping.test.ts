import { describe, expect, it } from 'vitest';
import { frameAt, judgedOf } from '../judged.ts';
import { joinSteps, splitStep } from './grouping.ts';
import { frozen } from './testdata.ts';
import { done, EMPTY, KNIGHT, LAY, outline, record } from './testplay.ts';

describe('steps told together', () => {
  const line = record(record(EMPTY, LAY), KNIGHT).document;

  it('keep the id, the caption and the state of the last', () => {
    const told = { ...line, captions: { '1': { en: 'One.', nl: 'Een.' }, '2': { en: 'Two.' } } };
    const joined = done(joinSteps(frozen(told), '2'));
    expect(outline(joined.document)).toBe('2');
    expect(joined.document.captions).toEqual({ '2': { en: 'One. Two.', nl: 'Een.' } });
    expect(frameAt(judgedOf(joined.document), '2')?.state).toEqual(frameAt(judgedOf(line), '2')?.state);
  });

  it('are told apart again', () => {
    const joined = done(joinSteps(frozen(line), '2')).document;
    const split = done(splitStep(frozen(joined), '2'));
    expect(split.document.steps?.map((step) => step.do)).toEqual([[LAY], [KNIGHT]]);
    expect(split.document.steps?.[1]?.id).toBe('2');
  });

  it('are left alone where there is nothing to join or split', () => {
    expect(joinSteps(line, '1')).toEqual({ document: line, at: '1' });
    expect(splitStep(line, '1')).toEqual({ document: line, at: '1' });
  });
});
