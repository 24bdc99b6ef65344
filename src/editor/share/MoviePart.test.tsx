// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { LOCALES, type Locale, type ScenarioDocument } from '../../scenario/document.ts';
import { loadShareWords } from '../../words/editing/share.ts';
import { MoviePart } from './MoviePart.tsx';
import { sharedOf, withTexts } from './testdata.ts';

const CASTLES = JSON.parse(readFileSync('scenarios/goldmines/castle-1.json', 'utf8')) as ScenarioDocument;

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  render(null, place);
  place.remove();
});

async function show(scenario: ScenarioDocument, locale: Locale = 'en', at = 'start') {
  const words = await loadShareWords(locale);
  const shared = sharedOf(scenario, at, locale);
  await act(() => render(<MoviePart {...{ shared, words }} notation="ct1" />, place));
  return words;
}

const choices = () => [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')];

test.each(LOCALES)('where ways part one can have the one that is looked at, or all of them, in %s', async (locale) => {
  const words = await show(CASTLES, locale, '1b-2-take-1');
  expect(choices().map(({ checked, parentElement }) => [parentElement?.textContent, checked])).toEqual([
    [words.thisWay, true],
    [words.allWays, false],
  ]);
  expect(place.textContent).toContain(`${words.movieHint(4)}`);
  expect(place.textContent).toContain(words.otherWays);
  await act(() => choices()[1]?.click());
  expect(place.textContent).toContain(words.movieOfAll(13));
  expect(place.textContent).not.toContain(words.otherWays);
});

it('asks nothing where nothing parts', async () => {
  const words = await show(withTexts('x', 'x'));
  expect(choices()).toEqual([]);
  expect(place.textContent).toContain(words.movieHint(2));
  expect(place.textContent).not.toContain(words.otherWays);
});

it('says where all ways are more than a picture takes', async () => {
  const branches = ['a', 'b'].map((id) => ({
    id,
    steps: Array.from({ length: 60 }, (_, i) => ({ id: `${id}${i}`, do: [] })),
  }));
  const words = await show({ ...withTexts('x', 'x'), steps: [], branches });
  expect(choices()).toEqual([]);
  expect(place.textContent).toContain(words.tooManyWays(123, 120));
  expect(place.textContent).toContain(words.movieHint(61));
});
