import { describe, expect, it } from 'vitest';
import { prepare } from '../../replay/example.ts';
import { marksOf } from '../../replay/story.ts';
import { exampleOf } from '../examples.ts';
import { opening, tellingFrame } from './exampleCard.ts';
import { HEIGHT, WIDTH } from './ground.ts';

describe('the part of the table that is seen', () => {
  it.each([
    { x: 0, y: 0, w: 1, h: 1 },
    { x: -2, y: 3, w: 9, h: 1 },
    { x: 5, y: -4, w: 2, h: 7 },
  ])('has the squares that matter in its middle, and all of them: %o', (needed) => {
    const { seen, whole } = opening(needed);
    expect(seen.x + seen.w / 2).toBeCloseTo(needed.x + needed.w / 2);
    expect(seen.y + seen.h / 2).toBeCloseTo(needed.y + needed.h / 2);
    expect(seen.x).toBeLessThan(needed.x);
    expect(seen.y).toBeLessThan(needed.y);
    expect(seen.w / seen.h).toBeGreaterThan(WIDTH / HEIGHT);
    expect(Object.values(whole).every(Number.isInteger)).toBe(true);
    expect(whole.x).toBeLessThanOrEqual(seen.x);
    expect(whole.x + whole.w).toBeGreaterThanOrEqual(seen.x + seen.w);
    expect(whole.y + whole.h).toBeGreaterThanOrEqual(seen.y + seen.h);
  });
});

describe('the step that is shown', () => {
  const [start] = prepare(exampleOf('goldmines/castle-1')).frames;
  if (!start) throw new Error('no step');

  it('is the one with the most to show, without going into another branch', () => {
    const telling = tellingFrame(start);
    expect(telling.id).toBe('1a-place');
    expect(Object.keys(marksOf(telling))).toContain('claims');
  });

  it('is the earlier of two that show as much', () => {
    const before = { ...start, id: 'before', next: [start] };
    expect(tellingFrame(before).id).toBe('1a-place');
    expect(tellingFrame({ ...before, next: [{ ...start, next: [] }] }).id).toBe('before');
  });
});
