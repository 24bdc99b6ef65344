import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { type RecordedGame, readRecord } from './record.ts';
import { replayGame } from './replay.ts';

const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'records', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');

function recordOf(line: string): RecordedGame {
  const record = readRecord(line);
  if ('reason' in record) throw new Error(record.reason);
  return record;
}

describe.each(['base', 'goldonly', 'castleonly', 'bridges'])('games of other programs: %s', (name) => {
  test.each(linesOf(name).map((line, i) => [i + 1, line] as const))('game %i agrees turn by turn', (_, line) => {
    expect(replayGame(recordOf(line))).toBeUndefined();
  });
});

describe('a game that differs', () => {
  const [line = ''] = linesOf('base');

  test.each<[string, (game: RecordedGame) => RecordedGame, { turn: number | 'final'; expected: unknown }]>([
    [
      'in the points of a turn',
      (game) => ({ ...game, turns: game.turns.map((turn, i) => (i ? turn : { ...turn, points: [] })) }),
      { turn: 1, expected: 'nothing' },
    ],
    [
      'in a tile that fits nowhere there',
      (game) => ({ ...game, turns: game.turns.map((turn, i) => (i === 1 ? { ...turn, at: [0, 0] } : turn)) }),
      { turn: 2, expected: expect.stringContaining('"at":[0,0]') },
    ],
    [
      'in a tile nobody knows',
      (game) => ({ ...game, turns: game.turns.map((turn, i) => (i === 2 ? { ...turn, tile: 'base/Z' } : turn)) }),
      { turn: 1, expected: 'a tile that is known' },
    ],
    [
      'in the final scoring',
      (game) => ({ ...game, final: game.final.slice(1) }),
      { turn: 'final', expected: expect.any(String) },
    ],
    [
      'in the result',
      (game) => ({ ...game, result: { points: [0, 0] } }),
      { turn: 'final', expected: expect.stringMatching(/^points 0,0/) },
    ],
    [
      'in whose turn it is',
      (game) => ({ ...game, turns: game.turns.map((turn, i) => (i === 3 ? { ...turn, player: 0 } : turn)) }),
      { turn: 4, expected: expect.stringMatching(/^player 0/) },
    ],
  ])('%s', (_, change, difference) => {
    expect(replayGame(change(recordOf(line)))).toMatchObject(difference);
  });
});

it('finds a bridge that the record does not know', () => {
  const game = recordOf(linesOf('bridges')[0] as string);
  const turns = game.turns.map((turn, i) => {
    const { bridge: _, ...without } = turn;
    return i === 2 ? without : turn;
  });
  expect(replayGame({ ...game, turns })).toEqual({ turn: 3, expected: 'nothing', actual: 'bridge 0,-1 EW' });
});

describe('a line that is no game', () => {
  test.each([
    ['{', 'not JSON'],
    ['[]', 'not a game record: wrong-type wanted: { … }, found: []'],
    ['{}', 'not a game record: missing at modules'],
    [
      linesOf('base')[0]?.replace('"players":2', '"players":9') ?? '',
      'not a game record: not-allowed at players, wanted: 2…6, found: 9',
    ],
    [
      linesOf('base')[0]?.replace('"turn":0', '"turn":7') ?? '',
      'not a game record: not-allowed at start.turn, wanted: 0, 1, 2, 3, found: 7',
    ],
  ])('%.40s', (line, reason) => {
    expect(readRecord(line)).toEqual({ reason });
  });

  it('names the module that is unknown', () => {
    const line = (linesOf('base')[0] ?? '').replace('["base"]', '["base","river"]');
    expect(readRecord(line)).toMatchObject({ reason: expect.stringContaining('modules[1]') });
  });
});
