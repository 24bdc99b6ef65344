import { describe, expect, it, test } from 'vitest';
import type { Expectation, ScenarioDocument } from './document.ts';
import { allFrames, judge } from './judge.ts';
import { CASTLE } from './testdata/documents.ts';

/** The differences after the step `id`, as `at: expected, actual`. */
function differences(id: string, expectation: Expectation, doc: ScenarioDocument = CASTLE): string[] {
  const steps = (doc.steps ?? []).map((step) => (step.id === id ? { ...step, expect: expectation } : step));
  const judged = judge({ ...doc, steps, ...(id === 'start' && { expect: expectation }) });
  if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
  return allFrames(judged.root).flatMap((frame) =>
    frame.differences.map(
      ({ at, expected, actual }) => `${at}: ${JSON.stringify(expected)}, ${JSON.stringify(actual)}`,
    ),
  );
}

const TILE = (x: number, y: number, turn: 0 | 1 | 2 | 3) => ({ kind: 'tile', cell: [x, y], turn }) as const;

describe('expectations that hold', () => {
  test.each<[string, Expectation]>([
    ['start', { points: { red: 0 }, gold: { blue: 0 }, followers: { red: 6, blue: 6, green: 7 }, castles: { red: 2 } }],
    [
      'start',
      {
        goldSupply: 14,
        goldOnBoard: [
          [1, 3, 1],
          [1, 1, 1],
        ],
      },
    ],
    [
      'start',
      {
        onBoard: [
          { player: 'red', cell: [0, 0], on: 'castle' },
          { player: 'blue', cell: [1, 2], on: 'city:S' },
        ],
      },
    ],
    ['start', { decision: { kind: 'place-tile', player: 'red' }, offers: [TILE(2, 2, 3)] }],
    [
      'start',
      {
        decision: { kind: 'place-tile' },
        refuses: [
          { choice: TILE(2, 2, 0), reason: 'edges-differ', rule: 'BASE-12' },
          { choice: { kind: 'take', cell: [1, 1] }, reason: 'decide-first' },
        ],
      },
    ],
    ['close', { offers: [{ kind: 'follower', on: 'field:NL' }, { kind: 'pass' }], choices: { follower: 1, pass: 1 } }],
    ['close', { refuses: [{ choice: { kind: 'follower', on: 'city:W' }, reason: 'feature-occupied' }] }],
    ['score', { points: { red: 8, blue: 8, green: 0 }, gold: { red: 1, blue: 1 }, goldOnBoard: [], decision: 'none' }],
    [
      'score',
      {
        events: [
          { kind: 'feature-scored', feature: { kind: 'city' }, value: 8 },
          { kind: 'castle-scored', player: 'red', points: 8 },
          { kind: 'gold-taken', player: 'red', cell: [1, 1] },
          { kind: 'gold-taken', player: 'blue' },
        ],
      },
    ],
    ['score', { never: [{ kind: 'gold-taken', player: 'green' }, { kind: 'gold-missed' }] }],
    ['score', { onBoard: [] }],
  ])('after %s: %j', (id, expectation) => {
    expect(differences(id, expectation)).toEqual([]);
  });
});

describe('expectations that do not hold are told with place, expected and actual', () => {
  test.each<[string, Expectation, string[]]>([
    ['score', { points: { red: 7, blue: 8 } }, ['points.red: 7, 8']],
    ['score', { gold: { green: 2 } }, ['gold.green: 2, 0']],
    ['start', { goldOnBoard: [[1, 1, 2]] }, ['goldOnBoard: ["[1,1,2]"], ["[1,1,1]","[1,3,1]"]']],
    ['start', { goldSupply: 3 }, ['goldSupply: 3, 14']],
    ['start', { followers: { red: 7 } }, ['followers.red: 7, 6']],
    ['start', { castles: { red: 3 } }, ['castles.red: 3, 2']],
    ['close', { choices: { follower: 5, tile: 1 } }, ['choices.follower: 5, 1', 'choices.tile: 1, 0']],
    [
      'close',
      { offers: [{ kind: 'follower', on: 'city:W' }] },
      ['offers[0]: {"kind":"follower","on":"city:W"}, "feature-occupied"'],
    ],
    [
      'close',
      { refuses: [{ choice: { kind: 'pass' }, reason: 'malformed', rule: 'BASE-16' }] },
      ['refuses[0].reason: "malformed", "allowed"', 'refuses[0].rule: "BASE-16", undefined'],
    ],
    ['close', { decision: 'none' }, ['decision: "none", "place-follower"']],
    [
      'close',
      { decision: { kind: 'take-gold', player: 'blue' } },
      ['decision.kind: "take-gold", "place-follower"', 'decision.player: "blue", "red"'],
    ],
    ['score', { events: [{ kind: 'gold-missed' }] }, ['events[0]: {"kind":"gold-missed"}, "not in this place"']],
  ])('after %s: %j', (id, expectation, expected) => {
    expect(differences(id, expectation)).toEqual(expected);
  });

  it('events must come in the order they are written', () => {
    const [difference] = differences('score', {
      events: [{ kind: 'gold-taken' }, { kind: 'feature-scored' }],
    });
    expect(difference).toMatch(/^events\[1\]: \{"kind":"feature-scored"\}/);
  });

  it('an event that happened although it should not have is told', () => {
    const [difference] = differences('score', { never: [{ kind: 'gold-taken', player: 'blue' }] });
    expect(difference).toMatch(/^never\[0\]: "did not happen", \{"kind":"gold-taken","player":"blue"/);
  });

  it('lists in a pattern must be as long; objects may hold more', () => {
    const cells = [
      [1, 1],
      [1, 2],
      [2, 2],
      [1, 3],
    ];
    expect(differences('score', { events: [{ kind: 'feature-scored', feature: { cells } }] })).toEqual([]);
    expect(
      differences('score', { events: [{ kind: 'feature-scored', feature: { cells: cells.slice(1) } }] }),
    ).toHaveLength(1);
  });

  it('of the further rules of an event only those in the pattern matter', () => {
    const [first, ...others] = ['BASE-22', 'BASE-33'];
    for (const also of [[], [first], others, [...others, first]]) {
      expect(differences('score', { events: [{ kind: 'feature-scored', also }] })).toEqual([]);
    }
    expect(differences('score', { events: [{ kind: 'feature-scored', also: [first, 'GOLD-99'] }] })).toHaveLength(1);
  });
});
