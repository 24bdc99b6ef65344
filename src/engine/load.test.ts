import { expect, test, vi } from 'vitest';
import { printedNames } from './tiles/catalogue.ts';

test('the tiles of every box are found by their names alone', async () => {
  const all = [...printedNames()];
  vi.resetModules();
  const { loadModules } = await import('./load.ts');
  const { findTile } = await import('./tiles/catalogue.ts');
  expect(findTile('crop2/3')).toMatchObject({ reason: 'unknown-word' });
  await loadModules([], all);
  expect(all.filter((name) => 'reason' in findTile(name))).toEqual([]);
});

test('only what a game needs is loaded', async () => {
  vi.resetModules();
  const { loadModules } = await import('./load.ts');
  const { isAtHand } = await import('./modules/index.ts');
  const { MODULE_NAMES } = await import('./words.ts');
  await loadModules(['sheriff', 'gold-rush'], []);
  expect(MODULE_NAMES.filter(isAtHand)).toEqual(['gold-rush', 'sheriff']);
  await loadModules(['gifts'], ['crop1/2', 'base/Ug', 'city:N', '__proto__', 'constructor/A', 'toString']);
  expect(MODULE_NAMES.filter(isAtHand)).toEqual(['base', 'gold-rush', 'gifts', 'crop-circles', 'abbot', 'sheriff']);
});
