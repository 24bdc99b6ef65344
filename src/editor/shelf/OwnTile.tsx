/** A tile of one's own, written in notation and drawn while one types. */
import { useState } from 'preact/hooks';
import { TilePicture } from '../../drawing/index.ts';
import { findTile, getTile, isSecondHalf, type TileName } from '../../engine/index.ts';
import { tellTileProblem } from '../../words/tell.ts';
import { gameOf } from '../edits/game.ts';
import type { PanelProps } from '../model.ts';
import type { TabProps } from './tab.tsx';

/** Text between backquotes is code. */
const withCode = (text: string) => text.split('`').map((part, i) => (i % 2 ? <code>{part}</code> : part));

export interface OwnTileProps extends PanelProps {
  onTake: (tile: TileName) => void;
}

const EXAMPLES = { base: 'city:NW* road:ES', 'gold-rush': 'mountain:NE2 track:SW' } as const;

export function OwnTile({ model: { words, document }, onTake }: OwnTileProps & TabProps) {
  const game = gameOf(document);
  const { own } = words.tabs;
  const [text, write] = useState('');
  const name = text.trim().replace(/\s+/g, ' ');
  const found = name === '' ? undefined : findTile(name);
  const problem = found && 'reason' in found ? found : undefined;
  const isTile = found !== undefined && !problem && !isSecondHalf(name);
  return (
    <form
      class="own"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTile) onTake(name);
      }}
    >
      <div class="row">
        <input
          id="own-tile"
          aria-label={words.editor.shelf.tiles.own}
          value={text}
          maxLength={200}
          placeholder={EXAMPLES[game]}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby="own-told own-notation"
          aria-invalid={!!problem}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="submit" class="btn" disabled={!isTile}>
          {own.take}
        </button>
      </div>
      <div class="told" id="own-told" role="status">
        {problem && tellTileProblem({ tileProblems: own.problems }, problem)}
        {isTile && (
          <>
            <TilePicture tile={name} size="medium" /> {words.naming.tile(getTile(name))}
          </>
        )}
      </div>
      <div class="hint" id="own-notation">
        {own.notation[game].map((line) => (
          <p>{withCode(line)}</p>
        ))}
      </div>
    </form>
  );
}
