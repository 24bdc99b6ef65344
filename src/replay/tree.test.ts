import { describe, expect, it, test } from 'vitest';
import {
  backFrom,
  firstStep,
  fragmentOf,
  fragmentWithin,
  hasTurns,
  isEnd,
  isFork,
  lastFrom,
  makeTree,
  placeOf,
  siblingsOf,
  stepInFragment,
  turnBackFrom,
  turnNextFrom,
} from './tree.ts';

const tree = makeTree([
  { id: 'start', next: ['p', 'q'], branches: [], turn: 1 },
  { id: 'p', parent: 'start', next: [], branches: ['1a'], turn: 1 },
  { id: 'q', parent: 'start', next: ['x', 'y'], branches: ['1b'], turn: 1 },
  { id: 'x', parent: 'q', next: ['x2'], branches: ['1b', '1b-1'], turn: 1 },
  { id: 'x2', parent: 'x', next: [], branches: ['1b', '1b-1'], turn: 1 },
  { id: 'y', parent: 'q', next: [], branches: ['1b', '1b-2'], turn: 1 },
]);

describe('walking', () => {
  it('knows ends, forks and ways back', () => {
    expect(firstStep(tree)).toBe('start');
    expect(isFork(tree, 'q')).toBe(true);
    expect(isEnd(tree, 'y')).toBe(true);
    expect(backFrom(tree, 'x')).toBe('q');
    expect(backFrom(tree, 'start')).toBeUndefined();
    expect(lastFrom(tree, 'x')).toBe('x2');
    expect(siblingsOf(tree, 'y')).toEqual(['x', 'y']);
    expect(siblingsOf(tree, 'x2')).toEqual([]);
  });
  it('goes on without a choice to the next fork, or to the end', () => {
    const fork = makeTree([
      { id: 'a', next: ['b'], branches: [], turn: 1 },
      { id: 'b', parent: 'a', next: ['c'], branches: [], turn: 1 },
      { id: 'c', parent: 'b', next: ['d', 'e'], branches: [], turn: 1 },
      { id: 'd', parent: 'c', next: ['d2'], branches: ['d'], turn: 1 },
      { id: 'd2', parent: 'd', next: [], branches: ['d'], turn: 1 },
      { id: 'e', parent: 'c', next: [], branches: ['e'], turn: 1 },
    ]);
    expect([...fork.keys()].map((id) => lastFrom(fork, id))).toEqual(['c', 'c', 'c', 'd2', 'd2', 'e']);
  });
  it('counts on the line through a step', () => {
    expect(placeOf(tree, 'q')).toEqual({ step: 2, steps: 4 });
    expect(placeOf(tree, 'y')).toEqual({ step: 3, steps: 3 });
  });
});

describe('turns', () => {
  /** Turn 1: start, a, b. Turn 2: c, then a fork. Turn 3: d on one way, e on the other. */
  const turns = makeTree([
    { id: 'start', next: ['a'], branches: [], turn: 1 },
    { id: 'a', parent: 'start', next: ['b'], branches: [], turn: 1 },
    { id: 'b', parent: 'a', next: ['c'], branches: [], turn: 1 },
    { id: 'c', parent: 'b', next: ['d', 'e'], branches: [], turn: 2 },
    { id: 'd', parent: 'c', next: ['d2'], branches: ['x'], turn: 3 },
    { id: 'd2', parent: 'd', next: [], branches: ['x'], turn: 3 },
    { id: 'e', parent: 'c', next: [], branches: ['y'], turn: 3 },
  ]);
  test.each([
    ['start', 'start', 'c'],
    ['b', 'start', 'c'],
    ['c', 'start', 'd'],
    ['d', 'c', 'd2'],
    ['d2', 'd', 'd2'],
    ['e', 'c', 'e'],
  ])('from %s back to %s, on to %s', (id, back, next) => {
    expect(turnBackFrom(turns, id)).toBe(back);
    expect(turnNextFrom(turns, id)).toBe(next);
  });
  it('stops at a fork before the turn is over', () => {
    const forked = makeTree([
      { id: 'start', next: ['a'], branches: [], turn: 1 },
      { id: 'a', parent: 'start', next: ['b', 'c'], branches: [], turn: 1 },
      { id: 'b', parent: 'a', next: [], branches: ['b'], turn: 2 },
      { id: 'c', parent: 'a', next: [], branches: ['c'], turn: 2 },
    ]);
    expect(turnNextFrom(forked, 'start')).toBe('a');
    expect(hasTurns(forked)).toBe(true);
    expect(hasTurns(tree)).toBe(false);
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
  test.each([
    ['cases.road-tie.1b.q', 'q'],
    ['cases.road-tie.1b.q.fork', 'q'],
    ['cases.road-tie.1b.1b-2.gone', 'y'],
    ['cases.road-tie', 'start'],
    ['cases.road-tie-2.1b.q', undefined],
    ['cases', undefined],
    ['cases.q', undefined],
  ])('in a figure whose id has a dot %s leads to %s', (fragment, id) => {
    expect(stepInFragment(tree, 'cases.road-tie', fragment)).toBe(id);
  });
  test.each([
    ['start', ''],
    ['x', '1b.1b-1.x'],
  ])('at the address of the example, %s is “%s”', (id, fragment) => {
    expect(fragmentWithin(tree, id)).toBe(fragment);
  });
  test.each([...tree.keys()])('of such a figure %s is found by its own', (id) => {
    expect(stepInFragment(tree, 'cases.road-tie', fragmentOf(tree, 'cases.road-tie', id))).toBe(id);
  });
});
