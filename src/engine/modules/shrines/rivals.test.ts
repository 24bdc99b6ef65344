import { describe, expect, it, test } from 'vitest';
import { judgeSituation } from '../../judge.ts';
import { agree, fullPile } from '../../setup.ts';
import { begin, beginAndPlay, lay, PASS, type Short, type ShortTile, situation } from '../../testdata/positions.ts';
import { choices, refusal } from '../../turn/play.ts';

const row = (...tiles: readonly string[]): Short['tiles'] => tiles.map((tile, x): ShortTile => [x, 0, tile]);
const start = (next: string, ...tiles: readonly string[]): Short => ({
  modules: ['shrines'],
  tiles: row(...tiles),
  next: [next],
});

describe('the limit of one rival (GF-SHR-02)', () => {
  test.each<[string, string, string[], boolean]>([
    ['a shrine beside one cloister', 'shrine', ['cloister', 'field', 'field'], true],
    ['a shrine between two cloisters', 'shrine', ['cloister', 'field', 'cloister'], false],
    ['a cloister between two shrines', 'cloister', ['shrine', 'field', 'shrine'], false],
    ['a cloister between a shrine and a cloister', 'cloister', ['shrine', 'field', 'cloister'], true],
    ['a shrine between two shrines', 'shrine', ['shrine', 'field', 'shrine'], true],
    ['a second shrine beside a cloister that has one', 'shrine', ['shrine', 'cloister', 'field'], false],
    ['a second cloister beside a shrine that has one', 'cloister', ['cloister', 'shrine', 'field'], false],
    ['a special monastery is a cloister', 'monastery', ['shrine', 'field', 'shrine'], false],
    ['a church is a cloister', 'church', ['shrine', 'field', 'shrine'], false],
    ['a shrine between a church and a special monastery', 'shrine', ['church', 'field', 'monastery'], false],
    ['a garden is none', 'shrine', ['garden', 'field', 'cloister'], true],
    ['a hut is none (GF-YAG-04)', 'hut', ['shrine', 'field', 'shrine'], true],
    ['other tiles are free', 'field', ['cloister', 'shrine', 'field'], true],
  ])('%s', (_, next, tiles, allowed) => {
    const { state } = begin(start(next, ...tiles));
    const refused = refusal(state, lay(1, 1));
    expect(refused?.reason).toBe(allowed ? undefined : 'too-many-rivals');
    if (!allowed) expect(refused?.rule).toBe('GF-SHR-02');
    expect(choices(state).some((choice) => choice.kind === 'tile' && choice.cell.join() === '1,1')).toBe(allowed);
  });

  it('names the rivals', () => {
    const { state } = begin(start('shrine', 'cloister', 'field', 'cloister'));
    expect(refusal(state, lay(1, 1))?.cells).toEqual([
      [1, 1],
      [0, 0],
      [2, 0],
    ]);
  });

  it('holds for abbeys too', () => {
    const around: Short = {
      modules: ['abbey', 'shrines'],
      tiles: [
        [0, 0, 'shrine'],
        [1, 0, 'field'],
        [2, 0, 'shrine'],
        [0, 1, 'field'],
        [2, 1, 'field'],
        [0, 2, 'field'],
        [1, 2, 'field'],
        [2, 2, 'field'],
      ],
      next: ['field'],
    };
    expect(refusal(begin(around).state, { kind: 'abbey' })).toBeDefined();
    const one = {
      ...around,
      tiles: around.tiles.map((tile): ShortTile => (tile[0] === 2 && tile[1] === 0 ? [2, 0, 'field'] : tile)),
    };
    expect(refusal(begin(one).state, { kind: 'abbey' })).toBeUndefined();
  });

  it('is none without the module', () => {
    const { state } = begin({ ...start('shrine', 'cloister', 'field', 'cloister'), modules: [] });
    expect(refusal(state, lay(1, 1))).toBeUndefined();
  });

  it('leaves a tile without a place to be set aside (BASE-14)', () => {
    const only: Short = {
      ...start('shrine road:N,E,S,W', 'cloister road:E', 'road:NS,EW', 'cloister road:W'),
      next: ['shrine road:N,E,S,W', 'field'],
    };
    const { state } = begin(only);
    expect(state.aside).toEqual(['shrine road:N,E,S,W']);
    expect(state.hand).toBe('field');
  });

  test.each([
    ['a shrine with two cloisters', ['cloister', 'shrine', 'cloister'], 'tiles[1]'],
    ['a cloister with two shrines', ['shrine', 'abbey', 'shrine'], 'tiles[1]'],
  ])('makes a written situation impossible: %s', (_, tiles, at) => {
    const judged = judgeSituation(situation(start('field', ...tiles)));
    expect('problems' in judged && judged.problems).toMatchObject([
      { reason: 'too-many-rivals', at, rule: 'GF-SHR-02' },
    ]);
    expect(judgeSituation(situation({ ...start('field', ...tiles), modules: [] }))).not.toHaveProperty('problems');
  });
});

test.each([
  [false, 5],
  [true, 6],
])('with the sixth: %s, there are %i shrines (GF-SHR-01)', (six, count) => {
  const pile = fullPile(agree(['shrines'], ['red', 'blue'], { shrines: { six } }), 'base/D');
  expect(pile.filter((name) => name.startsWith('shrine/'))).toHaveLength(count);
  expect(pile.includes('shrine/6')).toBe(six);
});

it('scores an unfinished shrine as a cloister at the end (GF-SHR-01)', () => {
  const { state, events } = beginAndPlay(
    {
      modules: ['shrines'],
      tiles: [
        [0, 0, 'shrine'],
        [1, 0, 'field'],
      ],
      followers: [['red', 0, 0, 'shrine']],
      next: ['field'],
      then: 'end',
    },
    lay(0, 1),
    PASS,
  );
  expect(state.points).toEqual({ red: 3 });
  expect(events.find(({ kind }) => kind === 'feature-scored')).toMatchObject({ final: true, rule: 'GF-SHR-01' });
});
