/**
 * The fourth step after a crop circle tile (CROP-12…26): the active player chooses for everybody, then each, from the
 * left of the active player on and with the active player last, adds a follower or takes one back.
 */
import { boardOf } from '../../board/board.ts';
import { featureUnder } from '../../board/feature.ts';
import { sameCell } from '../../geometry.ts';
import { followersOn, majorityOf } from '../../scoring/majority.ts';
import type { Choice, GameState, PlacedTile, Refusal } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import { clockwiseFrom } from '../../turn/seats.ts';
import type { Player, RuleId } from '../../words.ts';
import { CROP_ACTIONS, type CropAction, type CropFeature } from './kinds.ts';
import { isLord, meantBy, meantOf, type Place, placesFor, samePlace } from './meant.ts';
import type { CropCirclesPart } from './part.ts';

const partOf = (state: GameState): CropCirclesPart | undefined => state.parts['crop-circles'];

function keep(draft: Draft, part: CropCirclesPart | undefined): void {
  const { 'crop-circles': _, ...others } = draft.state.parts;
  draft.state.parts = { ...others, ...(part && { 'crop-circles': part }) };
}

/** Whose go it is. */
const goerOf = (state: GameState): Player => partOf(state)?.waiting[0] as Player;

const mustAdd = ({ agreement: { options } }: GameState): boolean => options['crop-circles'].addMandatory;

/** Passes over those who can do nothing, telling why (CROP-16, CROP-19), up to the next who can. */
function passOn(draft: Draft, action: CropAction, waiting: readonly Player[]): void {
  const { state } = draft;
  for (const [i, player] of waiting.entries()) {
    if (meantOf(state, player).length === 0) {
      const feature = meantBy(state) as CropFeature;
      const lord = feature === 'city' && state.followers.some((one) => one.player === player && isLord(one));
      draft.tell({ kind: 'crop-idle', player, feature, rule: 'CROP-16', ...(lord && { also: ['CROP-31'] }) });
    } else if (action === 'add' && !state.supply[player]?.follower) {
      draft.tell({ kind: 'follower-impossible', player, why: 'no-followers-left', rule: 'CROP-19' });
    } else {
      keep(draft, { action, waiting: waiting.slice(i) });
      return;
    }
  }
  keep(draft, undefined);
}

function choose(draft: Draft, action: CropAction): void {
  const { state } = draft;
  const { waiting } = partOf(state) as CropCirclesPart;
  const meant = (player: Player) => meantOf(state, player).length > 0;
  draft.tell({
    kind: 'crop-action-chosen',
    player: state.active,
    action,
    feature: meantBy(state) as CropFeature,
    rule: meant(state.active) ? 'CROP-13' : 'CROP-17',
    also: [
      'CROP-12',
      'CROP-14',
      ...(state.record.completed.length ? (['CROP-24'] as const) : []),
      ...(waiting.some(meant) ? [] : (['CROP-27'] as const)),
    ],
  });
  passOn(draft, action, waiting);
}

/** A follower on the tile of this turn counts as any other (CROP-25). */
const onNewTile = ({ record }: GameState, { cell }: Place): RuleId[] =>
  record.placed && sameCell(record.placed.cell, cell) ? ['CROP-25'] : [];

/** Who has the majority where this follower stands. */
function ownersAt(state: GameState, place: Place): string {
  const board = boardOf(state.tiles);
  return majorityOf(state.agreement.players, followersOn(state, board, featureUnder(board, place))).owners.join();
}

function add(draft: Draft, { cell, on }: Place): void {
  const { state } = draft;
  const player = goerOf(state);
  const before = ownersAt(state, { cell, on });
  const beside = meantOf(state, player).some((one) => samePlace(one, { cell, on }));
  state.followers = [...state.followers, { player, cell, on }];
  draft.addPieces(player, 'follower', -1);
  const also: RuleId[] = [
    ...onNewTile(state, { cell, on }),
    ...(beside ? [] : (['CROP-20'] as const)),
    ...(mustAdd(state) ? (['CROP-21'] as const) : []),
    ...(ownersAt(state, { cell, on }) === before ? [] : (['CROP-26'] as const)),
  ];
  draft.tell({ kind: 'follower-placed', player, cell, on, rule: 'CROP-18', ...(also.length > 0 && { also }) });
}

function remove(draft: Draft, place: Place): void {
  const { state } = draft;
  const followers = meantOf(state, goerOf(state))
    .filter((one) => samePlace(one, place))
    .slice(0, 1);
  const also = onNewTile(state, place);
  draft.takeBack(followers);
  draft.tell({ kind: 'followers-returned', followers, rule: 'CROP-22', ...(also.length > 0 && { also }) });
}

function addRefusal(state: GameState, choice: Choice & Place): Refusal | undefined {
  const player = goerOf(state);
  if (placesFor(state, player).some((place) => samePlace(place, choice))) return undefined;
  const board = boardOf(state.tiles);
  const feature = featureUnder(board, choice);
  const joins = feature >= 0 && meantOf(state, player).some((one) => featureUnder(board, one) === feature);
  return { reason: 'not-beside-own', rule: joins ? 'CROP-20' : 'CROP-18', cells: [choice.cell] };
}

export const cropCircle: Phase = {
  name: 'crop-circle',
  enter(draft) {
    const { state } = draft;
    if (!meantBy(state)) return;
    const [active, ...others] = clockwiseFrom(state, state.active) as [Player, ...Player[]];
    keep(draft, { waiting: [...others, active] });
  },
  decision(state) {
    const part = partOf(state);
    if (!part) return undefined;
    const feature = meantBy(state) as CropFeature;
    if (part.action) {
      const asked = { player: goerOf(state), rule: 'CROP-15', feature } as const;
      return part.action === 'add'
        ? { kind: 'crop-add', must: mustAdd(state), ...asked }
        : { kind: 'crop-remove', ...asked };
    }
    const player = state.active;
    const rule = meantOf(state, player).length ? 'CROP-13' : 'CROP-17';
    return { kind: 'crop-action', player, rule, cell: (state.record.placed as PlacedTile).cell, feature };
  },
  choices(state) {
    const { action } = partOf(state) as CropCirclesPart;
    if (!action) return CROP_ACTIONS.map((one) => ({ kind: 'crop-action', action: one }));
    const player = goerOf(state);
    if (action === 'add') {
      const places = placesFor(state, player).map(({ cell, on }): Choice => ({ kind: 'crop-add', cell, on }));
      return mustAdd(state) ? places : [...places, { kind: 'pass' }];
    }
    const own = meantOf(state, player);
    return own
      .filter((one, i) => own.findIndex((other) => samePlace(other, one)) === i)
      .map(({ cell, on }) => ({ kind: 'crop-remove', cell, on }));
  },
  refusal(state, choice) {
    if (choice.kind === 'pass') return mustAdd(state) ? { reason: 'must-add', rule: 'CROP-21', cells: [] } : undefined;
    if (choice.kind === 'crop-add') return addRefusal(state, choice);
    if (choice.kind !== 'crop-remove') return undefined;
    if (meantOf(state, goerOf(state)).some((one) => samePlace(one, choice))) return undefined;
    return { reason: 'not-own-follower', rule: 'CROP-22', cells: [choice.cell] };
  },
  play(draft, choice) {
    if (choice.kind === 'crop-action') {
      choose(draft, choice.action);
      return;
    }
    const { action, waiting } = partOf(draft.state) as CropCirclesPart;
    const [player, ...others] = waiting as [Player, ...Player[]];
    if (choice.kind === 'crop-add') add(draft, choice);
    else if (choice.kind === 'crop-remove') remove(draft, choice);
    else draft.tell({ kind: 'follower-declined', player, rule: 'CROP-21' });
    passOn(draft, action as CropAction, others);
  },
};
