/** Tiles to take in hand: from the boxes, or one of one's own. */
import { useState } from 'preact/hooks';
import { TilePicture } from '../../drawing/index.ts';
import { findTile, getTile, type ModuleName, type TileName, type Turn } from '../../engine/index.ts';
import { addModule } from '../edits/game.ts';
import { tilesLeft } from '../edits/pile.ts';
import type { Hand } from '../hand.ts';
import type { Model, PanelProps } from '../model.ts';
import type { OwnTileProps } from './OwnTile.tsx';
import { TilePalette } from './TilePalette.tsx';
import { laterTab } from './tab.tsx';

const OwnTile = laterTab<OwnTileProps>(async () => (await import('./OwnTile.tsx')).OwnTile);

type HeldTile = Extract<Hand, { what: 'tile' }>;

function Held({ model, hand, send }: PanelProps & { hand: HeldTile }) {
  const { words, document } = model;
  const shelf = words.editor.shelf;
  const left = tilesLeft(document).get(hand.tile);
  const turned = ((hand.turn + 1) % 4) as Turn;
  return (
    <div class="held">
      <TilePicture tile={hand.tile} turn={hand.turn} size="medium" />
      <p role="status">
        {'reason' in findTile(hand.tile) ? hand.tile : words.naming.tile(getTile(hand.tile))}
        {left !== undefined && <>, {left < 0 ? shelf.over(-left) : shelf.left(left)}</>}
        <br />
        {words.naming.turned(hand.turn)}
      </p>
      <button type="button" class="btn" onClick={() => send({ type: 'hold', hand: { ...hand, turn: turned } })}>
        {shelf.tiles.turn}
      </button>
      <button
        type="button"
        class="btn"
        onClick={({ currentTarget }) => {
          // This button goes with the tile: the one that the tile lies on has the focus.
          currentTarget.closest('.tab')?.querySelector<HTMLElement>('.palette [aria-pressed=true]')?.focus();
          send({ type: 'release' });
        }}
      >
        {shelf.tiles.release}
      </button>
    </div>
  );
}

/** A tile of another box brings its module along. */
export function chooseTile(
  { document, hand }: Pick<Model, 'document' | 'hand'>,
  send: PanelProps['send'],
  tile: TileName,
  module: ModuleName | undefined,
): void {
  if (module) send({ type: 'change', document: addModule(document, module) });
  if (hand?.what === 'tile' && hand.tile === tile) send({ type: 'release' });
  else send({ type: 'hold', hand: { what: 'tile', tile, turn: 0 } });
}

export function Tiles({ model, send }: PanelProps) {
  const { hand } = model;
  const [isOwn, show] = useState(false);
  const held = hand?.what === 'tile' ? hand : undefined;
  return (
    <>
      <TilePalette
        model={model}
        label={model.words.editor.shelf.tabs.tiles}
        held={held?.tile}
        onChoose={(tile, module) => chooseTile(model, send, tile, module)}
        onEscape={() => send({ type: 'release' })}
      />
      {held && <Held {...{ model, send }} hand={held} />}
      <details class="fold" onToggle={({ currentTarget }) => show(currentTarget.open)}>
        <summary>{model.words.editor.shelf.tiles.own}</summary>
        {isOwn && <OwnTile {...{ model, send }} onTake={(tile) => chooseTile(model, send, tile, undefined)} />}
      </details>
    </>
  );
}
