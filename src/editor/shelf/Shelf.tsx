/** Everything one takes from and sets around the board, in tabs. All but the first are fetched when they are wanted. */
import type { FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { dress } from '../../replay/dress.ts';
import { SHELF_TABS, type ShelfTab } from '../../words/editing/shelf.ts';
import type { PanelProps } from '../model.ts';
import styles from './shelf.css?inline';
import { Tabs } from './Tabs.tsx';
import { Tiles } from './Tiles.tsx';

type Panel = FunctionComponent<PanelProps>;

const LATER: Readonly<Record<Exclude<ShelfTab, 'tiles'>, () => Promise<Panel>>> = {
  pieces: async () => (await import('./Pieces.tsx')).Pieces,
  players: async () => (await import('./Players.tsx')).Players,
  game: async () => (await import('./Game.tsx')).Game,
  next: async () => (await import('./Next.tsx')).Next,
};

export function Shelf(props: PanelProps) {
  useLayoutEffect(() => dress(styles), []);
  const { editor, replay } = props.model.words;
  const { title, tabs } = editor.shelf;
  const [tab, show] = useState<ShelfTab>('tiles');
  const [panels, keep] = useState<Readonly<Partial<Record<ShelfTab, Panel | 'failed'>>>>({ tiles: Tiles });
  const choose = (name: ShelfTab) => {
    show(name);
    const known = panels[name];
    if (name === 'tiles' || typeof known === 'function') return;
    const take = (panel: Panel | 'failed') => keep((before) => ({ ...before, [name]: panel }));
    LATER[name]().then(take, () => take('failed'));
  };
  const Shown = panels[tab];
  return (
    <section class="shelf" aria-label={title}>
      <Tabs label={title} names={SHELF_TABS} titles={tabs} chosen={tab} onChoose={choose}>
        {typeof Shown === 'function' ? (
          <Shown {...props} />
        ) : (
          <p role={Shown ? 'alert' : 'status'}>{Shown ? replay.failed : replay.loading}</p>
        )}
      </Tabs>
    </section>
  );
}
