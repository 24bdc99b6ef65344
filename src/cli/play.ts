/** `play`: a random legal game, as a scenario that expects its own outcome. */
import {
  type Agreement,
  agree,
  DEFAULT_OPTIONS,
  type GameEvent,
  type GameState,
  type GivenOptions,
  type GivenParts,
  isGame,
  MAX_PLAYERS,
  MIN_PLAYERS,
  MODULE_NAMES,
  type ModuleName,
  OPTION_VALUES,
  PLAYERS,
  strangersIn,
} from '../engine/index.ts';
import { FORMAT, type ScenarioDocument, type Step } from '../scenario/index.ts';
import { gameWords } from '../words/all.ts';
import { cellNames, tellEvent } from '../words/index.ts';
import { type Command, type ExitCode, Failure, type Io, oneOf, readArgs, wholeNumber } from './command.ts';
import { recordOf } from './gameRecord.ts';
import { playRandomly, type RandomGame } from './randomGame.ts';

/** `base.fields=v1`, given as often as wanted. */
function readOptions(given: readonly string[]): GivenOptions {
  const options: Record<string, Record<string, unknown>> = {};
  for (const text of given) {
    const [, module = '', name = '', value = ''] = /^([\w-]+)\.(\w+)=(\w+)$/.exec(text) ?? [];
    const known: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = OPTION_VALUES;
    const allowed =
      Object.hasOwn(known, module) && Object.hasOwn(known[module] ?? {}, name) ? known[module]?.[name] : [];
    const found = allowed?.find((one) => String(one) === value);
    if (found === undefined) throw new Failure(`--option: “${text}” is no option; write base.fields=v1, for example.`);
    options[module] = { ...options[module], [name]: found };
  }
  return options;
}

/** Every option with the values it can have beside its default. */
const optionNames = (): string =>
  Object.entries(OPTION_VALUES)
    .flatMap(([module, options]) =>
      Object.entries<readonly unknown[]>(options).flatMap(([name, values]) =>
        values.slice(1).map((value) => `${module}.${name}=${value}`),
      ),
    )
    .join(', ');

/** The modules with the options that differ from the default. */
function writtenModules({ modules, options }: Agreement): ScenarioDocument['modules'] {
  const differing = (name: ModuleName) =>
    Object.entries(options[name]).filter(([key, value]) => {
      const defaults: Readonly<Record<string, unknown>> = DEFAULT_OPTIONS[name];
      return defaults[key] !== value;
    });
  return Object.fromEntries(modules.map((name) => [name, Object.fromEntries(differing(name))]));
}

/** What the modules keep at the start that a document has to write down; the rest follows from the board. */
function writtenParts({ parts }: GameState): GivenParts {
  const { gifts, 'german-castles': germanCastles, 'gold-rush': goldRush } = parts;
  return {
    ...(gifts && { gifts }),
    ...(germanCastles && { 'german-castles': germanCastles }),
    ...(goldRush && { 'gold-rush': goldRush }),
  };
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
  const steps = turns.map((moves, i): Step => {
    const last = i === turns.length - 1;
    return { id: `turn-${i + 1}`, do: moves.map(({ choice }) => choice), ...(last && { expect: expected }) };
  });
  const parts = writtenParts(start);
  return {
    format: FORMAT,
    id: `games/seed-${seed}`.replace('--', '-minus-'),
    title: { en: `A random game, seed ${seed}` },
    modules: writtenModules(agreement),
    players: agreement.players,
    active: start.active,
    board: { tiles: start.tiles.map(({ tile, cell: [x, y], turn }) => [x, y, tile, turn]) },
    ...(Object.keys(parts).length > 0 && { parts }),
    seed: start.random,
    next: start.pile.order,
    then: 'end',
    steps,
  };
}

function tellGame({ end, turns }: RandomGame, seed: number, io: Io): void {
  const lastEvents = turns.at(-1)?.at(-1)?.events ?? [];
  const { players, modules } = end.agreement;
  const game = modules.find(isGame);
  const xs = end.tiles.map(({ cell }) => cell[0]);
  const ys = end.tiles.map(({ cell }) => cell[1]);
  const names = cellNames([Math.min(...xs), Math.min(...ys)]);
  io.out(`Seed ${seed}: ${modules.join(', ')}; ${players.length} players, ${turns.length} turns.`);
  const final = lastEvents.findIndex((event) => event.kind === 'final-scoring-began');
  const told = (event: GameEvent) => `  ${tellEvent(gameWords.en, event, { names, game })} [${event.rule}]`;
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
    record: { type: 'boolean' },
  });
  if (values.json && values.record) throw new Failure('--json and --record do not go together.');
  if (positionals[0] !== undefined) throw new Failure(`“${positionals[0]}” has no meaning here.`);
  const modules = values.modules.split(',').map((name) => oneOf('--modules', name, MODULE_NAMES));
  const players = wholeNumber('--players', values.players, MIN_PLAYERS, MAX_PLAYERS);
  const seed = wholeNumber('--seed', values.seed, -(2 ** 31), 2 ** 31 - 1);
  const agreement = agree(modules, PLAYERS.slice(0, players), readOptions(values.option));
  if (agreement.modules.filter(isGame).length > 1 || strangersIn(agreement).length > 0) {
    throw new Failure(`--modules: ${values.modules} do not belong to one game.`);
  }
  const game = playRandomly(agreement, seed);
  if (values.record) io.out(JSON.stringify(recordOf(game, seed, writtenModules(agreement))));
  else if (values.json) io.out(JSON.stringify(scenarioOf(game, seed), null, 2));
  else tellGame(game, seed, io);
  return 0;
}

export const play: Command = {
  name: 'play',
  summary: 'Plays a random legal game to its final scoring.',
  usage: [
    '[--modules LIST] [--players N] [--seed N] [--option NAME=VALUE]… [--json | --record]',
    `--modules LIST       of ${MODULE_NAMES.join(', ')}, with commas between; base by default`,
    `--players N          ${MIN_PLAYERS} to ${MAX_PLAYERS}; 2 by default`,
    '--seed N             the same seed gives the same game for ever; 1 by default',
    `--option NAME=VALUE  ${optionNames()}`,
    '--json               the game as a scenario that expects its own outcome',
    '--record             the game as a plain record in one line: tile, cell, turn, all choices and points, in order',
  ],
  run,
};
