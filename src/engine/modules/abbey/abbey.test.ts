import { describe, expect, it, test } from 'vitest';
import { judgeSituation } from '../../judge.ts';
import { begin, beginAndPlay, eventsOf, lay, offered, PASS, type Short, situation } from '../../testdata/positions.ts';
import { choices, decision, refusal } from '../../turn/play.ts';

const HOLE = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;
const around = (east = 'field', turn: 0 | 1 = 0): Short => ({
  modules: ['abbey'],
  tiles: [...HOLE.map(([x, y]) => [x, y, 'field'] as const), [1, 0, east, turn]],
  next: ['field'],
});
const ABBEY = { kind: 'abbey' } as const;

describe('the abbey (GF-ABB)', () => {
  it('is offered where there is a hole, and only there (GF-ABB-01, GF-ABB-02)', () => {
    expect(choices(begin(around()).state)).toEqual([ABBEY, PASS]);
    const open = { ...around(), tiles: around().tiles.slice(0, 4) };
    expect(decision(begin(open).state)?.kind).toBe('place-tile');
  });

  it('fits into the hole in every turn, whatever the edges show, and nowhere else', () => {
    const { state } = beginAndPlay(around('base/U', 1), ABBEY);
    expect(offered(state, 'tile').map(({ cell }) => cell)).toEqual(Array(4).fill([0, 0]));
    expect(refusal(state, lay(2, 0))).toMatchObject({ reason: 'not-a-hole', rule: 'GF-ABB-02' });
  });

  it('closes the features at its sides (GF-ABB-03)', () => {
    const { state, events } = beginAndPlay(
      {
        ...around('base/U', 1),
        tiles: [...around('base/U', 1).tiles, [2, 0, 'base/A', 1]],
        followers: [['blue', 1, 0, 'road:EW']],
      },
      ABBEY,
      lay(0, 0),
      PASS,
    );
    expect(state.points).toEqual({ blue: 2 });
    expect(eventsOf(events, 'feature-scored').map(({ feature }) => feature.kind)).toEqual(['road', 'abbey']);
  });

  it('is asked for before a tile is drawn, and leaves the pile alone', () => {
    const { state } = beginAndPlay(around(), ABBEY, lay(0, 0), PASS);
    expect(state.turn).toBe(2);
    expect(state.pile.drawn).toBe(1);
    expect(state.supply.red?.abbey).toBe(0);
  });

  test.each([
    ['c2', 'blue', undefined],
    ['c1', 'blue', 'green'],
  ] as const)('behind the last tile, by %s, where %s has none (GF-ABB-05)', (end, without, asked) => {
    const { state } = beginAndPlay(
      {
        ...around(),
        tiles: around().tiles.slice(0, -1),
        options: { abbey: { end } },
        players: ['red', 'blue', 'green'],
        supply: { [without]: { abbey: 0 } },
        then: 'end',
      },
      lay(1, 0),
      PASS,
    );
    expect(decision(state)?.player).toBe(asked);
  });

  it('is one for each player', () => {
    const written = { ...around(), tiles: [...around().tiles, [0, 0, 'abbey/abbey']] } as Short;
    expect(judgeSituation(situation(written))).toMatchObject({ problems: [{ reason: 'too-many-abbeys' }] });
    expect(judgeSituation(situation({ ...written, supply: { red: { abbey: 0 } } }))).not.toHaveProperty('problems');
  });
});
