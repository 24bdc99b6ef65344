/** The moves of a saved game, turn by turn: each begins with its tile, and each move is made once. */
import type { Move } from './save.ts';

export class TurnMoves {
  /** Counts from 1; 0 before the first tile. */
  readonly number: number;
  readonly moves: readonly Move[];
  /** Nothing follows, and the turn has not been confirmed: it may not be over yet. */
  readonly open: boolean;
  private readonly made = new Set<Move>();

  constructor(number: number, moves: readonly Move[], isLast: boolean) {
    this.number = number;
    this.moves = moves;
    this.open = isLast && !moves.some(({ type }) => type === 'COMMIT');
  }

  get placing(): Move | undefined {
    const [first] = this.moves;
    return first?.type === 'PLACE_TILE' ? first : undefined;
  }

  /** The first move that is not made yet and fits. */
  find(fits: (move: Move, at: number) => boolean): Move | undefined {
    return this.moves.find((move, at) => !this.made.has(move) && fits(move, at));
  }

  make(move: Move): void {
    this.made.add(move);
  }

  /** Those left over that mean something: confirming and passing need no answer. */
  get left(): readonly Move[] {
    return this.moves.filter((move) => !this.made.has(move) && !/^(COMMIT|PASS|\w+_CONFIRM)$/.test(move.type));
  }
}

export function turnsOf(moves: readonly Move[]): readonly TurnMoves[] {
  const starts = moves.flatMap(({ type }, i) => (type === 'PLACE_TILE' ? [i] : []));
  const bounds = starts[0] === 0 ? starts : [0, ...starts];
  const first = starts[0] === 0 ? 1 : 0;
  return bounds.map((start, i) => new TurnMoves(first + i, moves.slice(start, bounds[i + 1]), i === bounds.length - 1));
}
