import { describe, expect, it } from 'vitest';
import type { Expectation, ScenarioDocument } from '../../scenario/document.ts';
import { CASTLE, FORK } from '../../scenario/testdata/documents.ts';
import { frameAt, judgedOf } from '../judged.ts';
import { expectationOf } from './expectation.ts';
import { removeDiffering, renewDiffering, rulesFor, setExpectation, takeOver, takeOverAll } from './outcome.ts';
import { expectWritable, frozen, scenarios } from './testdata.ts';

const differencesIn = (document: ScenarioDocument) => judgedOf(document).frames.flatMap((frame) => frame.differences);
const differencesAt = (document: ScenarioDocument, id: string) => frameAt(judgedOf(document), id)?.differences ?? [];

describe('taking over the outcome', () => {
  it('says points, gold and followers of one step', () => {
    const taken = takeOver(frozen(CASTLE), 'score');
    expect(expectationOf(taken, 'score')).toMatchObject({
      points: { red: 8, blue: 8, green: 0 },
      followers: { blue: 7 },
    });
    expect(expectationOf(taken, 'close')).toBeUndefined();
    expectWritable(taken);
  });

  it.each(scenarios.map((document) => [document.id, document] as const))('of %s holds', (_, document) => {
    const taken = takeOverAll(frozen(document));
    expect(differencesIn(taken)).toEqual([]);
    expect(takeOverAll(taken)).toEqual(taken);
  });

  it('is told of the start too', () => {
    expect(takeOver(FORK, 'start').expect).toMatchObject({ points: { red: 0, blue: 0 } });
  });

  it('of all steps puts right what was wrong', () => {
    const wrong = setExpectation(FORK, 'four', { points: { red: 9 }, decision: { kind: 'place-tile' } });
    expect(differencesIn(wrong)).toHaveLength(1);
    const right = takeOverAll(wrong);
    expect(differencesIn(right)).toEqual([]);
    expect(expectationOf(right, 'four')?.decision).toEqual({ kind: 'place-tile' });
  });
});

describe('what no longer holds', () => {
  const expected: Expectation = {
    points: { red: 9, blue: 8 },
    gold: { red: 3 },
    followers: { blue: 1 },
    supply: { red: { castle: 9, follower: 1 } },
    onBoard: [{ player: 'blue', cell: [1, 2], on: 'city:E' }],
    goldOnBoard: [[1, 1, 1]],
    events: [{ kind: 'feature-scored' }, { kind: 'game-ended' }],
    never: [{ kind: 'castle-scored' }, { kind: 'game-ended' }],
    decision: { kind: 'place-tile', player: 'green' },
    offers: [{ kind: 'pass' }],
    refuses: [
      { choice: { kind: 'take', cell: [1, 1] }, reason: 'no-claim', rule: 'GOLD-27' },
      { choice: { kind: 'take', cell: [0, 0] }, reason: 'nothing-known-to-draw' },
    ],
    choices: { take: 9 },
  };
  const document = frozen(setExpectation(CASTLE, 'score', expected));

  it('differs in all that is wrong', () => {
    expect(differencesAt(document, 'score').map(({ at }) => at)).toEqual([
      'points.red',
      'gold.red',
      'followers.blue',
      'supply.red.castle',
      'supply.red.follower',
      'goldOnBoard',
      'onBoard',
      'events[1]',
      'never[0]',
      'decision.kind',
      'decision.player',
      'offers[0]',
      'refuses[0].reason',
      'refuses[0].rule',
      'choices.take',
    ]);
  });

  it('can be removed, and nothing else is', () => {
    const removed = removeDiffering(document, 'score');
    expect(differencesAt(removed, 'score')).toEqual([]);
    expect(expectationOf(removed, 'score')).toEqual({
      points: { blue: 8 },
      events: [{ kind: 'feature-scored' }],
      never: [{ kind: 'game-ended' }],
      refuses: [{ choice: { kind: 'take', cell: [0, 0] }, reason: 'nothing-known-to-draw' }],
    });
  });

  it('can be renewed', () => {
    const renewed = renewDiffering(document, 'score');
    expect(differencesAt(renewed, 'score')).toEqual([]);
    const now = expectationOf(renewed, 'score');
    expect(now).toMatchObject({
      points: { red: 8, blue: 8 },
      gold: { red: 1 },
      followers: { blue: 7 },
      decision: 'none',
      choices: { take: 0 },
      goldOnBoard: [],
      onBoard: [],
    });
    expect(now).not.toHaveProperty('offers');
    expectWritable(renewed);
  });

  it('is told with the rule by which it came otherwise', () => {
    const frame = frameAt(judgedOf(document), 'score');
    const rules = differencesAt(document, 'score').map(
      (difference) => [difference.at, frame ? rulesFor(difference, frame, expected) : []] as const,
    );
    expect(Object.fromEntries(rules)).toMatchObject({
      'points.red': ['CASTLE-13'],
      'gold.red': [expect.stringMatching(/^GOLD-/)],
      'offers[0]': ['BASE-11'],
      'never[0]': ['CASTLE-13'],
      'events[1]': [],
    });
  });
});
