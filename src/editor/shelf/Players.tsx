/** Who plays, in the order of the seats, and what lies before each; the cards that are nobody's. */
import { PlayerMark } from '../../drawing/index.ts';
import { MAX_PLAYERS } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { gameOf } from '../edits/game.ts';
import { addPlayer, freeColours, movePlayer, removePlayer, setActive, setReveal, setTotal } from '../edits/players.ts';
import { Belongings, type SeatProps } from './Belongings.tsx';
import { Cards } from './Cards.tsx';
import { NumberField, Switch } from './fields.tsx';
import { Tokens } from './Tokens.tsx';
import type { TabProps } from './tab.tsx';

function Seat({ model, player, change }: SeatProps) {
  const { document, words } = model;
  const { name } = words.naming.players[player];
  const shelf = words.tabs.players;
  const { players } = document;
  const at = players.indexOf(player);
  return (
    <li>
      <div class="seat">
        <b>
          <PlayerMark player={player} /> {name}
        </b>
        <Switch
          group="shelf-active"
          on={document.active === player}
          onChange={() => change(setActive(document, player))}
        >
          {shelf.active}
          <span class="vh">: {name}</span>
        </Switch>
        <span class="moves">
          <button
            type="button"
            class="btn"
            aria-label={shelf.earlier(name)}
            disabled={at === 0}
            onClick={() => change(movePlayer(document, player, -1))}
          >
            ↑
          </button>
          <button
            type="button"
            class="btn"
            aria-label={shelf.later(name)}
            disabled={at === players.length - 1}
            onClick={() => change(movePlayer(document, player, 1))}
          >
            ↓
          </button>
          <button
            type="button"
            class="btn"
            aria-label={shelf.remove(name)}
            disabled={players.length === 1}
            onClick={() => change(removePlayer(document, player))}
          >
            ×
          </button>
        </span>
      </div>
      <div class="numbers">
        <NumberField
          label={shelf.points}
          value={document.points?.[player] ?? 0}
          onChange={(count) => change(setTotal(document, 'points', player, count ?? 0))}
        />
        {(document.modules.goldmines || document.gold?.[player]) && (
          <NumberField
            label={shelf.goldOwned}
            value={document.gold?.[player] ?? 0}
            onChange={(count) => change(setTotal(document, 'gold', player, count ?? 0))}
          />
        )}
      </div>
      <details class="fold">
        <summary>
          {shelf.supply}
          <span class="vh">: {name}</span>
        </summary>
        <Belongings {...{ model, player, change }} />
      </details>
    </li>
  );
}

export function Players({ model, send }: TabProps) {
  const { document, words, telling, ctx } = model;
  const shelf = words.tabs.players;
  const change = (changed: ScenarioDocument) => {
    if (changed !== document) send({ type: 'change', document: changed });
  };
  const free = freeColours(document);
  const rush = gameOf(document) === 'gold-rush';
  const hasSecrets = document.modules.gifts || document.modules['gold-rush'];
  const noPink = { reason: 'player-not-in-gold-rush', at: 'players', cells: [], found: 'pink' } as const;
  return (
    <>
      <h2>{shelf.seats}</h2>
      <ol class="seats">
        {document.players.map((player) => (
          <Seat key={player} {...{ model, player, change }} />
        ))}
      </ol>
      <h2>{shelf.add}</h2>
      {document.players.length < MAX_PLAYERS ? (
        <p class="acts">
          {free.map((player) => (
            <button type="button" class="btn" key={player} onClick={() => change(addPlayer(document, player))}>
              <PlayerMark player={player} /> {words.naming.players[player].name}
            </button>
          ))}
        </p>
      ) : (
        <p class="hint">{shelf.full}</p>
      )}
      {rush && free.includes('pink') && telling && (
        <p class="hint">{telling.game.situation[noPink.reason](noPink, ctx)}</p>
      )}
      {document.modules.gifts && <Cards {...{ model, change }} />}
      {document.modules['gold-rush'] && <Tokens {...{ model, change }} />}
      {hasSecrets && (
        <Switch on={document.reveal === true} onChange={(on) => change(setReveal(document, on))}>
          {shelf.reveal}
        </Switch>
      )}
    </>
  );
}
