/** Positions and choices for the tests of bazaars. */
import type { Choice, GameState, Outcome } from '../../state.ts';
import { beginAndPlay, lay, PASS, type Short } from '../../testdata/positions.ts';
import { decision } from '../../turn/play.ts';

export const lot = (tile: string): Choice => ({ kind: 'lot', tile });
export const bid = (points: number): Choice => ({ kind: 'bid', bid: points });
export const BUY: Choice = { kind: 'deal', buy: true };
export const SELL: Choice = { kind: 'deal', buy: false };

/** A bazaar tile in hand, and a tile for each of three players behind it. */
export const START: Short = {
  modules: ['bazaars'],
  players: ['red', 'blue', 'green'],
  tiles: [[0, 0, 'base/B']],
  points: { red: 10, blue: 8, green: 6 },
  next: ['castles/B6', 'base/E', 'base/U', 'base/V'],
};

/** Red places the bazaar tile; the auction begins. */
export const opened = (change: Partial<Short> = {}): Outcome => beginAndPlay({ ...START, ...change }, lay(0, 1), PASS);

/** Who must decide what, and by which rule. */
export const asked = (state: GameState) => {
  const pending = decision(state);
  return pending && [pending.kind, pending.player, pending.rule];
};
