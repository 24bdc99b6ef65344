/** Who plays, and what lies before each: seats, points, gold, pieces at hand, gifts, tokens. */
import {
  type GiftKind,
  MAX_PLAYERS,
  type PieceKind,
  PLAYERS,
  type Player,
  type TileName,
  TOKEN_VALUES,
  type TokenValue,
} from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { bounded, moved, withField, withFilled, withPart } from './written.ts';

/** The colours that nobody plays yet. */
export const freeColours = ({ players }: ScenarioDocument): Player[] =>
  PLAYERS.filter((player) => !players.includes(player));

/** Seats one more player, as the last. */
export function addPlayer(document: ScenarioDocument, player: Player): ScenarioDocument {
  const { players } = document;
  if (players.includes(player) || players.length >= MAX_PLAYERS) return document;
  return { ...document, players: [...players, player] };
}

/** The map without a player. */
function without<T>(map: Readonly<Partial<Record<Player, T>>> | undefined, player: Player) {
  return map && withField(map, player, undefined);
}

function clearParts(document: ScenarioDocument, player: Player): ScenarioDocument {
  const { gifts, 'gold-rush': rush, 'german-castles': castles } = document.parts ?? {};
  let next = document;
  if (gifts?.held) next = withPart(next, 'gifts', withFilled(gifts, 'held', without(gifts.held, player)));
  if (rush) {
    const owned = withFilled(rush, 'owned', without(rush.owned, player));
    const tents = rush.tents?.filter((tent) => tent.player !== player);
    next = withPart(next, 'gold-rush', withFilled(owned, 'tents', tents));
  }
  if (castles?.held) {
    const held = without(castles.held, player) ?? {};
    next = withPart(next, 'german-castles', Object.keys(held).length ? { held } : undefined);
  }
  return next;
}

/** Takes a player out, with all that is theirs; the next in turn becomes active. The last one stays. */
export function removePlayer(document: ScenarioDocument, player: Player): ScenarioDocument {
  const { players, active, board } = document;
  const at = players.indexOf(player);
  if (at < 0 || players.length === 1) return document;
  const rest = players.filter((other) => other !== player);
  const followers = board.followers?.filter((figure) => figure.player !== player);
  const castles = board.castles?.filter((castle) => castle.player !== player);
  let next: ScenarioDocument = {
    ...document,
    players: rest,
    active: active === player ? (rest[at % rest.length] as Player) : active,
    board: withFilled(withFilled(board, 'followers', followers), 'castles', castles),
  };
  next = withFilled(next, 'points', without(next.points, player));
  next = withFilled(next, 'gold', without(next.gold, player));
  next = withFilled(next, 'supply', without(next.supply, player));
  return clearParts(next, player);
}

/** Gives a player another seat, so many places further clockwise. */
export function movePlayer(document: ScenarioDocument, player: Player, by: number): ScenarioDocument {
  const players = moved(document.players, document.players.indexOf(player), by);
  return players === document.players ? document : { ...document, players };
}

export const setActive = (document: ScenarioDocument, active: Player): ScenarioDocument =>
  withField(document, 'active', active);

/** Points so far, or gold owned; none is not written. */
export function setTotal(document: ScenarioDocument, what: 'points' | 'gold', player: Player, count: number) {
  const total = bounded(count, 0, LIMITS.count) || undefined;
  return withFilled(document, what, withField(document[what] ?? {}, player, total));
}

/** Pieces at hand; without a number as many as the board leaves of the player's own. */
export function setSupply(
  document: ScenarioDocument,
  player: Player,
  piece: PieceKind,
  count: number | undefined,
): ScenarioDocument {
  const pieces = withField(document.supply?.[player] ?? {}, piece, bounded(count, 0, LIMITS.count));
  return withFilled(document, 'supply', withFilled(document.supply ?? {}, player, pieces));
}

/** The unopened gifts of a player. */
export function setGifts(document: ScenarioDocument, player: Player, cards: readonly GiftKind[]): ScenarioDocument {
  const gifts = document.parts?.gifts ?? {};
  const held = withFilled(gifts.held ?? {}, player, cards.slice(0, LIMITS.cards));
  return withPart(document, 'gifts', withFilled(gifts, 'held', held));
}

/**
 * The pile of gifts, its top card first, or the discard pile. A pile that is known to be empty is written: without cards
 * nothing is known of it.
 */
export function setCards(
  document: ScenarioDocument,
  where: 'pile' | 'discard',
  cards: readonly GiftKind[] | undefined,
): ScenarioDocument {
  const gifts = document.parts?.gifts ?? {};
  const list = cards?.slice(0, LIMITS.cards);
  return withPart(document, 'gifts', where === 'pile' ? withField(gifts, where, list) : withFilled(gifts, where, list));
}

/** The mining tokens that a player owns. */
export function setTokens(document: ScenarioDocument, player: Player, tokens: readonly TokenValue[]): ScenarioDocument {
  const rush = document.parts?.['gold-rush'] ?? {};
  const owned = withFilled(rush.owned ?? {}, player, tokens.slice(0, LIMITS.tokens));
  return withPart(document, 'gold-rush', withFilled(rush, 'owned', owned));
}

/** The tokens that have left the game. */
export function setRemovedTokens(document: ScenarioDocument, tokens: readonly TokenValue[]): ScenarioDocument {
  const rush = document.parts?.['gold-rush'] ?? {};
  return withPart(document, 'gold-rush', withFilled(rush, 'removed', tokens.slice(0, LIMITS.tokens)));
}

/**
 * The tokens still to come: in the order in which they are written, else how many there are of each value. Without any
 * list they are what the others leave.
 */
export function setTokenSupply(
  document: ScenarioDocument,
  tokens: readonly TokenValue[] | undefined,
): ScenarioDocument {
  const rush = document.parts?.['gold-rush'] ?? {};
  const list = tokens?.slice(0, LIMITS.tokens);
  const counts =
    list && Object.fromEntries(TOKEN_VALUES.map((value) => [value, list.filter((one) => one === value).length]));
  return withPart(document, 'gold-rush', withField(rush, 'supply', Array.isArray(rush.supply) ? list : counts));
}

/** The castle tiles that lie before a player. */
export function setCastleTiles(document: ScenarioDocument, player: Player, tiles: readonly TileName[]) {
  const held = withFilled(document.parts?.['german-castles']?.held ?? {}, player, tiles.slice(0, LIMITS.castleTiles));
  return withPart(document, 'german-castles', Object.keys(held).length ? { held } : undefined);
}

/** The same list with so many of one kind: more come last, fewer go from behind. */
export function withCount<T>(list: readonly T[], item: T, count: number): readonly T[] {
  const have = list.filter((one) => one === item).length;
  if (count >= have) return [...list, ...Array<T>(count - have).fill(item)];
  let spare = have - count;
  return list.filter((one, i) => {
    const gone = one === item && list.slice(i).filter((later) => later === item).length <= spare;
    if (gone) spare--;
    return !gone;
  });
}

export const setReveal = (document: ScenarioDocument, reveal: boolean): ScenarioDocument =>
  withField(document, 'reveal', reveal || undefined);
