import type { Player } from '../engine/index.ts';
import type { ClaimState } from './marks.ts';
import { Put } from './Put.tsx';
import { type Point, transform } from './units.ts';

/** A player's mark on a disc, inside a drawing. Who missed his gold has it hollow, on a dashed disc. */
export function MarkDisc({ player, state = 'may', at = [0, 0] }: { player: Player; state?: ClaimState; at?: Point }) {
  const missed = state === 'missed';
  return (
    <g class={`p-${player}`} transform={transform(at)}>
      <circle class={missed ? 'b-disc b-dashed' : 'b-disc'} r="8.5" />
      {missed ? (
        <Put what={`mark-${player}`} class="b-hollow" pose={{ at: [0, 0], degrees: 0, scale: 0.85 }} />
      ) : (
        <Put what={`mark-${player}`} class="b-mark" />
      )}
    </g>
  );
}

/** A player's mark for lists and text. The name or initial of the player must stand beside it. */
export function PlayerMark({ player, state = 'may' }: { player: Player; state?: ClaimState }) {
  return (
    <svg class="player-mark" viewBox="-10 -10 20 20" aria-hidden="true">
      <MarkDisc player={player} state={state} />
    </svg>
  );
}
