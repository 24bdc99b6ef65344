/**
 * `npm run bench`: how fast the engine plays and judges, how fast and how large what a reader gets is.
 *
 * `npm run bench -- --pages 1000`: how the site grows with that many pages more, and nothing else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playRandomly } from '../src/cli/randomGame.ts';
import '../src/engine/all.ts';
import {
  agree,
  type Choice,
  choices,
  decision,
  type GameState,
  MODULE_NAMES,
  type ModuleName,
  newGame,
  nextRandom,
  PLAYERS,
  play,
} from '../src/engine/index.ts';
import { benchExploring } from '../src/explore/bench.ts';
import { allFrames, judge, readText, type ScenarioDocument } from '../src/scenario/index.ts';
import { measureEditorScripts, timeEditor } from './editorInBrowser.ts';
import { measureEditor } from './editorTimes.ts';
import { measureManyPages } from './manyPages.ts';
import { median } from './median.ts';
import { measurePages } from './pageTimes.ts';
import { measure, measureEngine } from './sizes.ts';

const SCENARIOS = join(import.meta.dirname, '../scenarios');

const WARM_MS = 1500;

/** The median time of one run in milliseconds, once the engine is warm. */
function time(runs: number, work: (run: number) => void): number {
  const begin = performance.now();
  for (let i = 0; performance.now() - begin < WARM_MS; i++) work(i % runs);
  const times = Array.from({ length: runs }, (_, i) => {
    const start = performance.now();
    work(i);
    return performance.now() - start;
  });
  return Math.round(median(times) * 1000) / 1000;
}

/** A whole random game, with all legal choices listed at every decision. */
function timeGames(modules: readonly ModuleName[], players: number): number {
  const agreement = agree(modules, PLAYERS.slice(0, players));
  return time(60, (run) => {
    playRandomly(agreement, run + 1);
  });
}

const CARCASSONNE = MODULE_NAMES.filter((name) => name !== 'gold-rush' && name !== 'sheriff');

/** States at which a tile is to be placed beside so many others, in games with these modules. */
function boardsWith(tiles: number, modules: readonly ModuleName[]): GameState[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    let { state } = newGame({ agreement: agree(modules, PLAYERS.slice(0, 4)), seed });
    let random = seed;
    for (let pending = decision(state); pending; pending = decision(state)) {
      if (pending.kind === 'place-tile' && state.tiles.length >= tiles) break;
      const offered = choices(state);
      const [value, next] = nextRandom(random);
      random = next;
      state = play(state, offered[Math.floor(value * offered.length)] as Choice).state;
    }
    return state;
  });
}

/** What listing the choices and playing one costs with so many tiles on the table: it may grow as the board's edge. */
function timeMoves(tiles: number, modules: readonly ModuleName[]): { choicesMs: number; playMs: number } {
  const boards = boardsWith(tiles, modules);
  const board = (run: number) => boards[run % boards.length] as GameState;
  const first = boards.map((state) => choices(state)[0] as Choice);
  return {
    choicesMs: time(400, (run) => {
      choices(board(run));
    }),
    playMs: time(400, (run) => {
      play(board(run), first[run % boards.length] as Choice);
    }),
  };
}

/** The states of the documented examples at which something is to be decided. */
const decisionsIn = (documents: readonly ScenarioDocument[]): GameState[] =>
  documents
    .filter(({ id }) => id.startsWith('goldmines/'))
    .flatMap((document) => {
      const judged = judge(document);
      return 'root' in judged ? allFrames(judged.root) : [];
    })
    .flatMap((frame) => (frame.decision ? [frame.state] : []));

function documents(): ScenarioDocument[] {
  return readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => {
      const result = readText(readFileSync(join(SCENARIOS, path), 'utf8'));
      return 'document' in result ? [result.document] : [];
    });
}

async function measureAll(): Promise<Readonly<Record<string, number | null>>> {
  const all = documents();
  const largest = all.toSorted((a, b) => a.board.tiles.length - b.board.tiles.length).at(-1) as ScenarioDocument;
  const perSecond = (ms: number): number => Math.round(1000 / ms);
  const base = timeGames(['base'], 2);
  const everything = timeGames(CARCASSONNE, 3);
  const rush = timeGames(['gold-rush', 'sheriff'], 3);
  const at20 = timeMoves(20, CARCASSONNE);
  const at70 = timeMoves(70, CARCASSONNE);
  const sizes = measure();
  const times = await measurePages();
  const editor = await measureEditor();
  return {
    'game.base2.ms': base,
    'game.goldCastles3.ms': timeGames(['base', 'goldmines', 'castles'], 3),
    'game.all3.ms': everything,
    'game.rushSheriff3.ms': rush,
    'games.base2.perSecond': perSecond(base),
    'games.all3.perSecond': perSecond(everything),
    'games.rushSheriff3.perSecond': perSecond(rush),
    'choices.20tiles.ms': at20.choicesMs,
    'choices.70tiles.ms': at70.choicesMs,
    'play.20tiles.ms': at20.playMs,
    'play.70tiles.ms': at70.playMs,
    // A copy each time: what a document came to is remembered.
    'judge.largest.ms': time(60, () => {
      judge(structuredClone(largest));
    }),
    ...benchExploring(decisionsIn(all), time, () => process.memoryUsage().heapUsed),
    'check.ms': time(20, () => {
      for (const document of all) judge(structuredClone(document));
    }),
    'replay.step.ms': times?.stepMs ?? null,
    'editor.place.ms': editor?.placeMs ?? null,
    'editor.undo.ms': editor?.undoMs ?? null,
    'editor.open.ms': sizes ? await timeEditor() : null,
    'page.lcp.ms': times?.lcpMs ?? null,
    'page.cls': times?.cls ?? null,
    'size.page.bytes': sizes?.page.bytes ?? null,
    'size.pageWithFrames.bytes': sizes?.pageWithFrames.bytes ?? null,
    'size.replay.bytes': sizes?.replay.bytes ?? null,
    'size.try.bytes': sizes?.tryIt.bytes ?? null,
    'size.editor.bytes': sizes ? (await measureEditorScripts()).first.bytes : null,
    'size.engine.bytes': (await measureEngine()).bytes,
  };
}

const { values } = parseArgs({ options: { json: { type: 'boolean' }, pages: { type: 'string' } } });
const results = values.pages ? await measureManyPages(Number(values.pages)) : await measureAll();
if (values.json) console.log(JSON.stringify(results));
else for (const [name, value] of Object.entries(results)) console.log(`${name.padEnd(28)}${value ?? 'not built'}`);
