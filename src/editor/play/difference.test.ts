import { expect, it } from 'vitest';
import type { Expectation } from '../../scenario/document.ts';
import { CASTLE } from '../../scenario/testdata/documents.ts';
import { LOCALES } from '../../words/locale.ts';
import { setExpectation } from '../edits/outcome.ts';
import { tellDifference } from './difference.ts';
import { modelFor } from './testdata.ts';

/** Whatever a step can expect, all of it wrong. */
const WRONG: Expectation = {
  points: { red: 9 },
  supply: { red: { castle: 9 } },
  onBoard: [{ player: 'blue', cell: [1, 2], on: 'city:N' }],
  events: [{ kind: 'game-ended' }],
  never: [{ kind: 'tile-placed' }],
  decision: { kind: 'take-gold', player: 'green' },
  offers: [{ kind: 'take', cell: [1, 1] }],
  refuses: [{ choice: { kind: 'pass' }, reason: 'no-claim' }],
  choices: { pass: 9 },
};

it.each(LOCALES)('every difference is told in %s', (locale) => {
  const document = setExpectation(CASTLE, 'close', WRONG);
  const model = modelFor(document, 'close', { locale });
  const told = model.frame?.differences.map((one) => model.frame && tellDifference(one, model.frame, WRONG, model));
  expect(new Set(told).size).toBe(10);
  for (const sentence of told ?? []) expect(sentence).not.toMatch(/undefined|\[object|NaN/);
  expect(told?.[0]).toContain('9');
});

it('choices, decisions and events are told as everywhere', () => {
  const document = setExpectation(CASTLE, 'close', WRONG);
  const model = modelFor(document, 'close');
  const told = (at: string) =>
    model.frame?.differences
      .filter((one) => one.at.startsWith(at))
      .map((one) => model.frame && tellDifference(one, model.frame, WRONG, model))
      .join(' ');
  expect(told('never')).toContain('Red places the tile on');
  expect(told('decision')).toContain('Does Red place a meeple?');
  expect(told('offers')).toMatch(/piece on .* expected, – \(Not yet: Red may place a meeple on .*\) by the rules\.$/);
  expect(told('refuses')).toContain('no meeple');
});
