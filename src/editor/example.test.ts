import '../engine/all.ts';
import { describe, expect, it, test } from 'vitest';
import { LOCALES } from '../scenario/document.ts';
import { readDocument } from '../scenario/read.ts';
import { PLAYED_EXAMPLE } from './drafts/playedExample.ts';
import { FIRST_EXAMPLE } from './example.ts';
import { judgedOf } from './judged.ts';

describe.each([
  ['the example of an empty editor', FIRST_EXAMPLE],
  ['the example that is played', PLAYED_EXAMPLE],
])('%s', (_, example) => {
  it('can be read, and nothing is wrong with it', () => {
    expect(readDocument(example)).toEqual({ document: example });
    const { problems, frames } = judgedOf(example);
    expect(problems).toEqual([]);
    expect(frames.filter(({ refused, differences }) => refused || differences.length)).toEqual([]);
  });

  it('says everything in all languages', () => {
    for (const text of [example.title, ...Object.values(example.captions ?? {})]) {
      expect(Object.keys(text).sort()).toEqual([...LOCALES].sort());
    }
  });
});

test('an empty editor has nothing to judge: it begins before the first step', () => {
  expect(judgedOf(FIRST_EXAMPLE).frames).toHaveLength(1);
});

test('the example that is played shows a fork, and can be played on from every end', () => {
  const { frames } = judgedOf(PLAYED_EXAMPLE);
  expect(frames.filter(({ next }) => next.length > 1)).toHaveLength(1);
  const ends = frames.filter(({ next }) => next.length === 0);
  expect(ends.map(({ decision }) => decision?.kind)).toEqual(['place-tile', 'place-tile']);
});
