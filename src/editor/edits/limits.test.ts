import { describe, expect, it } from 'vitest';
import type { ScenarioDocument, Step } from '../../scenario/document.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { joinSteps } from './grouping.ts';
import { recordChoice } from './steps.ts';
import { expectWritable } from './testdata.ts';
import { EMPTY, LAY, PASS } from './testplay.ts';

describe('what a document cannot hold', () => {
  const step = (id: string): Step => ({ id, do: [PASS] });
  const fullOf = (document: ScenarioDocument) => recordChoice(document, 'start', LAY);

  it('too many steps', () => {
    const steps = Array.from({ length: LIMITS.steps - 1 }, (_, i) => step(`s${i}`));
    expect(fullOf({ ...EMPTY.document, steps })).toEqual({ full: 'steps' });
  });

  it('too many ways at a fork', () => {
    const branches = Array.from({ length: 20 }, (_, i) => ({ id: `b${i}`, steps: [step(`s${i}`)] }));
    expect(fullOf({ ...EMPTY.document, branches })).toEqual({ full: 'ways' });
  });

  it('forks too deep in one another', () => {
    let steps = [step('end')];
    for (let i = 0; i < LIMITS.depth; i++) steps = [{ ...step(`s${i}`), branches: [{ id: `b${i}`, steps }] }];
    const deep = { ...EMPTY.document, steps };
    expectWritable(deep);
    expect(fullOf(deep)).toEqual({ full: 'depth' });
  });

  it('too many choices in a step', () => {
    const steps = [{ id: 'many', do: Array.from({ length: 50 }, () => PASS) }, step('more')];
    expect(joinSteps({ ...EMPTY.document, steps }, 'more')).toEqual({ full: 'choices' });
  });

  it('texts that are too long together', () => {
    const captions = { close: { pl: 'x'.repeat(1500) }, more: { pl: 'y'.repeat(1500) } };
    const steps = [step('close'), step('more')];
    expect(joinSteps({ ...EMPTY.document, steps, captions }, 'more')).toEqual({ full: 'letters' });
  });
});
