import type { GameState } from '../../engine/index.ts';
import { boardLines } from '../boardLines.ts';
import type { Telling } from '../telling.ts';

/** The board in words, folded: every feature with its cells and who is there, and the gold. */
export function TextBoard({ state, telling }: { state: GameState; telling: Telling }) {
  return (
    <details class="fold">
      <summary>{telling.replay.inWords}</summary>
      <ul>
        {boardLines(state, telling).map(({ what, said }) => (
          <li>
            <b>{what}</b> {said}
          </li>
        ))}
      </ul>
    </details>
  );
}
