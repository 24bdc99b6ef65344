/** What a turn and a whole game gave, told by the engine and by the record, and the first thing that differs. */
import type { GameEvent, GameState, Player } from '../../engine/index.ts';
import type { RecordedGame, RecordedPoints, RecordedTurn } from './record.ts';

/** Where record and engine part: turns count from 1, the final scoring is `final`. */
export interface GameDifference {
  readonly turn: number | 'final';
  readonly expected: string;
  readonly actual: string;
}

/** Points of a list of events, one text for each, sorted: `red castle 8`. */
function pointsTold(events: readonly GameEvent[], seats: readonly Player[]): string[] {
  const told: string[] = [];
  const add = (player: Player, kind: string, points: number) => {
    if (points) told.push(`player ${seats.indexOf(player)} ${kind} ${points}`);
  };
  for (const event of events) {
    if (event.kind === 'castle-scored') add(event.player, 'castle', event.points);
    if (event.kind === 'gold-scored') add(event.player, 'gold', event.points);
    if (event.kind === 'feature-scored') {
      for (const { player, points } of event.standings) add(player, event.feature.kind, points);
    }
  }
  return told.sort();
}

const recordedKind = (name: string): string => name.replace('.incomplete', '').replace('monastery', 'cloister');

const pointsRecorded = (points: readonly RecordedPoints[]): string[] =>
  points
    .filter((entry) => entry.points)
    .map((entry) => `player ${entry.player} ${recordedKind(entry.for)} ${entry.points}`)
    .sort();

/** Who took from where, each pair once, as the records have it. */
const goldTold = (events: readonly GameEvent[], seats: readonly Player[]): string[] => {
  const told = events.flatMap((event) =>
    event.kind === 'gold-taken' ? [`player ${seats.indexOf(event.player)} from ${event.cell.join()}`] : [],
  );
  return [...new Set(told)];
};

const bridgeRecorded = ({ bridge }: RecordedTurn): string[] =>
  bridge ? [`bridge ${bridge.at.join()} ${bridge.axis === 'WE' ? 'EW' : 'NS'}`] : [];

const bridgeTold = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.kind === 'bridge-placed' ? [`bridge ${event.cell.join()} ${event.way}`] : []));

const show = (list: readonly string[]): string => (list.length ? list.join('; ') : 'nothing');

/** How a played turn differs from its record: in points, in gold or in its bridge. */
export function compareTurn(
  game: RecordedGame,
  turn: RecordedTurn,
  events: readonly GameEvent[],
  seats: readonly Player[],
) {
  const end = events.findIndex((event) => event.kind === 'final-scoring-began');
  const inTurn = end < 0 ? events : events.slice(0, end);
  const takes = (turn.goldTaken ?? []).map(({ player, from }) => `player ${player} from ${from.join()}`);
  const compared = [
    { expected: pointsRecorded(turn.points ?? []), actual: pointsTold(inTurn, seats), final: false },
    { expected: takes, actual: goldTold(inTurn, seats), final: false },
    { expected: bridgeRecorded(turn), actual: bridgeTold(inTurn), final: false },
  ];
  if (end >= 0) {
    compared.push({ expected: pointsRecorded(game.final), actual: pointsTold(events.slice(end), seats), final: true });
  }
  return compared
    .map(({ expected, actual, final }) => ({ expected: show(expected), actual: show(actual), final }))
    .find(({ expected, actual }) => expected !== actual);
}

export function compareResult(
  game: RecordedGame,
  state: GameState,
  seats: readonly Player[],
): GameDifference | undefined {
  const points = seats.map((player) => state.points[player] ?? 0);
  const gold = seats.map((player) => state.parts.goldmines?.owned[player] ?? 0);
  const expected = `points ${game.result.points.join()}, gold ${(game.result.gold ?? gold).join()}`;
  const actual = `points ${points.join()}, gold ${gold.join()}`;
  return expected === actual ? undefined : { turn: 'final', expected, actual };
}
