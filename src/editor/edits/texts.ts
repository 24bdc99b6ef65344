/** The title and the captions of a document, per language. */
import type { Locale, ScenarioDocument, StepId, Text } from '../../scenario/document.ts';
import { LIMITS } from '../../scenario/limits.ts';

/** How many letters a text has at most. */
export const MOST_LETTERS = LIMITS.words;

/** A text as it is kept: without white space around it, and not longer than can be kept. */
export const tidyText = (text: string): string => text.trim().slice(0, MOST_LETTERS).trim();

/** Another text in one language; none where there is nothing in it. */
function withText(text: Text, locale: Locale, words: string): Text {
  const { [locale]: _, ...others } = text;
  const tidy = tidyText(words);
  return tidy ? { ...text, [locale]: tidy } : others;
}

export const setTitle = (document: ScenarioDocument, locale: Locale, words: string): ScenarioDocument => ({
  ...document,
  title: withText(document.title, locale, words),
});

/** The caption of a step, of the start, or the label of a branch. */
export function setCaption(document: ScenarioDocument, id: StepId, locale: Locale, words: string): ScenarioDocument {
  const { captions = {}, ...rest } = document;
  const { [id]: before = {}, ...others } = captions;
  const text = withText(before, locale, words);
  if (Object.keys(text).length) return { ...document, captions: { ...captions, [id]: text } };
  return Object.keys(others).length ? { ...document, captions: others } : rest;
}
