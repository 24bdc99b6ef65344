/** Situations to play from, and what must hold of every document that comes of an edit. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../../engine/all.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  type Agreement,
  agree,
  fullPile,
  isGame,
  MODULE_NAMES,
  newGame,
  OPTION_VALUES,
  PLAYERS,
  shuffle,
} from '../../engine/index.ts';
import { decode, encode, normalForm } from '../../notation/index.ts';
import { LOCALES, type ScenarioDocument } from '../../scenario/document.ts';
import { readDocument } from '../../scenario/read.ts';

const SCENARIOS = join(import.meta.dirname, '../../../scenarios');

/** Every scenario of the project. */
export const scenarios: readonly ScenarioDocument[] = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => JSON.parse(readFileSync(join(SCENARIOS, path), 'utf8')));

/** Each option with one of its values. */
const options = fc.record(
  Object.fromEntries(
    Object.entries(OPTION_VALUES).map(([module, values]) => [
      module,
      fc.record(
        Object.fromEntries(
          Object.entries(values as Readonly<Record<string, readonly unknown[]>>).map(([name, allowed]) => [
            name,
            fc.constantFrom(...allowed),
          ]),
        ),
      ),
    ]),
  ),
);

const modules = fc.oneof(
  { weight: 4, arbitrary: fc.subarray(MODULE_NAMES.filter((name) => !isGame(name) && name !== 'sheriff')) },
  { weight: 1, arbitrary: fc.constantFrom(['gold-rush' as const], ['gold-rush' as const, 'sheriff' as const]) },
);

/** Any mix of modules that can be played together, with any options. */
export const agreements: fc.Arbitrary<Agreement> = fc
  .record({ modules, options, players: fc.shuffledSubarray(PLAYERS.slice(0, 5), { minLength: 2 }) })
  .map((given) => agree(given.modules, given.players, given.options));

/** A game from its first tile on, with so many tiles still to come. */
export function gameOf(agreement: Agreement, seed: number, tiles: number): ScenarioDocument {
  const { state } = newGame({ agreement, seed });
  const start = state.tiles[0] as (typeof state.tiles)[number];
  const [pile] = shuffle(fullPile(agreement, start.tile), seed);
  const { modules, options, players } = agreement;
  return {
    format: 1,
    id: 'draft/game',
    title: {},
    modules: Object.fromEntries(modules.map((name) => [name, options[name]])) as never,
    players,
    active: players[0] as (typeof players)[number],
    board: { tiles: [[...start.cell, start.tile, start.turn]] },
    seed,
    next: pile.slice(0, tiles),
    then: tiles % 2 ? 'end' : 'unknown',
  };
}

/** It can be read, and it comes back from a link. */
export function expectWritable(document: ScenarioDocument): void {
  const read = readDocument(JSON.parse(JSON.stringify(document)));
  expect('problems' in read ? read.problems : []).toEqual([]);
  const decoded = decode(encode(document, { captions: LOCALES }));
  expect('document' in decoded ? decoded.document : decoded.problem).toEqual(
    normalForm(document, { captions: LOCALES }),
  );
}

/** Whoever changes it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const entry of Object.values(value)) frozen(entry);
  }
  return value;
}
