/** `play`: a random legal game, as a scenario that expects its own outcome. */
import {
  type Agreement,
  agree,
  DEFAULT_OPTIONS,
  type GameEvent,
  type GivenOptions,
  MAX_PLAYERS,
  MIN_PLAYERS,
  MODULE_NAMES,
  type ModuleName,
  OPTION_VALUES,
  PLAYERS,
} from '../engine/index.ts';
import { FORMAT, type ScenarioDocument, type Step } from '../scenario/index.ts';
import { gameWords } from '../words/all.ts';
import { cellNames, tellEvent } from '../words/index.ts';
import { type Command, type ExitCode, Failure, type Io, oneOf, readArgs, wholeNumber } from './command.ts';
import { playRandomly, type RandomGame } from './randomGame.ts';

/** `base.fields=v1`, given as often as wanted. */
function readOptions(given: readonly string[]): GivenOptions {
  const options: Record<string, Record<string, unknown>> = {};
  for (const text of given) {
    const [, module = '', name = '', value = ''] = /^(\w+)\.(\w+)=(\w+)$/.exec(text) ?? [];
    const known: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = OPTION_VALUES;
    const allowed =
      Object.hasOwn(known, module) && Object.hasOwn(known[module] ?? {}, name) ? known[module]?.[name] : [];
    const found = allowed?.find((one) => String(one) === value);
    if (found === undefined) throw new Failure(`--option: “${text}” is no option; write base.fields=v1, for example.`);
    options[module] = { ...options[module], [name]: found };
  }
  return options;
}

/** The modules with the options that differ from the default. */
function writtenModules({ modules, options }: Agreement): ScenarioDocument['modules'] {
  const differing = (name: ModuleName) =>
    Object.entries(options[name]).filter(([key, value]) => {
      const defaults: Readonly<Record<string, unknown>> = DEFAULT_OPTIONS[name];
      return defaults[key] !== value;
    });
  return Object.fromEntries(modules.map((name) => [name, Object.fromEntries(differing(name))]));
}

/** The game as a document that `check` accepts. */
export function scenarioOf({ start, turns, end }: RandomGame, seed: number): ScenarioDocument {
  const { agreement } = start;
  const { goldmines } = end.parts;
  const each = (count: (player: (typeof agreement.players)[number]) => number) =>
    Object.fromEntries(agreement.players.map((player) => [player, count(player)]));
  const expected = {
    points: each((player) => end.points[player] ?? 0),
    ...(goldmines && { gold: each((player) => goldmines.owned[player] ?? 0) }),
    decision: 'none',
  } as const;
  const steps = turns.map((choices, i): Step => {
    const last = i === turns.length - 1;
    return { id: `turn-${i + 1}`, do: choices, ...(last && { expect: expected }) };
  });
  return {
    format: FORMAT,
    id: `games/seed-${seed}`.replace('--', '-minus-'),
    title: { en: `A random game, seed ${seed}` },
    modules: writtenModules(agreement),
    players: agreement.players,
    active: start.active,
    board: { tiles: start.tiles.map(({ tile, cell: [x, y], turn }) => [x, y, tile, turn]) },
    next: start.pile.order,
    then: 'end',
    steps,
  };
}

function tellGame({ end, turns, lastEvents }: RandomGame, seed: number, io: Io): void {
  const { players, modules } = end.agreement;
  const xs = end.tiles.map(({ cell }) => cell[0]);
  const ys = end.tiles.map(({ cell }) => cell[1]);
  const names = cellNames([Math.min(...xs), Math.min(...ys)]);
  io.out(`Seed ${seed}: ${modules.join(', ')}; ${players.length} players, ${turns.length} turns.`);
  const final = lastEvents.findIndex((event) => event.kind === 'final-scoring-began');
  const told = (event: GameEvent) => `  ${tellEvent(gameWords.en, event, { names })} [${event.rule}]`;
  for (const event of lastEvents.slice(final)) io.out(told(event));
  for (const player of players) {
    const gold = end.parts.goldmines ? `, ${end.parts.goldmines.owned[player] ?? 0} gold` : '';
    io.out(`${gameWords.en.players[player].name.padEnd(8)}${end.points[player] ?? 0} points${gold}`);
  }
}

function run(args: readonly string[], io: Io): ExitCode {
  const { values, positionals } = readArgs(args, {
    modules: { type: 'string', default: 'base' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    option: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean' },
  });
  if (positionals[0] !== undefined) throw new Failure(`“${positionals[0]}” has no meaning here.`);
  const modules = values.modules.split(',').map((name) => oneOf('--modules', name, MODULE_NAMES));
  const players = wholeNumber('--players', values.players, MIN_PLAYERS, MAX_PLAYERS);
  const seed = wholeNumber('--seed', values.seed, -(2 ** 31), 2 ** 31 - 1);
  const game = playRandomly(agree(modules, PLAYERS.slice(0, players), readOptions(values.option)), seed);
  if (values.json) io.out(JSON.stringify(scenarioOf(game, seed), null, 2));
  else tellGame(game, seed, io);
  return 0;
}

export const play: Command = {
  name: 'play',
  summary: 'Plays a random legal game to its final scoring.',
  usage: [
    '[--modules LIST] [--players N] [--seed N] [--option NAME=VALUE]… [--json]',
    `--modules LIST       of ${MODULE_NAMES.join(', ')}, with commas between; base by default`,
    `--players N          ${MIN_PLAYERS} to ${MAX_PLAYERS}; 2 by default`,
    '--seed N             the same seed gives the same game for ever; 1 by default',
    '--option NAME=VALUE  base.smallCity=2, base.fields=v1, base.fields=v2, goldmines.rgg=true',
    '--json               the game as a scenario that expects its own outcome',
  ],
  run,
};
