/**
 * Where the tile in hand can go, and the follower behind it, and what that brings at once: everything up to the end of
 * the turn’s scoring, but not who takes which piece of gold.
 */
import {
  type Cell,
  type Choice,
  choices,
  type Decision,
  type DecisionKind,
  decision,
  type FeatureRef,
  type GameEvent,
  type GameState,
  inReadingOrder,
  type Player,
  play,
} from '../engine/index.ts';
import { type Holding, holdingsIn } from './ending.ts';

export interface Gain {
  readonly player: Player;
  readonly points: number;
  /** Pieces of gold that the player may take, or others before. */
  readonly claims: number;
  readonly gifts: number;
  readonly tokens: number;
}

export interface Brings {
  /** Only players for whom there is something, seat by seat. */
  readonly gains: readonly Gain[];
  readonly completed: readonly FeatureRef[];
  /** The castles that score. */
  readonly castles: readonly (readonly Cell[])[];
  /** What has to be decided next in this turn. */
  readonly next?: Decision;
}

/** One way of going on. Where it makes no difference at once which tile the second piece of gold is put on, that is left out. */
export interface Variant {
  readonly moves: readonly { readonly player: Player; readonly choice: Choice }[];
  readonly brings: Brings;
}

export interface Place {
  readonly choice: Extract<Choice, { readonly kind: 'tile' }>;
  /** The best first. */
  readonly variants: readonly Variant[];
}

/** The decisions up to the end of the scoring. */
const UP_TO_SCORING: ReadonlySet<DecisionKind> = new Set([
  'place-gold',
  'place-bridge',
  'place-follower',
  'build-castle',
  'score-castle',
]);

/** The state with no tile to follow, in the pile or with anybody: nobody needs to know whether those would fit. */
function alone({ reserved: _, ...state }: GameState): GameState {
  const { drawn, order } = state.pile;
  const castles = state.parts['german-castles'] && { 'german-castles': { held: {} } };
  return {
    ...state,
    pile: { order: order.slice(0, drawn), drawn, then: 'unknown' },
    supply: Object.fromEntries(Object.entries(state.supply).map(([player, own]) => [player, { ...own, abbey: 0 }])),
    parts: { ...state.parts, ...castles },
  };
}

function claimsOf(state: GameState, next: Decision | undefined, player: Player): number {
  if (next?.kind !== 'take-gold') return 0;
  const own = next.claims.filter((claim) => claim.player === player).map(({ cell }) => cell.join());
  return (state.parts.goldmines?.onBoard ?? []).reduce(
    (sum, { cell, count }) => sum + (own.includes(cell.join()) ? count : 0),
    0,
  );
}

function bringsOf(
  before: readonly Holding[],
  state: GameState,
  next: Decision | undefined,
  events: readonly GameEvent[],
): Brings {
  const gains = holdingsIn(state, events).map((now, seat): Gain => {
    const { points, gifts, tokens } = before[seat] as Holding;
    return {
      player: now.player,
      points: now.points - points,
      claims: claimsOf(state, next, now.player),
      gifts: now.gifts - gifts,
      tokens: now.tokens - tokens,
    };
  });
  return {
    gains: gains.filter(({ points, claims, gifts, tokens }) => points || claims || gifts || tokens),
    completed: events.flatMap((event) => (event.kind === 'feature-scored' ? [event.feature] : [])),
    castles: events.flatMap((event) => (event.kind === 'castle-scored' ? [event.cells] : [])),
    ...(next && { next }),
  };
}

const completesNothing = ({ brings: { completed, next } }: Variant): boolean => completed.length === 0 && !next;

/** A bridge that is not needed is left out of it: there would be too many of them. */
const consideredIn = (pending: Decision, offered: readonly Choice[]): readonly Choice[] => {
  const none = offered.filter(({ kind }) => kind === 'pass');
  return pending.kind === 'place-bridge' && none.length ? none : offered;
};

/** All ways on from a state that was reached from another in the same turn, with what happened in between. */
function variantsFrom(start: GameState, reached: GameState, told: readonly GameEvent[]): Variant[] {
  const before = holdingsIn(start, []);
  const goOn = (state: GameState, events: readonly GameEvent[], moves: Variant['moves']): Variant[] => {
    const next = state.turn === start.turn ? decision(state) : undefined;
    if (!next || !UP_TO_SCORING.has(next.kind)) return [{ moves, brings: bringsOf(before, state, next, events) }];
    const options = consideredIn(next, choices(state));
    const after = (choice: Choice, matters: boolean) => {
      const { state: then, events: more } = play(state, choice, 'wait');
      return goOn(then, [...events, ...more], matters ? [...moves, { player: next.player, choice }] : moves);
    };
    if (next.kind === 'place-gold') {
      const anywhere = after(options[0] as Choice, false);
      if (anywhere.every(completesNothing)) return anywhere;
    }
    return options.flatMap((choice) => after(choice, options.length > 1));
  };
  return goOn(reached, told, []);
}

/** What a variant is sorted by: what it brings to oneself, then how little to others. */
function rank({ brings: { gains } }: Variant, player: Player): number[] {
  const own = gains.find((gain) => gain.player === player);
  const others = gains.filter((gain) => gain !== own);
  const most = (of: (gain: Gain) => number) => others.reduce((sum, gain) => sum - of(gain), 0);
  return [
    own?.points ?? 0,
    own?.claims ?? 0,
    (own?.gifts ?? 0) + (own?.tokens ?? 0),
    most(({ points }) => points),
    most(({ claims }) => claims),
  ];
}

function byRank(player: Player) {
  return (a: Variant, b: Variant): number => {
    const [left, right] = [rank(a, player), rank(b, player)];
    const at = left.findIndex((value, i) => value !== right[i]);
    return at < 0 ? 0 : (right[at] as number) - (left[at] as number);
  };
}

/** Every way to place the follower that is to be placed now, or none, the best first. */
export function placesOfFollower(state: GameState): Variant[] {
  if (decision(state)?.kind !== 'place-follower') return [];
  const start = alone(state);
  return variantsFrom(start, start, []).sort(byRank(state.active));
}

/** Every way to lay the tile in hand, the best first. */
export function placesOfTile(state: GameState): Place[] {
  if (decision(state)?.kind !== 'place-tile') return [];
  const start = alone(state);
  const compare = byRank(state.active);
  return choices(start)
    .flatMap((choice) => (choice.kind === 'tile' ? [choice] : []))
    .sort((a, b) => inReadingOrder(a.cell, b.cell) || a.turn - b.turn)
    .map((choice): Place => {
      const { state: laid, events } = play(start, choice, 'wait');
      return { choice, variants: variantsFrom(start, laid, events).sort(compare) };
    })
    .sort((a, b) => compare(a.variants[0] as Variant, b.variants[0] as Variant));
}
