/** What a saved game is played with: modules, options, pieces, and what of it does not exist here. */
import {
  agree,
  fullPile,
  type GivenOptions,
  type ModuleName,
  PLAYERS,
  type Player,
  type TileName,
} from '../engine/index.ts';
import type { ModuleOptions } from '../scenario/index.ts';
import type { Loss } from './problems.ts';
import type { Save } from './save.ts';

/** Which of our boxes a set of theirs is. Editions of a set that differ in nothing but gardens are told apart by `abbot`. */
const SETS: readonly (readonly [name: RegExp, boxes: readonly ModuleName[]])[] = [
  [/^basic:1$/, ['base']],
  [/^basic:2$/, ['base', 'abbot']],
  [/^goldmines/, ['goldmines']],
  [/^bridges-castles-and-bazaars/, ['castles']],
  [/^(corn|crop)-circles\/[12]$/, ['crop-circles']],
  [/^cult\//, ['shrines']],
  [/^monasteries/, ['monasteries']],
  [/^darmstadt/, ['darmstadt']],
  [/^russian-promos\/2013/, ['yaga']],
];

/** The modules that an element of theirs brings into play; those that say nothing more than their tiles bring none. */
const ELEMENTS: Readonly<Record<string, readonly ModuleName[]>> = {
  'small-follower': [],
  farmers: [],
  abbot: ['abbot'],
  garden: ['abbot'],
  gold: ['goldmines'],
  castle: ['castles'],
  bridge: ['bridges'],
  bazaar: ['bazaars'],
  'corn-circle': ['crop-circles'],
  'crop-circle': ['crop-circles'],
  shrine: ['shrines'],
  monastery: ['monasteries'],
  church: ['darmstadt'],
  darmstadtium: ['darmstadt'],
  yaga: ['yaga'],
  abbey: ['abbey'],
};

/** Sets whose rules are played wherever their tiles are. */
const BY_TILES: ReadonlySet<ModuleName> = new Set(['crop-circles', 'shrines', 'monasteries', 'darmstadt', 'yaga']);

const isOn = (value: unknown): boolean => value !== undefined && value !== null && value !== false && value !== 0;

const boxesOf = (name: string): readonly ModuleName[] | undefined => SETS.find(([pattern]) => pattern.test(name))?.[1];

/** What a move shows to be in play, whether or not the setup names it. */
function playedBy({ moves }: Save): ModuleName[] {
  const tokens: Readonly<Record<string, ModuleName>> = { GOLD: 'goldmines', CASTLE: 'castles', BRIDGE: 'bridges' };
  return moves.flatMap(({ type, payload }): ModuleName[] => {
    if (type.startsWith('BAZAAR_')) return ['bazaars'];
    if (type.startsWith('CIRCLE_')) return ['crop-circles'];
    const token = type === 'PLACE_TOKEN' ? tokens[String(payload['token'])] : undefined;
    return token ? [token] : [];
  });
}

/** The boxes whose tiles are in play. */
export const boxesIn = ({ sets }: Save): readonly ModuleName[] =>
  [...sets].flatMap(([name, value]) => (isOn(value) ? (boxesOf(name) ?? []) : []));

/** The options that differ from the default. */
function optionsOf({ rules, sets }: Save): Readonly<Partial<Record<ModuleName, ModuleOptions>>> {
  const has = (set: string) => isOn(sets.get(set));
  const hasCircles = (set: 1 | 2) => has(`corn-circles/${set}`) || has(`crop-circles/${set}`);
  const circles = hasCircles(1) ? (hasCircles(2) ? 'both' : 'I') : 'II';
  return {
    ...(String(rules.get('tiny-city-scoring')) === '2' && { base: { smallCity: 2 } }),
    ...(isOn(rules.get('bazaar-no-auction')) && { bazaars: { auction: false } }),
    ...(circles !== 'II' && { 'crop-circles': { set: circles } }),
    ...(has('cult/6') && { shrines: { six: true } }),
    ...(rules.has('keep-monasteries') &&
      rules.get('keep-monasteries') !== 'replace' && { monasteries: { keepCloisters: true } }),
  };
}

export interface Setting {
  readonly modules: Readonly<Partial<Record<ModuleName, ModuleOptions>>>;
  readonly players: readonly Player[];
  /** Followers of each player where they are not seven. */
  readonly followers: number | undefined;
  readonly losses: readonly Loss[];
}

export function settingOf(save: Save): Setting {
  const { sets, elements } = save;
  const inPlay = new Set<ModuleName>(['base', ...playedBy(save)]);
  const losses: Loss[] = [];
  for (const [name, value] of sets) {
    if (!isOn(value)) continue;
    const boxes = boxesOf(name);
    if (!boxes && !/^abbey-and-mayor/.test(name)) losses.push({ kind: 'set', name });
    for (const box of boxes ?? []) if (BY_TILES.has(box)) inPlay.add(box);
  }
  for (const [name, value] of elements) {
    if (!isOn(value)) continue;
    const modules = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
    if (!modules) losses.push({ kind: 'element', name });
    for (const module of modules ?? []) inPlay.add(module);
  }
  const options = optionsOf(save);
  const count = elements.get('small-follower');
  const followers =
    Number.isInteger(count) && (count as number) >= 0 && (count as number) < 7 ? (count as number) : undefined;
  return {
    modules: Object.fromEntries([...inPlay].map((name) => [name, options[name] ?? {}])),
    players: PLAYERS.slice(0, save.players.length),
    followers,
    losses,
  };
}

/** All tiles of the sets but the one that opens the game; nothing if not every set is known. */
export function pileOf({ sets }: Save, setting: Setting, start: TileName): readonly TileName[] | undefined {
  const boxes: ModuleName[] = [];
  for (const [name, value] of sets) {
    const known = boxesOf(name);
    if (!isOn(value)) continue;
    if (!known || (value !== 1 && value !== true)) return undefined;
    boxes.push(...known);
  }
  if (!boxes.includes('base')) return undefined;
  const agreement = agree([...new Set(boxes)], setting.players, setting.modules as unknown as GivenOptions);
  const pile = fullPile(agreement, start);
  return pile.length > 0 ? pile : undefined;
}
