/** Pieces to take in hand: those of each player, those that are nobody's, and those that a module would bring. */
import { GoldPiece, MeeplePicture, PlayerMark } from '../../drawing/index.ts';
import { type ModuleName, type Player, TOKEN_VALUES, WAYS, type Way } from '../../engine/index.ts';
import type { PieceName } from '../../words/editing/tabs.ts';
import { addModule, gameOf } from '../edits/game.ts';
import type { Hand } from '../hand.ts';
import { Palette } from './Palette.tsx';
import { goldLeft, supplyOf } from './stock.ts';
import type { TabModel, TabProps } from './tab.tsx';
import { useModules } from './useModules.ts';

interface Item {
  readonly hand: Hand;
  readonly name: string;
  /** Absent where nobody counts them. */
  readonly left?: number;
  /** The game must be played with it; always where it is not given. */
  readonly module?: ModuleName;
}

type Names = Readonly<Record<PieceName, string>>;

function figuresOf(document: TabModel['document'], player: Player, names: Names): Item[] {
  const follower = supplyOf(document, player, 'follower');
  const figure = (piece: 'follower' | 'abbot'): Hand => ({ what: 'figure', player, piece });
  const castle = supplyOf(document, player, 'castle');
  if (gameOf(document) === 'gold-rush') {
    return [
      { hand: figure('follower'), name: names.cowboy, left: follower },
      { hand: { what: 'tent', player }, name: names.tent, left: supplyOf(document, player, 'tent') },
    ];
  }
  return [
    { hand: figure('follower'), name: names.follower, left: follower },
    { hand: figure('abbot'), name: names.abbot, left: supplyOf(document, player, 'abbot'), module: 'abbot' },
    {
      hand: { what: 'figure', player, piece: 'follower', prior: true },
      name: names.prior,
      left: follower,
      module: 'monasteries',
    },
    { hand: { what: 'castle', player, lord: true }, name: names.lord, left: castle, module: 'castles' },
    { hand: { what: 'castle', player, lord: false }, name: names.castle, left: castle, module: 'castles' },
  ];
}

/** The tokens that are still to come, where the situation stands. */
function tokensLeft({ judged }: TabModel, value: number): { readonly left?: number } {
  const supply = judged?.frames[0]?.state.parts['gold-rush']?.supply;
  return supply ? { left: supply.filter((token) => token === value).length } : {};
}

function commonOf(model: TabModel, names: Names): Item[] {
  const { document, words } = model;
  if (gameOf(document) === 'gold-rush') {
    return [
      ...TOKEN_VALUES.map(
        (value): Item => ({
          hand: { what: 'token', value },
          name: words.tabs.pieces.token(value),
          ...tokensLeft(model, value),
        }),
      ),
      { hand: { what: 'sheriff' }, name: names.sheriff, module: 'sheriff' },
    ];
  }
  const bridge = (way: Way): Item => ({
    hand: { what: 'bridge', way },
    name: way === 'NS' ? names.bridgeNS : names.bridgeEW,
    module: 'bridges',
  });
  return [
    { hand: { what: 'gold' }, name: names.gold, left: goldLeft(document), module: 'goldmines' },
    ...WAYS.map(bridge),
  ];
}

/** A symbol of the page by its name, in a box around its middle. */
const Drawn = ({ name, half, turned }: { name: string; half: number; turned?: boolean }) => (
  <svg class="piece-picture" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
    <use href={`#b-${name}`} transform={turned ? 'rotate(90)' : undefined} />
  </svg>
);

function Picture({ hand, rush }: { hand: Hand; rush: boolean }) {
  switch (hand.what) {
    case 'figure': {
      const standing = rush ? 'cowboy' : 'standing';
      const pose = hand.piece === 'abbot' ? 'abbot' : hand.prior ? 'lying' : standing;
      return <MeeplePicture player={hand.player} pose={pose} />;
    }
    case 'castle':
      return hand.lord ? <MeeplePicture player={hand.player} pose="lord" /> : <Drawn name="castle" half={44} />;
    case 'bridge':
      return <Drawn name="bridge" half={52} turned={hand.way === 'EW'} />;
    case 'tent':
      return <MeeplePicture player={hand.player} pose="tent" />;
    case 'token':
      return <MeeplePicture pose="tokens" />;
    case 'sheriff':
      return <MeeplePicture pose="sheriff" />;
    case 'gold':
      return <GoldPiece />;
    case 'tile':
      return null;
  }
}

export function Pieces({ model, send }: TabProps) {
  const { words, document, hand } = model;
  const { shelf } = words.editor;
  const { pieces } = words.tabs;
  const { names } = pieces;
  const rush = gameOf(document) === 'gold-rush';
  const isPlayed = ({ module }: Item) => module === undefined || document.modules[module] !== undefined;
  const isHeld = (item: Item) => hand !== undefined && JSON.stringify(hand) === JSON.stringify(item.hand);
  const { failed, load } = useModules();
  const take = (item: Item) => {
    const { module } = item;
    const hold = () => send(isHeld(item) ? { type: 'release' } : { type: 'hold', hand: item.hand });
    if (!module || isPlayed(item)) return hold();
    load([module], () => {
      send({ type: 'change', document: (now) => addModule(now, module), draft: model.draft.id });
      hold();
    });
  };
  const button = (item: Item, told?: string) => (
    <button
      type="button"
      key={JSON.stringify(item.hand)}
      class={item.left === undefined || item.left > 0 ? undefined : 'out'}
      aria-pressed={isHeld(item)}
      onClick={() => take(item)}
    >
      <Picture hand={item.hand} rush={rush} />
      <span>{item.name}</span>
      {told !== undefined && <span class="hint">{told}</span>}
      {told === undefined && item.left !== undefined && (
        <span class="hint">{item.left < 0 ? shelf.over(-item.left) : shelf.left(item.left)}</span>
      )}
    </button>
  );
  const rows = document.players.map((player) => ({ player, items: figuresOf(document, player, names) }));
  const common = commonOf(model, names);
  const first = document.players.includes(document.active) ? document.active : document.players[0];
  const missing = [...(first ? figuresOf(document, first, names) : []), ...common].filter((item) => !isPlayed(item));
  return (
    <>
      <Palette label={shelf.tabs.pieces} class="pieces" onEscape={() => send({ type: 'release' })}>
        {rows.map(({ player, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
          <div class="box" role="group" aria-label={words.naming.players[player].name} key={player}>
            <p>
              <PlayerMark player={player} /> {words.naming.players[player].name}
            </p>
            <div class="items">{items.filter(isPlayed).map((item) => button(item))}</div>
          </div>
        ))}
        {common.some(isPlayed) && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
          <div class="box" role="group" aria-label={pieces.common}>
            <p>{pieces.common}</p>
            <div class="items">{common.filter(isPlayed).map((item) => button(item))}</div>
          </div>
        )}
      </Palette>
      {failed && <p role="alert">{words.editor.desk.failed}</p>}
      {missing.length > 0 && (
        <details class="fold">
          <summary>{pieces.more}</summary>
          <Palette label={pieces.more} class="pieces">
            <div class="items">
              {missing.map((item) => button(item, item.module && shelf.adds(shelf.modules[item.module])))}
            </div>
          </Palette>
        </details>
      )}
    </>
  );
}
