/** Judging a written situation: a position of a game, or the named problems it has. */
import { type Board, boardOf, type Feature } from './board/board.ts';
import { findSegment, isComplete } from './board/feature.ts';
import { tileIndexAt } from './board/grid.ts';
import { mismatches } from './board/placements.ts';
import { type Cell, isOnTable, neighbour, sameCell } from './geometry.ts';
import { absentFrom, modulesOf } from './modules/index.ts';
import type { Parts } from './modules/parts.ts';
import { MIN_PLAYERS, piecesOf } from './setup.ts';
import type { Situation, SituationProblem } from './situation.ts';
import type { Follower, GameState, Outcome, Supply } from './state.ts';
import { findTile } from './tiles/catalogue.ts';
import type { Spot } from './tiles/tile.ts';
import { beginPhase } from './turn/play.ts';
import { isHalf, isSide, type PieceKind, type Player, SIDES } from './words.ts';

type Judged = { readonly problems: readonly SituationProblem[] } | Outcome;

function judgePlayers({ agreement: { players }, active }: Situation): SituationProblem[] {
  const problems: SituationProblem[] = [];
  if (players.length < MIN_PLAYERS) {
    problems.push({ reason: 'too-few-players', at: 'players', rule: 'BASE-02', cells: [] });
  }
  players.forEach((player, i) => {
    if (players.indexOf(player) < i) {
      problems.push({ reason: 'player-twice', at: `players[${i}]`, cells: [], found: player });
    }
  });
  if (!players.includes(active)) problems.push({ reason: 'active-not-seated', at: 'active', cells: [], found: active });
  return problems;
}

function judgeTiles({ tiles, pile }: Situation): SituationProblem[] {
  const problems: SituationProblem[] = [];
  const unknown = (tile: string, at: string) => {
    if ('reason' in findTile(tile)) problems.push({ reason: 'unknown-tile', at, cells: [], found: tile });
  };
  if (tiles.length === 0) problems.push({ reason: 'no-tiles', at: 'tiles', rule: 'BASE-04', cells: [] });
  tiles.forEach(({ tile, cell }, i) => {
    const at = `tiles[${i}]`;
    unknown(tile, at);
    if (!cell.every(Number.isInteger) || !isOnTable(cell)) {
      problems.push({ reason: 'cell-out-of-range', at, cells: [cell], found: cell.join() });
    }
    if (tiles.findIndex((other) => sameCell(other.cell, cell)) < i) {
      problems.push({ reason: 'two-tiles-on-a-cell', at, rule: 'BASE-12', cells: [cell] });
    }
  });
  pile.order.forEach((tile, i) => {
    unknown(tile, `next[${i}]`);
  });
  return problems;
}

/** Edges and connectedness, once every tile is known and has its own cell. */
function judgeBoard({ tiles }: Situation, board: Board): SituationProblem[] {
  const problems: SituationProblem[] = [];
  const reached = new Set<number>([0]);
  for (const index of reached) {
    for (const side of SIDES) {
      const [x, y] = neighbour(board.placed[index]?.cell as Cell, side);
      const beside = tileIndexAt(board.grid, x, y);
      if (beside >= 0) reached.add(beside);
    }
  }
  tiles.forEach((placed, i) => {
    const at = `tiles[${i}]`;
    // Each differing edge is told once, at the tile written later.
    const cells = mismatches(board, placed.tile, placed).filter(([x, y]) => tileIndexAt(board.grid, x, y) < i);
    if (cells.length) problems.push({ reason: 'edges-differ', at, rule: 'BASE-12', cells: [placed.cell, ...cells] });
    if (!reached.has(i)) problems.push({ reason: 'not-connected', at, rule: 'BASE-12', cells: [placed.cell] });
  });
  return problems;
}

/** The full spot for one that names any side or half side of a segment: `city:N` for `city:NE`; undefined if none. */
export function resolveSpot(board: Board, [x, y]: Cell, on: Spot): Spot | undefined {
  const tile = board.tiles[tileIndexAt(board.grid, x, y)];
  const [kind, where = '', more] = on.split(':');
  return tile?.segments.find((segment) => {
    if (segment.spot === on) return true;
    if (segment.kind !== kind || where === '' || more !== undefined) return false;
    const sides = [...where];
    if (sides.every(isSide)) return sides.every((side) => segment.sides.includes(side));
    return where.split('.').every((half) => isHalf(half) && segment.halves.includes(half));
  })?.spot;
}

function judgeFollowers(situation: Situation, board: Board): SituationProblem[] {
  const problems: SituationProblem[] = [];
  situation.followers.forEach(({ player, cell, on }, i) => {
    const at = `followers[${i}]`;
    if (!situation.agreement.players.includes(player)) {
      problems.push({ reason: 'player-not-seated', at, cells: [cell], found: player });
    }
    if (tileIndexAt(board.grid, cell[0], cell[1]) < 0) {
      problems.push({ reason: 'follower-on-empty-cell', at, rule: 'BASE-17', cells: [cell] });
      return;
    }
    if (situation.followers.findIndex((other) => sameCell(other.cell, cell)) < i) {
      problems.push({ reason: 'two-followers-on-a-tile', at, rule: 'BASE-16', cells: [cell] });
    }
    const spot = resolveSpot(board, cell, on);
    if (spot === undefined) {
      problems.push({ reason: 'no-such-spot', at, rule: 'BASE-17', cells: [cell], found: on });
      return;
    }
    const feature = board.features[board.featureOf[findSegment(board, cell, spot)] as number] as Feature;
    if (isComplete(board, feature)) {
      problems.push({ reason: 'follower-on-completed-feature', at, rule: 'BASE-27', cells: [cell], found: on });
    }
  });
  return problems;
}

/** The written followers by their full spots. */
const standing = ({ followers }: Situation, board: Board): Follower[] =>
  followers.map(({ player, cell, on }) => ({ player, cell, on: resolveSpot(board, cell, on) ?? on }));

function judgeSupply(situation: Situation, followers: readonly Follower[], pieces: Supply): SituationProblem[] {
  const problems: SituationProblem[] = [];
  for (const player of situation.agreement.players) {
    const out = followers.filter((follower) => follower.player === player).length;
    const atHand = situation.supply[player]?.follower ?? 0;
    if (out + atHand > (pieces.follower ?? 0)) {
      const cells = followers.filter((follower) => follower.player === player).map(({ cell }) => cell);
      problems.push({ reason: 'too-many-followers', at: 'followers', rule: 'BASE-03', cells, found: player });
    }
  }
  return problems;
}

function judgeNumbers(situation: Situation): SituationProblem[] {
  const bad = (count: number | undefined) => count !== undefined && (!Number.isInteger(count) || count < 0);
  const problems: SituationProblem[] = [];
  const check = (counts: object, at: string) => {
    for (const [key, count] of Object.entries(counts)) {
      if (bad(count)) problems.push({ reason: 'bad-number', at: `${at}.${key}`, cells: [], found: String(count) });
    }
  };
  const seated = (counts: object, at: string) => {
    for (const player of Object.keys(counts)) {
      if ((situation.agreement.players as readonly string[]).includes(player)) continue;
      problems.push({ reason: 'player-not-seated', at: `${at}.${player}`, cells: [], found: player });
    }
  };
  const { points, owned, supply } = situation;
  for (const [counts, at] of [
    [points, 'points'],
    [owned, 'gold'],
    [supply, 'supply'],
  ] as const)
    seated(counts, at);
  check(points, 'points');
  check(owned, 'gold');
  for (const [player, pieces] of Object.entries(supply)) check(pieces, `supply.${player}`);
  if (bad(situation.goldSupply)) {
    problems.push({ reason: 'bad-number', at: 'goldSupply', cells: [], found: String(situation.goldSupply) });
  }
  return problems;
}

function supplyOf(situation: Situation, followers: readonly Follower[], pieces: Supply, used: Record<string, Supply>) {
  const left = (player: Player): Supply => {
    const out = followers.filter((follower) => follower.player === player).length;
    const rest: Partial<Record<PieceKind, number>> = { ...pieces, follower: (pieces.follower ?? 0) - out };
    for (const [piece, count] of Object.entries(used[player] ?? {}) as [PieceKind, number][]) {
      rest[piece] = (rest[piece] ?? 0) - count;
    }
    return { ...rest, ...situation.supply[player] };
  };
  return Object.fromEntries(situation.agreement.players.map((player) => [player, left(player)]));
}

/** The position up to its first decision, or all problems found, those of the tiles first. */
export function judgeSituation(situation: Situation): Judged {
  const { agreement, active, pile } = situation;
  const first = [...judgePlayers(situation), ...judgeTiles(situation), ...judgeNumbers(situation)];
  if (first.length) return { problems: first };

  const modules = modulesOf(agreement);
  const board = boardOf(situation.tiles);
  const settled = modules.map((module) => module.settle?.(situation));
  const followers = [...standing(situation, board), ...settled.flatMap((part) => part?.followers ?? [])];
  const pieces = piecesOf(modules, agreement.players.length);
  const problems = [
    ...judgeBoard(situation, board),
    ...judgeFollowers(situation, board),
    ...judgeSupply(situation, followers, pieces),
    ...absentFrom(agreement).flatMap((module) => module.foreign?.(situation) ?? []),
    ...modules.flatMap((module) => module.judge?.(situation, board) ?? []),
  ];
  if (problems.length) return { problems };

  const used = Object.assign({}, ...settled.map((part) => part?.used ?? {})) as Record<string, Supply>;
  const state: GameState = {
    agreement,
    turn: 1,
    active,
    phase: 'draw',
    pile,
    aside: [],
    tiles: situation.tiles,
    followers,
    points: situation.points,
    supply: supplyOf(situation, followers, pieces, used),
    random: 0,
    record: { completed: [] },
    parts: Object.assign({}, ...settled.map((part) => part?.parts ?? {})) as Parts,
  };
  return beginPhase(state, 'draw');
}
