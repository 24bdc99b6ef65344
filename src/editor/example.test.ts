import '../engine/all.ts';
import { expect, it } from 'vitest';
import { LOCALES } from '../scenario/document.ts';
import { readDocument } from '../scenario/read.ts';
import { FIRST_EXAMPLE } from './example.ts';
import { judgedOf } from './judged.ts';

it('can be read and played to its ends, and comes out as expected', () => {
  expect(readDocument(FIRST_EXAMPLE)).toEqual({ document: FIRST_EXAMPLE });
  const { problems, frames } = judgedOf(FIRST_EXAMPLE);
  expect(problems).toEqual([]);
  expect(frames.filter(({ refused, differences }) => refused || differences.length)).toEqual([]);
  expect(frames.filter(({ next }) => next.length > 1)).toHaveLength(1);
});

it('can be played on from every end', () => {
  const ends = judgedOf(FIRST_EXAMPLE).frames.filter(({ next }) => next.length === 0);
  expect(ends.map(({ decision }) => decision?.kind)).toEqual(['place-tile', 'place-tile']);
});

it('says everything in all languages', () => {
  const texts = [FIRST_EXAMPLE.title, ...Object.values(FIRST_EXAMPLE.captions ?? {})];
  expect(texts).toHaveLength(7);
  for (const text of texts) expect(Object.keys(text).sort()).toEqual([...LOCALES].sort());
});
