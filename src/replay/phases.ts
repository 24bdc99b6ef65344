/** Whose turn a frame belongs to, and what phases of it something happened in. */
import type { GameEvent, Player } from '../engine/index.ts';
import type { Frame } from '../scenario/timeline.ts';
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

function phaseOf(event: GameEvent): StepPhase | undefined {
  switch (event.kind) {
    case 'tile-placed':
      return 'tile';
    case 'gold-placed':
      return 'layGold';
    case 'follower-placed':
      return 'follower';
    case 'castle-built':
    case 'castle-declined':
      return 'castle';
    case 'feature-scored':
    case 'castle-scored':
      return 'points';
    case 'gold-taken':
      return 'takeGold';
    case 'final-scoring-began':
      return 'final';
    default:
      return undefined;
  }
}

/** The phases in which something happened, in their order. */
export function phasesOf(events: readonly GameEvent[]): StepPhase[] {
  const phases = events.flatMap((event) => phaseOf(event) ?? []);
  const end = phases.indexOf('final');
  return [...new Set(end < 0 ? phases : phases.slice(0, end + 1))];
}
