/** Events list things one by one; sentences tell them by player. */
import type { Cell, Claim, Follower, Player, ScoredKind } from '../engine/index.ts';
import { type Role, roleOn } from './spots.ts';

function groupBy<T, K>(things: readonly T[], keyOf: (thing: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group) group.push(thing);
    else groups.set(keyOf(thing), [thing]);
  }
  return groups;
}

const distinct = (cells: readonly Cell[]): readonly Cell[] =>
  cells.filter(([x, y], i) => cells.findIndex((other) => other[0] === x && other[1] === y) === i);

/** Each owner with his followers, in the order given. */
export const followersByPlayer = (followers: readonly Follower[]) => [...groupBy(followers, (f) => f.player)];

/** Each claimant with the cells he may take gold from, in the order given. */
export const cellsByPlayer = (claims: readonly Claim[]): readonly (readonly [Player, readonly Cell[]])[] =>
  [...groupBy(claims, (c) => c.player)].map(([player, own]) => [player, distinct(own.map((c) => c.cell))]);

/** What gives one player the right to gold, with the cells it gives. */
export function cellsByReason(claims: readonly Claim[], player: Player): ReadonlyMap<ScoredKind, readonly Cell[]> {
  const pairs = claims
    .filter((claim) => claim.player === player)
    .flatMap(({ cell, because }) => because.map((feature) => ({ kind: feature.kind, cell })));
  const groups = groupBy(pairs, (pair) => pair.kind);
  return new Map([...groups].map(([kind, group]) => [kind, distinct(group.map((pair) => pair.cell))]));
}

/** A lone follower, who can be told by his role; `undefined` where there are several. */
export function loneFollower(followers: readonly Follower[]): (Follower & { readonly role: Role }) | undefined {
  const [first, second] = followers;
  return first && !second ? { ...first, role: roleOn(first) } : undefined;
}
