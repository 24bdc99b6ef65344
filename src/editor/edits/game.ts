/** Which game is played, and with which modules. */
import { type GAMES, isGame, MODULE_NAMES, type ModuleName } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';

export type Game = (typeof GAMES)[number];

/** The modules that add to Gold Rush; all others add to Carcassonne. */
const FOR_GOLD_RUSH: readonly ModuleName[] = ['sheriff'];

export const gameOf = ({ modules }: Pick<ScenarioDocument, 'modules'>): Game =>
  modules['gold-rush'] && !modules.base ? 'gold-rush' : 'base';

/** What can be added to a game. */
export const modulesFor = (game: Game): ModuleName[] =>
  MODULE_NAMES.filter((name) => !isGame(name) && FOR_GOLD_RUSH.includes(name) === (game === 'gold-rush'));

const inOrder = (modules: ScenarioDocument['modules']): ScenarioDocument['modules'] =>
  Object.fromEntries(MODULE_NAMES.flatMap((name) => (modules[name] ? [[name, modules[name]]] : [])));

export function addModule(document: ScenarioDocument, module: ModuleName): ScenarioDocument {
  if (document.modules[module]) return document;
  return { ...document, modules: inOrder({ ...document.modules, [module]: {} }) };
}
