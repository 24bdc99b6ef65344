/** What comes of a sequence of choices, as far as anybody counts it. */
import {
  type GameEvent,
  type GameState,
  type GoldOnTile,
  inReadingOrder,
  type Player,
  type Supply,
} from '../engine/index.ts';
import { type EndReason, type Unseen, unseenIn } from './hidden.ts';

/** What one player has. */
export interface Holding {
  readonly player: Player;
  /** Without those of tokens that nobody else has seen. */
  readonly points: number;
  /** Pieces of gold. */
  readonly gold: number;
  /** Pieces at hand: followers that are home, castles and so on. */
  readonly supply: Supply;
  /** Cards and tokens, whatever is on them. */
  readonly gifts: number;
  readonly tokens: number;
}

export interface Ending {
  readonly why: EndReason;
  readonly unseen: readonly Unseen[];
  /** All players, seat by seat. */
  readonly holdings: readonly Holding[];
  /** Gold that stays on the board, row by row. */
  readonly goldLeft: readonly GoldOnTile[];
}

/** What everybody has, seat by seat; `events` are those of the last choice. */
export function holdingsIn({ agreement, parts, points, supply }: GameState, events: readonly GameEvent[]): Holding[] {
  const { goldmines, gifts, 'gold-rush': rush } = parts;
  const secret = (player: Player): number =>
    events.reduce(
      (sum, event) => (event.kind === 'tokens-scored' && event.player === player ? sum + event.points : sum),
      0,
    );
  return agreement.players.map((player) => ({
    player,
    points: (points[player] ?? 0) - (agreement.reveal ? 0 : secret(player)),
    gold: goldmines?.owned[player] ?? 0,
    supply: supply[player] ?? {},
    gifts: gifts?.held[player]?.length ?? 0,
    tokens: rush?.owned[player]?.length ?? 0,
  }));
}

export function endingOf(start: GameState, state: GameState, events: readonly GameEvent[], why: EndReason): Ending {
  return {
    why,
    unseen: unseenIn(start, state),
    holdings: holdingsIn(state, events),
    goldLeft: [...(state.parts.goldmines?.onBoard ?? [])].sort((a, b) => inReadingOrder(a.cell, b.cell)),
  };
}
