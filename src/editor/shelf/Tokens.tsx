/** The mining tokens of Gold Rush that are nobody's: those still to come, and those that left the game. */
import { TOKEN_VALUES, type TokenValue, tokenSupply } from '../../engine/index.ts';
import { setRemovedTokens, setTokenSupply, withCount } from '../edits/players.ts';
import type { CardsProps } from './Cards.tsx';
import { NumberField } from './fields.tsx';

const countOf = (tokens: readonly TokenValue[], value: TokenValue): number =>
  tokens.filter((one) => one === value).length;

export function Tokens({ model: { document, words }, change }: CardsProps) {
  const { players: shelf, pieces } = words.tabs;
  const rush = document.parts?.['gold-rush'] ?? {};
  const isWritten = rush.supply !== undefined;
  const supply = tokenSupply(rush);
  const removed = rush.removed ?? [];
  return (
    <>
      <h2>{shelf.tokenSupply}</h2>
      {!isWritten && <p class="hint">{shelf.supplyHint}</p>}
      <div class="numbers">
        {TOKEN_VALUES.map((value) => (
          <NumberField
            key={value}
            label={pieces.token(value)}
            value={isWritten ? countOf(supply, value) : undefined}
            usual={isWritten ? undefined : countOf(supply, value)}
            most={63}
            onChange={(count) =>
              count !== undefined && change(setTokenSupply(document, withCount(supply, value, count)))
            }
          />
        ))}
      </div>
      {isWritten && (
        <p class="acts">
          <button type="button" class="btn" onClick={() => change(setTokenSupply(document, undefined))}>
            {shelf.forgetTokens}
          </button>
        </p>
      )}
      <h2>{shelf.tokensRemoved}</h2>
      <div class="numbers">
        {TOKEN_VALUES.map((value) => (
          <NumberField
            key={value}
            label={pieces.token(value)}
            value={countOf(removed, value)}
            most={63}
            onChange={(count) => change(setRemovedTokens(document, withCount(removed, value, count ?? 0)))}
          />
        ))}
      </div>
    </>
  );
}
