/** Situations in which gold is to be taken, written down in short: who may take which piece. */
import {
  agree,
  type Claim,
  type GameState,
  type GoldOnTile,
  newGame,
  PLAYERS,
  type Player,
} from '../../engine/index.ts';

/** The pieces on one tile, and the seats that have a right to them. */
export interface Heap {
  readonly count: number;
  readonly seats: readonly number[];
}

export interface Contest {
  readonly players: number;
  readonly heaps: readonly Heap[];
  /** Gold that they own already, seat by seat. */
  readonly owned?: readonly number[];
  /** Points that they have, seat by seat. */
  readonly points?: readonly number[];
  /** The colours, seat by seat. */
  readonly colours?: readonly Player[];
  readonly rgg?: boolean;
}

/** The award of the first player's turn, each heap claimed by a feature of its own in the name of each claimant. */
export function contest({
  players,
  heaps,
  owned = [],
  points = [],
  colours = PLAYERS,
  rgg = false,
}: Contest): GameState {
  const seated = colours.slice(0, players);
  const agreement = agree(['goldmines'], seated, { goldmines: { rgg } });
  const { state } = newGame({ agreement, seed: 1 });
  const { hand: _, ...rest } = state;
  const onBoard = heaps.map(({ count }, x): GoldOnTile => ({ cell: [x, 0], count }));
  const claims = seated.flatMap((player, seat) =>
    heaps.flatMap(({ seats }, x): Claim[] => {
      const cells = [[x, 0]] as const;
      const because = [{ kind: 'road', cell: cells[0], on: `road:${player}`, cells }] as const;
      return seats.includes(seat) ? [{ player, cell: cells[0], because }] : [];
    }),
  );
  const seat = claims[0]?.player;
  const bySeat = (values: readonly number[]) => Object.fromEntries(values.map((value, i) => [seated[i], value]));
  return {
    ...rest,
    phase: seat ? 'award-gold' : 'end-turn',
    pile: { order: [], drawn: 0, then: 'unknown' },
    points: bySeat(points),
    parts: {
      goldmines: {
        supply: 0,
        onBoard,
        removed: 0,
        owned: bySeat(owned),
        ...(seat && { award: { claims, seat, missed: [], taken: {}, visited: [] } }),
      },
    },
  };
}

/** Every set of so many of five seats. */
const sets = (size: number): number[][] =>
  Array.from({ length: 32 }, (_, bits) => [0, 1, 2, 3, 4].filter((seat) => bits & (1 << seat))).filter(
    (seats) => seats.length === size,
  );

/** Twelve pieces on twelve tiles, no two of them claimed by the same of five players: nothing is alike. */
export const TWELVE_PIECES: GameState = contest({
  players: 5,
  heaps: [...sets(3), ...sets(4)].slice(0, 12).map((seats) => ({ count: 1, seats })),
});
