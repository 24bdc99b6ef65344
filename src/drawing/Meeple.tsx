import type { Player } from '../engine/index.ts';
import { Put } from './Put.tsx';
import { POSES, type PoseName } from './poses.ts';
import { type Point, transform } from './units.ts';

export interface MeepleProps {
  /** Whose it is; nobody's are the sheriff and the tokens. */
  player?: Player | undefined;
  pose: PoseName;
  at?: Point;
  scale?: number;
  /** It has left: the outline only. */
  ghost?: boolean | undefined;
  /** How many lie on each other. */
  count?: number | undefined;
  /** What a pointer resting on it says. */
  title?: string | undefined;
}

/** A figure, a tent or a stack of tokens inside a drawing. */
export function Meeple({ player, pose, at = [0, 0], scale = 1, ghost, count, title }: MeepleProps) {
  return (
    <g class={player && `p-${player}`} transform={transform(at, 0, scale * POSES[pose].scale)}>
      {title && <title>{title}</title>}
      {ghost ? <use href={`#b-${pose}-shape`} class="b-ghost" /> : <Put what={pose} />}
      {player && (
        <Put
          what={`mark-${player}`}
          class={ghost ? 'b-mark' : 'b-on'}
          pose={{ at: POSES[pose].mark, degrees: 0, scale: 0.8 }}
        />
      )}
      {count !== undefined && (
        <g transform="translate(11 -9)">
          <circle class="b-chip" r="8" />
          <text class="b-number" y="3.7">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

/** How far the halo of a figure alone, drawn in thicker ink, can reach over its box. */
const OVER = 2.5;

/** A figure for lists and text. The name of its player must stand beside it. */
export function MeeplePicture({ player, pose = 'standing' }: { player?: Player; pose?: PoseName }) {
  const { box, scale } = POSES[pose];
  const around = [-OVER, -OVER, OVER, OVER] as const;
  const [west = 0, north = 0, east = 0, south = 0] = around.map((over, i) => (Number(box[i]) + over) * scale);
  return (
    <svg class="piece-picture" viewBox={`${west} ${north} ${east - west} ${south - north}`} aria-hidden="true">
      <Meeple player={player} pose={pose} />
    </svg>
  );
}
