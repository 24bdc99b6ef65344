/** Any small contest for gold. */
import fc from 'fast-check';
import type { Contest, Heap } from './claims.ts';

/** At most this many pieces, so that every sequence can be played one by one. */
const MOST_PIECES = 6;

const heap = (players: number): fc.Arbitrary<Heap> =>
  fc.record({
    count: fc.constantFrom(1, 1, 1, 2),
    seats: fc.subarray(
      Array.from({ length: players }, (_, seat) => seat),
      { minLength: 0 },
    ),
  });

const pieces = (heaps: readonly Heap[]): number => heaps.reduce((sum, { count }) => sum + count, 0);

export const contests: fc.Arbitrary<Contest> = fc.integer({ min: 2, max: 5 }).chain((players) =>
  fc.record({
    players: fc.constant(players),
    heaps: fc
      .array(heap(players), { minLength: 1, maxLength: MOST_PIECES })
      .filter((heaps) => pieces(heaps) <= MOST_PIECES),
    owned: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: players, maxLength: players }),
    points: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: players, maxLength: players }),
    rgg: fc.boolean(),
  }),
);
