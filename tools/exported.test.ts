/** What the editor gives out as a file can be put into `scenarios/` as it is. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cartulary } from '../src/cli/cartulary.ts';
import { FIRST_EXAMPLE } from '../src/editor/example.ts';
import { fileOf } from '../src/editor/share/json.ts';
import type { ScenarioDocument } from '../src/scenario/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartulary-exported-'));
afterAll(() => rmSync(folder, { recursive: true }));

const documents: readonly ScenarioDocument[] = [
  FIRST_EXAMPLE,
  ...readdirSync('scenarios', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => JSON.parse(readFileSync(join('scenarios', path), 'utf8')) as ScenarioDocument),
];

/** As the formatter of the project sees them. */
function format(path: string): number | null {
  const config = readFileSync('biome.json', 'utf8').replace(/^\s*"\$schema".*$/m, '');
  writeFileSync(join(folder, 'biome.json'), config);
  const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  return spawnSync(process.execPath, [biome, 'format', `--config-path=${folder}`, path]).status;
}

describe('files from the editor', () => {
  it('lie in the place that their id names, pass the check, and are formatted as all others', async () => {
    for (const document of documents) {
      const { text, name } = fileOf(document, 'en');
      const { id } = JSON.parse(text) as ScenarioDocument;
      expect(`${id.split('/')[1]}.json`).toBe(name);
      const place = join(folder, 'scenarios', `${id}.json`);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
    const said: string[] = [];
    const io = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) };
    expect(await cartulary(['check', join(folder, 'scenarios')], io)).toBe(0);
    expect(said).toEqual([expect.stringMatching(/: all as expected$/)]);

    expect(format(join(folder, 'scenarios'))).toBe(0);
    writeFileSync(join(folder, 'scenarios', 'wrong.json'), '{"a":1}');
    expect(format(join(folder, 'scenarios'))).not.toBe(0);
  }, 30_000);
});
