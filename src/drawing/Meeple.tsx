import type { Player } from '../engine/index.ts';
import { Put } from './Put.tsx';
import { POSES, type PoseName } from './poses.ts';
import { type Point, transform } from './units.ts';

export interface MeepleProps {
  player: Player;
  pose: PoseName;
  at?: Point;
  scale?: number;
  /** It has left: the outline only. */
  ghost?: boolean | undefined;
  /** What a pointer resting on it says. */
  title?: string | undefined;
}

/** A follower inside a drawing. */
export function Meeple({ player, pose, at = [0, 0], scale = 1, ghost, title }: MeepleProps) {
  return (
    <g class={`p-${player}`} transform={transform(at, 0, scale * POSES[pose].scale)}>
      {title && <title>{title}</title>}
      {ghost ? <use href={`#b-${pose}-shape`} class="b-ghost" /> : <Put what={pose} />}
      <Put
        what={`mark-${player}`}
        class={ghost ? 'b-mark' : 'b-on'}
        pose={{ at: POSES[pose].mark, degrees: 0, scale: 0.8 }}
      />
    </g>
  );
}

/** A follower for lists and text. The name of its player must stand beside it. */
export function MeeplePicture({ player, pose = 'standing' }: { player: Player; pose?: PoseName }) {
  const { box, scale } = POSES[pose];
  const [west, north, east, south] = box.map((side) => side * scale) as [number, number, number, number];
  return (
    <svg class="piece-picture" viewBox={`${west} ${north} ${east - west} ${south - north}`} aria-hidden="true">
      <Meeple player={player} pose={pose} />
    </svg>
  );
}
