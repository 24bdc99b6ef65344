/** What every sentence and every label must be like, in any language. */
import { expect } from 'vitest';

const MAX_SENTENCE = 145;
const MAX_LABEL = 60;
const BAD = /undefined|NaN|null|\[object|function|=>|\$\{|[<>]| {2}|^\s|\s$|\s[.,;:!?]|[şţŞŢ]|[.:;]{2}/;

export function expectSentence(text: string): void {
  expect(text).not.toMatch(BAD);
  expect(text).toMatch(/^[\p{Lu}“„].*[\p{L}\p{N})”°][.?]$/u);
  expect(text.length, text).toBeLessThanOrEqual(MAX_SENTENCE);
}

export function expectLabel(text: string): void {
  expect(text).not.toMatch(BAD);
  expect(text).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N})°]$/u);
  expect(text.length, text).toBeLessThanOrEqual(MAX_LABEL);
}
