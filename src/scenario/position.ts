/**
 * The position of a frame as a document of its own. What the format cannot say, above all the middle of a turn, begins
 * where it last could: at the start of that turn.
 */
import { type Follower, type GameState, isSecondHalf, judgeSituation, type Supply } from '../engine/index.ts';
import type { BoardDocument, ScenarioDocument } from './document.ts';
import { situationOf } from './situation.ts';
import type { Frame } from './timeline.ts';

export interface Position {
  readonly document: ScenarioDocument;
  /** The frame with which it begins: the one that was asked for, or one before it. */
  readonly from: Frame;
}

/** The id of what has not been given another one yet. */
const ID = 'draft/position';

const isLord = ({ on }: Follower): boolean => on.startsWith('castle:');

const sorted = (list: readonly unknown[]): string => JSON.stringify(list.map((one) => JSON.stringify(one)).sort());

/** What must be the same once the written position is judged. What happened earlier in the game is not. */
function essence({
  agreement,
  active,
  phase,
  hand,
  own,
  reserved = [],
  pile,
  tiles,
  followers,
  points,
  ...state
}: GameState) {
  const { players } = agreement;
  const { goldmines, castles, gifts, 'gold-rush': rush, sheriff, abbey, 'german-castles': german } = state.parts;
  return JSON.stringify([
    [active, phase, hand, own, reserved, pile.order.slice(pile.drawn), state.random],
    sorted(tiles.map(({ cell, tile, turn, bridge }) => [cell, tile, turn, bridge])),
    sorted(followers.map(({ player, cell, on, piece, as }) => [player, cell, on, piece, as])),
    players.map((player) => [
      points[player] ?? 0,
      goldmines?.owned[player] ?? 0,
      sorted(Object.entries(state.supply[player] ?? {}).filter(([, count]) => count)),
      gifts?.held[player] ?? [],
      rush?.owned[player] ?? [],
      german?.held[player] ?? [],
    ]),
    [goldmines?.supply, sorted(goldmines?.onBoard.map(({ cell, count }) => [cell, count]) ?? [])],
    sorted(castles?.castles.map(({ player, cells }) => [player, cells]) ?? []),
    [gifts?.pile, gifts?.discard, gifts?.opened, abbey?.last, sheriff?.cell, sheriff?.on],
    [sorted(rush?.stacks ?? []), rush?.supply, sorted(rush?.removed ?? []), sorted(rush?.tents ?? [])],
  ]);
}

function boardOf({ tiles, followers, parts }: GameState): BoardDocument {
  const standing = followers.filter((follower) => !isLord(follower));
  const bridges = tiles.flatMap(({ cell: [x, y], bridge }) => (bridge ? [[x, y, bridge] as const] : []));
  const gold = parts.goldmines?.onBoard ?? [];
  const castles = parts.castles?.castles ?? [];
  const hasLord = ([[x, y]]: (typeof castles)[number]['cells'], player: string) =>
    followers.some((one) => isLord(one) && one.player === player && one.cell[0] === x && one.cell[1] === y);
  return {
    tiles: tiles
      .filter(({ tile }) => !isSecondHalf(tile))
      .map(({ cell: [x, y], tile, turn }) => [x, y, tile, turn] as const),
    ...(standing.length > 0 && { followers: standing }),
    ...(gold.length > 0 && { gold: gold.map(({ cell: [x, y], count }) => [x, y, count] as const) }),
    ...(bridges.length > 0 && { bridges }),
    ...(castles.length > 0 && {
      castles: castles.map(({ player, cells }) => ({ player, cells, ...(hasLord(cells, player) && { lord: true }) })),
    }),
  };
}

/** What the modules keep, as far as it is not on the board. */
function partsOf({ parts }: GameState): NonNullable<ScenarioDocument['parts']> {
  const { gifts, 'gold-rush': rush, sheriff, 'german-castles': german } = parts;
  return {
    ...(gifts && { gifts: { pile: gifts.pile, discard: gifts.discard, held: gifts.held } }),
    ...(rush && { 'gold-rush': rush }),
    ...(sheriff && { sheriff: { cell: sheriff.cell, on: sheriff.on } }),
    ...(german && { 'german-castles': german }),
  };
}

/** The entries that are not nothing; nothing if none is. */
const counted = <K extends string>(counts: Readonly<Partial<Record<K, number>>> | undefined) => {
  const entries = Object.entries(counts ?? {}).filter(([, count]) => count);
  return entries.length ? (Object.fromEntries(entries) as Partial<Record<K, number>>) : undefined;
};

/** The tiles still to come, with those drawn in this turn. */
function nextOf({ pile: { order, drawn }, hand, record }: GameState): readonly string[] {
  const back = (hand === undefined ? 0 : 1) + (record.aside?.length ?? 0);
  return order.slice(Math.max(0, drawn - back));
}

/** The document that says a state, with everything that has to be said in it. */
function write(of: ScenarioDocument, state: GameState): ScenarioDocument {
  const parts = partsOf(state);
  const points = counted(state.points);
  const gold = counted(state.parts.goldmines?.owned);
  return {
    format: of.format,
    id: ID,
    title: of.title,
    modules: of.modules,
    players: of.players,
    active: state.active,
    board: boardOf(state),
    ...(points && { points }),
    ...(gold && { gold }),
    supply: state.supply,
    ...(Object.keys(parts).length > 0 && { parts }),
    ...(state.random !== 0 && { seed: state.random }),
    ...(of.reveal !== undefined && { reveal: of.reveal }),
    ...(state.parts.goldmines && { goldSupply: state.parts.goldmines.supply }),
    next: nextOf(state),
    ...(of.then && { then: of.then }),
    steps: [],
  };
}

function judged(document: ScenarioDocument): GameState | undefined {
  const verdict = judgeSituation(situationOf(document));
  return 'problems' in verdict ? undefined : verdict.state;
}

/** Leaves out what goes without saying: pieces at hand, and gold in the supply, as the board leaves them. */
function shorten({ supply: _, goldSupply: __, ...bare }: ScenarioDocument, state: GameState): ScenarioDocument {
  const usual = judged(bare);
  const differing = ([player, pieces]: readonly [string, Supply]): [string, Supply][] => {
    const others: Supply = (usual?.supply as Readonly<Record<string, Supply>> | undefined)?.[player] ?? {};
    const kept = Object.entries(pieces).filter(([piece, count]) => count !== others[piece as keyof Supply]);
    return kept.length ? [[player, Object.fromEntries(kept)]] : [];
  };
  const supply = Object.fromEntries(Object.entries(state.supply).flatMap(differing));
  const gold = state.parts.goldmines?.supply;
  return {
    ...bare,
    ...(Object.keys(supply).length > 0 && { supply }),
    ...(gold !== undefined && gold !== usual?.parts.goldmines?.supply && { goldSupply: gold }),
  };
}

/** Whether a document says this state. */
function says(document: ScenarioDocument, state: GameState): boolean {
  const found = judged(document);
  return found !== undefined && essence(found) === essence(state);
}

/** The document of exactly this state; nothing if the format cannot say it. */
function written(of: ScenarioDocument, state: GameState): ScenarioDocument | undefined {
  // In the middle of a turn, and after the end, it need not even be tried.
  if (state.phase === 'over' || state.record.placed) return undefined;
  const full = write(of, state);
  const short = shorten(full, state);
  return [short, full].find((document) => says(document, state));
}

/** The situation of a document itself, with whoever is active in the branch that leads to a frame. */
function start({ then, next, ...of }: ScenarioDocument, frame: Frame): ScenarioDocument {
  let way: Frame | undefined = frame;
  while (way?.parent?.parent) way = way.parent;
  const active = of.branches?.find(({ id }) => id === way?.branch)?.active ?? of.active;
  const { format, title, modules, players, board, points, gold, supply, parts, seed, reveal, goldSupply } = of;
  const given = { points, gold, supply, parts, seed, reveal, goldSupply, then };
  return {
    ...{ format, id: ID, title, modules, players, active, board, next },
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    steps: [],
  };
}

/**
 * A document whose situation is the position of a frame, without steps, expectations and captions. Where that cannot be
 * written down it is that of the last frame before it that can.
 */
export function positionOf(document: ScenarioDocument, frame: Frame): Position {
  for (let from = frame; from.parent; from = from.parent) {
    const found = written(document, from.state);
    if (found) return { document: found, from };
  }
  let root = frame;
  while (root.parent) root = root.parent;
  return { document: start(document, frame), from: root };
}
