/** What the editor draws on a board: free squares by their names, problems, the square that is meant. */
import { squares } from '../../drawing/TileLayers.tsx';
import { CELL, HALF } from '../../drawing/units.ts';
import type { Cell } from '../../engine/index.ts';

export interface OverlayProps {
  readonly free: readonly Cell[];
  readonly names: (cell: Cell) => string;
  /** The squares of each problem, in the order of their numbers. */
  readonly problems: readonly (readonly Cell[])[];
  /** Squares that can be chosen next. */
  readonly offered: readonly Cell[];
  readonly chosen: Cell | undefined;
  readonly cursor: Cell;
}

const FLAG = 'h30v32l-15-6-15 6z';
/** Flags beside each other on one square. */
const NEXT = 33;

/** The numbers of problems by square: where each flag stands. */
function flagsOf(problems: OverlayProps['problems']) {
  const counts = new Map<string, number>();
  return problems.flatMap((cells, i) =>
    cells.slice(0, 1).map((cell) => {
      const key = cell.join();
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      return { number: i + 1, x: CELL * cell[0] - HALF + 2 + NEXT * (nth % 3), y: CELL * cell[1] - HALF + 2 };
    }),
  );
}

export function Overlay({ free, names, problems, offered, chosen, cursor }: OverlayProps) {
  const faulty = [...new Map(problems.flatMap((cells) => cells.map((cell) => [cell.join(), cell]))).values()];
  return (
    <>
      {free.length > 0 && <path class="b-target" d={squares(free, 5)} />}
      {free.map((cell) => (
        <text class="t-name" x={CELL * cell[0]} y={CELL * cell[1] + 8} key={cell.join()}>
          {names(cell)}
        </text>
      ))}
      {offered.length > 0 && (
        <>
          <path class="b-target0" d={squares(offered, 5)} />
          <path class="b-target-over" d={squares(offered, 5)} />
        </>
      )}
      {faulty.length > 0 && (
        <>
          <path class="t-bad0" d={squares(faulty, 4)} />
          <path class="t-bad" d={squares(faulty, 4)} />
        </>
      )}
      {flagsOf(problems).map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <path class="t-flag" d={`M0 0${FLAG}`} />
          <text class="t-number" x="15" y="20">
            {number}
          </text>
        </g>
      ))}
      {chosen && (
        <>
          <path class="b-frame0" d={squares([chosen])} />
          <path class="b-frame" d={squares([chosen])} />
        </>
      )}
      <g class="t-cursor">
        <path class="t-cursor0" d={squares([cursor], 3)} />
        <path class="t-cursor1" d={squares([cursor], 3)} />
      </g>
    </>
  );
}
