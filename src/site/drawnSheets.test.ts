import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import '../engine/all.ts';
import { needSheet } from './drawnSheets.tsx';

const materials = readFileSync(new URL('../drawing/materials.css', import.meta.url), 'utf8');

test.each([
  [['base/D', 'base/B', 'gold/G1', 'castles/B1'], false],
  [['base/D', 'road:NS'], false],
  [['rush/1'], true],
  [['base/D', 'rush/1'], true],
])('%j: %s', (tiles, needed) => {
  expect(needSheet(materials, tiles)).toBe(needed);
});
