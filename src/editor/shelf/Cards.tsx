/** The cards of The Gifts that are nobody's: the pile with its top card first, and the discard pile. */
import { useState } from 'preact/hooks';
import { GIFTS } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { setCards, withCount } from '../edits/players.ts';
import { moved } from '../edits/written.ts';
import { NumberField } from './fields.tsx';
import { Palette } from './Palette.tsx';
import type { TabModel } from './tab.tsx';

export interface CardsProps {
  model: TabModel;
  change: (document: ScenarioDocument) => void;
}

export function Cards({ model: { document, words }, change }: CardsProps) {
  const { players: shelf, next } = words.tabs;
  const { pile, discard = [] } = document.parts?.gifts ?? {};
  const [chosen, choose] = useState(-1);
  const cards = pile ?? [];
  const at = cards[chosen] === undefined ? -1 : chosen;
  const move = (by: number) => {
    change(setCards(document, 'pile', moved(cards, at, by)));
    choose(Math.max(0, Math.min(cards.length - 1, at + by)));
  };
  const remove = () => {
    change(setCards(document, 'pile', cards.toSpliced(at, 1)));
    choose(Math.min(at, cards.length - 2));
  };
  return (
    <>
      <h2>{shelf.pile}</h2>
      {cards.length === 0 && <p class="hint">{pile ? shelf.pileEmpty : shelf.pileUnknown}</p>}
      {cards.length > 0 && (
        <Palette label={shelf.pile} class="cards">
          <div class="items">
            {cards.map((card, i) => (
              <button type="button" key={i} aria-pressed={i === at} onClick={() => choose(i === at ? -1 : i)}>
                {i + 1}. {shelf.cards[card]}
              </button>
            ))}
          </div>
        </Palette>
      )}
      <p class="acts">
        {cards.length > 0 && (
          <>
            <button type="button" class="btn" disabled={at < 1} onClick={() => move(-1)}>
              {next.earlier}
            </button>
            <button type="button" class="btn" disabled={at < 0 || at === cards.length - 1} onClick={() => move(1)}>
              {next.later}
            </button>
            <button type="button" class="btn" disabled={at < 0} onClick={remove}>
              {next.remove}
            </button>
          </>
        )}
        {pile && (
          <button type="button" class="btn" onClick={() => change(setCards(document, 'pile', undefined))}>
            {shelf.forgetPile}
          </button>
        )}
      </p>
      <h3>{shelf.addCard}</h3>
      <p class="acts">
        {GIFTS.map((card) => (
          <button
            type="button"
            class="btn"
            key={card}
            onClick={() => change(setCards(document, 'pile', [...cards, card]))}
          >
            {shelf.cards[card]}
          </button>
        ))}
      </p>
      <h2>{shelf.discard}</h2>
      <div class="numbers">
        {GIFTS.map((card) => (
          <NumberField
            key={card}
            label={shelf.cards[card]}
            value={discard.filter((one) => one === card).length}
            most={5}
            onChange={(count) => change(setCards(document, 'discard', withCount(discard, card, count ?? 0)))}
          />
        ))}
      </div>
    </>
  );
}
