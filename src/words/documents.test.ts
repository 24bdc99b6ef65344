import { expect, it } from 'vitest';
import { LOCALES as DOCUMENT_LOCALES } from '../scenario/document.ts';
import { DOCUMENT_PROBLEMS } from '../scenario/problems.ts';
import { DOCUMENT_FLAWS } from './documents.ts';
import { LOCALES } from './locale.ts';

it('has a sentence for every problem of a scenario document', () => {
  expect([...DOCUMENT_FLAWS].sort()).toEqual([...DOCUMENT_PROBLEMS].sort());
});

it('speaks the languages of scenario documents', () => {
  expect(LOCALES).toEqual(DOCUMENT_LOCALES);
});
