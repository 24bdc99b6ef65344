/** Everything one takes from and sets around the board, in tabs. All but the first are fetched when they are wanted. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { SHELF_TABS, type ShelfTab } from '../../words/editing/shelf.ts';
import type { PanelProps } from '../model.ts';
import { Tabs } from './Tabs.tsx';
import { Tiles } from './Tiles.tsx';
import { laterTab } from './tab.tsx';

const PANELS: Readonly<Record<ShelfTab, ComponentType<PanelProps>>> = {
  tiles: Tiles,
  pieces: laterTab(async () => (await import('./Pieces.tsx')).Pieces),
  players: laterTab(async () => (await import('./Players.tsx')).Players),
  game: laterTab(async () => (await import('./Game.tsx')).Game),
  next: laterTab(async () => (await import('./Next.tsx')).Next),
};

export function Shelf(props: PanelProps) {
  const { title, tabs } = props.model.words.editor.shelf;
  const [tab, show] = useState<ShelfTab>('tiles');
  const Shown = PANELS[tab];
  return (
    <section class="shelf" aria-label={title}>
      <Tabs label={title} names={SHELF_TABS} titles={tabs} chosen={tab} onChoose={show}>
        <Shown {...props} />
      </Tabs>
    </section>
  );
}
