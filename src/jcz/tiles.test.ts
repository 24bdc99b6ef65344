/** Their names for tiles and for the parts of a tile. */
import { describe, expect, test } from 'vitest';
import { getTile } from '../engine/index.ts';
import { spotOf } from './spots.ts';
import { KNOWN_TILES } from './tiles.ts';

test('every tile they name is one of ours', () => {
  for (const { tile: ours } of KNOWN_TILES.values()) expect(getTile(ours).segments.length).toBeGreaterThan(0);
  expect(getTile(KNOWN_TILES.get('BB/CFR!G')?.tile ?? '').segments.map(({ spot }) => spot)).toEqual([
    ...getTile('castles/B4')
      .segments.slice(0, 2)
      .map(({ spot }) => spot),
    'garden',
    ...getTile('castles/B4')
      .segments.slice(2)
      .map(({ spot }) => spot),
  ]);
});

describe('parts of a tile', () => {
  test.each([
    ['base/X', 'Road', 'N', 'road:N'],
    ['base/X', '', 'N', 'road:N'],
    ['base/Q', 'City', '_S', undefined],
    ['base/Q', 'City', '_W', 'city:NES'],
    ['base/D', 'Road', 'WE', 'road:EW'],
    ['base/A', 'Monastery', 'I', 'cloister'],
    ['base/A', '', 'CLOISTER', 'cloister'],
    ['base/D', 'Field', 'EL.NL', 'field:EL.WR'],
    ['base/D', 'Farm', 'EL.WR', 'field:EL.WR'],
    ['base/Eg', 'Garden', 'I', 'garden'],
    ['base/Eg', 'Monastery', 'I', undefined],
    ['base/D', 'City', '', undefined],
    ['base/D', 'City', 'Q', undefined],
  ])('%s, %s %s is %s', (name, feature, location, spot) => {
    expect(spotOf(getTile(name), feature, location)).toBe(spot);
  });
});
