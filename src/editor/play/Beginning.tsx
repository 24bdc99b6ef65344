/** At the start: what would happen in the turn of another player. */
import { useState } from 'preact/hooks';
import { PlayerMark } from '../../drawing/index.ts';
import { beginWith } from '../edits/beginning.ts';
import type { Full } from '../edits/limits.ts';
import type { JudgedProps } from '../model.ts';

export function Beginning({ model, send }: JudgedProps) {
  const { document, telling } = model;
  const { play } = model.words;
  const [full, setFull] = useState<Full>();
  const others = document.players.filter((player) => player !== document.active);
  if (!others.length) return null;
  return (
    <details class="fold">
      <summary>{play.otherBegins}</summary>
      <p class="do">
        {others.map((player) => (
          <button
            type="button"
            class="btn"
            key={player}
            onClick={() => {
              const entry = beginWith(document, player);
              if ('full' in entry) setFull(entry.full);
              else send(entry.document === document ? { type: 'go', to: entry.at } : { type: 'change', ...entry });
            }}
          >
            <PlayerMark player={player} /> {play.begins(telling.game.players[player].name)}
          </button>
        ))}
      </p>
      <div role="alert">{full && <p class="no-way">{play.full[full]}</p>}</div>
    </details>
  );
}
