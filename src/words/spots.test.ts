import { expect, it, test } from 'vitest';
import { getTile, printedNames, TURNS } from '../engine/index.ts';
import { featureOn, placesOn, placesToTell } from './spots.ts';

test.each([
  ['city:N', ['N']],
  ['road:EW', ['E', 'W']],
  ['city:NES', ['N', 'E', 'S']],
  ['city:NESW', []],
  ['cloister', []],
  ['castle', []],
  ['field:in', []],
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

it('names the place only where two choices are of one kind', () => {
  const among = [
    { kind: 'follower', on: 'city:N' },
    { kind: 'follower', on: 'road:E' },
    { kind: 'follower', on: 'road:S' },
    { kind: 'pass' },
  ] as const;
  expect(placesToTell('city:N', among)).toEqual([]);
  expect(placesToTell('road:S', among)).toEqual(['S']);
  expect(placesToTell('city:N')).toEqual(['N']);
});
