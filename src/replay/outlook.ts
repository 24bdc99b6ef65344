/** What could happen at a decision, made ready for a table: a row for each outcome. */
import type { Choice, Decision, GameState, GoldOnTile } from '../engine/index.ts';
import { type Aim, worth } from '../explore/aims.ts';
import { type BestPlay, bestPlay } from '../explore/best.ts';
import { type Holding, holdingsIn } from '../explore/ending.ts';
import { type Exploration, explore } from '../explore/explore.ts';
import type { Possession } from '../words/explore.ts';

/** What one player gets from here on; of the figures, how many are then in the supply. */
export interface Share extends Possession {
  /** No outcome brings this player more, and some bring less. */
  readonly most: boolean;
}

/** Outcomes that differ in nothing that is shown. */
export interface OutcomeRow {
  /** By their places in the exploration. */
  readonly outcomes: readonly number[];
  /** Of the players for whom there is something in any outcome. */
  readonly shares: readonly Share[];
  /** Where it is not the same in all outcomes. */
  readonly goldLeft?: readonly GoldOnTile[];
  /** The first choices that can lead there. */
  readonly first: readonly Choice[];
  readonly sequences: number;
  /** Best play leads there, or another choice that is as good for whoever decides. */
  readonly best: boolean;
}

export interface Outlook {
  readonly decision: Decision;
  readonly exploration: Exploration;
  readonly rows: readonly OutcomeRow[];
  readonly best?: BestPlay;
  /** Whether there is gold in the game. */
  readonly gold: boolean;
}

/** Gold is what it is about where gold is taken. */
export const aimOf = ({ kind }: Decision): Aim => (kind === 'take-gold' ? 'gold' : 'points');

const QUANTITIES = {
  points: (one: Holding) => one.points,
  gold: (one: Holding) => one.gold,
  gifts: (one: Holding) => one.gifts,
  tokens: (one: Holding) => one.tokens,
} as const;

const homeOf = ({ supply }: Holding): number => supply.follower ?? 0;

/** For each player what the outcomes bring, with what is nothing in all of them left out. */
function sharesIn(state: GameState, { outcomes }: Exploration): (Share | undefined)[][] {
  const now = holdingsIn(state, []);
  const values = outcomes.map((outcome) => worth('points', outcome));
  const differs = (of: (holding: Holding) => number, seat: number) =>
    new Set(outcomes.map(({ holdings }) => of(holdings[seat] as Holding))).size > 1;
  const shown = now.map((before, seat) => {
    const told = Object.entries(QUANTITIES).filter(([, of]) =>
      outcomes.some(({ holdings }) => of(holdings[seat] as Holding) !== of(before)),
    );
    const most = Math.max(...values.map((value) => value[seat] as number));
    return { told, most, varies: new Set(values.map((value) => value[seat])).size > 1, home: differs(homeOf, seat) };
  });
  return outcomes.map(({ holdings }, outcome) =>
    holdings.map((then, seat) => {
      const { told, most, varies, home } = shown[seat] as (typeof shown)[number];
      if (told.length === 0 && !home) return undefined;
      return {
        player: then.player,
        ...Object.fromEntries(told.map(([name, of]) => [name, of(then) - of(now[seat] as Holding)])),
        ...(home && { home: homeOf(then) }),
        most: varies && values[outcome]?.[seat] === most,
      };
    }),
  );
}

/** Nothing where nobody decides. */
export function outlookOn(state: GameState, budget: number): Outlook | undefined {
  const exploration = explore(state, { budget });
  const { decision, outcomes, choices } = exploration;
  if (!decision) return undefined;
  const best = bestPlay(exploration, aimOf(decision));
  const good = new Set(best?.choices.flatMap((one) => (one.best ? one.outcome : [])));
  const shares = sharesIn(state, exploration);
  const goldVaries = new Set(outcomes.map(({ goldLeft }) => JSON.stringify(goldLeft))).size > 1;
  const rows = new Map<string, OutcomeRow>();
  for (const [number, { goldLeft, sequences }] of outcomes.entries()) {
    const own = (shares[number] ?? []).filter((share) => share !== undefined);
    const key = JSON.stringify([own, goldVaries && goldLeft]);
    const before = rows.get(key);
    const numbers = [...(before?.outcomes ?? []), number];
    rows.set(key, {
      outcomes: numbers,
      shares: own,
      ...(goldVaries && { goldLeft }),
      first: choices
        .filter((one) => one.outcomes.some(({ outcome }) => numbers.includes(outcome)))
        .map(({ choice }) => choice),
      sequences: sequences + (before?.sequences ?? 0),
      best: good.has(number) || (before?.best ?? false),
    });
  }
  return { decision, exploration, rows: [...rows.values()], gold: !!state.parts.goldmines, ...(best && { best }) };
}
