/**
 * `npm test`: everything that must hold, in parts. The last line sums all of it up.
 *
 * `npm test -- unit sizes` runs some parts only.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchBrowsers, missingBrowsers } from './browsers.ts';
import { type Ran, run } from './run.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What to show of a part that failed. */
  readonly output: string;
}

interface Part {
  readonly name: string;
  /** Parts without which it makes no sense. */
  readonly needs?: readonly string[];
  run(): Promise<Outcome>;
}

const scratch = mkdtempSync(join(tmpdir(), 'cartulary-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** A check that holds or not. */
const whole = ({ code, output }: Ran): Outcome => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/** The report that a test runner has written; nothing if it did not get so far. */
function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Counts that must agree with the exit code: a runner that broke down has failed once more. */
function counted(ran: Ran, passed: number, failed: number): Outcome {
  return { passed, failed: ran.code !== 0 && failed === 0 ? 1 : failed, output: ran.output };
}

async function runUnit(): Promise<Outcome> {
  const report = join(scratch, 'unit.json');
  const ran = await run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
  const result = readReport<{ numPassedTests: number; numTotalTests: number }>(report);
  return counted(ran, result?.numPassedTests ?? 0, (result?.numTotalTests ?? 0) - (result?.numPassedTests ?? 0));
}

async function runBrowser(): Promise<Outcome> {
  const report = join(scratch, 'browser.json');
  const ran = await run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const result = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: readonly unknown[];
  }>(report);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = result?.stats ?? {};
  return counted(ran, expected, unexpected + flaky + skipped + (result?.errors.length ?? 0));
}

async function findBrowsers(): Promise<Outcome> {
  const missing = missingBrowsers().length ? await fetchBrowsers() : [];
  const output = `These browsers are missing and could not be fetched: ${missing.join(', ')}. On Debian: apt-get install chromium-headless-shell firefox-esr. Elsewhere: npx playwright install chromium firefox.`;
  return { passed: missing.length ? 0 : 1, failed: missing.length ? 1 : 0, output };
}

/** A part that is one program. */
const program = (name: string, command: string, ...args: string[]): Part => ({
  name,
  run: async () => whole(await run(command, args)),
});

/** Parts that come one after the other. */
type Lane = readonly Part[];

/**
 * The stages come one after the other; the lanes of a stage run side by side, each of them on one core. What has a stage
 * of its own uses all cores by itself. Types and build both write what Astro generates, so they are kept apart.
 */
const STAGES: readonly (readonly Lane[])[] = [
  [
    [program('build', 'astro', 'build')],
    [
      { name: 'browsers', run: findBrowsers },
      program('style', 'biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
      program('texts', 'prettier', '--check', 'content/**/*.mdx'),
      program('scenarios', 'node', 'src/cli/main.ts', 'check'),
    ],
  ],
  [
    [program('types', 'astro', 'check', '--minimumFailingSeverity', 'hint')],
    [{ ...program('sizes', 'node', 'tools/sizes.ts'), needs: ['browsers', 'build'] }],
  ],
  [[{ name: 'unit', run: runUnit }]],
  [[{ name: 'browser', needs: ['browsers', 'build'], run: runBrowser }]],
];

const names = STAGES.flat(2).map(({ name }) => name);
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no part “${unknown}”; there are ${names.join(', ')}.`);
  process.exit(2);
}

const failures = new Set<string>();
const sum = { passed: 0, failed: 0 };

async function runPart(part: Part): Promise<void> {
  const lacking = part.needs?.find((name) => failures.has(name));
  const start = performance.now();
  const { passed, failed, output } = lacking
    ? { passed: 0, failed: 1, output: `Not run, because “${lacking}” failed.` }
    : await part.run();
  sum.passed += passed;
  sum.failed += failed;
  if (failed) {
    failures.add(part.name);
    console.log(output.trimEnd());
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = failed ? `FAILED: ${failed}` : 'ok';
  console.log(`${part.name.padEnd(10)} ${String(passed).padStart(5)} ${verdict} (${seconds} s)`);
}

async function runLane(lane: Lane): Promise<void> {
  for (const part of lane) if (!asked.length || asked.includes(part.name)) await runPart(part);
}

for (const stage of STAGES) await Promise.all(stage.map(runLane));
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;
