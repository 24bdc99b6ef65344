/** Small boards that show what a mark looks like. */
import type { CellWindow, ClaimState, Marks, Shown } from '../../drawing/index.ts';
import type { Cell, Follower, PlacedTile, TileName, Turn } from '../../engine/index.ts';
import type { BoardMark } from '../../words/symbols.ts';

export interface MarkPicture {
  readonly state: Shown;
  readonly marks: Marks;
  readonly window: CellWindow;
}

const ROW: CellWindow = { x: 0, y: 0, w: 3, h: 1 };
const tile = (name: TileName, cell: Cell, turn: Turn = 0): PlacedTile => ({ tile: name, cell, turn });

/** A road over three squares, with a highwayman on the middle one. */
const ROAD: readonly PlacedTile[] = [tile('base/W', [0, 0], 2), tile('base/U', [1, 0], 1), tile('base/D', [2, 0])];
const HIGHWAYMAN: Follower = { player: 'blue', cell: [1, 0], on: 'road:EW' };
/** A city of three tiles. */
const CITY: readonly PlacedTile[] = [tile('base/E', [0, 0], 1), tile('base/G', [1, 0], 1), tile('base/E', [2, 0], 3)];
/** A small city that became a castle, between two roads. */
const CASTLE: readonly PlacedTile[] = [
  tile('base/U', [0, 0]),
  tile('base/E', [1, 0], 2),
  tile('base/E', [1, 1]),
  tile('base/U', [2, 1]),
];

const road = (marks: Marks, followers: readonly Follower[] = [], onBoard: readonly Cell[] = []): MarkPicture => ({
  state: { tiles: ROAD, followers, parts: { goldmines: { onBoard: onBoard.map((cell) => ({ cell, count: 1 })) } } },
  marks,
  window: ROW,
});

const GOLD: Cell = [1, 0];

export const MARK_PICTURES: Readonly<Record<BoardMark, MarkPicture>> = {
  placed: road({ placed: [2, 0] }),
  rings: road({ rings: [{ cell: [1, 0], on: 'road:EW' }] }, [HIGHWAYMAN]),
  ghosts: road({ ghosts: [HIGHWAYMAN] }),
  counted: {
    state: { tiles: CITY, followers: [], parts: {} },
    marks: {
      counted: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    },
    window: ROW,
  },
  vicinity: {
    state: {
      tiles: CASTLE,
      followers: [],
      parts: {
        castles: {
          castles: [
            {
              player: 'red',
              built: 0,
              cells: [
                [1, 0],
                [1, 1],
              ],
            },
          ],
        },
      },
    },
    marks: {
      vicinity: [
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [0, 1],
          [1, 1],
          [2, 1],
        ],
      ],
    },
    window: { x: 0, y: 0, w: 3, h: 2 },
  },
  targets: {
    state: { tiles: [tile('base/U', [1, 0], 1)], followers: [], parts: {} },
    marks: {
      targets: [
        { cell: [0, 0], label: 'a' },
        { cell: [2, 0], label: 'b' },
      ],
    },
    window: ROW,
  },
  may: road(
    {
      claims: [
        {
          cell: GOLD,
          players: [
            { player: 'red', state: 'may' },
            { player: 'blue', state: 'may' },
          ],
        },
      ],
    },
    [],
    [GOLD],
  ),
  took: road({ ghosts: [{ gold: GOLD }], claims: [{ cell: GOLD, players: [{ player: 'red', state: 'took' }] }] }),
  missed: road({
    ghosts: [{ gold: GOLD }],
    claims: [
      {
        cell: GOLD,
        players: [
          { player: 'red', state: 'took' },
          { player: 'blue', state: 'missed' },
        ],
      },
    ],
  }),
} satisfies Record<Exclude<keyof Marks, 'claims'> | ClaimState, MarkPicture>;
