/** Whose turn a frame belongs to, and what phases of it something happened in. */
import type { GameEvent, Player } from '../engine/index.ts';
import type { Frame } from '../scenario/timeline.ts';
import type { Game } from '../words/game.ts';
import type { StepPhase } from '../words/replay.ts';

/**
 * The player in whose turn a step happened: the turn may be over by its end, and the next player's have begun. Nobody,
 * where the ways to go on belong to the turns of different players.
 */
export function turnOf({ state, events, parent, next }: Frame): Player | undefined {
  if (!parent) return next.every((way) => turnOf(way) === state.active) ? state.active : undefined;
  for (const event of events) if (event.kind === 'tile-placed') return event.player;
  const over = state.phase === 'draw' || events.some(({ kind }) => kind === 'turn-began');
  return over ? parent.state.active : state.active;
}

/** Whether the ways to go on belong to the turns of different players. */
export const turnsPart = ({ next }: Pick<Frame, 'next'>): boolean => new Set(next.map(turnOf)).size > 1;

/** What each kind of event belongs to; points are seen by their sums. */
const PHASE: Readonly<Partial<Record<GameEvent['kind'], StepPhase>>> = {
  'tile-placed': 'tile',
  'gold-placed': 'layGold',
  'follower-placed': 'follower',
  'castle-built': 'castle',
  'castle-declined': 'castle',
  'gold-taken': 'takeGold',
  'final-scoring-began': 'final',
  'bridge-placed': 'bridge',
  'gift-received': 'gift',
  'gift-opened': 'gift',
  'crop-action-chosen': 'circle',
  'bazaar-opened': 'auction',
  'sheriff-moved': 'sheriff',
  'token-taken': 'tokens',
  'tokens-shared': 'tokens',
  'tent-placed': 'tent',
};

const phaseOf = (event: GameEvent): StepPhase | undefined =>
  PHASE[event.kind] ?? ('items' in event ? 'points' : undefined);

/** Gold Rush has cowboys in place of followers. */
const nameIn = (game: Game | undefined, phase: StepPhase): StepPhase =>
  phase === 'follower' && game === 'gold-rush' ? 'cowboy' : phase;

/** The phases in which something happened, in their order. */
export function phasesOf(events: readonly GameEvent[], game?: Game): StepPhase[] {
  const phases = events.flatMap((event) => phaseOf(event) ?? []).map((phase) => nameIn(game, phase));
  const end = phases.indexOf('final');
  return [...new Set(end < 0 ? phases : phases.slice(0, end + 1))];
}
