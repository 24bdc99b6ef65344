import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { MODULE_NAMES, type ModuleName } from '../words.ts';

beforeEach(() => vi.resetModules());

/** The engine as a page has it that has fetched boxes only. */
async function withBoxes(...modules: ModuleName[]) {
  const { registerBoxes } = await import('./boxes.ts');
  const folderOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  for (const name of modules) registerBoxes((await import(`./${folderOf(name)}/box.ts`)).box);
  const { agree, ...setup } = await import('../setup.ts');
  const { isAtHand } = await import('./index.ts');
  return { agreement: agree(modules, ['red', 'blue']), ...setup, isAtHand };
}

test('a game is set up from its boxes, without any of its rules', async () => {
  const { agreement, fullPile, startTileOf, startingPieces, isAtHand } = await withBoxes(
    'base',
    'castles',
    'bridges',
    'abbot',
  );
  const start = startTileOf(agreement);
  expect(start).toBe('base/D');
  const pile = fullPile(agreement, start);
  expect(pile).toHaveLength(72 - 1 + 12);
  expect(pile.filter((name) => /^base\/\w+g$/.test(name))).toHaveLength(8);
  expect(startingPieces(agreement)).toEqual({ follower: 7, castle: 3, bridge: 3, abbot: 1 });
  expect(MODULE_NAMES.filter(isAtHand)).toEqual([]);
});

test('the box of the base game can be fetched alone', async () => {
  const { loadBaseBox } = await import('../load.ts');
  const { hasBox } = await import('./boxes.ts');
  const { isAtHand } = await import('./index.ts');
  await loadBaseBox();
  expect(MODULE_NAMES.filter(hasBox)).toEqual(['base']);
  expect(MODULE_NAMES.filter(isAtHand)).toEqual([]);
});

it('knows the game of a box', async () => {
  await withBoxes('sheriff', 'base');
  const { strangersIn } = await import('./boxes.ts');
  expect(strangersIn({ modules: ['base', 'sheriff'] })).toEqual(['sheriff']);
});

it('has the box of every module whose rules are loaded', async () => {
  const { loadModules } = await import('../load.ts');
  const { hasBox } = await import('./boxes.ts');
  await loadModules(['gold-rush'], ['crop2/3']);
  expect(MODULE_NAMES.filter(hasBox)).toEqual(['gold-rush', 'crop-circles']);
});

it('misses a box that is not loaded', async () => {
  const { boxesOf } = await import('./boxes.ts');
  expect(() => boxesOf({ modules: ['mists'] })).toThrow('mists');
});

const ENGINE = join(import.meta.dirname, '..');

/** A file and all that is loaded with it, by their paths within the engine. */
function* loadedWith(file: string, seen = new Set<string>()): Generator<string> {
  if (seen.has(file)) return;
  seen.add(file);
  yield relative(ENGINE, file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^;]*? from '(\..+)';$/gm)) {
    yield* loadedWith(join(dirname(file), path as string), seen);
  }
}

const RULES = /^(turn|scoring|judge|newGame|modules\/(index|\w+\/index))\b/;

test.each(readdirSync(join(ENGINE, 'modules'), { withFileTypes: true }).filter((one) => one.isDirectory()))(
  'no rules come with the box of $name',
  ({ name }) => {
    const loaded = [...loadedWith(join(ENGINE, 'modules', name, 'box.ts'))];
    expect(loaded.filter((path) => RULES.test(path))).toEqual([]);
  },
);

it('would see the rules', () => {
  expect([...loadedWith(join(ENGINE, 'modules/abbey/index.ts'))]).toContain('turn/legal.ts');
});
