/** What a picture of the board points out, from quiet to loud. */
import type { Cell, Follower, GameState, Parts, Player, Spot } from '../engine/index.ts';

/** `may` take the gold, `took` it, or `missed` it. */
export type ClaimState = 'may' | 'took' | 'missed';

export interface ClaimMarks {
  readonly cell: Cell;
  readonly players: readonly { readonly player: Player; readonly state: ClaimState }[];
}

/** Gold that has left a cell. */
export interface GoldGhost {
  readonly gold: Cell;
}

/** A tent that has left the board. */
export interface TentGhost {
  readonly tent: Player;
  readonly cell: Cell;
  readonly on: Spot;
}

/**
 * What changed: on a cell, whatever is there (figure, tent, sheriff, tokens, else gold, else castle, else the tile), or
 * one thing on it: a spot, `castle`, `gold`, `bridge`, `tent`, `sheriff` or `tokens`.
 */
export type Ring = Cell | { readonly cell: Cell; readonly on: Spot };

export interface Marks {
  /** The tile just placed. */
  readonly placed?: Cell | undefined;
  /** The cells of each vicinity to be shown. */
  readonly vicinity?: readonly (readonly Cell[])[] | undefined;
  /** The tiles that count, numbered in this order. */
  readonly counted?: readonly Cell[] | undefined;
  readonly claims?: readonly ClaimMarks[] | undefined;
  /** What left in this step. */
  readonly ghosts?: readonly (Follower | GoldGhost | TentGhost)[] | undefined;
  readonly rings?: readonly Ring[] | undefined;
  /** Cells where something may be done. */
  readonly targets?: readonly { readonly cell: Cell; readonly label?: string | undefined }[] | undefined;
}

/** The part of a game that is drawn. */
export interface Shown extends Pick<GameState, 'tiles' | 'followers'> {
  readonly parts: {
    readonly goldmines?: Pick<NonNullable<Parts['goldmines']>, 'onBoard'>;
    readonly castles?: Pick<NonNullable<Parts['castles']>, 'castles'>;
    readonly 'gold-rush'?: Partial<Pick<NonNullable<Parts['gold-rush']>, 'stacks' | 'tents'>>;
    readonly sheriff?: NonNullable<Parts['sheriff']>;
  };
}

/** The cells shown: its north-western one is A1. */
export interface CellWindow {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const isCell = (thing: Ring): thing is Cell => Array.isArray(thing);
export const isGoldGhost = (ghost: Follower | GoldGhost | TentGhost): ghost is GoldGhost => 'gold' in ghost;

const markedCells = ({ placed, vicinity, counted, claims, ghosts, rings, targets }: Marks): readonly Cell[] => [
  ...(placed ? [placed] : []),
  ...(vicinity?.flat() ?? []),
  ...(counted ?? []),
  ...(claims?.map((claim) => claim.cell) ?? []),
  ...(ghosts?.map((ghost) => (isGoldGhost(ghost) ? ghost.gold : ghost.cell)) ?? []),
  ...(rings?.map((ring) => (isCell(ring) ? ring : ring.cell)) ?? []),
  ...(targets?.map((target) => target.cell) ?? []),
];

const shownCells = ({ tiles, followers, parts }: Shown): readonly Cell[] => [
  ...tiles.map((tile) => tile.cell),
  ...followers.map((follower) => follower.cell),
  ...(parts.goldmines?.onBoard.map((gold) => gold.cell) ?? []),
  ...(parts.castles?.castles.flatMap((castle) => castle.cells) ?? []),
  ...(parts['gold-rush']?.tents?.map((tent) => tent.cell) ?? []),
  ...(parts['gold-rush']?.stacks?.map((stack) => stack.cell) ?? []),
  ...(parts.sheriff ? [parts.sheriff.cell] : []),
];

/** The smallest window in which all of these states and marks can be seen; one cell at the origin if there is nothing. */
export function windowOf(states: readonly Shown[], marks: readonly Marks[] = []): CellWindow {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const see = ([x, y]: Cell) => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  };
  // One by one: all cells of a long game are more than a call takes.
  for (const state of states) shownCells(state).forEach(see);
  for (const each of marks) markedCells(each).forEach(see);
  if (left > right) return { x: 0, y: 0, w: 1, h: 1 };
  return { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}
