import { describe, expect, it, test } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import {
  bridgeOn,
  changeGold,
  changeLord,
  goldOn,
  isSameSpot,
  moveFigure,
  putBridge,
  putCastle,
  putFigure,
  putSheriff,
  putTent,
  putToken,
  removeBridge,
  removeCastle,
  removeFigure,
  removeSheriff,
  removeTent,
  spotsOf,
  takeToken,
} from './pieces.ts';
import { expectWritable } from './testdata.ts';

const plain: ScenarioDocument = {
  ...FIRST_EXAMPLE,
  board: {
    tiles: [
      [0, 0, 'base/N', 0],
      [1, 0, 'base/U', 0],
      [2, 0, 'mountain:NE2', 0],
    ],
  },
};
const city = { player: 'red', cell: [0, 0], on: 'city:NE' } as const;
const rock = { cell: [2, 0], on: 'mountain:NE' } as const;

/** Each puts something on the plain board; what is written then, and how it is taken off again. */
const PUT: readonly [
  string,
  (d: ScenarioDocument) => ScenarioDocument,
  Partial<ScenarioDocument['board']> | { parts: ScenarioDocument['parts'] },
  (d: ScenarioDocument) => ScenarioDocument,
][] = [
  ['a figure', (d) => putFigure(d, city), { followers: [city] }, (d) => removeFigure(d, 0)],
  [
    'an abbot',
    (d) => putFigure(d, { ...city, piece: 'abbot' }),
    { followers: [{ ...city, piece: 'abbot' }] },
    (d) => removeFigure(d, 0),
  ],
  [
    'a prior',
    (d) => putFigure(d, { ...city, as: 'prior' }),
    { followers: [{ ...city, as: 'prior' }] },
    (d) => removeFigure(d, 0),
  ],
  ['gold', (d) => changeGold(d, [0, 0], 2), { gold: [[0, 0, 2]] }, (d) => changeGold(d, [0, 0], -2)],
  [
    'a castle, however its squares are given',
    (d) =>
      putCastle(
        d,
        'red',
        [
          [1, 0],
          [0, 0],
        ],
        false,
      ),
    {
      castles: [
        {
          player: 'red',
          cells: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
    },
    (d) => removeCastle(d, 0),
  ],
  ['a bridge', (d) => putBridge(d, [1, 0], 'EW'), { bridges: [[1, 0, 'EW']] }, (d) => removeBridge(d, [1, 0])],
  [
    'a tent',
    (d) => putTent(d, 'blue', rock),
    { parts: { 'gold-rush': { tents: [{ player: 'blue', ...rock }] } } },
    (d) => removeTent(d, 0),
  ],
  [
    'a token',
    (d) => putToken(d, rock, 3),
    { parts: { 'gold-rush': { stacks: [{ ...rock, tokens: [3] }] } } },
    (d) => takeToken(d, 0),
  ],
  ['the sheriff', (d) => putSheriff(d, rock), { parts: { sheriff: rock } }, removeSheriff],
];

test.each(PUT)('%s is put on the board, and nothing is left once it is off again', (_, put, written, off) => {
  const before = JSON.stringify(plain);
  const after = put(plain);
  if ('parts' in written) expect(after.parts).toEqual(written.parts);
  else expect(after.board).toEqual({ ...plain.board, ...written });
  expectWritable(after);
  expect(off(after)).toEqual(plain);
  expect(JSON.stringify(plain)).toBe(before);
});

describe('spots', () => {
  it('are those of the tile, with the road over a bridge', () => {
    expect(spotsOf(plain, [0, 0])).toEqual(['city:NE', 'field:SL.SR.WL.WR']);
    expect(spotsOf(plain, [1, 0])).toEqual(['road:NS', 'field:NL.SR.WL.WR', 'field:NR.EL.ER.SL']);
    expect(spotsOf(putBridge(plain, [1, 0], 'EW'), [1, 0])).toContain('road:EW');
    expect(spotsOf(plain, [7, 7])).toEqual([]);
  });

  it('can be named in short', () => {
    expect(isSameSpot(plain, city, { ...city, on: 'city:N' })).toBe(true);
    expect(isSameSpot(plain, city, { ...city, on: 'field:SL' })).toBe(false);
    expect(isSameSpot(plain, city, { ...city, cell: [1, 0] })).toBe(false);
    expect(isSameSpot(plain, { ...city, on: 'moat' }, { ...city, on: 'moat' })).toBe(true);
  });
});

describe('pieces that are there already', () => {
  it('a figure moves and keeps its place in the list', () => {
    const two = putFigure(putFigure(plain, city), { ...city, player: 'blue' });
    expect(moveFigure(two, 0, { cell: [1, 0], on: 'road:NS' }).board.followers).toEqual([
      { player: 'red', cell: [1, 0], on: 'road:NS' },
      { ...city, player: 'blue' },
    ]);
    expect(moveFigure(two, 7, rock)).toBe(two);
  });

  it('gold is counted up and down, also where it is written in two parts', () => {
    const parts: ScenarioDocument = {
      ...plain,
      board: {
        ...plain.board,
        gold: [
          [0, 0, 1],
          [1, 0, 1],
          [0, 0, 2],
        ],
      },
    };
    expect(goldOn(parts, [0, 0])).toBe(3);
    expect(changeGold(parts, [0, 0], 1).board.gold).toEqual([
      [0, 0, 4],
      [1, 0, 1],
    ]);
    expect(changeGold(parts, [0, 0], -9).board.gold).toEqual([[1, 0, 1]]);
    expect(changeGold(plain, [0, 0], 999).board.gold).toEqual([[0, 0, 100]]);
  });

  it('a lord goes and comes', () => {
    const castle = putCastle(
      plain,
      'red',
      [
        [0, 0],
        [1, 0],
      ],
      true,
    );
    expect(castle.board.castles?.[0]).toHaveProperty('lord', true);
    const bare = changeLord(castle, 0);
    expect(bare.board.castles?.[0]).not.toHaveProperty('lord');
    expect(changeLord(bare, 0)).toEqual(castle);
    expect(changeLord(plain, 0)).toBe(plain);
  });

  it('a bridge takes the place of another', () => {
    const bridge = putBridge(putBridge(plain, [1, 0], 'NS'), [1, 0], 'EW');
    expect(bridge.board.bridges).toEqual([[1, 0, 'EW']]);
    expect(bridgeOn(bridge, [1, 0])).toBe('EW');
    expect(removeBridge(plain, [1, 0])).toBe(plain);
  });

  it('a player has one tent', () => {
    const tent = putTent(putTent(plain, 'red', rock), 'red', { ...rock, on: 'mountain:N' });
    expect(tent.parts?.['gold-rush']?.tents).toEqual([{ player: 'red', cell: [2, 0], on: 'mountain:N' }]);
  });

  it('tokens lie on each other, the last on top', () => {
    const stack = putToken(putToken(plain, { ...rock, on: 'mountain:N' }, 1), rock, 5);
    expect(stack.parts?.['gold-rush']?.stacks).toEqual([{ cell: [2, 0], on: 'mountain:N', tokens: [5, 1] }]);
    expect(takeToken(stack, 0).parts?.['gold-rush']?.stacks?.[0]?.tokens).toEqual([1]);
    expect(takeToken(plain, 0)).toBe(plain);
  });

  it('an empty supply of tokens stays written', () => {
    const empty: ScenarioDocument = { ...plain, parts: { 'gold-rush': { supply: [] }, gifts: {} } };
    const after = removeTent(putTent(empty, 'red', rock), 0);
    expect(after.parts).toEqual({ gifts: {}, 'gold-rush': { supply: [] } });
  });
});
