/**
 * A whole game as a plain record, for programs that know nothing of scenarios: what was drawn, chosen and scored, turn
 * by turn, in order.
 */
import type { Cell, Choice, GameEvent, ModuleName, Player, TileName, Turn } from '../engine/index.ts';
import type { ModuleOptions } from '../scenario/index.ts';
import type { RandomGame } from './randomGame.ts';

/** Points of one player in a turn, and what gave them. */
interface RecordedPoints {
  readonly player: Player;
  readonly for: string;
  readonly points: number;
}

interface RecordedTurn {
  readonly player: Player;
  /** Drawn and set aside: they fitted nowhere. */
  readonly unplaceable?: readonly TileName[];
  readonly tile?: TileName;
  readonly at?: Cell;
  readonly turn?: Turn;
  /** Everything else that was chosen, in order, and by whom. */
  readonly choices: readonly ({ readonly by: Player } & Choice)[];
  readonly points: readonly RecordedPoints[];
}

export interface GameRecord {
  readonly modules: Readonly<Partial<Record<ModuleName, ModuleOptions>>>;
  readonly players: readonly Player[];
  readonly seed: number;
  readonly start: { readonly tile: TileName; readonly at: Cell; readonly turn: Turn };
  readonly turns: readonly RecordedTurn[];
  readonly final: readonly RecordedPoints[];
  readonly result: {
    readonly points: Readonly<Partial<Record<Player, number>>>;
    readonly gold?: Readonly<Partial<Record<Player, number>>>;
  };
}

function pointsIn(events: readonly GameEvent[]): RecordedPoints[] {
  return events.flatMap((event): RecordedPoints[] => {
    if (!('items' in event)) return [];
    const what = 'feature' in event ? event.feature.kind : event.kind;
    const shares = 'standings' in event ? event.standings : [event];
    return shares.map(({ player, points }) => ({ player, for: what, points })).filter(({ points }) => points !== 0);
  });
}

const isFinal = ({ kind }: GameEvent): boolean => kind === 'final-scoring-began';

export function recordOf(game: RandomGame, seed: number, modules: GameRecord['modules']): GameRecord {
  const { start, firstEvents, turns, end } = game;
  // What happens behind the last choice of a turn belongs to it up to where the next turn begins.
  let before: readonly GameEvent[] = firstEvents;
  const final: GameEvent[] = [];
  const recorded = turns.map((moves): RecordedTurn => {
    const all = moves.flatMap(({ events }) => events);
    const next = all.findIndex(({ kind }) => kind === 'turn-began');
    const over = all.findIndex(isFinal);
    const until = Math.min(...[next, over].filter((at) => at >= 0), all.length);
    const own = all.slice(0, until);
    const drawn = [...before, ...own].flatMap((event) => (event.kind === 'tile-set-aside' ? [event.tile] : []));
    before = all.slice(until);
    if (over >= 0) final.push(...all.slice(over));
    const placed = own.find((event) => event.kind === 'tile-placed');
    return {
      player: moves[0]?.player as Player,
      ...(drawn.length > 0 && { unplaceable: drawn }),
      ...(placed?.kind === 'tile-placed' && { tile: placed.tile, at: placed.cell, turn: placed.turn }),
      choices: moves.flatMap(({ player, choice }) => (choice.kind === 'tile' ? [] : [{ by: player, ...choice }])),
      points: pointsIn(own),
    };
  });
  const [first] = start.tiles;
  if (!first) throw new Error('a game begins with a tile');
  const { goldmines } = end.parts;
  return {
    modules,
    players: start.agreement.players,
    seed,
    start: { tile: first.tile, at: first.cell, turn: first.turn },
    turns: recorded,
    final: pointsIn(final),
    result: { points: end.points, ...(goldmines && { gold: goldmines.owned }) },
  };
}
