import { describe, expect, it, test } from 'vitest';
import type { Options } from '../../options.ts';
import { begin, eventsOf, type Short, type ShortTile } from '../../testdata/positions.ts';

/** A small city with a field above it and one below, which the road of (-1,0) and (1,0) keeps apart. */
const CITY: ShortTile[] = [
  [0, 0, 'city:S'],
  [0, 1, 'city:N'],
];
/** Two small cities, one below the other; all the land around them is one field. */
const TWO_CITIES: ShortTile[] = [...CITY, [0, 2, 'city:S'], [0, 3, 'city:N']];

const end = (fields: Options['base']['fields'], short: Short) =>
  begin({ ...short, options: { base: { fields } }, then: 'end' });

/** The same city seen from two fields: one farmer of red on each, one of blue beside one of them (BASE-EX-8). */
const SHARED: Short = {
  tiles: [...CITY, [1, 1, 'field']],
  followers: [
    ['red', 0, 0, 'field:NL'],
    ['red', 0, 1, 'field:SL'],
    ['blue', 1, 1, 'field:SL'],
  ],
};

describe('fields at the end', () => {
  test.each<[string, Options['base']['fields'], Short, Record<string, number>]>([
    ['3 points a completed city (BASE-40)', 'v3', { tiles: CITY, followers: [['red', 0, 0, 'field:NL']] }, { red: 3 }],
    ['unfinished cities count nothing', 'v3', { tiles: CITY.slice(0, 1), followers: [['red', 0, 0, 'field:NL']] }, {}],
    ['two cities', 'v3', { tiles: TWO_CITIES, followers: [['red', 0, 1, 'field:SL']] }, { red: 6 }],
    ['a city counts for each field', 'v3', SHARED, { red: 6, blue: 3 }],
    ['the majority over all fields at a city: 4 (BASE-42)', 'v1', SHARED, { red: 4 }],
    ['v1, a tie: 4 each', 'v1', { ...SHARED, followers: (SHARED.followers ?? []).slice(1) }, { red: 4, blue: 4 }],
    ['a city once for each player (BASE-43)', 'v2', SHARED, { red: 3, blue: 3 }],
    [
      'v2, alone on two fields: 3, not 6',
      'v2',
      { ...SHARED, followers: (SHARED.followers ?? []).slice(0, 2) },
      {
        red: 3,
      },
    ],
  ])('%s', (_, fields, short, points) => {
    expect(end(fields, short).state.points).toEqual(points);
  });

  it('tells a field that is worth nothing, and takes its farmer back', () => {
    const { state, events } = end('v3', { tiles: [[0, 0, 'field']], followers: [['red', 0, 0, 'field:NL']] });
    expect(eventsOf(events, 'feature-scored')).toMatchObject([{ value: 0, items: [], rule: 'BASE-40' }]);
    expect(state.supply.red?.follower).toBe(7);
  });

  it('names the rule of the version played', () => {
    const rules = (fields: Options['base']['fields']) =>
      end(fields, SHARED)
        .events.filter(({ kind }) => kind === 'feature-scored' || kind === 'city-supplied')
        .map(({ rule }) => rule);
    expect(rules('v1')).toEqual(['BASE-42']);
    expect(new Set(rules('v2'))).toEqual(new Set(['BASE-43']));
    expect(new Set(rules('v3'))).toEqual(new Set(['BASE-40']));
  });

  it('never scores or returns a farmer during the game (BASE-38)', () => {
    const { state } = begin({ tiles: TWO_CITIES, followers: [['red', 0, 1, 'field:SL']], next: ['base/U'] });
    expect(state.followers).toHaveLength(1);
    expect(state.points).toEqual({});
  });
});
