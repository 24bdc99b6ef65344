/** What somebody has taken from the palette to lay on the board. */
import type { FigurePiece, Player, TileName, TokenValue, Turn, Way } from '../engine/index.ts';

export type Hand =
  | { readonly what: 'tile'; readonly tile: TileName; readonly turn: Turn }
  | { readonly what: 'figure'; readonly player: Player; readonly piece: FigurePiece; readonly prior?: boolean }
  | { readonly what: 'gold' }
  | { readonly what: 'castle'; readonly player: Player; readonly lord: boolean }
  | { readonly what: 'bridge'; readonly way: Way }
  | { readonly what: 'tent'; readonly player: Player }
  | { readonly what: 'token'; readonly value: TokenValue }
  | { readonly what: 'sheriff' };

/** What stands on a spot of a tile. */
export type Standing = Extract<Hand, { what: 'figure' | 'tent' | 'token' | 'sheriff' }>;

export const isStanding = (hand: Hand): hand is Standing =>
  hand.what === 'figure' || hand.what === 'tent' || hand.what === 'token' || hand.what === 'sheriff';
