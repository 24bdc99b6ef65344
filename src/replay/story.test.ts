import { describe, expect, it, test } from 'vitest';
import type { ScenarioDocument } from '../scenario/document.ts';
import type { Frame } from '../scenario/timeline.ts';
import { prepare } from './example.ts';
import { phasesOf, turnOf } from './phases.ts';
import { marksOf } from './story.ts';

const files = import.meta.glob<ScenarioDocument>('../../scenarios/**/*.json', { eager: true, import: 'default' });
const frames = new Map<string, Frame>(
  Object.values(files).flatMap((document) =>
    prepare(document).frames.map((frame) => [`${document.id} ${frame.id}`, frame] as const),
  ),
);
const frame = (name: string) => {
  const found = frames.get(name);
  if (!found) throw new Error(`no step ${name}`);
  return found;
};

/** Rings and ghosts are one kind: what changed. */
const kindsOf = (name: string) => {
  const kinds = Object.keys(marksOf(frame(name))).map((kind) => (kind === 'ghosts' ? 'rings' : kind));
  return [...new Set(kinds)];
};

describe('marks', () => {
  test.each([...frames.keys()])('%s has three kinds at most', (name) => {
    expect(kindsOf(name).length).toBeLessThanOrEqual(3);
  });
  test.each([
    ['goldmines/castle-1 1a-place', ['claims', 'placed', 'vicinity']],
    ['goldmines/tie place', ['claims', 'placed', 'counted']],
    ['base/city place', ['placed', 'rings', 'counted']],
    ['castles/chain score', ['vicinity', 'rings', 'counted']],
    ['castles/build-or-score castle', ['vicinity', 'rings']],
    // The turn is over, and still its tile is framed.
    ['goldmines/castle-1 1a-take-2', ['claims', 'placed']],
  ])('%s: %j', (name, kinds) => {
    expect(kindsOf(name)).toEqual(kinds);
  });
});

describe('the turn of a step', () => {
  it('is that in which it happened, not the one that follows', () => {
    expect(frame('goldmines/castle-1 1b-1-take-2').state.active).toBe('green');
    expect(turnOf(frame('goldmines/castle-1 1b-1-take-2'))).toBe('blue');
    expect(turnOf(frame('base/unplaceable place'))).toBe('red');
    expect(turnOf(frame('base/unplaceable instead'))).toBe('blue');
  });
  it('is nobody’s where the ways part with different players', () => {
    expect(turnOf(frame('goldmines/castle-1 start'))).toBeUndefined();
    expect(turnOf(frame('goldmines/castle-1 1a-place'))).toBe('red');
    expect(turnOf(frame('goldmines/castle-1 1b-place'))).toBe('blue');
    expect(turnOf(frame('goldmines/castle-3 start'))).toBe('red');
  });
});

test.each([
  ['goldmines/castle-1 start', []],
  ['goldmines/castle-1 1a-place', ['tile', 'points']],
  ['goldmines/castle-5 5-1', ['tile', 'layGold']],
  ['castles/build-or-score points', ['castle', 'points']],
  ['goldmines/castle-1 1a-take-1', ['takeGold']],
  ['base/field end', ['tile', 'final']],
])('the phases of %s are %j', (name, phases) => {
  expect(phasesOf(frame(name).events)).toEqual(phases);
});
