/** Whole games that their program played: saved as it saves them, taken over, and played to the same end. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type RecordedGame, readRecord } from '../cli/games/record.ts';
import { beginningOf, choicesOf } from '../cli/games/replay.ts';
import { allFrames, judge, readDocument, type ScenarioDocument } from '../scenario/index.ts';
import { importSave } from './index.ts';
import { saveOf } from './testdata/saves.ts';

const SETS = {
  base: { sets: { 'basic:1': 1 } },
  goldonly: { sets: { 'basic:1': 1, goldmines: 1 }, elements: { gold: true } },
  castleonly: {
    sets: { 'basic:1': 1, goldmines: 1, 'bridges-castles-and-bazaars:1': 1 },
    elements: { gold: true, castle: true },
  },
  bridges: {
    sets: { 'basic:1': 1, 'bridges-castles-and-bazaars:1': 1 },
    elements: { castle: true, bridge: true },
  },
} as const;

const gamesOf = (name: string): RecordedGame[] =>
  readFileSync(join(import.meta.dirname, '../cli/games/records', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => readRecord(line) as RecordedGame);

/** Points and gold at the end, seat by seat. */
function outcomeOf(document: ScenarioDocument) {
  const judged = judge(document);
  if ('problems' in judged) throw new Error(judged.problems[0]?.reason);
  const last = allFrames(judged.root).at(-1);
  const { points = {}, parts } = last?.state ?? {};
  const gold = parts?.goldmines?.owned ?? {};
  return {
    refused: last?.refused,
    phase: last?.state.phase,
    points: document.players.map((player) => points[player] ?? 0),
    gold: document.players.map((player) => gold[player] ?? 0),
  };
}

describe.each(Object.keys(SETS) as (keyof typeof SETS)[])('saves of recorded games: %s', (name) => {
  test.each(gamesOf(name).map((game, i) => [i + 1, game] as const))('game %i ends alike', async (_, game) => {
    const choices = choicesOf(game);
    if (!choices) throw new Error('the record does not agree with the engine');
    const save = saveOf({ start: beginningOf(game), choices, pace: 'run' }, SETS[name]);
    const imported = await importSave(JSON.parse(JSON.stringify(save)));
    if ('problem' in imported) throw new Error(imported.problem.reason);
    const { document, losses } = imported;
    expect(losses.filter(({ kind }) => kind !== 'decided' && kind !== 'left-over')).toEqual([]);
    expect(readDocument(document)).toEqual({ document });
    const { gold, ...outcome } = outcomeOf(document);
    expect(outcome).toEqual({ refused: undefined, phase: 'over', points: game.result.points });
    if (game.result.gold) expect(gold).toEqual(game.result.gold);
  });
});
