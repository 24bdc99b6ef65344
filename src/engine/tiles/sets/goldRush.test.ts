import { describe, expect, it, test } from 'vitest';
import { TOKENS } from '../../modules/goldRush/tokens.ts';
import { getTile, tilesOf } from '../catalogue.ts';
import { gameOf, type Segment } from '../tile.ts';
import { goldRush } from './goldRush.ts';
import { sheriff } from './sheriff.ts';

const segmentsOf = (names: readonly string[], kind: Segment['kind']) =>
  names.flatMap((name) => getTile(name).segments.filter((segment) => segment.kind === kind));

describe('the tiles of Gold Rush', () => {
  const names = tilesOf(goldRush);
  const printed = Object.keys(goldRush.tiles);
  it('are 72, the start tile among them (RUSH-01)', () => {
    expect(names).toHaveLength(72);
    expect(names).toContain(goldRush.start);
  });
  test.each([...printed, ...Object.keys(sheriff.tiles)])('%s belongs to the game', (name) => {
    expect(gameOf(getTile(name))).toBe('gold-rush');
  });
  it('show each face once in the list', () => {
    const texts = Object.values(goldRush.tiles).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
  it('have 1 to 3 nuggets on every mountain (RUSH-10), and as many as there are tokens', () => {
    const nuggets = segmentsOf(names, 'mountain').map(({ symbols }) => symbols?.nuggets);
    expect(new Set(nuggets)).toEqual(new Set([1, 2, 3]));
    expect(nuggets.reduce((sum: number, count = 0) => sum + count, 0)).toBe(TOKENS);
  });
  it('start with a mountain with one nugget (RUSH-15)', () => {
    expect(segmentsOf([goldRush.start], 'mountain').map(({ symbols }) => symbols?.nuggets)).toEqual([1]);
  });
  it('have 3 or 4 tracks at every city and no mountain beside it (RUSH-12)', () => {
    const cities = printed.filter((name) => segmentsOf([name], 'town').length);
    const tracks = cities.map((name) => segmentsOf([name], 'track').map(({ sides }) => sides.length));
    expect(new Set(tracks.map((ends) => ends.length))).toEqual(new Set([3, 4]));
    expect(new Set(tracks.flat())).toEqual(new Set([1]));
    expect(segmentsOf(cities, 'mountain')).toEqual([]);
  });
  it('have camps, herds and locomotives (RUSH-09)', () => {
    const symbols = names.flatMap((name) =>
      getTile(name).segments.flatMap((segment) => Object.keys(segment.symbols ?? {})),
    );
    expect(new Set(symbols)).toEqual(new Set(['nuggets', 'locomotives', 'camps', 'herds']));
  });
});

describe('the star tiles', () => {
  const names = tilesOf(sheriff);
  it('are six, each once, all with a star (SHERIFF-02)', () => {
    expect(names).toHaveLength(6);
    for (const name of names) expect(getTile(name).marks).toEqual(['star']);
    expect(new Set(Object.values(sheriff.tiles).map(({ text }) => text)).size).toBe(6);
  });
  it('have a cemetery on two of them, with nothing but prairie (SHERIFF-28)', () => {
    const cemeteries = names.filter((name) => segmentsOf([name], 'cemetery').length);
    expect(cemeteries).toHaveLength(2);
    for (const name of cemeteries) {
      expect(getTile(name).segments.map(({ kind }) => kind)).toEqual(['cemetery', 'prairie']);
    }
  });
});
