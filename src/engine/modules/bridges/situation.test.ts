import { describe, expect, it, test } from 'vitest';
import { judgeSituation } from '../../judge.ts';
import { agree, fullPile } from '../../setup.ts';
import { begin, type Short, situation } from '../../testdata/positions.ts';
import type { ModuleName, Player } from '../../words.ts';

const WITH: Short = { modules: ['bridges'], tiles: [[0, 0, 'base/B', 0, 'NS']] };

const problems = (short: Short) => {
  const judged = judgeSituation(situation(short));
  return 'problems' in judged ? judged.problems.map(({ reason, at, rule }) => [reason, at, rule]) : [];
};

describe('a written situation with bridges', () => {
  test.each<[string, Short, unknown[]]>([
    ['says who has one less', { ...WITH, supply: { red: { bridge: 2 } } }, []],
    ['may leave bridges out', { ...WITH, supply: { red: { bridge: 0 }, blue: { bridge: 0 } } }, []],
    ['has more than there are', WITH, [['too-many-bridges', 'bridges', 'CASTLE-02']]],
    [
      'gives a player more than he begins with',
      { ...WITH, supply: { red: { bridge: 4 }, blue: { bridge: 0 } } },
      [['bad-number', 'supply.red.bridge', 'CASTLE-02']],
    ],
    [
      'has a bridge over a side that is no field',
      { ...WITH, tiles: [[0, 0, 'base/D', 0, 'NS']], supply: { red: { bridge: 2 } } },
      [['bridge-off-field', 'tiles[0]', 'BRIDGE-03']],
    ],
    ['has a bridge without the module', { ...WITH, modules: [] }, [['bridge-without-module', 'bridges', 'CASTLE-03']]],
    [
      'has a bridge at hand without the module',
      { modules: ['castles'], tiles: [[0, 0, 'base/B']], supply: { blue: { bridge: 1 } } },
      [['bridge-without-module', 'supply.blue.bridge', 'CASTLE-03']],
    ],
    [
      'has a road at the end of a bridge, or a field',
      {
        ...WITH,
        tiles: [
          [0, 0, 'base/B', 0, 'NS'],
          [0, 1, 'base/U'],
          [0, -1, 'base/B'],
        ],
        supply: { red: { bridge: 2 } },
      },
      [],
    ],
    [
      'has a city at the end of a bridge',
      {
        ...WITH,
        tiles: [
          [0, 0, 'base/B', 0, 'NS'],
          [0, 1, 'base/E'],
        ],
        supply: { red: { bridge: 2 } },
      },
      [['edges-differ', 'tiles[1]', 'BASE-12']],
    ],
  ])('%s', (_, short, expected) => {
    expect(problems(short)).toEqual(expected);
  });

  test.each<[number, number]>([
    [2, 3],
    [4, 3],
    [5, 2],
    [6, 2],
  ])('with %i players each has %i (CASTLE-02)', (count, each) => {
    const players = (['red', 'blue', 'green', 'yellow', 'black', 'pink'] as const).slice(0, count) as Player[];
    const { state } = begin({ modules: ['bridges'], players, tiles: [[0, 0, 'base/B']] });
    expect(players.map((player) => state.supply[player]?.bridge)).toEqual(Array(count).fill(each));
  });
});

describe('the twelve tiles of the box (CASTLE-03)', () => {
  it('come once, whichever parts are played', () => {
    const boxes: ModuleName[][] = [['castles'], ['bridges'], ['bazaars'], ['castles', 'bridges', 'bazaars']];
    for (const modules of boxes) {
      const pile = fullPile(agree(modules, ['red', 'blue']), 'base/D');
      expect(pile.filter((tile) => tile.startsWith('castles/'))).toHaveLength(12);
      expect(pile).toHaveLength(71 + 12);
    }
  });
});
