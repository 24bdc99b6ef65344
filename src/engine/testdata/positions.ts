/** Positions for tests, written down in short. */
import { judgeSituation } from '../judge.ts';
import { agree, type GivenOptions } from '../setup.ts';
import type { Situation } from '../situation.ts';
import type { Choice, Figure, Follower, GameEvent, GameState, Outcome, PlacedTile } from '../state.ts';
import { choices, play } from '../turn/play.ts';
import type { ModuleName, Player, Turn, Way } from '../words.ts';

/** `[x, y, tile, turn, bridge]` */
export type ShortTile = readonly [x: number, y: number, tile: string, turn?: Turn, bridge?: Way];
/** `[player, x, y, spot, figure]` */
export type ShortFollower = readonly [player: Player, x: number, y: number, on: string, figure?: Figure];

export interface Short {
  readonly modules?: readonly ModuleName[];
  readonly options?: GivenOptions;
  readonly players?: readonly Player[];
  readonly active?: Player;
  readonly tiles: readonly ShortTile[];
  readonly followers?: readonly ShortFollower[];
  /** `[x, y, pieces]` */
  readonly gold?: readonly (readonly [number, number, number])[];
  readonly castles?: Situation['castles'];
  readonly points?: Situation['points'];
  readonly owned?: Situation['owned'];
  readonly supply?: Situation['supply'];
  readonly goldSupply?: number;
  readonly next?: readonly string[];
  readonly then?: 'end' | 'unknown';
  readonly parts?: Situation['parts'];
  readonly seed?: number;
  readonly reveal?: boolean;
}

export const placed = ([x, y, tile, turn = 0, bridge]: ShortTile): PlacedTile => ({
  tile,
  cell: [x, y],
  turn,
  ...(bridge && { bridge }),
});

export const follower = ([player, x, y, on, figure]: ShortFollower): Follower => ({
  player,
  cell: [x, y],
  on,
  ...figure,
});

/** A castle of an earlier turn on a cell and the one south of it; without a lord one that has scored. */
export const castle = (player: Player, x: number, y: number, lord = true): Situation['castles'][number] => ({
  player,
  cells: [
    [x, y],
    [x, y + 1],
  ],
  lord,
});

export function situation(short: Short): Situation {
  const players = short.players ?? ['red', 'blue'];
  return {
    agreement: agree(short.modules ?? [], players, short.options, short.reveal),
    active: short.active ?? (players[0] as Player),
    tiles: short.tiles.map(placed),
    followers: (short.followers ?? []).map(follower),
    gold: (short.gold ?? []).map(([x, y, count]) => ({ cell: [x, y], count })),
    castles: short.castles ?? [],
    points: short.points ?? {},
    owned: short.owned ?? {},
    supply: short.supply ?? {},
    ...(short.goldSupply !== undefined && { goldSupply: short.goldSupply }),
    pile: { order: short.next ?? [], drawn: 0, then: short.then ?? 'unknown' },
    parts: short.parts ?? {},
    seed: short.seed ?? 0,
  };
}

/** The position of a situation that is known to be possible. */
export function begin(short: Short): Outcome {
  const judged = judgeSituation(situation(short));
  if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
  return judged;
}

/** Plays choices one after the other; the events of all of them. */
export function playAll(state: GameState, made: readonly Choice[]): Outcome {
  let now = state;
  const events: GameEvent[] = [];
  for (const choice of made) {
    const outcome = play(now, choice);
    now = outcome.state;
    events.push(...outcome.events);
  }
  return { state: now, events };
}

/** Begins with a situation and plays choices. */
export const beginAndPlay = (short: Short, ...made: readonly Choice[]): Outcome => playAll(begin(short).state, made);

/** The choices offered of one kind. */
export const offered = <K extends Choice['kind']>(state: GameState, kind: K): Extract<Choice, { kind: K }>[] =>
  choices(state).filter((choice): choice is Extract<Choice, { kind: K }> => choice.kind === kind);

/** The events of one kind. */
export const eventsOf = <K extends GameEvent['kind']>(
  events: readonly GameEvent[],
  kind: K,
): Extract<GameEvent, { kind: K }>[] =>
  events.filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind);

/** Laying the tile in hand. */
export const lay = (x: number, y: number, turn: Turn = 0): Choice => ({ kind: 'tile', cell: [x, y], turn });

export const PASS: Choice = { kind: 'pass' };
