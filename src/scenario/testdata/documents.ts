/** Documents for tests. */
import type { ScenarioDocument } from '../document.ts';

/** Red closes blue's city beside a castle of his own; gold lies on it and beside it (GOLD-EX-1A, 1B). */
export const CASTLE: ScenarioDocument = {
  format: 1,
  id: 'test/castle',
  title: { en: 'A castle' },
  modules: { base: {}, goldmines: {}, castles: {} },
  players: ['red', 'blue', 'green'],
  active: 'red',
  board: {
    tiles: [
      [0, 0, 'city:S', 0],
      [0, 1, 'city:N', 0],
      [1, 1, 'city:S', 0],
      [1, 2, 'city:NES', 0],
      [1, 3, 'city:N', 0],
    ],
    followers: [{ player: 'blue', cell: [1, 2], on: 'city:E' }],
    gold: [
      [1, 1, 1],
      [1, 3, 1],
    ],
    castles: [
      {
        player: 'red',
        cells: [
          [0, 0],
          [0, 1],
        ],
        lord: true,
      },
    ],
  },
  next: ['base/E'],
  steps: [
    { id: 'close', do: [{ kind: 'tile', cell: [2, 2], turn: 3 }] },
    { id: 'score', do: [{ kind: 'pass' }] },
  ],
};

/** A small city of two steps; the second forks. */
export const FORK: ScenarioDocument = {
  format: 1,
  id: 'test/fork',
  title: { en: 'A fork' },
  modules: { base: {} },
  players: ['red', 'blue'],
  active: 'red',
  board: { tiles: [[0, 0, 'city:S', 0]] },
  next: ['base/E', 'base/B'],
  steps: [
    {
      id: 'close',
      do: [{ kind: 'tile', cell: [0, 1], turn: 0 }],
      branches: [
        {
          id: 'knight',
          steps: [{ id: 'four', do: [{ kind: 'follower', on: 'city:N' }], expect: { points: { red: 4 } } }],
        },
        { id: 'nobody', steps: [{ id: 'none', do: [{ kind: 'pass' }], expect: { points: { red: 0 } } }] },
      ],
    },
  ],
};
