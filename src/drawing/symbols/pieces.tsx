/** Pieces and marks: what lies on the board. */
import { PLAYERS } from '../../engine/index.ts';
import { PLAYER_MARKS, SILHOUETTES } from '../silhouettes.ts';
import type { Symbols } from './symbol.ts';

const body = (name: string) => (
  <g>
    <use href={`#b-${name}-shape`} class="b-halo" />
    <use href={`#b-${name}-shape`} class="b-body" />
  </g>
);

const figures = (): Symbols =>
  Object.fromEntries(
    Object.entries(SILHOUETTES).flatMap(([name, path]) => [
      [`${name}-shape`, <path d={path} />],
      [name, body(name)],
    ]),
  );

export const pieces = (): Symbols => ({
  hatch: (
    <pattern width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="b-hatch" d="M0 0V9" />
    </pattern>
  ),
  'no-tile': <path class="b-empty" d="M-45-45H45V45H-45ZL45 45M45-45-45 45" />,
  castle: (
    <g>
      <path class="b-halo" d="M-38-35H38V35H-38Z" />
      <path class="b-merlon0" d="M-32-29H32V29H-32Z" pathLength="36" />
      <path class="b-merlon" d="M-32-29H32V29H-32Z" pathLength="36" />
      <path class="b-road-fill" d="M-32-29H32V29H-32Z" />
      <path class="b-wall0" d="M-32-29H32V29H-32Z" />
      <path class="b-wall" d="M-32-29H32V29H-32Z" />
      <path class="b-slate2" d="M-17-14H17V14H-17Z" />
      <path class="b-slate" d="M-17-14H17L9 0H-9ZM-17 14H17L9 0H-9Z" />
      <path class="b-outline" d="M-17-14H17V14H-17ZM-17-14-9 0-17 14M17-14 9 0 17 14M-9 0H9" />
      <use href="#b-turret" x="-32" y="-29" />
      <use href="#b-turret" x="32" y="-29" />
      <use href="#b-turret" x="32" y="29" />
      <use href="#b-turret" x="-32" y="29" />
    </g>
  ),
  /** From north to south, over whatever lies below. */
  bridge: (
    <g>
      <path class="b-halo" d="M-10-46H10V46H-10Z" />
      <path class="b-wood b-line" d="M-10-48.5H10V48.5H-10Z" />
      <path class="b-planks" d="M0-48V48" pathLength="32" />
      <path class="b-wood2 b-line" d="M-11-48.5H-7.5V48.5H-11ZM7.5-48.5H11V48.5H7.5Z" />
      <path class="b-stone b-line" d="M-13-48.5H-6V-40H-13ZM6-48.5H13V-40H6ZM-13 40H-6V48.5H-13ZM6 40H13V48.5H6Z" />
    </g>
  ),
  slot: <path d="M-8-8H9L14 8H-14Z" />,
  gold: (
    <g>
      <use href="#b-slot" class="b-halo" />
      <path class="b-gold1 b-line" d="M-8-8H9L12 1H-11Z" />
      <path class="b-gold b-line" d="M-11 1H12L14 8H-14Z" />
    </g>
  ),
  ...figures(),
  bishop: (
    <g>
      {body('bishop')}
      <path class="b-outline" d="M-6-9.5H6M0-23V-9.5" />
    </g>
  ),
  tent: (
    <g>
      {body('tent')}
      <path class="b-outline" d="M-6.5-16 5 15" />
      <path class="b-ink" d="M-7.5 2-3.5 15H-12Z" />
    </g>
  ),
  /** Nobody's: no player's colour, and a star instead of a mark. */
  sheriff: (
    <g>
      <use href="#b-sheriff-shape" class="b-halo" />
      <use href="#b-sheriff-shape" class="b-light b-line" />
      <path
        class="b-ink"
        d="M-16-14.5C-13.5-10.5-10-9-6.5-9H6.5C10-9 13.5-10.5 16-14.5C12.5-13.5 10.5-13.5 8-14L6.5-22.5C4-25 2-24 0-22.5C-2-24-4-25-6.5-22.5L-8-14C-10.5-13.5-12.5-13.5-16-14.5Z"
      />
      <path class="b-ink" d="M0-4 1.9 0 6.2-.4 3.7 3 6.2 6.4 1.9 6 0 10-1.9 6-6.2 6.4-3.7 3-6.2-.4-1.9 0Z" />
    </g>
  ),
  /** Face down, one on another. */
  tokens: (
    <g>
      <use href="#b-tokens-shape" class="b-halo" />
      <use href="#b-tokens-shape" class="b-wood2 b-line" />
      <path class="b-outline" d="M-13 1.5A13 7 0 0 0 13 1.5" />
      <ellipse class="b-wood b-line" cy="-3" rx="13" ry="7" />
      <path class="b-glyph" d="M-3.5-7.6Q5-7.6 7.5-.8M-6 1.2 3.2-6" />
    </g>
  ),
  ...Object.fromEntries(PLAYERS.map((player) => [`mark-${player}`, <path d={PLAYER_MARKS[player].path} />])),
});
