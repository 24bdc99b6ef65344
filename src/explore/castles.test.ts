/** The documented castle examples: exactly the outcomes that they name, and why the best pick is the best. */
import { describe, expect, it, test } from 'vitest';
import type { Cell } from '../engine/index.ts';
import { AIMS, type Aim } from './aims.ts';
import { bestPlay } from './best.ts';
import { type Exploration, explore } from './explore.ts';
import { stateOf } from './testdata/documents.ts';

/** `red 2, blue 1` of what somebody has gained; `goldLeft` in cells. */
const told = ({ outcomes }: Exploration) =>
  outcomes.map(({ holdings, goldLeft, sequences }) => ({
    gold: holdings
      .filter(({ gold }) => gold)
      .map(({ player, gold }) => `${player} ${gold}`)
      .join(', '),
    points: holdings
      .filter(({ points }) => points)
      .map(({ player, points }) => `${player} ${points}`)
      .join(', '),
    left: goldLeft.map(({ cell }) => cell.join()).join(' '),
    sequences,
  }));

describe('GOLD-EX-1 to 6: what can come of the award', () => {
  test.each([
    ['1A', 'castle-1', '1a-place', ['red 1, blue 1'], 1],
    ['1B', 'castle-1', '1b-place', ['blue 2', 'red 1, blue 1'], 2],
    ['2A', 'castle-2', '2a-place', ['red 1, blue 2', 'red 2, blue 1'], 3],
    ['2B', 'castle-2', '2b-place', ['red 2, blue 1', 'red 1, blue 2'], 3],
    ['3', 'castle-3', 'place', ['blue 2'], 2],
    ['4', 'castle-4', 'place', ['red 1'], 1],
    ['5.4', 'castle-5', '5-4', ['red 2, blue 2'], 4],
    ['6-1', 'castle-6', '6-1-place', ['yellow 1, red 1'], 2],
    ['6-2', 'castle-6', '6-2-place', ['yellow 1, red 1'], 2],
  ])('%s', (_, example, step, outcomes, sequences) => {
    const found = explore(stateOf(`goldmines/${example}`, step));
    expect(told(found).map(({ gold }) => gold)).toEqual(outcomes);
    expect(found.sequences).toBe(sequences);
    expect(found.complete).toBe(true);
    for (const outcome of found.outcomes) {
      expect(outcome).toMatchObject({ why: 'turn', unseen: [], goldLeft: [] });
      for (const { supply } of outcome.holdings.filter(({ player }) => player === 'green')) {
        expect(supply.follower).toBe(7);
      }
    }
  });

  it('5.2: a castle, or 4 points and the gold', () => {
    const found = explore(stateOf('goldmines/castle-5', '5-2'));
    expect(told(found)).toEqual([
      { gold: 'red 1', points: 'red 4', left: '-1,0 1,3 1,4', sequences: 1 },
      { gold: '', points: '', left: '-1,0 0,0 1,3 1,4', sequences: 1 },
    ]);
    expect(found.choices).toEqual([
      {
        choice: { kind: 'castle', cell: [0, 0], build: true },
        outcomes: [{ outcome: 1, sequences: 1 }],
        complete: true,
      },
      {
        choice: { kind: 'castle', cell: [0, 0], build: false },
        outcomes: [{ outcome: 0, sequences: 1 }],
        complete: true,
      },
    ]);
  });

  it('1B: which piece Blue takes first decides between the two', () => {
    const { choices } = explore(stateOf('goldmines/castle-1', '1b-place'));
    expect(choices).toEqual([
      { choice: { kind: 'take', cell: [1, 1] }, outcomes: [{ outcome: 0, sequences: 1 }], complete: true },
      { choice: { kind: 'take', cell: [1, 3] }, outcomes: [{ outcome: 1, sequences: 1 }], complete: true },
    ]);
  });
});

describe('the best pick', () => {
  const take = (cell: Cell) => ({ kind: 'take' as const, cell });

  it('2B: Red takes the piece that Blue has a right to as well; the other costs one', () => {
    const best = bestPlay(explore(stateOf('goldmines/castle-2', '2b-place')), 'gold');
    expect(best).toMatchObject({ player: 'red', complete: true });
    expect(best?.scores).toEqual([
      { player: 'red', value: 2 },
      { player: 'blue', value: 1 },
      { player: 'green', value: 0 },
    ]);
    expect(best?.choices.map(({ choice, best: isBest, cost }) => [choice, isBest, cost])).toEqual([
      [take([1, 1]), true, 0],
      [take([-1, 1]), false, 1],
    ]);
    expect(best?.choices[1]?.scores?.map(({ value }) => value)).toEqual([1, 2, 0]);
    expect(best?.line).toEqual([
      { player: 'red', choice: take([1, 1]), forced: false },
      { player: 'blue', choice: take([1, 3]), forced: true },
      { player: 'red', choice: take([-1, 1]), forced: true },
    ]);
  });

  test.each([
    ['1B', 'castle-1', '1b-place', 'gold', [0, 2, 0], [take([1, 1])]],
    ['2A', 'castle-2', '2a-place', 'gold', [1, 2, 0], [take([1, 1])]],
    ['2A, points', 'castle-2', '2a-place', 'points', [9, 10, 0], [take([1, 1])]],
    ['2B, points', 'castle-2', '2b-place', 'points', [10, 9, 0], [take([1, 1])]],
    ['2B, lead', 'castle-2', '2b-place', 'lead', [1, -1, -10], [take([1, 1])]],
    ['3', 'castle-3', 'place', 'gold', [0, 2, 0], [take([1, 2]), take([1, 3])]],
    ['6-1', 'castle-6', '6-1-place', 'lead', [0, 0, -10], [take([-1, 0]), take([0, 0])]],
  ] as const)('%s', (_, example, step, aim, scores, choices) => {
    const best = bestPlay(explore(stateOf(`goldmines/${example}`, step)), aim);
    expect(best?.scores.map(({ value }) => value)).toEqual(scores);
    expect(best?.choices.filter((one) => one.best).map(({ choice }) => choice)).toEqual(choices);
  });

  it('is found for every aim from the laying of the tile on', () => {
    const found = explore(stateOf('goldmines/castle-2', 'start'));
    for (const aim of AIMS satisfies readonly Aim[]) {
      const best = bestPlay(found, aim);
      expect(best?.line[0]).toEqual({ player: 'blue', choice: { kind: 'tile', cell: [2, 2], turn: 3 }, forced: false });
      expect(best?.line.slice(2).map(({ choice }) => choice.kind)).toEqual(['score', 'take', 'take', 'take']);
      expect(best?.line.slice(3).map(({ player }) => player)).toEqual(['blue', 'red', 'blue']);
    }
  });
});
