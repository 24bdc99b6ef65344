/** The shape of a scenario document, format 1, and its JSON Schema. */
import {
  FIGURE_PIECES,
  isModuleName,
  isPlayer,
  MODULE_NAMES,
  OPTION_VALUES,
  PIECE_KINDS,
  PLAYERS,
  REFUSALS,
  WAYS,
} from '../engine/index.ts';
import { FORMAT, LOCALES } from './document.ts';
import { LIMITS } from './limits.ts';
import { moduleChoices, moduleOptionals, moduleParts } from './modules/index.ts';
import { cell, coordinate, player, spot, tile, turn } from './modules/shapes.ts';
import {
  byKind,
  flag,
  type JsonSchema,
  list,
  mapOf,
  matching,
  named,
  oneOf,
  plain,
  record,
  type Shape,
  shape,
  text,
  tuple,
  wholeNumber,
} from './shape.ts';

const STEP_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
const count = wholeNumber(0, LIMITS.count);
const perPlayer = (item: Shape): Shape => mapOf(isPlayer, PLAYERS.join(', '), item, PLAYERS.length);
const stepId = matching(STEP_ID, 'a-z 0-9 -');
const words: Shape = mapOf(
  (key) => (LOCALES as readonly string[]).includes(key),
  LOCALES.join(', '),
  text(LIMITS.words),
  4,
);
const rule = matching(/^[A-Z]+(-[A-Z]+)?-[0-9]+[a-z]?$/, 'GOLD-28');
const pieces = record({}, Object.fromEntries(PIECE_KINDS.map((piece) => [piece, count])));
const gold = list(tuple(coordinate, coordinate, wholeNumber(1, LIMITS.gold)), LIMITS.tiles);
const figure = { piece: oneOf(FIGURE_PIECES), as: oneOf(['prior']) };
const follower = record({ player, cell, on: spot }, figure);

/** What the description refers to by name. */
const defs: Record<string, JsonSchema> = {};
function define(name: string, check: Shape): Shape {
  defs[name] = check.schema;
  return named(name, check);
}

const choice = define(
  'choice',
  byKind(
    {
      tile: { cell, turn },
      gold: { cell },
      follower: { on: spot },
      pass: {},
      castle: { cell, build: flag },
      score: { cell, on: spot },
      take: { cell },
      ...moduleChoices,
    },
    { follower: { cell, ...figure }, ...moduleOptionals },
  ),
);

const eventKind = record({ kind: text(40) });
const pattern = shape({ ...eventKind.schema, additionalProperties: true }, (value, at, findings) => {
  record({ kind: text(40) }, Object.fromEntries(Object.keys(Object(value)).map((key) => [key, plain()])))(
    value,
    at,
    findings,
  );
});

const pending = record({ kind: text(40) }, { player });
const decided = shape({ anyOf: [{ const: 'none' }, pending.schema] }, (value, at, findings) => {
  if (value !== 'none') pending(value, at, findings);
});

const expectation = define(
  'expectation',
  record(
    {},
    {
      points: perPlayer(wholeNumber(-LIMITS.count, LIMITS.count)),
      gold: perPlayer(count),
      goldOnBoard: gold,
      goldSupply: count,
      followers: perPlayer(count),
      castles: perPlayer(count),
      supply: perPlayer(pieces),
      parts: plain(),
      onBoard: list(follower, LIMITS.figures),
      events: list(pattern, 200),
      never: list(pattern, 200),
      decision: decided,
      offers: list(choice, 1000),
      refuses: list(record({ choice, reason: oneOf(REFUSALS) }, { rule }), 200),
      choices: mapOf(() => true, '', count, 10),
    },
  ),
);

const stepOf = (branching: Shape): Shape =>
  record({ id: stepId, do: list(choice, LIMITS.choices) }, { expect: expectation, branches: branching });

const branchesOf = (steps: Shape): Shape => list(record({ id: stepId, steps }, { active: player }), LIMITS.branches, 1);

/** Forks in forks, as deep as is allowed. */
const branches = (depth: number): Shape =>
  named('branches', (value, at, findings) => {
    if (depth === 0) findings.add('too-many', at, `${LIMITS.depth}`);
    else branchesOf(list(stepOf(branches(depth - 1)), LIMITS.steps))(value, at, findings);
  });

const steps = list(stepOf(branches(LIMITS.depth)), LIMITS.steps);

const options = (module: (typeof MODULE_NAMES)[number]): Shape => {
  const values: Readonly<Record<string, readonly (string | number | boolean)[]>> = OPTION_VALUES[module];
  return record({}, Object.fromEntries(Object.entries(values).map(([name, allowed]) => [name, oneOf(allowed)])));
};

const everyOption = record({}, Object.fromEntries(MODULE_NAMES.map((name) => [name, options(name)])));
const modules = shape(everyOption.schema, (value, at, findings) => {
  mapOf(isModuleName, MODULE_NAMES.join(', '), plain(), MODULE_NAMES.length)(value, at, findings);
  for (const [name, given] of Object.entries(Object(value))) {
    if (isModuleName(name)) options(name)(given, `${at}.${name}`, findings);
  }
});

/** A document as far as its shape goes. */
export const document: Shape = record(
  {
    format: oneOf([FORMAT]),
    id: matching(/^[a-z0-9-]{1,40}\/[a-z0-9-]{1,60}$/, 'module/name'),
    title: words,
    modules,
    players: list(player, PLAYERS.length, 1),
    active: player,
    board: record(
      { tiles: list(tuple(coordinate, coordinate, tile, turn), LIMITS.tiles) },
      {
        followers: list(follower, LIMITS.figures),
        gold,
        bridges: list(tuple(coordinate, coordinate, oneOf(WAYS)), LIMITS.tiles),
        castles: list(record({ player, cells: tuple(cell, cell) }, { lord: flag }), LIMITS.castles),
      },
    ),
    next: list(tile, LIMITS.tiles),
  },
  {
    examples: list(text(40), 20),
    rules: list(rule, 100),
    standing: oneOf(['official', 'derived', 'open']),
    captions: mapOf((key) => STEP_ID.test(key), 'a-z 0-9 -', words, LIMITS.steps, STEP_ID),
    points: perPlayer(count),
    gold: perPlayer(count),
    supply: perPlayer(pieces),
    parts: record({}, moduleParts),
    seed: wholeNumber(-(2 ** 31), 2 ** 31 - 1),
    reveal: flag,
    goldSupply: count,
    then: oneOf(['end', 'unknown']),
    expect: expectation,
    steps,
    branches: branches(LIMITS.depth),
  },
);

/** The format as JSON Schema. */
export const SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://cartulary.example/schema/scenario-1.json',
  title: 'Cartulary scenario, format 1',
  description:
    'A situation of the tile-laying game, steps from it, and what is expected of them. Cells: x grows to the east, y to the south.',
  ...document.schema,
  not: { required: ['steps', 'branches'] },
  $defs: { ...defs, branches: branchesOf(list(stepOf(branches(0)), LIMITS.steps)).schema },
};
