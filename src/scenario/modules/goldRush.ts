/** How Gold Rush is written in a document: the tent and the token, and in `parts` stacks, supply, tokens owned, tents. */
import { isPlayer, PLAYERS, TOKEN_VALUES } from '../../engine/index.ts';
import { LIMITS } from '../limits.ts';
import { list, listOr, mapOf, oneOf, record, wholeNumber } from '../shape.ts';
import { cell, type ModuleShapes, player, spot } from './shapes.ts';

/** More than the box holds may be written: whether they are too many is judged with the rest of the situation. */
const tokens = list(oneOf(TOKEN_VALUES), LIMITS.tokens);
const counts = mapOf(
  (key) => TOKEN_VALUES.some((value) => String(value) === key),
  TOKEN_VALUES.join(', '),
  wholeNumber(0, LIMITS.tokens),
  TOKEN_VALUES.length,
);

/** Tokens in order, or how many there are of each value. */
const supply = listOr(tokens, counts);

export const goldRush: ModuleShapes = {
  choices: { tent: { cell, on: spot }, token: {} },
  part: record(
    {},
    {
      stacks: list(record({ cell, on: spot, tokens }), LIMITS.tokens),
      supply,
      owned: mapOf(isPlayer, PLAYERS.join(', '), tokens, PLAYERS.length),
      removed: tokens,
      tents: list(record({ player, cell, on: spot }), PLAYERS.length),
    },
  ),
};
