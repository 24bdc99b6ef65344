/**
 * The award: one for the whole turn, after everything has been scored (GOLD-24…36).
 *
 * Every scored feature gives its owners a claim on the gold in its reach. From the active player on, clockwise, each
 * player with a claim takes one piece, until nobody can.
 */
import { boardOf } from '../../board/board.ts';
import { sameFeature, tileCell } from '../../board/feature.ts';
import { hasCell, sameCell } from '../../geometry.ts';
import type { Choice, Claim, FeatureRef, GameState, Refusal } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import { when } from '../../turn/rules.ts';
import { clockwiseFrom, nextPlayer } from '../../turn/seats.ts';
import type { Player, RuleId } from '../../words.ts';
import { countAt, goldOf, keep, withGold, withGoldOn } from './gold.ts';
import type { Award } from './part.ts';

/** What the features scored in this turn entitle their owners to, seat by seat from the active player. */
function claimsOf(state: GameState): Claim[] {
  const { onBoard } = goldOf(state);
  const board = boardOf(state.tiles);
  const reached = state.record.completed.map(({ feature, owners, reach }) => {
    return { feature, owners, cells: reach.map((cell) => tileCell(board, cell)) };
  });
  const claims: Claim[] = [];
  for (const player of clockwiseFrom(state, state.active)) {
    for (const { cell } of onBoard) {
      const because = reached
        .filter(({ owners, cells }) => owners.includes(player) && hasCell(cells, cell))
        .map(({ feature }) => feature);
      if (because.length) claims.push({ player, cell, because });
    }
  }
  return claims;
}

const isRgg = ({ agreement: { options } }: GameState): boolean => options.goldmines.rgg;

/** The claims on gold that is still there. */
function standing(state: GameState, award: Award): Claim[] {
  const { onBoard } = goldOf(state);
  return award.claims.filter(({ cell }) => countAt(onBoard, cell) > 0);
}

/**
 * What the player whose go it is may take now. By the RGG division his go passes through his features one by one, so
 * only what the next of them reaches (GOLD-53).
 */
function offered(state: GameState, award: Award): Claim[] {
  const own = standing(state, award).filter(({ player }) => player === award.seat);
  if (!isRgg(state)) return own;
  const next = own.flatMap(({ because }) => because).find((feature) => !has(award.visited, feature));
  return next ? own.filter(({ because }) => has(because, next)) : [];
}

const has = (list: readonly FeatureRef[], feature: FeatureRef): boolean =>
  list.some((other) => sameFeature(other, feature));

function tellWhatIsLeft(draft: Draft): void {
  const unowned = draft.state.record.completed.filter(({ owners }) => owners.length === 0);
  for (const { feature, reach } of unowned) {
    const cells = withGoldOn(goldOf(draft.state).onBoard, reach);
    if (cells.length) draft.tell({ kind: 'gold-left', feature, cells, rule: 'GOLD-34' });
  }
}

/** Tells a player that others have taken what he could have had: nothing at all, or nothing more. */
function tellMissed(draft: Draft, award: Award, player: Player): Award {
  const taken = award.taken[player] ?? 0;
  const rule: RuleId = taken ? 'GOLD-32' : 'GOLD-31';
  draft.tell({ kind: 'gold-missed', player, taken, rule });
  return { ...award, missed: [...award.missed, player] };
}

/** Passes the go on to the next player who can take, telling those who no longer can; ends the award if nobody can. */
function passOn(draft: Draft, before: Award, first: Player): void {
  let award = before;
  const claims = standing(draft.state, award);
  const untold = (player: Player) =>
    !award.missed.includes(player) && award.claims.some((claim) => claim.player === player);
  for (const player of clockwiseFrom(draft.state, first)) {
    if (claims.some((claim) => claim.player === player)) {
      keep(draft, { award: { ...award, seat: player, visited: [] } });
      return;
    }
    if (claims.length && untold(player)) award = tellMissed(draft, award, player);
  }
  for (const player of clockwiseFrom(draft.state, first)) {
    if (untold(player) && !award.taken[player]) award = tellMissed(draft, award, player);
  }
  const { award: _, ...rest } = goldOf(draft.state);
  draft.state.parts = { ...draft.state.parts, goldmines: rest };
  tellWhatIsLeft(draft);
  draft.leave();
}

/** Whether one player alone has claims: he simply gets everything. */
const hasOneTaker = (claims: readonly Claim[]): boolean => claims.every(({ player }) => player === claims[0]?.player);

/** One alone, or several in turns, begun by the active player if he has a claim (GOLD-27, 28, 29). */
function divisionRule(state: GameState, claims: readonly Claim[]): RuleId {
  if (hasOneTaker(claims)) return 'GOLD-27';
  return claims[0]?.player === state.active ? 'GOLD-28' : 'GOLD-29';
}

/** What a player may take in his go: anything he has a claim to, or by the RGG division what one feature reaches. */
const goRule = (state: GameState): RuleId => (isRgg(state) ? 'GOLD-53' : 'GOLD-30');

/** The rule of one take; without a choice only that of taking turns. */
function takeRule(state: GameState, { claims }: Award, options: number): RuleId {
  if (hasOneTaker(claims)) return 'GOLD-27';
  return options > 1 || isRgg(state) ? goRule(state) : 'GOLD-28';
}

function takeRefusal(state: GameState, choice: Choice): Refusal | undefined {
  if (choice.kind !== 'take') return { reason: 'malformed', rule: 'GOLD-30', cells: [] };
  const { cell } = choice;
  if (countAt(goldOf(state).onBoard, cell) === 0) return { reason: 'no-gold-there', rule: 'GOLD-30', cells: [cell] };
  const award = goldOf(state).award as Award;
  if (offered(state, award).some((claim) => sameCell(claim.cell, cell))) return undefined;
  // It lies on what triggered the own castle, but beyond the vicinity.
  const isBeyond = state.record.completed.some(
    ({ origin, owners }) => origin && owners.includes(award.seat) && hasCell(origin.cells, cell),
  );
  return { reason: 'no-claim', rule: goRule(state), also: when(isBeyond, 'GOLD-47'), cells: [cell] };
}

export const awardGold: Phase = {
  name: 'award-gold',
  enter(draft) {
    const { state } = draft;
    if (state.record.completed.length === 0 || goldOf(state).onBoard.length === 0) return;
    const claims = claimsOf(state);
    if (claims.length === 0) {
      tellWhatIsLeft(draft);
      return;
    }
    draft.tell({ kind: 'gold-claimed', claims, rule: divisionRule(state, claims) });
    keep(draft, { award: { claims, seat: (claims[0] as Claim).player, missed: [], taken: {}, visited: [] } });
  },
  decision(state) {
    const { award } = goldOf(state);
    if (!award) return undefined;
    return {
      kind: 'take-gold',
      player: award.seat,
      rule: goRule(state),
      also: ['GOLD-33'],
      claims: standing(state, award),
    };
  },
  choices: (state) => offered(state, goldOf(state).award as Award).map(({ cell }) => ({ kind: 'take', cell })),
  refusal: takeRefusal,
  play(draft, choice) {
    if (choice.kind !== 'take') return;
    const part = goldOf(draft.state);
    const before = part.award as Award;
    const player = before.seat;
    const options = offered(draft.state, before);
    const owned = { ...part.owned, [player]: (part.owned[player] ?? 0) + 1 };
    const taken = { ...before.taken, [player]: (before.taken[player] ?? 0) + 1 };
    keep(draft, { onBoard: withGold(part.onBoard, choice.cell, -1), owned });
    draft.tell({ kind: 'gold-taken', player, cell: choice.cell, rule: takeRule(draft.state, before, options.length) });

    const visited = nextVisited(draft.state, before, options);
    const award: Award = { ...before, taken, visited };
    if (isRgg(draft.state) && offered(draft.state, award).length) keep(draft, { award });
    else passOn(draft, award, nextPlayer(draft.state, player));
  },
};

/** RGG only: the feature that this take used up for the rest of the go. */
function nextVisited(state: GameState, award: Award, options: readonly Claim[]): readonly FeatureRef[] {
  if (!isRgg(state)) return award.visited;
  const used = options.flatMap(({ because }) => because).find((feature) => !has(award.visited, feature));
  return used ? [...award.visited, used] : award.visited;
}
