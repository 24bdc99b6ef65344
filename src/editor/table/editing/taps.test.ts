import { describe, expect, it, test } from 'vitest';
import type { Cell, Spot } from '../../../engine/index.ts';
import type { BoardDocument, ScenarioDocument } from '../../../scenario/document.ts';
import { seenOn } from '../../edits/ground.ts';
import { FIRST_EXAMPLE } from '../../example.ts';
import type { Hand } from '../../hand.ts';
import { nearestSpot, spotsFor } from './spots.ts';
import { partnersOf, type Tap, type Tapped, tapWith } from './taps.ts';

const on = (board: BoardDocument): ScenarioDocument => ({ ...FIRST_EXAMPLE, board });
const plain = on({
  tiles: [
    [0, 0, 'base/D', 0],
    [1, 0, 'base/A', 0],
    [2, 0, 'mountain:N1,S1', 0],
  ],
});

/** What comes of taps one after the other. */
function after(document: ScenarioDocument, hand: Hand, ...taps: readonly Tap[]): ScenarioDocument {
  return taps.reduce((before, tap) => {
    const tapped = tapWith(before, hand, tap);
    return tapped.does === 'change' ? tapped.document : before;
  }, document);
}
const does = (tapped: Tapped): string => (tapped.does === 'change' ? tapped.did : tapped.does);

describe('a tile in the hand', () => {
  const city: Hand = { what: 'tile', tile: 'base/E', turn: 0 };

  it('is laid in the first turn that fits', () => {
    expect(after(plain, city, { cell: [0, -1] }).board.tiles.at(-1)).toEqual([0, -1, 'base/E', 2]);
    expect(after(plain, { ...city, turn: 1 }, { cell: [9, 9] }).board.tiles.at(-1)).toEqual([9, 9, 'base/E', 1]);
  });

  it('is laid as it is held where none fits', () => {
    expect(after(plain, { ...city, turn: 3 }, { cell: [-1, 0] }).board.tiles.at(-1)).toEqual([-1, 0, 'base/E', 3]);
  });

  it('turns on at each further tap, through those that fit, then the others, round and round', () => {
    const road: Hand = { what: 'tile', tile: 'base/V', turn: 0 };
    const turns = [1, 2, 3, 4, 5].map((taps) =>
      after(plain, road, ...Array<Tap>(taps).fill({ cell: [-1, 0] }))
        .board.tiles.at(-1)
        ?.at(3),
    );
    // The road has to lead to the east.
    expect(turns).toEqual([2, 3, 0, 1, 2]);
  });

  it('takes the place of another', () => {
    const { tiles } = after(plain, city, { cell: [1, 0] }).board;
    expect(tiles).toHaveLength(3);
    expect(tiles[1]?.[2]).toBe('base/E');
  });
});

describe('a figure in the hand', () => {
  const red: Hand = { what: 'figure', player: 'red', piece: 'follower' };
  const figures = (document: ScenarioDocument) => document.board.followers;
  const knight = { cell: [0, 0] as Cell, near: 'city:N' };

  it('is put where the finger points, and taken away by a second tap', () => {
    expect(figures(after(plain, red, knight))).toEqual([{ player: 'red', cell: [0, 0], on: 'city:N' }]);
    expect(figures(after(plain, red, knight, knight))).toBeUndefined();
  });

  it('asks where, if nobody points', () => {
    expect(does(tapWith(plain, red, { cell: [0, 0] }))).toBe('ask');
    const alone = on({ tiles: [[0, 0, 'city:NESW', 0]] });
    expect(figures(after(alone, red, { cell: [0, 0] }))?.[0]?.on).toBe('city:NESW');
  });

  it('that was put last moves on its tile', () => {
    const road = { cell: [0, 0] as Cell, near: 'road:EW' };
    expect(figures(after(plain, red, knight, { ...road, put: [0, 0] }))?.map(({ on: spot }) => spot)).toEqual([
      'road:EW',
    ]);
    expect(figures(after(plain, red, knight, road))).toHaveLength(2);
  });

  it('is an abbot or a prior if it is one', () => {
    const abbot: Hand = { what: 'figure', player: 'red', piece: 'abbot' };
    expect(figures(after(plain, abbot, { cell: [1, 0] }))).toEqual([
      { player: 'red', cell: [1, 0], on: 'cloister', piece: 'abbot' },
    ]);
    const monastery = on({ tiles: [[0, 0, 'monastery road:S', 0]] });
    expect(figures(after(monastery, { ...red, prior: true }, { cell: [0, 0] }))).toEqual([
      { player: 'red', cell: [0, 0], on: 'monastery', as: 'prior' },
    ]);
  });

  it('needs a tile', () => {
    expect(does(tapWith(plain, red, { cell: [5, 5], near: 'city:N' }))).toBe('nothing');
    expect(does(tapWith(on({ tiles: [[0, 0, 'no/tile', 0]] }), red, { cell: [0, 0] }))).toBe('nothing');
  });
});

describe('a castle in the hand', () => {
  const castle: Hand = { what: 'castle', player: 'red', lord: true };
  const small = on({
    tiles: [
      [0, 0, 'base/E', 2],
      [0, 1, 'base/H', 0],
      [0, 2, 'base/E', 0],
      [5, 5, 'base/V', 0],
      [6, 5, 'base/V', 0],
      [5, 6, 'base/V', 0],
    ],
  });

  it('is put at once where only one small city can be meant', () => {
    expect(after(small, castle, { cell: [0, 0] }).board.castles).toEqual([
      {
        player: 'red',
        cells: [
          [0, 0],
          [0, 1],
        ],
        lord: true,
      },
    ]);
  });

  it('begins on a tile of two small cities, and goes on over one of them', () => {
    expect(does(tapWith(small, castle, { cell: [0, 1] }))).toBe('begin');
    expect(partnersOf(small, [0, 1])).toEqual([
      [0, 0],
      [0, 2],
    ]);
    expect(after(small, castle, { cell: [0, 2], first: [0, 1] }).board.castles?.[0]?.cells).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it('can be written down on any two tiles', () => {
    expect(partnersOf(small, [5, 5])).toEqual([
      [6, 5],
      [5, 6],
    ]);
  });
});

describe('other pieces', () => {
  const rock = { cell: [2, 0] as Cell, near: 'mountain:S' };

  test.each<[string, Hand, Tap, (document: ScenarioDocument) => unknown, unknown]>([
    ['gold', { what: 'gold' }, { cell: [0, 0] }, ({ board }) => board.gold, [[0, 0, 2]]],
    ['a bridge', { what: 'bridge', way: 'NS' }, { cell: [0, 0] }, ({ board }) => board.bridges, undefined],
    [
      'a tent',
      { what: 'tent', player: 'red' },
      rock,
      ({ parts }) => parts?.['gold-rush']?.tents,
      [{ player: 'red', cell: [2, 0], on: 'mountain:S' }],
    ],
    [
      'a token',
      { what: 'token', value: 5 },
      rock,
      ({ parts }) => parts?.['gold-rush']?.stacks,
      [{ cell: [2, 0], on: 'mountain:S', tokens: [5, 5] }],
    ],
    ['the sheriff', { what: 'sheriff' }, rock, ({ parts }) => parts?.sheriff, { cell: [2, 0], on: 'mountain:S' }],
  ])('%s, tapped twice', (_, hand, tap, read, written) => {
    expect(does(tapWith(plain, hand, tap))).toBe('put');
    expect(read(after(plain, hand, tap, tap))).toEqual(written);
    expect(does(tapWith(plain, hand, { cell: [7, 7] }))).toBe('nothing');
  });
});

describe('the spot that is meant', () => {
  const nearest = (cell: Cell, x: number, y: number, spots: readonly Spot[]) =>
    nearestSpot(seenOn(plain.board, cell)?.placed as never, spots, [x, y]);

  it('is the one nearest to the finger', () => {
    const all = ['city:N', 'road:EW', 'field:EL.WR', 'field:ER.SL.SR.WL'];
    expect(nearest([0, 0], 0, -38, all)).toBe('city:N');
    expect(nearest([0, 0], 0, 4, all)).toBe('road:EW');
    expect(nearest([0, 0], 0, 40, all)).toBe('field:ER.SL.SR.WL');
    expect(nearest([0, 0], 0, -38, ['road:EW'])).toBe('road:EW');
  });

  it('is a mountain for tents, tokens and the sheriff, where there is one', () => {
    expect(spotsFor(plain, { what: 'sheriff' }, [2, 0])).toEqual(['mountain:N', 'mountain:S']);
    expect(spotsFor(plain, { what: 'sheriff' }, [1, 0])).toEqual(expect.arrayContaining(['cloister', 'road:S']));
  });
});
