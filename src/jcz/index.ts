/** Saved games of JCloisterZone as scenarios. */
import type { ModuleName } from '../engine/index.ts';
import { loadModules } from '../engine/load.ts';
import type { ScenarioDocument } from '../scenario/index.ts';
import { convert } from './convert.ts';
import { leftAtEnd } from './end.ts';
import type { Loss, SaveProblem } from './problems.ts';
import { readSave } from './save.ts';
import { boxesIn, settingOf } from './setup.ts';
import { tileOf } from './tiles.ts';

export * from './problems.ts';
export { isSave } from './save.ts';

export type Imported =
  | { readonly document: ScenarioDocument; readonly losses: readonly Loss[] }
  | { readonly problem: SaveProblem };

/** Makes a scenario of the parsed text of a save. Loads the modules that it is played with. Never rejects for its input. */
export async function importSave(value: unknown): Promise<Imported> {
  const read = readSave(value);
  if ('problem' in read) return read;
  const { save } = read;
  const setting = settingOf(save);
  const tiles = [
    ...save.start.map(({ tile }) => tile),
    ...save.moves.map(({ payload }) => String(payload['tileId'] ?? '')),
  ];
  const modules = [...(Object.keys(setting.modules) as ModuleName[]), ...boxesIn(save)];
  await loadModules(
    modules,
    tiles.flatMap((name) => tileOf(name)?.tile ?? []),
  );
  // Where a game ends matters while it is played: a bazaar needs enough tiles.
  const ended = convert(save, setting, true);
  if ('problem' in ended) return ended;
  const left = leftAtEnd(save, setting, ended);
  if (!left) return convert(save, setting, false);
  const { document, losses } = ended;
  return { document, losses: left.length ? [...losses, { kind: 'left-over', tiles: left }] : losses };
}
