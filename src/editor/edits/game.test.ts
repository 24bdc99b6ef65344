import { describe, expect, it } from 'vitest';
import { GAMES, isGame, MODULE_NAMES, OPTION_VALUES, strangersIn } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import { removeModule, setGame, setGoldSupply, setOption, setSeed } from './agreement.ts';
import { addModule, gameOf, modulesFor } from './game.ts';

const GOLD: ScenarioDocument = {
  ...FIRST_EXAMPLE,
  modules: { base: {}, goldmines: {}, castles: {}, gifts: {} },
  board: { tiles: [[0, 0, 'base/D', 0]], gold: [[0, 0, 1]] },
  gold: { red: 2 },
  goldSupply: 13,
  supply: { red: { castle: 1, follower: 3 }, blue: { castle: 2 } },
  parts: { gifts: { held: { red: ['synod'] } } },
};

describe('the modules of a game', () => {
  it('are those that the engine lets be added to it, each of one game', () => {
    for (const game of GAMES) {
      const fits = MODULE_NAMES.filter((name) => !isGame(name) && strangersIn({ modules: [game, name] }).length === 0);
      expect(modulesFor(game)).toEqual(fits);
    }
  });

  it('are written in their order', () => {
    const { modules } = addModule(addModule(FIRST_EXAMPLE, 'gifts'), 'goldmines');
    expect(Object.keys(modules)).toEqual(['base', 'goldmines', 'gifts']);
    expect(addModule(GOLD, 'gifts')).toBe(GOLD);
  });

  it('take along what lies beside the board, and leave what lies on it', () => {
    const { gold, goldSupply, board } = removeModule(GOLD, 'goldmines');
    expect([gold, goldSupply]).toEqual([undefined, undefined]);
    expect(board).toBe(GOLD.board);
    expect(removeModule(GOLD, 'castles').supply).toEqual({ red: { follower: 3 } });
    expect(removeModule(GOLD, 'gifts')).not.toHaveProperty('parts');
    expect(removeModule(GOLD, 'abbey')).toBe(GOLD);
  });
});

describe('the game', () => {
  it('is changed with its modules, and the board stays', () => {
    const rush = setGame(GOLD, 'gold-rush');
    expect(rush.modules).toEqual({ 'gold-rush': {} });
    expect(gameOf(rush)).toBe('gold-rush');
    expect(rush.board).toBe(GOLD.board);
    expect(rush).not.toHaveProperty('parts');
    expect(setGame(addModule(rush, 'sheriff'), 'base').modules).toEqual({ base: {} });
    expect(setGame(GOLD, 'base')).toBe(GOLD);
  });

  it('is one again where two were written', () => {
    const both = { ...FIRST_EXAMPLE, modules: { base: {}, 'gold-rush': {} } };
    expect(setGame(both, 'base').modules).toEqual({ base: {} });
    expect(setGame(both, 'gold-rush').modules).toEqual({ 'gold-rush': {} });
  });
});

describe('an option', () => {
  it('is written where it differs from the default', () => {
    const oldest = setOption(FIRST_EXAMPLE, 'base', 'smallCity', 2);
    expect(oldest.modules).toEqual({ base: { smallCity: 2 } });
    expect(setOption(oldest, 'base', 'smallCity', 4).modules).toEqual({ base: {} });
  });

  it('of a module that is not played changes nothing', () => {
    expect(setOption(FIRST_EXAMPLE, 'goldmines', 'rgg', true)).toBe(FIRST_EXAMPLE);
  });

  it('has its default first', () => {
    for (const [module, options] of Object.entries(OPTION_VALUES)) {
      for (const [option, [first]] of Object.entries(options as Record<string, readonly (string | number)[]>)) {
        const name = module as keyof typeof OPTION_VALUES;
        const document = addModule(FIRST_EXAMPLE, name);
        expect(setOption(document, name, option, first as string)).toBe(document);
      }
    }
  });
});

it('gold and chance are written where they are known', () => {
  expect(setGoldSupply(GOLD, undefined)).not.toHaveProperty('goldSupply');
  expect(setGoldSupply(GOLD, -3).goldSupply).toBe(0);
  expect(setSeed(GOLD, 7).seed).toBe(7);
  expect(setSeed(setSeed(GOLD, 7), 0)).not.toHaveProperty('seed');
  expect(setSeed(GOLD, 1e12).seed).toBe(2 ** 31 - 1);
});
