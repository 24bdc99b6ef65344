/** What bounds an exploration, and how it is counted. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameState, nextRandom, play } from '../engine/index.ts';
import { carcassonne, randomGame } from '../engine/testdata/games.ts';
import { bestPlay } from './best.ts';
import { MANY, sequencesFrom } from './count.ts';
import { explore } from './explore.ts';
import { CUT, type Graph } from './follow.ts';
import { contest, TWELVE_PIECES } from './testdata/claims.ts';

describe('the budget', () => {
  const whole = explore(TWELVE_PIECES);

  it('is enough for twelve pieces and five players', () => {
    expect(whole.complete).toBe(true);
    expect(whole.states).toBeLessThan(5000);
    for (const { holdings, goldLeft } of whole.outcomes) {
      expect(holdings.reduce((sum, { gold }) => sum + gold, 0)).toBe(12);
      expect(goldLeft).toEqual([]);
    }
  });

  it.each([1, 2, 10, 100, 1000, 4000])('of %i positions is kept, and what was covered is said', (budget) => {
    const part = explore(TWELVE_PIECES, { budget });
    expect(part).toMatchObject({ states: budget, budget, complete: false });
    expect(part.choices).toHaveLength(whole.choices.length);
    expect(part.sequences).toBeLessThan(whole.sequences);
    const known = new Map(whole.outcomes.map(({ sequences, ...outcome }) => [JSON.stringify(outcome), sequences]));
    for (const { sequences, ...outcome } of part.outcomes) {
      expect(sequences).toBeLessThanOrEqual(known.get(JSON.stringify(outcome)) ?? 0);
    }
  });

  it('leaves exact what was followed to the end, and judges nothing else', () => {
    const part = explore(TWELVE_PIECES, { budget: 3500 });
    const done = part.choices.filter(({ complete }) => complete);
    expect(done.length).toBeGreaterThan(0);
    expect(done.length).toBeLessThan(part.choices.length);
    const best = bestPlay(part, 'gold');
    const right = bestPlay(whole, 'gold');
    expect(best?.complete).toBe(false);
    expect(best?.choices).toHaveLength(part.choices.length);
    for (const { choice, scores } of best?.choices ?? []) {
      const isDone = done.some((one) => one.choice === choice);
      const same = right?.choices.find((one) => JSON.stringify(one.choice) === JSON.stringify(choice));
      expect(scores).toEqual(isDone ? same?.scores : undefined);
    }
  });

  it('says that nothing is known if it is enough for nothing', () => {
    const part = explore(TWELVE_PIECES, { budget: 1 });
    expect(part).toMatchObject({ outcomes: [], sequences: 0 });
    expect(part.choices.every(({ outcomes, complete }) => outcomes.length === 0 && !complete)).toBe(true);
    expect(bestPlay(part, 'gold')).toBeUndefined();
  });
});

describe('counting', () => {
  it('of pieces that are alike every order counts', () => {
    const heaps = Array.from({ length: 12 }, () => ({ count: 1, seats: [0, 1, 2] }));
    const found = explore(contest({ players: 3, heaps }));
    expect(found).toMatchObject({ states: 13, sequences: 479_001_600 });
    expect(found.choices).toHaveLength(12);
  });

  it('is exact up to 2^53, and stops there', () => {
    /** A row of decisions with two choices each, then the ending. */
    const row = (length: number): Graph => ({
      states: [
        { complete: true, ending: 0 },
        ...Array.from({ length }, (_, to) => ({
          complete: true,
          player: 'red' as const,
          ways: [{ choices: [{ kind: 'pass' as const }, { kind: 'token' as const }], to }],
        })),
      ],
      endings: [{ why: 'turn', unseen: [], holdings: [], goldLeft: [] }],
    });
    expect(sequencesFrom(row(52), 52)).toEqual([2 ** 52]);
    expect(sequencesFrom(row(53), 53)).toEqual([MANY]);
    expect(sequencesFrom(row(60), 60)).toEqual([MANY]);
    expect(sequencesFrom(row(3), CUT)).toEqual([0]);
  });
});

describe('until', () => {
  const heaps = [
    { count: 1, seats: [0, 1] },
    { count: 1, seats: [0, 1] },
    { count: 1, seats: [0] },
  ];

  it.each(['take-gold', 'award-gold'] as const)('%s stops before the next take, and tells what lies there', (until) => {
    const found = explore(contest({ players: 2, heaps }), { until });
    expect(found.outcomes.map(({ why, goldLeft }) => [why, goldLeft.map(({ cell }) => cell[0])])).toEqual(
      expect.arrayContaining([
        ['until', [1, 2]],
        ['until', [0, 2]],
        ['until', [0, 1]],
      ]),
    );
    expect(found).toMatchObject({ sequences: 3, states: 4, complete: true });
  });

  it('what never comes, the turn ends', () => {
    const found = explore(contest({ players: 2, heaps }), { until: 'place-tile' });
    expect(new Set(found.outcomes.map(({ why }) => why))).toEqual(new Set(['turn']));
  });
});

describe('where nobody decides', () => {
  it('there is one outcome, and nothing is best', () => {
    const over = (state: GameState): GameState => ({ ...state, phase: 'over' });
    const found = explore(over(contest({ players: 2, heaps: [{ count: 2, seats: [0] }] })));
    expect(found).toMatchObject({ choices: [], sequences: 1, states: 1, complete: true });
    expect(found.outcomes[0]).toMatchObject({ why: 'game', goldLeft: [{ cell: [0, 0], count: 2 }] });
    expect(bestPlay(found, 'points')).toBeUndefined();
  });
});

describe('the last turn', { timeout: 60_000 }, () => {
  it('counts gold once: the final scoring has turned it into points', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(carcassonne, fc.integer(), (agreement, seed) => {
        let last: GameState | undefined;
        for (const { state } of randomGame(agreement, seed)) {
          if (state.phase !== 'over') last = state;
        }
        // A tile that is left may turn out to fit nowhere; nobody knows that beforehand.
        if (!last || last.pile.drawn < last.pile.order.length) return;
        const found = explore(last);
        const best = bestPlay(found, 'points');
        const [value] = nextRandom(seed);
        const explored = found.choices[Math.floor(value * found.choices.length)];
        if (!explored || !found.complete) return;
        const { state } = play(last, explored.choice);
        if (state.phase !== 'over') return;
        const [only] = explored.outcomes;
        const outcome = found.outcomes[only?.outcome ?? -1];
        expect(outcome?.why).toBe('game');
        expect(outcome?.holdings.map(({ points }) => points)).toEqual(
          agreement.players.map((player) => state.points[player] ?? 0),
        );
        const scores = best?.choices.find(({ choice }) => choice === explored.choice)?.scores;
        expect(scores?.map((one) => one.value)).toEqual(outcome?.holdings.map(({ points }) => points));
        seen.add(state.parts.goldmines && Object.keys(state.parts.goldmines.owned).length ? 'gold' : 'none');
      }),
      { numRuns: 40, seed: 44 },
    );
    expect(seen).toContain('gold');
  });
});
