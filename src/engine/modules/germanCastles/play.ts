/** Placing a castle tile of one's own instead of drawing (GF-GCA-02, GF-GCA-07). */
import type { GameState } from '../../state.ts';
import type { TileName } from '../../tiles/catalogue.ts';
import type { Draft } from '../../turn/draft.ts';
import { canBeLaid } from '../../turn/legal.ts';
import type { Phase } from '../../turn/phase.ts';
import { takeOwnTile } from '../../turn/phases/ownTile.ts';
import type { RuleId } from '../../words.ts';

const heldBy = ({ parts, active }: GameState): readonly TileName[] => parts['german-castles']?.held[active] ?? [];

/** The castle tiles of the active player that fit somewhere. */
export const playable = (state: GameState): TileName[] => heldBy(state).filter((tile) => canBeLaid(state, tile));

const isOffered = (state: GameState): boolean => state.hand === undefined && playable(state).length > 0;

/** Behind the last tile the game goes on while the player on turn can place one. */
const ruleOf = ({ pile }: GameState): RuleId => (pile.drawn >= pile.order.length ? 'GF-GCA-07' : 'GF-GCA-02');

function take(draft: Draft, tile: TileName): void {
  const { state } = draft;
  const player = state.active;
  const at = heldBy(state).indexOf(tile);
  const held = { ...state.parts['german-castles']?.held, [player]: heldBy(state).filter((_, i) => i !== at) };
  draft.tell({ kind: 'german-castle-taken', player, tile, rule: ruleOf(state) });
  state.parts = { ...state.parts, 'german-castles': { held } };
  takeOwnTile(draft, tile);
}

export const playGermanCastle: Phase = {
  name: 'play-german-castle',
  decision: (state) =>
    isOffered(state)
      ? { kind: 'play-german-castle', player: state.active, rule: ruleOf(state), tiles: playable(state) }
      : undefined,
  choices: (state) => [
    ...[...new Set(playable(state))].map((tile) => ({ kind: 'german-castle' as const, tile })),
    { kind: 'pass' },
  ],
  refusal: (state, choice) =>
    choice.kind === 'german-castle' && !playable(state).includes(choice.tile)
      ? { reason: 'no-such-castle-tile', rule: 'GF-GCA-02', cells: [] }
      : undefined,
  play(draft, choice) {
    if (choice.kind === 'german-castle') {
      take(draft, choice.tile);
      return;
    }
    draft.tell({ kind: 'german-castle-kept', player: draft.state.active, rule: ruleOf(draft.state) });
    draft.leave();
  },
};
