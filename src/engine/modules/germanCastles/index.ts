/** Castles in Germany, tiles of two squares: GF-GCA. */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { filledAround } from '../../board/feature.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { halvesOf } from '../../board/halves.ts';
import { type Cell, ringAround } from '../../geometry.ts';
import { shuffle } from '../../random.ts';
import { centreRule } from '../../scoring/centre.ts';
import { item } from '../../scoring/items.ts';
import type { Situation, SituationProblem } from '../../situation.ts';
import type { Agreement } from '../../state.ts';
import { otherHalf, type TileName, tilesOf } from '../../tiles/catalogue.ts';
import { germanCastles as tiles } from '../../tiles/sets/germanCastles.ts';
import type { Player } from '../../words.ts';
import type { RuleModule, Scoring } from '../module.ts';
import { box } from './box.ts';
import { playable, playGermanCastle } from './play.ts';

/** Points more for a road or a city that uses an edge of a castle tile (GF-GCA-06). */
const BONUS = 3;

const ALL: readonly TileName[] = tilesOf(tiles);

/** GF-GCA-01. */
const castlesEach = (players: number): number => (players <= 3 ? 2 : 1);

const hasCastle = (board: Board, [x, y]: Cell): boolean =>
  board.tiles[tileIndexAt(board.grid, x, y)]?.segments.some(({ kind }) => kind === 'german-castle') ?? false;

/** The castles on whose tiles a feature lies. */
function castlesUnder(board: Board, feature: Feature): number[] {
  const castles = feature.segments.flatMap((segment) => {
    const tile = board.tileOf[segment] as number;
    const at = board.tiles[tile]?.segments.findIndex(({ kind }) => kind === 'german-castle') ?? -1;
    return at < 0 ? [] : [board.featureOf[(board.firstSegment[tile] as number) + at] as number];
  });
  return [...new Set(castles)];
}

const earnsBonus = ({ board, feature, complete }: Scoring): boolean =>
  complete && (feature.kind === 'road' || feature.kind === 'city') && castlesUnder(board, feature).length > 0;

function deal({ players }: Agreement, random: number) {
  const [order, next] = shuffle(ALL, random);
  const each = castlesEach(players.length);
  const held = Object.fromEntries(players.map((player, i) => [player, order.slice(i * each, (i + 1) * each)]));
  return { parts: { 'german-castles': { held } }, random: next };
}

function judge(situation: Situation, board: Board): SituationProblem[] {
  const { agreement, parts } = situation;
  const problems: SituationProblem[] = [];
  const laid = situation.tiles.filter(({ tile }) => otherHalf(tile) !== undefined).map(({ tile }) => tile);
  const used = new Set<TileName>(laid);
  if (used.size < laid.length) problems.push({ reason: 'bad-castle-tiles', at: 'tiles', rule: 'GF-GCA-01', cells: [] });
  for (const [player, held = []] of Object.entries(parts['german-castles']?.held ?? {})) {
    const at = `parts.german-castles.held.${player}`;
    const bad = held.find((tile) => !ALL.includes(tile) || used.has(tile));
    const tooMany = held.length > castlesEach(agreement.players.length);
    if (bad !== undefined || tooMany || !agreement.players.includes(player as Player)) {
      problems.push({ reason: 'bad-castle-tiles', at, rule: 'GF-GCA-01', cells: [], found: bad ?? player });
    }
    for (const tile of held) used.add(tile);
  }
  board.features.forEach((feature) => {
    if (feature?.kind !== 'german-castle') return;
    const touching = filledAround(board, feature).filter((cell) => hasCastle(board, cell));
    if (touching.length) {
      problems.push({ reason: 'castle-tiles-touch', at: 'tiles', rule: 'GF-GCA-02', cells: touching });
    }
  });
  return problems;
}

export const rules: RuleModule = {
  box,
  features: { 'german-castle': centreRule('GF-GCA-04', 'GF-GCA-05') },
  phases: { 'own-tile': playGermanCastle },
  begin: deal,
  settle: ({ parts }) => ({ parts: { 'german-castles': { held: parts['german-castles']?.held ?? {} } } }),
  judge,
  bars({ tiles: placed }, tile, placement) {
    if (otherHalf(tile) === undefined) return undefined;
    const board = boardOf(placed);
    const around = halvesOf(tile, placement).flatMap((half) => (half ? ringAround(half.cell) : []));
    const touching = around.filter((cell) => hasCastle(board, cell));
    if (touching.length === 0) return undefined;
    return { reason: 'touches-a-castle-tile', rule: 'GF-GCA-02', cells: [placement.cell, ...touching] };
  },
  adjust: (scoring, items) =>
    earnsBonus(scoring)
      ? [...items, item('bonus', BONUS, [], castlesUnder(scoring.board, scoring.feature).length)]
      : items,
  cites: (scoring) => (earnsBonus(scoring) ? ['GF-GCA-06'] : []),
  goesOn: (state) => playable(state).length > 0,
};
