/** Replays a recorded game on the engine, turn by turn, and finds the first place where the two differ. */
import {
  agree,
  type Cell,
  type Choice,
  choices,
  type Decision,
  decision,
  findTile,
  type GameEvent,
  type GameState,
  hasCell,
  newGame,
  type Outcome,
  PLAYERS,
  play,
  refusal,
  type Spot,
} from '../../engine/index.ts';
import { compareResult, compareTurn, type GameDifference } from './compare.ts';
import type { RecordedGame, RecordedTurn } from './record.ts';

const SPOT_KIND = { road: 'road', city: 'city', monastery: 'cloister', field: 'field' } as const;

/** Letters of sides or half sides, whatever their order. */
const sorted = (parts: readonly string[]): string => [...parts].sort().join('.');

function isSpot(on: string, meeple: NonNullable<RecordedTurn['meeple']>): boolean {
  const [kind, where = ''] = on.split(':');
  if (kind !== SPOT_KIND[meeple.on]) return false;
  if (meeple.halves) return sorted(where.split('.')) === sorted(meeple.halves);
  return sorted([...where]) === sorted([...(meeple.sides ?? '')]);
}

/** The city segment of the tile just laid that leads to a neighbouring cell. */
const citySpotTowards = ([x, y]: Cell, [toX, toY]: Cell): Spot =>
  `city:${toY < y ? 'N' : toX > x ? 'E' : toY > y ? 'S' : 'W'}`;

/**
 * The followers that a turn may have placed; one, but for turns that founded a castle. There the programs tell the new
 * lord as the follower of the turn, in place of the one that was placed. Where the lord stood in the city before, any
 * other may have been placed, and what the later turns score tells which.
 */
function followerChoices(state: GameState, turn: RecordedTurn): Choice[] {
  const options = choices(state);
  const { meeple } = turn;
  const castle = turn.castles?.[0];
  if (castle) {
    const other = castle.cells.find((cell) => !hasCell([turn.at], cell)) as Cell;
    const spot = citySpotTowards(turn.at, other);
    const intoCity = options.filter((choice) => choice.kind === 'follower' && choice.on === spot);
    return intoCity.length ? intoCity : [...options].reverse();
  }
  return options.filter((choice) =>
    meeple ? choice.kind === 'follower' && isSpot(choice.on, meeple) : choice.kind === 'pass',
  );
}

/**
 * The next piece of a taker. A record names each cell once for each player, so a player who takes twice from one cell
 * is found there once; then it is whatever is left on the cells named for him.
 */
function takeChoice(turn: RecordedTurn, player: number, taken: readonly Cell[], options: readonly Choice[]) {
  const cells = (turn.goldTaken ?? []).filter((take) => take.player === player).map(({ from }) => from);
  const offered = (cell: Cell) => options.find((choice) => choice.kind === 'take' && hasCell([cell], choice.cell));
  const fresh = cells.find((cell) => !hasCell(taken, cell) && offered(cell));
  const again = cells.find(offered);
  return fresh || again ? offered((fresh ?? again) as Cell) : undefined;
}

/** The answers that the record allows; the scored feature of a castle is the most valuable one. */
function answers(state: GameState, pending: Decision, turn: RecordedTurn, before: readonly GameEvent[]): Choice[] {
  switch (pending.kind) {
    case 'place-tile':
      return [{ kind: 'tile', cell: turn.at, turn: turn.turn }];
    case 'place-gold':
      return turn.gold?.[1] ? [{ kind: 'gold', cell: turn.gold[1] }] : [];
    case 'place-bridge': {
      if (!turn.bridge) return [{ kind: 'pass' }];
      const { at, axis } = turn.bridge;
      return [{ kind: 'bridge', cell: at, way: axis === 'WE' ? 'EW' : 'NS' }];
    }
    case 'place-follower':
      return followerChoices(state, turn);
    case 'build-castle': {
      const build = turn.castles?.some(({ cells }) => cells.every((cell) => hasCell(pending.cells, cell))) ?? false;
      return [{ kind: 'castle', cell: pending.cells[0] as Cell, build }];
    }
    case 'score-castle': {
      const best = pending.features.reduce((a, b) => (b.value > a.value ? b : a));
      return [{ kind: 'score', cell: best.feature.cell, on: best.feature.on }];
    }
    case 'take-gold': {
      const { player } = pending;
      const taken = before.flatMap((e) => (e.kind === 'gold-taken' && e.player === player ? [e.cell] : []));
      const choice = takeChoice(turn, state.agreement.players.indexOf(player), taken, choices(state));
      return choice ? [choice] : [];
    }
    default:
      return [];
  }
}

/** A turn played to its end, and what was chosen in it. */
interface PlayedTurn extends Outcome {
  readonly made: readonly Choice[];
}

/** Every way to play one recorded turn to its end, or why there is none. */
function playTurn(
  before: GameState,
  turn: RecordedTurn,
  told: readonly GameEvent[] = [],
  made: readonly Choice[] = [],
): PlayedTurn[] | string {
  const pending = decision(before);
  const isOver = told.some((event) => event.kind === 'turn-began' || event.kind === 'game-ended');
  if (!pending || isOver) return [{ state: before, events: told, made }];
  const options = answers(before, pending, turn, told);
  if (options.length === 0) return `${pending.kind}: the record gives no answer`;
  const ends: PlayedTurn[] = [];
  for (const choice of options) {
    const refused = refusal(before, choice);
    if (refused) return `${pending.kind}: ${JSON.stringify(choice)} refused as ${refused.reason} (${refused.rule})`;
    const { state, events } = play(before, choice);
    const rest = playTurn(state, turn, [...told, ...events], [...made, choice]);
    if (typeof rest === 'string') return rest;
    ends.push(...rest);
  }
  return ends;
}

const asNumber = ({ turn }: GameDifference): number => (turn === 'final' ? Number.POSITIVE_INFINITY : turn);

/**
 * Replays from one turn on. Of several ways to play a turn, the one that agrees for longest counts. `path` is filled with
 * the choices of a game that agrees to its end, the last turn first.
 */
function replayFrom(
  game: RecordedGame,
  index: number,
  state: GameState,
  path: (readonly Choice[])[],
): GameDifference | undefined {
  const seats = state.agreement.players;
  const turn = game.turns[index];
  if (!turn) return compareResult(game, state, seats);
  const number = index + 1;
  if (seats[turn.player] !== state.active || state.hand !== turn.tile) {
    const actual = `player ${seats.indexOf(state.active)} with ${state.hand}`;
    return { turn: number, expected: `player ${turn.player} with ${turn.tile}`, actual };
  }
  const ends = playTurn(state, turn);
  if (typeof ends === 'string') return { turn: number, expected: JSON.stringify(turn), actual: ends };
  let furthest: GameDifference | undefined;
  for (const end of ends) {
    const here = compareTurn(game, turn, end.events, seats);
    const difference: GameDifference | undefined = here
      ? { turn: here.final ? 'final' : number, expected: here.expected, actual: here.actual }
      : replayFrom(game, index + 1, end.state, path);
    if (!difference) {
      path.push(end.made);
      return undefined;
    }
    if (!furthest || asNumber(difference) > asNumber(furthest)) furthest = difference;
  }
  return furthest;
}

/** The first difference, or nothing if points and gold agree in every turn and at the end. */
export function replayGame(game: RecordedGame, path: (readonly Choice[])[] = []): GameDifference | undefined {
  const order = game.turns.flatMap((turn) => [...(turn.unplaceable ?? []), turn.tile]);
  const unknown = [game.start.tile, ...order].find((tile) => 'reason' in findTile(tile));
  if (unknown !== undefined) return { turn: 1, expected: 'a tile that is known', actual: unknown };
  return replayFrom(game, 0, beginningOf(game), path);
}

/** The position before the first turn of a recorded game. */
export function beginningOf(game: RecordedGame): GameState {
  const order = game.turns.flatMap((turn) => [...(turn.unplaceable ?? []), turn.tile]);
  const agreement = agree(game.modules, PLAYERS.slice(0, game.players));
  return newGame({ agreement, order, start: game.start.tile }).state;
}

/** All choices of a recorded game, in order, if it agrees with the engine. */
export function choicesOf(game: RecordedGame): readonly Choice[] | undefined {
  const path: (readonly Choice[])[] = [];
  return replayGame(game, path) ? undefined : path.reverse().flat();
}
