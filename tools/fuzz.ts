/**
 * `npm run fuzz`: hostile texts for the notation, a million of them, and a tenth as many hostile files for the editor. Exit
 * code 1 if one of them is answered wrongly.
 *
 * `npm run fuzz -- --runs 5000 --seed "spliced, then sealed"` tries so many of one kind.
 */
import { parseArgs } from 'node:util';
import '../src/engine/all.ts';
import { FILE_MAKERS, fuzzFiles } from '../src/editor/import/testdata/fuzz.ts';
import { frozen } from '../src/notation/testdata/frozen.ts';
import { fuzz, MAKERS, type Tally } from '../src/notation/testdata/fuzz.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1000000' }, seed: { type: 'string' } } });

const wanted = (makers: object) => Object.keys(makers).filter((name) => (values.seed ?? name) === name);
const names = wanted(MAKERS);
const files = wanted(FILE_MAKERS);
const runs = Math.ceil(Number(values.runs) / Math.max(names.length, 1));
const fileRuns = Math.ceil(Number(values.runs) / (10 * Math.max(files.length, 1)));
if (!(runs > 0 && names.length + files.length)) {
  console.error(`--runs is a number above 0, --seed one of ${Object.keys({ ...MAKERS, ...FILE_MAKERS }).join('; ')}.`);
  process.exit(2);
}

async function tell(name: string, count: number, work: Tally | Promise<Tally>, start = performance.now()) {
  const { answers, slowest, findings } = await work;
  const told = Object.entries(answers)
    .sort(([, a], [, b]) => b - a)
    .map(([answer, many]) => `${answer} ${many}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${count} in ${seconds} s, the slowest ${slowest.toFixed(1)} ms: ${told.join(', ')}`);
  for (const finding of findings) console.error(finding);
  if (findings.length) process.exitCode = 1;
}

const texts = frozen(1).map(({ text }) => text);
for (const name of names) {
  const start = performance.now();
  await tell(name, runs, fuzz(name, texts, runs), start);
}
for (const name of files) await tell(name, fileRuns, fuzzFiles(name, fileRuns));
