import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { cellOf, featureNamed, isComplete } from '../../board/feature.ts';
import { ringAround, sameCell } from '../../geometry.ts';
import { followersOn } from '../../scoring/majority.ts';
import { agree } from '../../setup.ts';
import { inventory, type Moment, randomGame } from '../../testdata/games.ts';
import { choices, refusal } from '../../turn/play.ts';
import { MONASTIC, PLAYERS } from '../../words.ts';

/** Games with all that stands in the middle of a tile. */
const agreements = fc
  .record({
    modules: fc.subarray(['goldmines', 'castles', 'abbey', 'abbot', 'gifts', 'crop-circles'] as const),
    players: fc.shuffledSubarray([...PLAYERS], { minLength: 2 }),
    keepCloisters: fc.boolean(),
  })
  .map(({ modules, players, keepCloisters }) =>
    agree(['shrines', 'monasteries', 'darmstadt', 'yaga', ...modules], players, {
      shrines: { six: true },
      monasteries: { keepCloisters },
    }),
  );

function inEveryGame(runs: number, check: (moment: Moment) => void): void {
  fc.assert(
    fc.property(agreements, fc.integer(), (agreement, seed) => {
      for (const moment of randomGame(agreement, seed)) check(moment);
    }),
    { numRuns: runs, seed: 1, endOnFailure: true },
  );
}

/** Every shrine and cloister with its place. */
const buildings = (board: Board) =>
  board.features.flatMap((feature) =>
    feature && MONASTIC.has(feature.kind)
      ? [{ kind: feature.kind, cell: cellOf(board, feature.segments[0] as number) }]
      : [],
  );

describe('in every game with shrines, special monasteries, churches and the hut', { timeout: 60_000 }, () => {
  it('no shrine has two cloisters around it, and no cloister two shrines (GF-SHR-02)', () => {
    let beside = 0;
    inEveryGame(12, ({ state }) => {
      if (state.phase !== 'over') return;
      const all = buildings(boardOf(state.tiles));
      for (const { kind, cell } of all) {
        const rivals = all.filter(
          (other) =>
            (other.kind === 'shrine') !== (kind === 'shrine') &&
            ringAround(cell).some((near) => sameCell(near, other.cell)),
        );
        expect(rivals.length).toBeLessThanOrEqual(1);
        beside += rivals.length;
      }
    });
    expect(beside).toBeGreaterThan(5);
  });

  it('nobody stands on the loser of a challenge, which is not complete (GF-SHR-03)', () => {
    let lost = 0;
    inEveryGame(40, ({ state, events }) => {
      const board = boardOf(state.tiles);
      for (const event of events) {
        if (event.kind !== 'challenge-lost') continue;
        lost++;
        const index = featureNamed(board, event.feature);
        expect(isComplete(board, board.features[featureNamed(board, event.by)] as Feature)).toBe(true);
        expect(isComplete(board, board.features[index] as Feature)).toBe(false);
        expect(followersOn(state, board, index).filter(({ as }) => !as)).toEqual([]);
      }
    });
    expect(lost).toBeGreaterThan(0);
  });

  it('a prior stays to the end and is scored once (GF-MON-04)', () => {
    let priors = 0;
    let scored = 0;
    let most = 0;
    inEveryGame(12, ({ state, events }) => {
      if (state.turn === 1 && state.tiles.length === 1) priors = 0;
      for (const event of events) {
        if (event.kind === 'follower-placed' && event.as) priors++;
        if (event.kind !== 'feature-scored' || event.rule !== 'GF-MON-04') continue;
        expect(event.final).toBe(true);
        scored++;
      }
      if (state.phase !== 'over' && !state.agreement.modules.includes('gifts')) {
        expect(state.followers.filter(({ as }) => as)).toHaveLength(priors);
        most = Math.max(most, priors);
      }
    });
    expect(most).toBeGreaterThan(0);
    expect(scored).toBeGreaterThan(most);
  });

  it('nothing is lost, and nothing is kept behind the turn', () => {
    inEveryGame(10, ({ state }) => {
      const counts = inventory(state);
      for (const player of state.agreement.players) expect(counts[`follower of ${player}`]).toBe(7);
      if (state.phase === 'place-tile') expect(state.parts.darmstadt).toBeUndefined();
    });
  });

  it('what is offered is never refused, and a barred placement is not offered', () => {
    let barred = 0;
    inEveryGame(10, ({ state }) => {
      const offered = choices(state);
      for (const choice of offered) expect(refusal(state, choice)).toBeUndefined();
      if (state.phase !== 'place-tile' || state.turn % 3) return;
      for (const { cell } of state.tiles) {
        for (const near of ringAround(cell)) {
          const choice = { kind: 'tile', cell: near, turn: 0 } as const;
          const refused = refusal(state, choice);
          if (refused?.reason === 'too-many-rivals') barred++;
          const known = offered.some((one) => one.kind === 'tile' && one.turn === 0 && sameCell(one.cell, near));
          expect(known).toBe(refused === undefined);
        }
      }
    });
    expect(barred).toBeGreaterThan(0);
  });
});
