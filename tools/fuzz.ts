/**
 * `npm run fuzz`: hostile texts for the notation, a million of them. Exit code 1 if one of them is answered wrongly.
 *
 * `npm run fuzz -- --runs 5000 --seed "spliced, then sealed"` tries so many of one kind.
 */
import { parseArgs } from 'node:util';
import { frozen } from '../src/notation/testdata/frozen.ts';
import { fuzz, MAKERS } from '../src/notation/testdata/fuzz.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1000000' }, seed: { type: 'string' } } });

const names = Object.keys(MAKERS).filter((name) => values.seed === undefined || values.seed === name);
const runs = Math.ceil(Number(values.runs) / names.length);
if (!(runs > 0 && names.length)) {
  console.error(`--runs is a number above 0, --seed one of ${Object.keys(MAKERS).join('; ')}.`);
  process.exit(2);
}

const texts = frozen(1).map(({ text }) => text);
for (const name of names) {
  const start = performance.now();
  const { answers, slowest, findings } = fuzz(name, texts, runs);
  const told = Object.entries(answers)
    .sort(([, a], [, b]) => b - a)
    .map(([answer, count]) => `${answer} ${count}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${runs} texts in ${seconds} s, the slowest ${slowest.toFixed(1)} ms: ${told.join(', ')}`);
  for (const finding of findings) console.error(finding);
  if (findings.length) process.exitCode = 1;
}
