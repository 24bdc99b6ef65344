/** Random games with every module that both programs have: saved, taken over, and played to the same end. */
import { describe, expect, test } from 'vitest';
import {
  agree,
  type Choice,
  choices,
  decision,
  type GivenOptions,
  type ModuleName,
  newGame,
  nextRandom,
  PLAYERS,
  play,
} from '../engine/index.ts';
import { allFrames, judge } from '../scenario/index.ts';
import { importSave } from './index.ts';
import { type SaveOptions, saveOf } from './testdata/saves.ts';

interface Game extends SaveOptions {
  readonly modules: readonly ModuleName[];
  readonly options?: GivenOptions;
  readonly players: number;
}

const GAMES: Readonly<Record<string, Game>> = {
  'bridges and bazaars': {
    modules: ['base', 'bridges', 'bazaars'],
    players: 3,
    sets: { 'basic:1': 1, 'bridges-castles-and-bazaars:1': 1 },
    elements: { bridge: true, bazaar: true },
  },
  'bazaars without an auction': {
    modules: ['base', 'bazaars'],
    options: { bazaars: { auction: false } },
    players: 4,
    sets: { 'basic:1': 1, 'bridges-castles-and-bazaars:1': 1 },
    elements: { bazaar: true },
    rules: { 'bazaar-no-auction': true },
  },
  'crop circles': {
    modules: ['base', 'crop-circles'],
    options: { 'crop-circles': { set: 'both' } },
    players: 3,
    sets: { 'basic:1': 1, 'corn-circles/1': 1, 'corn-circles/2': 1 },
    elements: { 'corn-circle': true },
  },
  'abbot, gardens and the abbey': {
    modules: ['base', 'abbot', 'abbey'],
    players: 2,
    sets: { 'basic:2': 1 },
    elements: { abbot: 1, garden: true, abbey: 1 },
  },
  'shrines, monasteries, Darmstadt': {
    modules: ['base', 'shrines', 'monasteries', 'darmstadt'],
    options: { shrines: { six: true } },
    players: 5,
    sets: { 'basic:1': 1, 'cult/6': 1, monasteries: 1, darmstadt: 1 },
    elements: { shrine: true },
    rules: { 'keep-monasteries': 'replace', 'tiny-city-scoring': '4' },
  },
};

/** Plays at random; gold and castles are left to what their program would decide, so they do not take part. */
function playAtRandom({ modules, options, players }: Game, seed: number) {
  const agreement = agree(modules, PLAYERS.slice(0, players), options);
  const start = newGame({ agreement, seed }).state;
  const made: Choice[] = [];
  let state = start;
  let random = seed;
  while (decision(state)) {
    const offered = choices(state);
    const [value, next] = nextRandom(random);
    random = next;
    const choice = offered[Math.floor(value * offered.length)] as Choice;
    made.push(choice);
    state = play(state, choice, 'wait').state;
  }
  return { start, choices: made, pace: 'wait' as const, end: state };
}

describe.each(Object.keys(GAMES))('%s', (name) => {
  test.each(Array.from({ length: 12 }, (_, i) => i + 1))('random game %i ends alike', async (seed) => {
    const game = GAMES[name] as Game;
    const played = playAtRandom(game, seed);
    const imported = await importSave(JSON.parse(JSON.stringify(saveOf(played, game))));
    if ('problem' in imported) throw new Error(imported.problem.reason);
    const { document, losses } = imported;
    expect(losses.filter(({ kind }) => kind !== 'left-over')).toEqual([]);
    expect(document.modules).toMatchObject(Object.fromEntries(game.modules.map((module) => [module, {}])));
    const judged = judge(document);
    if ('problems' in judged) throw new Error(judged.problems[0]?.reason);
    const last = allFrames(judged.root).at(-1);
    expect(last?.refused).toBeUndefined();
    expect(last?.state.phase).toBe('over');
    expect(last?.state.points).toEqual(played.end.points);
    expect(last?.state.followers).toEqual(played.end.followers);
  });
});
