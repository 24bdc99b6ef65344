import { expect, it, test } from 'vitest';
import { getTile, printedNames, TURNS } from '../engine/index.ts';
import { featureOn, placesOn, roleOn } from './spots.ts';

test.each([
  ['city:N', ['N']],
  ['road:EW', ['E', 'W']],
  ['city:NES', ['N', 'E', 'S']],
  ['city:NESW', []],
  ['cloister', []],
  ['castle', []],
  ['field:in', []],
  ['german-castle:W', []],
  ['mountain:NE', ['N', 'E']],
  ['prairie:EL.WR', ['N']],
  ['field:NL.NR.EL.ER.SL.SR.WL.WR', []],
  ['field:EL.WR', ['N']],
  ['field:EL.ER', ['E']],
  ['field:NL.WR', ['NW']],
  ['field:NR.EL.ER.SL.SR.WL', ['E', 'S']],
])('%s lies at %j', (spot, places) => {
  expect(placesOn(spot)).toEqual(places);
});

it('tells all segments of one kind apart on every printed tile', () => {
  for (const name of printedNames()) {
    for (const turn of TURNS) {
      const spots = getTile(name, turn).segments.map((segment) => segment.spot);
      const labels = spots.map((spot) => `${featureOn(spot)} ${placesOn(spot).join()}`);
      expect(new Set(labels).size, `${name} turned ${turn}: ${labels.join(' | ')}`).toBe(labels.length);
    }
  }
});

test.each([
  [{ on: 'city:N' }, 'city'],
  [{ on: 'castle:S' }, 'castle'],
  [{ on: 'cloister', piece: 'abbot' }, 'abbot'],
  [{ on: 'monastery', piece: 'follower' }, 'monastery'],
  [{ on: 'monastery', as: 'prior' }, 'prior'],
] as const)('the figure %j is called by %s', (figure, role) => {
  expect(roleOn(figure)).toBe(role);
});
