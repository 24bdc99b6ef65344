import { describe, expect, it, test } from 'vitest';
import { findTile, getTile, printedNames, tilesOf } from './catalogue.ts';
import { deriveFields } from './fields.ts';
import { MAX_TILE_TEXT, parseTile } from './notation.ts';
import { TILE_SETS } from './sets/index.ts';
import printedFields from './testdata/printed-fields.json' with { type: 'json' };
import printedTiles from './testdata/printed-tiles.json' with { type: 'json' };

const normal = (fields: readonly { halves: readonly string[]; cities: readonly number[] }[]) =>
  fields.map((f) => `${[...f.halves].sort().join('.')} touches ${[...f.cities].sort().join(',')}`).sort();

describe('fields derived from cities and roads', () => {
  const simple = printedFields.filter((t) => t.simple && t.fields.length > 0);
  it('covers the printed faces the rule is said to hold for', () => {
    expect(simple).toHaveLength(77);
  });
  test.each(simple.map((t) => [t.id, t] as const))('%s', (_, tile) => {
    const groups = (list: string[]) => list.map((sides) => [...sides] as ('N' | 'E' | 'S' | 'W')[]);
    expect(normal(deriveFields(groups(tile.cities), groups(tile.roads)))).toEqual(normal(tile.fields));
  });
});

describe('printed tiles', () => {
  const known = new Map(printedTiles.map((t) => [t.id, t]));
  /** Some sets are our own: no box can be compared with them (RUSH-16, SHERIFF-05, GF-GCA-01, GF-CAT-01). */
  const fromBoxes = printedNames().filter((name) => !/^(rush|sheriff|german-castle|cathedral)\//.test(name));
  test.each(fromBoxes)('%s agrees with the printed face', (name) => {
    const tile = getTile(name);
    const fact = known.get(name);
    if (!fact) throw new Error(`no fact for ${name}`);
    const cities = tile.segments.filter((s) => s.kind === 'city');
    expect(tile.edges).toEqual(fact.edges);
    expect(cities.map((s) => ({ sides: s.sides.join(''), shields: s.shields }))).toEqual(
      fact.cities.map((c) => ({ sides: [...'NESW'].filter((s) => c.sides.includes(s)).join(''), shields: c.shields })),
    );
    expect(cities.map((s) => s.semicircle)).toEqual(fact.cities.map((c) => 'semicircle' in c && c.semicircle));
    const roads = tile.segments.filter((s) => s.kind === 'road').map((s) => [...s.sides].sort().join(''));
    expect(roads).toEqual(fact.roads.map((r) => [...r].sort().join('')));
    const fields = tile.segments.filter((s) => s.kind === 'field');
    expect(normal(fields.map((s) => ({ halves: s.halves, cities: s.touches })))).toEqual(normal(fact.fields));
    const middles = tile.segments.filter((s) => !['city', 'road', 'field'].includes(s.kind)).map((s) => s.kind);
    const marks = [...tile.marks, ...middles];
    expect(marks.sort()).toEqual([...fact.marks].sort());
  });
  test.each([
    ['base', 72],
    ['gardens', 8],
    ['goldmines', 8],
    ['castles', 12],
    ['cropCircles1', 6],
    ['cropCircles2', 6],
    ['abbey', 1],
    ['shrines', 6],
    ['monasteries', 6],
    ['darmstadt', 3],
    ['yaga', 1],
    ['goldRush', 72],
    ['sheriff', 6],
  ] as const)('%s has %i', (set, count) => {
    expect(tilesOf(TILE_SETS[set])).toHaveLength(count);
  });
  it('has three more copies of the start tile in the pile', () => {
    expect(tilesOf(TILE_SETS.base).filter((name) => name === TILE_SETS.base.start)).toHaveLength(4);
  });
});

describe('turning', () => {
  test.each([
    [0, 'CRFF'],
    [1, 'FCRF'],
    [2, 'FFCR'],
    [3, 'RFFC'],
  ] as const)('city north, road east, turned %i times', (turn, edges) => {
    const tile = getTile('city:N* road:E gold', turn);
    expect(tile.edges.map((e) => e[0]?.toUpperCase()).join('')).toBe(edges);
    expect(tile.segments[0]?.shields).toBe(1);
    expect(tile.marks).toEqual(['gold']);
  });
  it('turns the field pieces along', () => {
    const spots = (turn: 0 | 2) => getTile('city:N road:EW', turn).segments.map((s) => s.spot);
    expect(spots(0)).toEqual(['city:N', 'road:EW', 'field:EL.WR', 'field:ER.SL.SR.WL']);
    expect(spots(2)).toEqual(['city:S', 'road:EW', 'field:ER.WL', 'field:NL.NR.EL.WR']);
  });
});

describe('bad notation has a name', () => {
  test.each([
    ['', 'empty'],
    ['city:N  road:S', 'empty'],
    ['x'.repeat(MAX_TILE_TEXT + 1), 'too-long'],
    ['base/Z', 'unknown-word'],
    ['castle', 'unknown-word'],
    ['city:N:S', 'unknown-word'],
    ['city:', 'bad-group'],
    ['city:NN', 'bad-group'],
    ['city:X', 'bad-group'],
    ['road:N*', 'bad-group'],
    ['city:NE^', 'bad-group'],
    ['city:N road:NS', 'side-twice'],
    ['city:N field:EL', 'bad-field'],
    ['city:N field:NLNR/E', 'bad-field'],
  ])('%j is %s', (text, reason) => {
    expect(parseTile(text)).toMatchObject({ reason });
    expect(findTile(text)).toMatchObject({ reason });
  });
  it('a plain field is a tile', () => {
    expect(getTile('field').edges).toEqual(['field', 'field', 'field', 'field']);
  });
});
