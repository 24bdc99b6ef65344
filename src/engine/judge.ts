/** Judging a written situation: a position of a game, or the named problems it has. */
import { type Board, boardOf, type Feature } from './board/board.ts';
import { findSegment, isComplete, segmentOf } from './board/feature.ts';
import { tileIndexAt } from './board/grid.ts';
import { halvesOf } from './board/halves.ts';
import { mismatchesOf } from './board/placements.ts';
import { resolveSpot } from './board/spot.ts';
import { type Cell, isOnTable, neighbour, sameCell } from './geometry.ts';
import { strangersIn } from './modules/boxes.ts';
import { absentFrom, modulesOf } from './modules/index.ts';
import type { Settled } from './modules/module.ts';
import type { Parts } from './modules/parts.ts';
import { ruleOf } from './scoring/value.ts';
import { MIN_PLAYERS, startingPieces } from './setup.ts';
import type { Situation, SituationProblem } from './situation.ts';
import type { Figure, Follower, GameState, Outcome, PlacedTile, Supply } from './state.ts';
import { findTile, getTile, isSecondHalf } from './tiles/catalogue.ts';
import { gameOf, type Tile } from './tiles/tile.ts';
import { cited } from './turn/citations.ts';
import { figuresFor, pieceOf, sameFigure } from './turn/figures.ts';
import { beginPhase } from './turn/play.ts';
import { FIGURE_PIECES, type FigurePiece, isGame, type PieceKind, type Player, SIDES } from './words.ts';

type Judged = { readonly problems: readonly SituationProblem[] } | Outcome;

function judgePlayers({ agreement, active }: Situation): SituationProblem[] {
  const { players } = agreement;
  const problems: SituationProblem[] = [];
  if (players.length < MIN_PLAYERS) {
    problems.push({ reason: 'too-few-players', at: 'players', rule: cited({ agreement }).players, cells: [] });
  }
  players.forEach((player, i) => {
    if (players.indexOf(player) < i) {
      problems.push({ reason: 'player-twice', at: `players[${i}]`, cells: [], found: player });
    }
  });
  if (!players.includes(active)) problems.push({ reason: 'active-not-seated', at: 'active', cells: [], found: active });
  return problems;
}

/** The tiles that lie on the table, both halves of one that covers two squares, each with its place in the situation. */
interface Laid {
  readonly placed: PlacedTile;
  readonly at: string;
}

const laidTiles = ({ tiles }: Situation): Laid[] =>
  tiles.flatMap((tile, i) =>
    [tile, ...halvesOf(tile.tile, tile).slice(1)].flatMap((placed) => (placed ? [{ placed, at: `tiles[${i}]` }] : [])),
  );

function judgeModules({ agreement: { modules }, parts }: Situation): SituationProblem[] {
  const games = modules.filter(isGame);
  if (games.length > 1) return [{ reason: 'two-games', at: 'modules', cells: [], found: games.join(', ') }];
  const without = Object.keys(parts).filter((name) => !(modules as readonly string[]).includes(name));
  return [
    ...strangersIn({ modules }).map((name): SituationProblem => {
      return { reason: 'module-of-another-game', at: `modules.${name}`, cells: [], found: name };
    }),
    ...without.map((name): SituationProblem => {
      return { reason: 'part-without-module', at: `parts.${name}`, cells: [], found: name };
    }),
  ];
}

function judgeTiles({ agreement, tiles, pile }: Situation, laid: readonly Laid[]): SituationProblem[] {
  const problems: SituationProblem[] = [];
  const { place, start } = cited({ agreement });
  const game = agreement.modules.find(isGame);
  const judgeName = (name: string, at: string, cells: readonly Cell[]) => {
    const found = findTile(name);
    if ('reason' in found) problems.push({ reason: 'unknown-tile', at, cells: [], found: name });
    else if (isSecondHalf(name)) problems.push({ reason: 'half-tile', at, cells, found: name });
    else if (gameOf(found[0] as Tile) !== game) {
      problems.push({ reason: 'tile-of-another-game', at, cells, found: name });
    }
  };
  if (tiles.length === 0) problems.push({ reason: 'no-tiles', at: 'tiles', rule: start, cells: [] });
  for (const [i, { tile, cell }] of tiles.entries()) judgeName(tile, `tiles[${i}]`, [cell]);
  laid.forEach(({ placed: { cell }, at }, i) => {
    if (!cell.every(Number.isInteger) || !isOnTable(cell)) {
      problems.push({ reason: 'cell-out-of-range', at, cells: [cell], found: cell.join() });
    }
    if (laid.findIndex((other) => sameCell(other.placed.cell, cell)) < i) {
      problems.push({ reason: 'two-tiles-on-a-cell', at, rule: place, cells: [cell] });
    }
  });
  for (const [i, tile] of pile.order.entries()) judgeName(tile, `next[${i}]`, []);
  return problems;
}

/** The neighbours whose edges differ whether or not their bridges and this tile's count: a bridge may end at a field. */
function differing(board: Board, placed: PlacedTile): Cell[] {
  const { bridge: _, ...without } = placed;
  const strict = mismatchesOf(board, placed);
  if (strict.length === 0) return strict;
  return strict.filter((cell) => {
    const beside = board.placed[tileIndexAt(board.grid, cell[0], cell[1])];
    if (!beside || (!placed.bridge && !beside.bridge)) return true;
    const side = SIDES.findIndex((s) => sameCell(neighbour(placed.cell, s), cell));
    const own = getTile(without.tile, without.turn).edges[side];
    return own !== getTile(beside.tile, beside.turn).edges[(side + 2) % 4];
  });
}

/** Edges and connectedness, once every tile is known and has its own cell. */
function judgeBoard({ agreement }: Situation, laid: readonly Laid[], board: Board): SituationProblem[] {
  const problems: SituationProblem[] = [];
  const { place: rule } = cited({ agreement });
  const reached = new Set<number>([0]);
  for (const index of reached) {
    for (const side of SIDES) {
      const [x, y] = neighbour(board.placed[index]?.cell as Cell, side);
      const beside = tileIndexAt(board.grid, x, y);
      if (beside >= 0) reached.add(beside);
    }
  }
  laid.forEach(({ placed, at }, i) => {
    // Each differing edge is told once, at the tile written later.
    const cells = differing(board, placed).filter(([x, y]) => tileIndexAt(board.grid, x, y) < i);
    if (cells.length) problems.push({ reason: 'edges-differ', at, rule, cells: [placed.cell, ...cells] });
    if (!reached.has(i)) problems.push({ reason: 'not-connected', at, rule, cells: [placed.cell] });
  });
  return problems;
}

/** Whether such a figure may stand there at all. */
function mayStand({ agreement }: Situation, board: Board, segment: number, figure: Figure): boolean {
  return figuresFor(agreement, segmentOf(board, segment)).some((one) => sameFigure(one, figure));
}

function judgeFollowers(situation: Situation, board: Board): SituationProblem[] {
  const problems: SituationProblem[] = [];
  const { agreement } = situation;
  const { spot: rule, figure: oneEach, back } = cited({ agreement });
  const crowded = modulesOf(agreement).some((module) => module.crowds);
  situation.followers.forEach((follower, i) => {
    const { player, cell, on } = follower;
    const at = `followers[${i}]`;
    if (!agreement.players.includes(player)) {
      problems.push({ reason: 'player-not-seated', at, cells: [cell], found: player });
    }
    if (tileIndexAt(board.grid, cell[0], cell[1]) < 0) {
      problems.push({ reason: 'follower-on-empty-cell', at, rule, cells: [cell] });
      return;
    }
    if (!crowded && situation.followers.findIndex((other) => sameCell(other.cell, cell)) < i) {
      problems.push({ reason: 'two-followers-on-a-tile', at, rule: oneEach, cells: [cell] });
    }
    const spot = resolveSpot(board, cell, on);
    if (spot === undefined) {
      problems.push({ reason: 'no-such-spot', at, rule, cells: [cell], found: on });
      return;
    }
    const segment = findSegment(board, cell, spot);
    if (!mayStand(situation, board, segment, follower)) {
      problems.push({ reason: 'figure-not-allowed', at, rule, cells: [cell], found: on });
    }
    const feature = board.features[board.featureOf[segment] as number] as Feature;
    const stays = ruleOf(agreement, feature.kind)?.completes?.([follower]) === false;
    if (isComplete(board, feature) && !stays) {
      problems.push({ reason: 'follower-on-completed-feature', at, rule: back, cells: [cell], found: on });
    }
  });
  return problems;
}

/** The written followers by their full spots. */
const standing = ({ followers }: Situation, board: Board): Follower[] =>
  followers.map((follower) => ({ ...follower, on: resolveSpot(board, follower.cell, follower.on) ?? follower.on }));

/** How many of these figures a player has on the table. */
const countOf = (followers: readonly Follower[], player: Player, piece: FigurePiece): number =>
  followers.filter((follower) => follower.player === player && pieceOf(follower) === piece).length;

function judgeSupply(situation: Situation, followers: readonly Follower[], pieces: Supply): SituationProblem[] {
  const problems: SituationProblem[] = [];
  for (const player of situation.agreement.players) {
    for (const piece of FIGURE_PIECES) {
      const atHand = situation.supply[player]?.[piece] ?? 0;
      if (countOf(followers, player, piece) + atHand <= (pieces[piece] ?? 0)) continue;
      const cells = followers.filter((follower) => follower.player === player).map(({ cell }) => cell);
      problems.push({
        reason: 'too-many-followers',
        at: 'followers',
        rule: cited(situation).pieces,
        cells,
        found: player,
      });
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

function supplyOf(situation: Situation, followers: readonly Follower[], pieces: Supply, settled: readonly Settled[]) {
  const left = (player: Player): Supply => {
    const rest: Partial<Record<PieceKind, number>> = { ...pieces };
    const use = (piece: PieceKind, count: number) => {
      if (count) rest[piece] = (rest[piece] ?? 0) - count;
    };
    for (const piece of FIGURE_PIECES) use(piece, countOf(followers, player, piece));
    for (const { used } of settled) {
      for (const [piece, count] of Object.entries(used?.[player] ?? {})) use(piece as PieceKind, count);
    }
    return { ...rest, ...situation.supply[player] };
  };
  return Object.fromEntries(situation.agreement.players.map((player) => [player, left(player)]));
}

/** The position up to its first decision, or all problems found, those of the tiles first. */
export function judgeSituation(situation: Situation): Judged {
  const { agreement, active, pile } = situation;
  const outside = judgeModules(situation);
  if (outside.length) return { problems: outside };
  const laid = laidTiles(situation);
  const first = [...judgePlayers(situation), ...judgeTiles(situation, laid), ...judgeNumbers(situation)];
  if (first.length) return { problems: first };

  const modules = modulesOf(agreement);
  const tiles = laid.map(({ placed }) => placed);
  const board = boardOf(tiles);
  const settled = modules.flatMap((module) => module.settle?.(situation, board) ?? []);
  const followers = [...standing(situation, board), ...settled.flatMap((part) => part.followers ?? [])];
  const pieces = startingPieces(agreement);
  const problems = [
    ...judgeBoard(situation, laid, board),
    ...judgeFollowers(situation, board),
    ...judgeSupply(situation, followers, pieces),
    ...absentFrom(agreement).flatMap((module) => module.foreign?.(situation) ?? []),
    ...modules.flatMap((module) => module.judge?.(situation, board) ?? []),
  ];
  if (problems.length) return { problems };

  const state: GameState = {
    agreement,
    turn: 1,
    active,
    phase: 'begin-turn',
    pile,
    aside: [],
    tiles,
    followers,
    points: situation.points,
    supply: supplyOf(situation, followers, pieces, settled),
    random: situation.seed,
    record: { completed: [] },
    parts: Object.assign({}, ...settled.map(({ parts }) => parts)) as Parts,
  };
  return beginPhase(state, 'begin-turn');
}
