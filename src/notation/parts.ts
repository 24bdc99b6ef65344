/** What further modules keep. A module without a form here, or with something that its form does not know, is spelled. */
import type { Cell, ModuleName } from '../engine/index.ts';
import { cell } from './cells.ts';
import {
  byLetter,
  type Codec,
  digits,
  field,
  list,
  many,
  marked,
  name,
  number,
  PLAYER,
  perPlayer,
  record,
} from './codec.ts';
import { anyOf, type Codes, GIFT_CODES, MODULE_CODES, namesOf, PLAYER_CODES } from './codes.ts';
import type { Scanner } from './scanner.ts';
import { spot } from './spots.ts';
import { tile } from './tiles.ts';
import { readValue, writeValue } from './value.ts';

const at = field('cell', cell);
const on = field('on', spot);

const cards = list(name(GIFT_CODES));

/** How many tokens there are of each value: `a5` five that are worth nothing, `b2` two that are worth 1. */
export const TOKEN_CODES: Codes = { 0: 'a', 1: 'b', 2: 'c', 3: 'd', 5: 'f' };
const counts = byLetter(TOKEN_CODES, number, anyOf(TOKEN_CODES));

/** Tokens in their order, or counted. */
const supply: Codec = {
  write: (value, corner) => (Array.isArray(value) ? digits : counts).write(value, corner),
  read: (from) => (from.isAt(/-/y) ? digits : counts).read(from),
};

const FORMS: { readonly [M in ModuleName]?: Codec } = {
  gifts: record(marked('pile', 'P', cards), marked('discard', 'D', cards), marked('held', 'H', perPlayer(cards))),
  'german-castles': record(field('held', perPlayer(list(tile)))),
  'gold-rush': record(
    marked('stacks', 'S', many(record(at, on, field('tokens', digits)), /[a-zZ]/y)),
    marked('supply', 'U', supply),
    marked('owned', 'O', perPlayer(digits)),
    marked('removed', 'R', digits),
    marked('tents', 'T', many(record(field('player', name(PLAYER_CODES)), at, on), PLAYER)),
  ),
  sheriff: record(at, on),
};

const MODULES = namesOf(MODULE_CODES);

/** Stands in front of a part that is spelled. */
const SPELLED = '-';

/** `fPst.`: the letter of the module, then its part. */
export function writePart(module: ModuleName, part: unknown, corner: Cell): string {
  const written = FORMS[module]?.write(part, corner) ?? `${SPELLED}${writeValue(part)}`;
  return `${MODULE_CODES[module]}${written}`;
}

export function readPart(from: Scanner): readonly [module: string, part: unknown] {
  const start = from.at;
  const module = MODULES.get(from.need(/[a-z]/y)) ?? from.stop('unknown-code', start);
  if (from.take(/-/y)) return [module, readValue(from)];
  const form = FORMS[module as ModuleName] ?? from.stop('unreadable');
  return [module, form.read(from)];
}
