/** Changing what is agreed upon: the game, the modules and their options, and what chance decides. */
import { DEFAULT_OPTIONS, type ModuleName, type PieceKind, type Player } from '../../engine/index.ts';
import type { ModuleOptions, ScenarioDocument } from '../../scenario/document.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { addModule, type Game, modulesFor } from './game.ts';
import { bounded, withField, withFilled } from './written.ts';

/** The pieces that each module gives to the players. */
const PIECES_OF: Readonly<Partial<Record<ModuleName, PieceKind>>> = {
  castles: 'castle',
  bridges: 'bridge',
  abbot: 'abbot',
  abbey: 'abbey',
  'gold-rush': 'tent',
};

/** Takes away what lies beside the board because of a module: what it keeps, its pieces at hand, gold. */
function clearBeside(document: ScenarioDocument, module: ModuleName): ScenarioDocument {
  let next = document;
  if (next.parts && module in next.parts) {
    next = withFilled(next, 'parts', withField(next.parts, module as keyof typeof next.parts, undefined));
  }
  const piece = PIECES_OF[module];
  for (const [player, pieces] of Object.entries(next.supply ?? {})) {
    if (piece === undefined || !pieces) continue;
    const supply = withFilled(next.supply ?? {}, player as Player, withField(pieces, piece, undefined));
    next = withFilled(next, 'supply', supply);
  }
  return module === 'goldmines' ? withField(withField(next, 'gold', undefined), 'goldSupply', undefined) : next;
}

/** Takes a module out, with what lies beside the board because of it. What lies on the board stays, and is told. */
export function removeModule(document: ScenarioDocument, module: ModuleName): ScenarioDocument {
  if (!document.modules[module]) return document;
  return clearBeside({ ...document, modules: withField(document.modules, module, undefined) }, module);
}

/** Changes to the other game. The modules of the old one go; what lies on the board stays, and is told. */
export function setGame(document: ScenarioDocument, game: Game): ScenarioDocument {
  const stay: readonly ModuleName[] = [game, ...modulesFor(game)];
  const names = Object.keys(document.modules) as ModuleName[];
  const others = names.filter((name) => !stay.includes(name));
  return addModule(others.reduce(removeModule, document), game);
}

/** Chooses an option; the default is not written. */
export function setOption(
  document: ScenarioDocument,
  module: ModuleName,
  option: string,
  value: string | number | boolean,
): ScenarioDocument {
  const options: ModuleOptions | undefined = document.modules[module];
  if (!options) return document;
  const usual = (DEFAULT_OPTIONS[module] as unknown as ModuleOptions)[option];
  const changed = withField(options, option, value === usual ? undefined : value);
  return changed === options ? document : { ...document, modules: { ...document.modules, [module]: changed } };
}

/** Gold in the common supply; without a number what is left of the 16. */
export const setGoldSupply = (document: ScenarioDocument, count: number | undefined): ScenarioDocument =>
  withField(document, 'goldSupply', bounded(count, 0, LIMITS.count));

export const setSeed = (document: ScenarioDocument, seed: number): ScenarioDocument =>
  withField(document, 'seed', bounded(seed, -(2 ** 31), 2 ** 31 - 1) || undefined);
