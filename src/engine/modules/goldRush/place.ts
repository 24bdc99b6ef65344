/** Putting mining tokens on the mountains of the tile just placed (RUSH-26…31). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { featureUnder, findSegment, refOf } from '../../board/feature.ts';
import type { PlacedTile } from '../../state.ts';
import { getTile } from '../../tiles/catalogue.ts';
import type { Segment } from '../../tiles/tile.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import { when } from '../../turn/rules.ts';
import { firstPlace } from './mountains.ts';
import type { Place, Stack } from './part.ts';
import { keep, rushOf, shown } from './tokens.ts';

const age = (board: Board, { cell, on }: Place): number => findSegment(board, cell, on);

/** The stacks on one mountain as one: the older mountain’s stays below (RUSH-28). */
export function joined(board: Board, mountain: Feature, stacks: readonly Stack[]): Stack {
  const youngestFirst = [...stacks].sort((a, b) => age(board, b) - age(board, a));
  return { ...firstPlace(board, mountain), tokens: youngestFirst.flatMap(({ tokens }) => tokens) };
}

function addTokens(draft: Draft, board: Board, place: Place, nuggets: number, separate: boolean): void {
  const { state } = draft;
  const { stacks, supply } = rushOf(state);
  const index = featureUnder(board, place);
  const mountain = board.features[index] as Feature;
  const here = stacks.filter((stack) => featureUnder(board, stack) === index);
  const { tokens: old, ...at } = joined(board, mountain, here);
  const values = supply.slice(0, nuggets);
  // The token put last lies on top.
  const tokens = [...values.toReversed(), ...old];
  keep(draft, {
    stacks: [...stacks.filter((stack) => !here.includes(stack)), ...(tokens.length ? [{ ...at, tokens }] : [])],
    supply: supply.slice(values.length),
  });
  const { player, cell } = { player: state.active, cell: place.cell };
  if (here.length > 1) {
    draft.tell({ kind: 'stacks-joined', feature: refOf(board, mountain), count: old.length, rule: 'RUSH-28' });
  }
  if (values.length) {
    draft.tell({
      kind: 'tokens-placed',
      player,
      cell,
      count: values.length,
      stack: tokens.length,
      supply: supply.length - values.length,
      ...shown(state, values),
      rule: 'RUSH-26',
      also: [...when(old.length > 0, 'RUSH-27', 'RUSH-28'), ...when(separate, 'RUSH-29')],
    });
  }
  const missing = nuggets - values.length;
  if (missing) draft.tell({ kind: 'tokens-short', player, cell, missing, rule: 'RUSH-30' });
}

const mountainsOn = ({ tile, turn }: PlacedTile): Segment[] =>
  getTile(tile, turn).segments.filter(({ kind }) => kind === 'mountain');

/** Separate mountains on one tile have a stack each (RUSH-29). */
export const placeTokens: Phase = {
  name: 'place-tokens',
  enter(draft) {
    const placed = draft.state.record.placed as PlacedTile;
    const board = boardOf(draft.state.tiles);
    const { cell } = placed;
    const mountains = mountainsOn(placed);
    const separate = new Set(mountains.map(({ spot: on }) => featureUnder(board, { cell, on }))).size > 1;
    for (const { spot: on, symbols } of mountains) {
      addTokens(draft, board, { cell, on }, symbols?.nuggets ?? 0, separate);
    }
  },
};
