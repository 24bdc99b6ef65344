/** What lies before a player and is rarely written down: pieces at hand, cards, tokens, castle tiles. */
import { TilePicture } from '../../drawing/index.ts';
import {
  GIFTS,
  getTile,
  otherHalf,
  type PieceKind,
  type Player,
  printedNames,
  TOKEN_VALUES,
} from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import type { PieceName } from '../../words/editing/tabs.ts';
import { gameOf } from '../edits/game.ts';
import { setCastleTiles, setGifts, setSupply, setTokens, withCount } from '../edits/players.ts';
import { NumberField, Switch } from './fields.tsx';
import { piecesOf, usualSupply } from './stock.ts';
import type { TabModel } from './tab.tsx';

export interface SeatProps {
  model: TabModel;
  player: Player;
  change: (document: ScenarioDocument) => void;
}

export function Belongings({ model, player, change }: SeatProps) {
  const { document, words } = model;
  const { players: shelf, pieces } = words.tabs;
  const written = document.supply?.[player] ?? {};
  const kinds = new Set([...Object.keys(piecesOf(document)), ...Object.keys(written)]) as Set<PieceKind>;
  const nameOf = (piece: PieceKind): PieceName =>
    piece === 'follower' && gameOf(document) === 'gold-rush' ? 'cowboy' : piece;
  const gifts = document.parts?.gifts?.held?.[player] ?? [];
  const tokens = document.parts?.['gold-rush']?.owned?.[player] ?? [];
  const castles = document.parts?.['german-castles']?.held?.[player] ?? [];
  const allCastles = printedNames().filter((name) => otherHalf(name) !== undefined);
  return (
    <>
      <p class="hint">{shelf.supplyHint}</p>
      <div class="numbers">
        {[...kinds].map((piece) => (
          <NumberField
            key={piece}
            label={pieces.names[nameOf(piece)]}
            value={written[piece]}
            usual={Math.max(0, usualSupply(document, player, piece))}
            onChange={(count) => change(setSupply(document, player, piece, count))}
          />
        ))}
      </div>
      {document.modules.gifts && (
        <>
          <h3>{shelf.gifts}</h3>
          <div class="numbers">
            {GIFTS.map((card) => (
              <NumberField
                key={card}
                label={shelf.cards[card]}
                value={gifts.filter((one) => one === card).length}
                most={5}
                onChange={(count) => change(setGifts(document, player, withCount(gifts, card, count ?? 0)))}
              />
            ))}
          </div>
        </>
      )}
      {document.modules['gold-rush'] && (
        <>
          <h3>{shelf.tokens}</h3>
          <div class="numbers">
            {TOKEN_VALUES.map((value) => (
              <NumberField
                key={value}
                label={pieces.token(value)}
                value={tokens.filter((one) => one === value).length}
                most={63}
                onChange={(count) => change(setTokens(document, player, withCount(tokens, value, count ?? 0)))}
              />
            ))}
          </div>
        </>
      )}
      {document.modules['german-castles'] && (
        <fieldset>
          <legend>{shelf.castleTiles}</legend>
          {allCastles.map((tile) => (
            <Switch
              key={tile}
              on={castles.includes(tile)}
              onChange={(on) => change(setCastleTiles(document, player, withCount(castles, tile, on ? 1 : 0)))}
            >
              <TilePicture tile={tile} turn={1} size="small" />
              <span class="vh">{words.naming.tile(getTile(tile))}</span>
            </Switch>
          ))}
        </fieldset>
      )}
    </>
  );
}
