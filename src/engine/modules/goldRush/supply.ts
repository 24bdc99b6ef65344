/** The tokens of the box, and those still to come where only some have been written down. */
import { type GivenGoldRush, TOKEN_VALUES, type TokenValue } from './part.ts';

/**
 * How many tokens bear each value. That there are 63 is known, how they divide is not (RUSH-05): these numbers are our
 * own.
 */
export const TOKEN_COUNTS: Readonly<Record<TokenValue, number>> = { 0: 15, 1: 20, 2: 14, 3: 9, 5: 5 };

/** Tokens by their values, the lowest first. */
export const tokensOf = (counts: Readonly<Partial<Record<TokenValue, number>>>): TokenValue[] =>
  TOKEN_VALUES.flatMap((value) => Array<TokenValue>(counts[value] ?? 0).fill(value));

/** All tokens that are not in the supply. */
export const tokensOut = ({ stacks = [], owned = {}, removed = [] }: GivenGoldRush): readonly TokenValue[] => [
  ...stacks.flatMap(({ tokens }) => tokens),
  ...Object.values(owned).flat(),
  ...removed,
];

const countOf = (tokens: readonly TokenValue[], value: TokenValue): number =>
  tokens.filter((token) => token === value).length;

/** The tokens of the supply where they are written down, or else what the others leave. */
export function tokenSupply(part: GivenGoldRush): readonly TokenValue[] {
  const { supply } = part;
  if (Array.isArray(supply)) return supply;
  if (supply) return tokensOf(supply as Partial<Record<TokenValue, number>>);
  const out = tokensOut(part);
  const left = (value: TokenValue) => Math.max(0, TOKEN_COUNTS[value] - countOf(out, value));
  return TOKEN_VALUES.flatMap((value) => Array<TokenValue>(left(value)).fill(value));
}
