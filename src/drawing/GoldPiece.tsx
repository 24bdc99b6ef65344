import { goldRow } from './goldRow.ts';
import type { ClaimMarks } from './marks.ts';
import { MarkDisc } from './PlayerMark.tsx';
import { Put } from './Put.tsx';
import { type Point, transform } from './units.ts';

export interface GoldProps {
  /** None: the empty place from which it was taken. */
  count: number;
  claims?: ClaimMarks['players'];
  at?: Point;
  scale?: number;
}

/** Gold inside a drawing, with the marks of those who may take it, took it or missed it. */
export function Gold({ count, claims = [], at = [0, 0], scale = 1 }: GoldProps) {
  const { piece, number, marks } = goldRow(count, claims.length, scale);
  const half = count > 9 ? 11 : 8.5;
  return (
    <g transform={transform(at, 0, scale)}>
      <Put
        what={count > 0 ? 'gold' : 'slot'}
        class={count > 0 ? undefined : 'b-ghost'}
        pose={{ at: piece, degrees: 0 }}
      />
      {claims.map(({ player, state }, i) => (
        <MarkDisc player={player} state={state} at={marks[i] as Point} />
      ))}
      {count > 1 && (
        <g transform={transform(number)}>
          <rect class="b-chip" x={-half} y="-7" width={2 * half} height="14" rx="7" />
          <text class="b-number" y="3.7">
            ×{count}
          </text>
        </g>
      )}
    </g>
  );
}

/** A piece of gold for lists and text. Its number must stand beside it. */
export function GoldPiece() {
  return (
    <svg class="piece-picture" viewBox="-16 -10 32 20" aria-hidden="true">
      <Put what="gold" />
    </svg>
  );
}
