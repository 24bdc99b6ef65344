/** Texts that have been passed on, by version, with the documents that they say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioDocument } from '../../scenario/index.ts';

export interface Frozen {
  readonly name: string;
  readonly text: string;
  readonly document: ScenarioDocument;
}

/** The texts of a version. No file of them is ever changed: they stand for links that nobody can call back. */
export function frozen(version: number): readonly Frozen[] {
  const folder = join(import.meta.dirname, `v${version}`);
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: file.replace('.json', ''),
      ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Frozen, 'name'>),
    }));
}
