/** Positions for the tests of the sheriff. */
import type { Choice } from '../../state.ts';
import { beginAndPlay, lay, type Short } from '../../testdata/positions.ts';
import type { Player } from '../../words.ts';
import type { GivenGoldRush, TokenValue } from '../goldRush/part.ts';

export const sheriff = (x: number, y: number, on: string): Choice => ({ kind: 'sheriff', cell: [x, y], on });
export const TOKEN = { kind: 'token' } as const;
export const tent = (player: Player, x: number, y: number, on: string) => ({ player, cell: [x, y], on }) as const;
export const stack = (x: number, y: number, on: string, ...tokens: TokenValue[]) =>
  ({ cell: [x, y], on, tokens }) as const;

/** Three mountains in a row: A on three tiles, B on one, C completed below. The tile in hand shows a star. */
export const short = (
  rush: GivenGoldRush = {},
  more: Partial<Short> = {},
  at?: readonly [number, number, string],
): Short => ({
  modules: ['gold-rush', 'sheriff'],
  players: ['red', 'blue', 'green', 'yellow'],
  tiles: [
    [0, 0, 'mountain:NE1'],
    [1, 0, 'mountain:EW1'],
    [2, 0, 'mountain:NW1'],
    [3, 0, 'mountain:N1'],
    [0, 1, 'mountain:S1'],
    [0, 2, 'mountain:N1'],
  ],
  next: ['prairie star'],
  parts: {
    'gold-rush': {
      stacks: [stack(0, 0, 'mountain:NE', 3, 0, 5), stack(3, 0, 'mountain:N', 1)],
      supply: [2, 2],
      ...rush,
    },
    ...(at && { sheriff: { cell: [at[0], at[1]], on: at[2] } }),
  },
  ...more,
});
export const placed = (rush?: GivenGoldRush, at?: readonly [number, number, string], more?: Partial<Short>) =>
  beginAndPlay(short(rush, more, at), lay(4, 0));
