import { describe, expect, it, test } from 'vitest';
import {
  backFrom,
  firstStep,
  fragmentOf,
  isEnd,
  isFork,
  lastFrom,
  makeTree,
  placeOf,
  siblingsOf,
  stepInFragment,
} from './tree.ts';

const tree = makeTree([
  { id: 'start', next: ['p', 'q'], branches: [] },
  { id: 'p', parent: 'start', next: [], branches: ['1a'] },
  { id: 'q', parent: 'start', next: ['x', 'y'], branches: ['1b'] },
  { id: 'x', parent: 'q', next: ['x2'], branches: ['1b', '1b-1'] },
  { id: 'x2', parent: 'x', next: [], branches: ['1b', '1b-1'] },
  { id: 'y', parent: 'q', next: [], branches: ['1b', '1b-2'] },
]);

describe('walking', () => {
  it('knows ends, forks and ways back', () => {
    expect(firstStep(tree)).toBe('start');
    expect(isFork(tree, 'q')).toBe(true);
    expect(isEnd(tree, 'y')).toBe(true);
    expect(backFrom(tree, 'x')).toBe('q');
    expect(backFrom(tree, 'start')).toBeUndefined();
    expect(lastFrom(tree, 'q')).toBe('x2');
    expect(siblingsOf(tree, 'y')).toEqual(['x', 'y']);
    expect(siblingsOf(tree, 'x2')).toEqual([]);
  });
  it('counts on the line through a step', () => {
    expect(placeOf(tree, 'q')).toEqual({ step: 2, steps: 4 });
    expect(placeOf(tree, 'y')).toEqual({ step: 3, steps: 3 });
  });
});

describe('fragments', () => {
  test.each([...tree.keys()])('%s is found by its own', (id) => {
    expect(stepInFragment(tree, 'GOLD-EX-1', fragmentOf(tree, 'GOLD-EX-1', id))).toBe(id);
  });
  test.each([
    ['GOLD-EX-1.1b.1b-1.x', 'x'],
    ['GOLD-EX-1.1b.q.fork', 'q'],
    ['GOLD-EX-1.1b.1b-2.gone', 'y'],
    ['GOLD-EX-1.1b.gone.gone', 'q'],
    ['GOLD-EX-1.gone.gone', 'start'],
    ['GOLD-EX-1', 'start'],
    ['GOLD-EX-2.x', undefined],
    ['', undefined],
  ])('%s leads to %s', (fragment, id) => {
    expect(stepInFragment(tree, 'GOLD-EX-1', fragment)).toBe(id);
  });
});
