import { describe, expect, it } from 'vitest';
import { type Follower, getTile, PLAYERS, printedNames, type Spot, type TileName, type Turn } from '../engine/index.ts';
import { arrange, type Group } from './crowd.ts';
import { layoutOf } from './layout.ts';
import type { Shown } from './marks.ts';
import { pieceBox, placePieces } from './pieces.ts';
import { sizesFor } from './sizes.ts';
import { type Box, HALF, type Point, turnPoint } from './units.ts';

const cell = [0, 0] as const;
/** Halos may touch. */
const HALO = 3.5;

const around = ([x, y]: Point, [west, north, east, south]: Box): Box => [x + west, y + north, x + east, y + south];

/** How far two boxes reach into each other; below zero if they do not. */
const overlap = (a: Box, b: Box): number => Math.min(a[2] - b[0], b[2] - a[0], a[3] - b[1], b[3] - a[1]);

function figuresOn(tile: TileName, turn: Turn, spots: readonly Spot[], columns: number, parts: Shown['parts'] = {}) {
  const followers = spots.map((on, i): Follower => ({ player: PLAYERS[i % 6] ?? 'red', cell, on }));
  return placePieces({ tiles: [{ tile, cell, turn }], followers, parts }, {}, sizesFor(columns)).figures;
}

function expectApart(figures: ReturnType<typeof figuresOn>, what: string): void {
  const boxes = figures.map((figure) => around(figure.at, pieceBox(figure)));
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) expect(overlap(a, b), what).toBeLessThanOrEqual(HALO);
  for (const box of boxes) expect(Math.max(...box.map(Math.abs)), what).toBeLessThanOrEqual(HALF + HALO / 2);
}

describe('no figure hides another', () => {
  it.each(printedNames())('%s', (tile) => {
    for (const turn of [0, 1] as const)
      for (const columns of [3, 9]) {
        const spots = getTile(tile, turn).segments.map(({ spot }) => spot);
        const crowds = spots.flatMap((a, i) => [
          [a, a, a],
          ...spots.slice(i).map((b) => [a, b]),
          ...spots.slice(i + 1).map((b) => [a, a, b]),
        ]);
        for (const crowd of crowds)
          expectApart(figuresOn(tile, turn, crowd, columns), `${tile} turned ${turn}: ${crowd}`);
      }
  });
  it('though six monks share a monastery', () => {
    expectApart(figuresOn('monastery/1', 0, Array(6).fill('monastery'), 4), 'monks');
  });
  it('nor a tent the sheriff and the tokens', () => {
    const on = 'mountain:N';
    const parts: Shown['parts'] = {
      'gold-rush': { stacks: [{ cell, on, tokens: [1, 0] }], tents: [{ player: 'red', cell, on }] },
      sheriff: { cell, on },
    };
    const figures = figuresOn('rush/1', 0, ['track:EW'], 3, parts);
    expect(figures.map(({ pose }) => pose).sort()).toEqual(['cowboy', 'sheriff', 'tent', 'tokens']);
    expectApart(figures, 'pieces');
  });
});

/** Half the width and the height of what must be seen of each sign. */
const SEEN: Readonly<Record<string, readonly [number, number]>> = {
  locomotive: [14, 9],
  camp: [8, 10],
  herd: [14, 10],
  'nuggets-1': [5, 5],
  'nuggets-2': [11, 6],
  'nuggets-3': [11, 10],
  star: [9, 9],
};

describe('signs that count', () => {
  it.each(printedNames().filter((name) => layoutOf(getTile(name)).signs.some(({ what }) => what in SEEN)))(
    'of %s stay in sight and inside',
    (tile) => {
      for (const turn of [0, 1, 2, 3] as const)
        for (const { kind, spot } of getTile(tile, turn).segments) {
          const parts: Shown['parts'] =
            kind === 'mountain' ? { 'gold-rush': { stacks: [{ cell, on: spot, tokens: [1] }] } } : {};
          const figures = figuresOn(tile, turn, [spot], 3, parts);
          for (const { what, at, scale = 1 } of layoutOf(getTile(tile)).signs) {
            const [width, height] = (SEEN[what] ?? [0, 0]).map((half) => half * scale) as [number, number];
            const seen = around(turnPoint(at, turn), [-width, -height, width, height]);
            expect(Math.max(...seen.map(Math.abs)), `${what} turned ${turn}`).toBeLessThanOrEqual(HALF);
            const hidden = figures.reduce((sum, figure) => {
              const [west, north, east, south] = around(figure.at, pieceBox(figure));
              const across = Math.min(seen[2], east) - Math.max(seen[0], west);
              const down = Math.min(seen[3], south) - Math.max(seen[1], north);
              return sum + (across > 0 && down > 0 ? across * down : 0);
            }, 0);
            expect(hidden / (4 * width * height || 1), `${what} turned ${turn}, ${spot}`).toBeLessThan(0.36);
          }
        }
    },
  );
});

describe('an arrangement', () => {
  const group = (boxes: number, ...places: Point[]): Group => ({
    boxes: Array<Box>(boxes).fill([-14, -20, 14, 20]),
    places,
    cost: () => 0,
  });
  it('leaves one piece where it wants to be, at its size', () => {
    expect(arrange([group(1, [0, -20], [0, 20])])).toEqual({ size: 1, at: [[[0, -20]]] });
  });
  it('takes the next place where the first is taken', () => {
    const { size, at } = arrange([group(1, [0, -20]), group(1, [0, -20], [0, 25])]);
    expect(size).toBe(1);
    expect(at[1]?.[0]?.[1]).toBeGreaterThan(15);
  });
  it('makes pieces smaller rather than let them hide each other', () => {
    const { size } = arrange([group(1, [0, 0]), group(1, [0, 24])]);
    expect(size).toBeLessThan(1);
  });
  it('leaves what is fixed alone', () => {
    const fixed = [{ at: [0, 0] as const, box: [-8, -8, 8, 8] as const }];
    const { at } = arrange([group(1, [0, 0], [30, 0])], fixed);
    expect(at[0]?.[0]).toEqual([30, 0]);
  });
  it('puts many into rows', () => {
    const { at } = arrange([group(6, [0, 0])]);
    expect(new Set(at[0]?.map(([, y]) => Math.round(y))).size).toBeGreaterThan(1);
  });
  it('heaps up more than any game has, without looking for a better way', () => {
    let asked = 0;
    const cost = () => {
      asked++;
      return 0;
    };
    const { at } = arrange([1, 2, 3].map(() => ({ ...group(60, [0, 0], [20, 20]), cost })));
    expect(at.map((places) => places.length)).toEqual([60, 60, 60]);
    expect(asked).toBe(0);
  });
});
