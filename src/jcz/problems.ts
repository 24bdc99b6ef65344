/** Every way a saved game can fail to be opened, and everything that is left out of one that can. */
import type { Choice, DecisionKind, Refusal, TileName } from '../engine/index.ts';

export const SAVE_PROBLEMS = [
  /** Saved by JCloisterZone before version 5. */
  'older-version',
  /** Not built like a saved game. */
  'malformed',
  /** More moves than any game has. */
  'too-many-moves',
  /** Fewer or more players than this game is for. */
  'players',
  /** It opens with a tile that is not known here. */
  'start-tile',
  /** The tiles it opens with cannot lie like that. */
  'start-impossible',
] as const;
export type SaveProblemReason = (typeof SAVE_PROBLEMS)[number];

/** What is wrong, where in the file (`replay[3].type`), and what is found there. */
export interface SaveProblem {
  readonly reason: SaveProblemReason;
  readonly at: string;
  readonly found: string;
}

/** Why a game is taken over only up to a move. */
export type Halt =
  | { readonly why: 'unknown-tile'; readonly name: string }
  /** The rules here do not allow what was done there. */
  | { readonly why: 'refused'; readonly choice: Choice; readonly refusal: Refusal }
  /** It is somebody else's turn here, or the tile in hand is another: the games have parted. */
  | { readonly why: 'parted' }
  /** Nobody is asked for such a move here. */
  | { readonly why: 'not-asked'; readonly name: string }
  | { readonly why: 'unknown-place'; readonly name: string }
  /** Which tiles were for sale is not known, because they have not been placed yet. */
  | { readonly why: 'unsold' }
  /** More than a scenario may hold. */
  | { readonly why: 'too-long' };

/** What was not taken over, or not as it was. Turns count from 1. */
export type Loss =
  /** Tiles, pieces or rules of an expansion that does not exist here. */
  | { readonly kind: 'set'; readonly name: string }
  | { readonly kind: 'element'; readonly name: string }
  /** Moves of a kind that does not exist here, so many of them. */
  | { readonly kind: 'moves'; readonly name: string; readonly count: number; readonly turn: number }
  /** A piece that does not exist here was placed: nobody was. */
  | { readonly kind: 'piece'; readonly name: string; readonly turn: number }
  /** A follower was placed on another tile than the one just laid: nobody was. */
  | { readonly kind: 'elsewhere'; readonly turn: number }
  /** `moves` are those left over, the one that could not be made among them. */
  | { readonly kind: 'stopped'; readonly turn: number; readonly moves: number; readonly halt: Halt }
  /** Decided without anybody being asked there, and so many times in the same way here. */
  | { readonly kind: 'decided'; readonly what: DecisionKind; readonly count: number }
  /** The game is taken for finished: these tiles were left, and none of them could be placed when it was drawn. */
  | { readonly kind: 'left-over'; readonly tiles: readonly TileName[] };
