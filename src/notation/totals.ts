/**
 * What is expected in short: how many points, how much gold and how many followers at hand everybody has then.
 *
 * A capital letter for each, and only those players whose number differs from what was known before: `-Pr8G` says that red has
 * 8 points now, nobody else has got any, and nobody has got gold. With the second letter only some players are named, and
 * nothing is said of the others.
 */
import type { Player } from '../engine/index.ts';
import type { Expectation, ScenarioDocument } from '../scenario/index.ts';
import { number, perPlayer } from './codec.ts';
import type { Scanner } from './scanner.ts';

export type Totals = Readonly<Partial<Record<Player, number>>>;

export const KINDS = [
  { key: 'points', all: 'P', some: 'Q' },
  { key: 'gold', all: 'G', some: 'H' },
  { key: 'followers', all: 'F', some: 'E' },
] as const;
export type TotalsKey = (typeof KINDS)[number]['key'];

/** What everybody has so far, as far as the document says. */
export type Known = Readonly<Record<TotalsKey, Totals>>;

const counts = perPlayer(number);

/** Points and gold are 0 where nothing is said; what is at hand is not known. */
export function knownAtStart({ players, points, gold }: Pick<ScenarioDocument, 'players' | 'points' | 'gold'>): Known {
  const nothing = Object.fromEntries(players.map((player) => [player, 0]));
  return { points: { ...nothing, ...points }, gold: { ...nothing, ...gold }, followers: {} };
}

export const knownAfter = (known: Known, expected: Expectation | undefined): Known =>
  expected
    ? {
        points: { ...known.points, ...expected.points },
        gold: { ...known.gold, ...expected.gold },
        followers: { ...known.followers, ...expected.followers },
      }
    : known;

const namesAll = (totals: Totals, players: readonly Player[]): boolean =>
  players.every((player) => totals[player] !== undefined) &&
  Object.keys(totals).every((name) => players.includes(name as Player));

export function writeTotals(expected: Expectation, known: Known, players: readonly Player[]): string {
  return KINDS.map(({ key, all, some }) => {
    const totals = expected[key];
    if (!totals) return '';
    if (!namesAll(totals, players)) return `${some}${counts.write(totals, [0, 0])}`;
    const changed = players.filter((player) => totals[player] !== known[key][player]);
    const entries = changed.map((player) => [player, totals[player]]);
    return `${all}${counts.write(Object.fromEntries(entries), [0, 0])}`;
  }).join('');
}

const LETTERS = KINDS.map(({ key, all, some }) => ({ key, all: new RegExp(all, 'y'), some: new RegExp(some, 'y') }));

export function readTotals(from: Scanner, known: Known, players: readonly Player[]): Expectation | undefined {
  const expected: { -readonly [K in TotalsKey]?: Totals } = {};
  for (const { key, all, some } of LETTERS) {
    const isAll = from.take(all) !== undefined;
    if (!isAll && from.take(some) === undefined) continue;
    const before = isAll ? players.filter((player) => known[key][player] !== undefined) : [];
    expected[key] = {
      ...Object.fromEntries(before.map((player) => [player, known[key][player]])),
      ...(counts.read(from) as Totals),
    };
  }
  return Object.keys(expected).length ? expected : undefined;
}
