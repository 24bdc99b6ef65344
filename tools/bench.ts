/** `npm run bench`: how fast the engine plays and judges, and how large what it serves is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playRandomly } from '../src/cli/randomGame.ts';
import { agree, type ModuleName, PLAYERS } from '../src/engine/index.ts';
import { judge, readText, type ScenarioDocument } from '../src/scenario/index.ts';
import { measure, measureEngine } from './sizes.ts';

const SCENARIOS = join(import.meta.dirname, '../scenarios');

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

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
  return Math.round(median(times) * 100) / 100;
}

/** A whole random game, with all legal choices listed at every decision. */
function timeGames(modules: readonly ModuleName[], players: number): number {
  const agreement = agree(modules, PLAYERS.slice(0, players));
  return time(60, (run) => {
    playRandomly(agreement, run + 1);
  });
}

function documents(): ScenarioDocument[] {
  return readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => {
      const result = readText(readFileSync(join(SCENARIOS, path), 'utf8'));
      return 'document' in result ? [result.document] : [];
    });
}

const all = documents();
const sizes = measure();
const results: Readonly<Record<string, number | null>> = {
  'game.base2.ms': timeGames(['base'], 2),
  'game.goldCastles3.ms': timeGames(['base', 'goldmines', 'castles'], 3),
  'check.ms': time(20, () => {
    for (const document of all) judge(document);
  }),
  'size.page.bytes': sizes?.page.bytes ?? null,
  'size.pageWithFrames.bytes': sizes?.pageWithFrames.bytes ?? null,
  'size.replay.bytes': sizes?.replay.bytes ?? null,
  'size.try.bytes': sizes?.tryIt.bytes ?? null,
  'size.engine.bytes': (await measureEngine()).bytes,
};

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
if (values.json) console.log(JSON.stringify(results));
else for (const [name, value] of Object.entries(results)) console.log(`${name.padEnd(28)}${value ?? 'not built'}`);
