/**
 * Scoring castles (CASTLE-13…23): a castle with a lord scores the first feature completed in its vicinity in a later
 * turn. First those that completed features trigger directly, then, wave by wave, those that scored castles trigger.
 */
import { sameFeature } from '../../board/feature.ts';
import { hasCell, sameCell } from '../../geometry.ts';
import { item } from '../../scoring/items.ts';
import type { Choice, Completed, FeatureRef, Follower, GameState, Refusal } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import { bySeat, castlesOf, keep, lordOf } from './castles.ts';
import { lordSpot, vicinityOf } from './ground.ts';
import type { Castle, CastleScoring } from './part.ts';

/** A castle that scores in this wave, and the features between which its owner may choose (CASTLE-18, CASTLE-22). */
export interface Triggered {
  readonly castle: Castle;
  readonly options: readonly Completed[];
}

export const originOf = ({ feature, origin }: Completed): FeatureRef => origin ?? feature;

/** A feature or another castle counts if it stands on one of the six squares (CASTLE-14a, 14b, CASTLE-20). */
const inVicinity = (castle: Castle, { cells }: Pick<FeatureRef, 'cells'>): boolean => {
  const vicinity = vicinityOf(castle.cells);
  return cells.some((cell) => hasCell(vicinity, cell));
};

/** Castles with a lord, not built in this turn (CASTLE-16a). */
const waiting = (state: GameState): Castle[] =>
  castlesOf(state).castles.filter((castle) => castle.built !== state.turn && lordOf(state, castle));

/** One entry for each value handed on, the first that hands it on. */
const distinct = (list: readonly Completed[]): Completed[] =>
  list.filter((one, i) => list.findIndex((other) => sameFeature(originOf(other), originOf(one))) === i);

/** What triggers a castle in this wave. */
export const triggersOf = ({ triggers }: CastleScoring, castle: Castle): Completed[] =>
  triggers.filter(({ feature }) => inVicinity(castle, feature));

/** What castles that have scored in this wave hand on to one that is to score as well. */
const handedOn = ({ scored }: CastleScoring, castle: Castle): Completed[] =>
  scored.filter(({ feature }) => inVicinity(castle, feature));

/** The castles in the vicinity of one that are still to score in this wave. */
const neighbours = (state: GameState, scoring: CastleScoring, castle: Castle): Castle[] =>
  waiting(state).filter(
    (other) => other !== castle && inVicinity(castle, other) && triggersOf(scoring, other).length > 0,
  );

/** All that a castle may come to score, whatever others choose; not by way of those `seen` before. */
function conceivable(state: GameState, scoring: CastleScoring, castle: Castle, seen: Set<Castle>): Completed[] {
  seen.add(castle);
  const perhaps = neighbours(state, scoring, castle).flatMap((other) =>
    seen.has(other) ? [] : conceivable(state, scoring, other, seen),
  );
  return distinct([...triggersOf(scoring, castle), ...handedOn(scoring, castle), ...perhaps]);
}

/**
 * What a castle may score in this wave: what triggers it, what a neighbour has scored, and what a neighbour is yet to
 * score if that can be one value only (CASTLE-18, CASTLE-22).
 */
function optionsOf(state: GameState, scoring: CastleScoring, castle: Castle): Completed[] {
  const own = triggersOf(scoring, castle);
  if (own.length === 0) return [];
  const certain = neighbours(state, scoring, castle)
    .map((other) => conceivable(state, scoring, other, new Set([castle])))
    .filter((values) => values.length === 1);
  return distinct([...own, ...handedOn(scoring, castle), ...certain.flat()]);
}

/** The castles of this wave, clockwise from the active player. */
export function triggered(state: GameState): Triggered[] {
  const { scoring } = castlesOf(state);
  if (!scoring) return [];
  return waiting(state)
    .map((castle) => ({ castle, player: castle.player, options: optionsOf(state, scoring, castle) }))
    .filter(({ options }) => options.length > 0)
    .sort(bySeat(state));
}

/** A scored castle, as others see it: it stands on two tiles and gives out the gold of its vicinity (GOLD-42). */
function asCompleted(castle: Castle, trigger: Completed): Completed {
  return {
    feature: { kind: 'castle', cell: castle.cells[0], on: lordSpot(castle.cells), cells: castle.cells },
    items: [item('feature', trigger.value, originOf(trigger).cells, 1)],
    value: trigger.value,
    owners: [castle.player],
    reach: vicinityOf(castle.cells),
    origin: originOf(trigger),
  };
}

function scoreCastle(draft: Draft, castle: Castle, trigger: Completed): void {
  const { state } = draft;
  const scoring = castlesOf(state).scoring as CastleScoring;
  const lord = lordOf(state, castle) as Follower;
  const completed = asCompleted(castle, trigger);
  draft.addPoints(castle.player, completed.value);
  const wave = triggersOf(scoring, castle).includes(trigger) ? scoring.wave : scoring.wave + 1;
  draft.tell({
    kind: 'castle-scored',
    player: castle.player,
    cells: castle.cells,
    by: originOf(trigger),
    items: completed.items,
    points: completed.value,
    wave,
    rule: wave ? 'CASTLE-20' : 'CASTLE-13',
  });
  draft.takeBack([lord]);
  draft.tell({ kind: 'followers-returned', followers: [lord], rule: 'CASTLE-23' });
  keep(draft, { scoring: { ...scoring, scored: [...scoring.scored, completed] } });
  state.record = { ...state.record, completed: [...state.record.completed, completed] };
  beginNextWave(draft);
}

/** Once a wave is over, the castles it has scored trigger the next. */
function beginNextWave(draft: Draft): void {
  if (triggered(draft.state).length) return;
  const { wave, scored } = castlesOf(draft.state).scoring as CastleScoring;
  keep(draft, { scoring: { wave: wave + 1, triggers: scored, scored: [] } });
}

function scoreRefusal(state: GameState, choice: Choice): Refusal | undefined {
  if (choice.kind !== 'score') return { reason: 'malformed', rule: 'CASTLE-18', cells: [] };
  const { options } = triggered(state)[0] as Triggered;
  if (options.some((option) => chosen(option, choice))) return undefined;
  return { reason: 'feature-not-offered', rule: 'CASTLE-18', cells: [choice.cell] };
}

const chosen = (option: Completed, choice: Choice): boolean => {
  const { cell, on } = originOf(option);
  return choice.kind === 'score' && choice.on === on && sameCell(choice.cell, cell);
};

export const scoreCastles: Phase = {
  name: 'score-castles',
  enter(draft) {
    const { completed } = draft.state.record;
    const { scoring: _, ...part } = castlesOf(draft.state);
    const due = completed.length > 0 && waiting(draft.state).length > 0;
    const scoring: CastleScoring = { wave: 0, triggers: completed, scored: [] };
    draft.state.parts = { ...draft.state.parts, castles: due ? { ...part, scoring } : part };
  },
  decision(state) {
    const next = triggered(state)[0];
    if (!next) return undefined;
    const { castle, options } = next;
    const features = options.map((option) => ({ feature: originOf(option), value: option.value }));
    return { kind: 'score-castle', player: castle.player, rule: 'CASTLE-18', cells: castle.cells, features };
  },
  choices: (state) =>
    (triggered(state)[0] as Triggered).options.map((option) => {
      const { cell, on } = originOf(option);
      return { kind: 'score', cell, on };
    }),
  refusal: scoreRefusal,
  play(draft, choice) {
    const { castle, options } = triggered(draft.state)[0] as Triggered;
    scoreCastle(draft, castle, options.find((option) => chosen(option, choice)) as Completed);
  },
};
