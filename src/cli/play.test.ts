import { describe, expect, it, test } from 'vitest';
import { agree, isGame, MODULE_NAMES, type ModuleName, PLAYERS } from '../engine/index.ts';
import { allFrames, judge, readText } from '../scenario/index.ts';
import { recordOf } from './gameRecord.ts';
import { scenarioOf } from './play.ts';
import { playRandomly } from './randomGame.ts';

const CARCASSONNE = MODULE_NAMES.filter((name) => !isGame(name) && name !== 'sheriff');
const gameWith = (modules: readonly ModuleName[], seed: number) =>
  playRandomly(agree(modules, PLAYERS.slice(0, 4)), seed);

describe('a random game', () => {
  test.each([
    ['base', [], 3],
    ['all of Carcassonne', CARCASSONNE, 1],
    ['all of Carcassonne, again', CARCASSONNE, 2],
    ['Gold Rush', ['gold-rush'], 4],
    ['Gold Rush with The Sheriff', ['gold-rush', 'sheriff'], 5],
  ] as const)('%s, written as a scenario, is judged as it was played', (_, modules, seed) => {
    const read = readText(JSON.stringify(scenarioOf(gameWith(modules, seed), seed)));
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const judged = judge(read.document);
    if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
    const last = allFrames(judged.root).at(-1);
    expect([last?.refused, last?.differences, last?.state.phase]).toEqual([undefined, [], 'over']);
  });

  it('is recorded turn by turn, with points that sum to the result', () => {
    const game = gameWith(CARCASSONNE, 7);
    const record = recordOf(game, 7, {});
    expect(record.turns.map(({ player }) => player).slice(0, 5)).toEqual(['red', 'blue', 'green', 'yellow', 'red']);
    const laid = record.turns.flatMap(({ tile }) => tile ?? []);
    const halves = game.end.tiles.filter(({ tile }) => /^german-castle\/\db$/.test(tile)).length;
    expect(laid).toHaveLength(game.end.tiles.length - 1 - halves);
    const sums: Partial<Record<string, number>> = {};
    for (const { player, points } of [...record.turns.flatMap((turn) => turn.points), ...record.final]) {
      sums[player] = (sums[player] ?? 0) + points;
    }
    for (const player of PLAYERS.slice(0, 4)) expect(sums[player] ?? 0).toBe(game.end.points[player] ?? 0);
  });
});
