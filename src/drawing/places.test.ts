import { describe, expect, it, test } from 'vitest';
import {
  canBearBridge,
  FORM,
  getTile,
  printedNames,
  SIDES,
  type Side,
  type TileName,
  TURNS,
  type Turn,
  WAYS,
} from '../engine/index.ts';
import { layoutOf } from './layout.ts';
import { pieceBox, placePieces } from './pieces.ts';
import { followerPlace, followerPlaces, segmentAt } from './places.ts';
import { sizesFor } from './sizes.ts';
import { UNUSUAL_TILES } from './testdata.ts';
import { distance, HALF } from './units.ts';

/** Every way to divide the sides into cities, roads and field, with and without a cloister. */
function everyTile(): TileName[] {
  const deal = (sides: readonly Side[], groups: readonly string[]): (readonly string[])[] => {
    const [side, ...rest] = sides;
    if (!side) return [groups];
    const joined = groups.map((_, i) => groups.map((group, j) => (i === j ? group + side : group)));
    const alone = ['city:', 'road:'].map((kind) => [...groups, kind + side]);
    return [...joined, ...alone, groups].flatMap((next) => deal(rest, next));
  };
  const texts = deal(SIDES, []).map((groups) =>
    ['city', 'road']
      .map((kind) => groups.filter((group) => group.startsWith(kind)).map((group) => group.slice(5)))
      .map((list, i) => (list.length ? `${['city', 'road'][i]}:${list.join(',')}` : ''))
      .filter(Boolean)
      .join(' '),
  );
  return [...new Set(texts)].flatMap((text) => [text || 'field', `${text} cloister`.trim()]);
}

/** A follower on every segment of one tile. */
function crowded(tile: TileName, turn: Turn) {
  const cell = [0, 0] as const;
  const followers = getTile(tile, turn).segments.map(({ spot }) => ({ player: 'red' as const, cell, on: spot }));
  const goldmines = { onBoard: [{ cell, count: 2 }] };
  return { tiles: [{ tile, cell, turn }], followers, parts: { goldmines } };
}

function expectGoodPlaces(tile: TileName, turn: Turn) {
  const places = followerPlaces(tile, turn);
  expect(places).toHaveLength(getTile(tile, turn).segments.length);
  for (const [i, a] of places.entries())
    for (const b of places.slice(i + 1)) expect(distance(a.at, b.at), `${tile} turned ${turn}`).toBeGreaterThan(12);
  for (const columns of [1, 5, 9])
    for (const piece of placePieces(crowded(tile, turn), {}, sizesFor(columns)).figures) {
      const [west, north, east, south] = pieceBox(piece);
      const [x, y] = piece.at;
      const reach = Math.max(-x - west, -y - north, x + east, y + south);
      expect(reach, `${piece.on} of ${tile} turned ${turn}`).toBeLessThanOrEqual(HALF + 0.01);
    }
}

describe('followers stand apart and inside their tile', () => {
  test.each([...printedNames(), ...UNUSUAL_TILES])('%s', (tile) => {
    for (const turn of TURNS) expectGoodPlaces(tile, turn);
  });
  it('on any tile that can be written', () => {
    const tiles = everyTile();
    expect(tiles.length).toBeGreaterThan(200);
    for (const tile of tiles) for (const turn of TURNS) expectGoodPlaces(tile, turn);
  });
});

describe('the place of a spot', () => {
  it.each([
    ['base/D', 'city:N', 'north'],
    ['base/E', 'city:N', 'north'],
    ['base/W', 'road:S', 'south'],
    ['base/U', 'field:NR.EL.ER.SL', 'east'],
    ['base/U', 'field:NL.SR.WL.WR', 'west'],
    ['castles/B8', 'cloister', 'north'],
  ])('%s %s lies in the %s', (tile, spot, direction) => {
    const [x, y] = followerPlace(tile, 0, spot).at;
    const along = { north: -y, south: y, east: x, west: -x }[direction];
    expect(along).toBeGreaterThan(8);
  });
  it('turns with the tile', () => {
    const [x, y] = followerPlace('base/E', 1, 'city:E').at;
    expect(x).toBeGreaterThan(20);
    expect(Math.abs(y)).toBeLessThan(8);
  });
  it('is found by any side of the segment', () => {
    expect(followerPlace('base/R', 0, 'city:E')).toEqual(followerPlace('base/R', 0, 'city:NES'));
    expect(followerPlace('base/U', 0, 'field:WL')).toEqual(followerPlace('base/U', 0, 'field:NL.SR.WL.WR'));
  });
  it('is the middle for a spot that the tile does not have', () => {
    expect(followerPlace('base/U', 0, 'city:N').at).toEqual([0, 0]);
  });
});

describe('a bridge', () => {
  const bridged = printedNames().flatMap((tile) =>
    TURNS.flatMap((turn) =>
      WAYS.filter((way) => canBearBridge(getTile(tile, turn), way)).map((way) => ({ tile, turn, way })),
    ),
  );
  it('is tried over many tiles', () => {
    expect(bridged.length).toBeGreaterThan(100);
  });
  it.each(bridged)('$way over $tile turned $turn bears its own figure and hides no other', ({ tile, turn, way }) => {
    const [x, y] = followerPlace(tile, turn, `road:${way}`, way).at;
    expect(Math.abs(way === 'NS' ? x : y)).toBeLessThan(5);
    const { segments } = getTile(tile, turn, way);
    for (const [i, { kind }] of segments.entries()) {
      if (FORM[kind] !== 'centre' && FORM[kind] !== 'hub') continue;
      const at = followerPlaces(tile, turn, way)[i]?.at ?? [0, 0];
      expect(Math.abs(way === 'NS' ? at[0] : at[1]), kind).toBeGreaterThan(12);
    }
  });
  it('leaves the places of a tile without one as they are', () => {
    expect(followerPlace('base/B', 0, 'cloister').at).toEqual([0, 0]);
  });
});

describe('the new kinds of segments', () => {
  it.each([
    ['monastery/5', 'monastery', 0, 0],
    ['shrine/2', 'shrine', 0, 13],
    ['cathedral/1', 'cathedral', 0, 0],
    ['german-castle/2', 'german-castle:S', 0, 26],
    ['german-castle/2b', 'german-castle:N', 0, -20],
    ['rush/33', 'town', 0, 0],
    ['sheriff/1', 'cemetery', 0, 0],
  ])('%s: somebody on the %s stands at %i, %i', (tile, spot, x, y) => {
    expect(distance(followerPlace(tile, 0, spot).at, [x, y])).toBeLessThan(6);
  });
  it.each([
    ['city:N* garden', 'garden', 12],
    ['darmstadt/3', 'church', 5],
    ['shrine/2', 'shrine', 5],
  ])('%s: the %s is still seen beside who stands there', (name, spot, least) => {
    const tile = getTile(name);
    const thing = layoutOf(tile).things.find(({ segment }) => segment === segmentAt(tile, spot));
    const away = distance(followerPlace(name, 0, spot).at, thing?.pose.at ?? [0, 0]);
    expect([away > least, away < 16]).toEqual([true, true]);
  });
  it('a mountain is a place like a city', () => {
    const [x, y] = followerPlace('rush/15', 0, 'mountain:NE').at;
    expect([x > 5, y < -5]).toEqual([true, true]);
  });
});
