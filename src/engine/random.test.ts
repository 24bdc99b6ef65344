import { describe, expect, it } from 'vitest';
import { newGame } from './newGame.ts';
import { nextRandom, shuffle } from './random.ts';
import { agree, fullPile } from './setup.ts';
import { tilesOf } from './tiles/catalogue.ts';
import { TILE_SETS } from './tiles/sets/index.ts';

describe('chance from a seed', () => {
  it('gives the same numbers for ever', () => {
    const numbers: number[] = [];
    let state = 7;
    for (let i = 0; i < 4; i++) {
      const [value, next] = nextRandom(state);
      numbers.push(Math.floor(value * 1_000_000));
      state = next;
    }
    expect(numbers).toEqual([11_704, 61_958, 976_907, 699_028]);
  });

  it('stays in [0, 1) and is spread evenly', () => {
    const tenths = Array<number>(10).fill(0);
    let state = -5;
    for (let i = 0; i < 20_000; i++) {
      const [value, next] = nextRandom(state);
      state = next;
      tenths[Math.floor(value * 10)] = (tenths[Math.floor(value * 10)] as number) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(250);
  });

  it('shuffles a copy: the same entries in another order', () => {
    const list = Array.from({ length: 50 }, (_, i) => i);
    const [shuffled] = shuffle(list, 1);
    expect(shuffled).not.toEqual(list);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(list);
    expect(shuffle(list, 1)[0]).toEqual(shuffled);
    expect(shuffle(list, 2)[0]).not.toEqual(shuffled);
  });
});

describe('a new game', () => {
  it('is the same for the same seed, and another for another', () => {
    const agreement = agree(['goldmines'], ['red', 'blue']);
    expect(newGame({ agreement, seed: 7 })).toEqual(newGame({ agreement, seed: 7 }));
    expect(newGame({ agreement, seed: 7 }).state.pile).not.toEqual(newGame({ agreement, seed: 8 }).state.pile);
  });

  it('has every tile of its boxes but the one on the table (BASE-01, GOLD-05, CASTLE-01)', () => {
    const agreement = agree(['goldmines', 'castles'], ['red', 'blue']);
    const pile = fullPile(agreement, TILE_SETS.base.start);
    expect(pile).toHaveLength(72 + 8 + 12 - 1);
    const all = [TILE_SETS.base, TILE_SETS.goldmines, TILE_SETS.castles].flatMap(tilesOf).sort();
    expect([...pile, TILE_SETS.base.start].sort()).toEqual(all);
  });

  it('gives each player the pieces of the modules (BASE-03, CASTLE-02)', () => {
    const supplyOf = (count: number) => {
      const players = (['red', 'blue', 'green', 'yellow', 'black', 'pink'] as const).slice(0, count);
      return newGame({ agreement: agree(['castles'], players) }).state.supply.red;
    };
    expect([2, 4, 5, 6].map(supplyOf)).toEqual([
      { follower: 7, castle: 3 },
      { follower: 7, castle: 3 },
      { follower: 7, castle: 2 },
      { follower: 7, castle: 2 },
    ]);
  });

  it('takes part in the order of the list, the base game always first', () => {
    expect(agree(['castles', 'goldmines'], ['red', 'blue']).modules).toEqual(['base', 'goldmines', 'castles']);
  });
});
