/** Writes a game that was played on the engine as JCloisterZone would save it. */
import {
  type Cell,
  type Choice,
  decision,
  type GameState,
  type Pace,
  type Player,
  play,
  SIDES,
  STEP,
  type Turn,
} from '../../engine/index.ts';
import { KNOWN_TILES } from '../tiles.ts';

/** Their name of each tile of ours, and how many quarters it must be turned. */
const THEIRS = new Map([...KNOWN_TILES].map(([name, { tile, quarters }]) => [tile, { name, quarters }]));

export const theirName = (tile: string): string => {
  const known = THEIRS.get(tile);
  if (!known) throw new Error(`no name for ${tile}`);
  return known.name;
};

const theirTurn = (tile: string, turn: Turn): number => (turn + (THEIRS.get(tile)?.quarters ?? 0)) % 4;

export interface WrittenMove {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly player?: number;
}

const FEATURES: Readonly<Record<string, string>> = { city: 'City', road: 'Road', field: 'Field', garden: 'Garden' };
const SIDES_THERE: Readonly<Record<string, string>> = { EW: 'WE', ESW: '_N', NSW: '_E', NEW: '_S', NES: '_W' };

/** `{ position, feature, location }` of a spot. */
function pointer(cell: Cell, on: string) {
  const [kind = '', where = ''] = on.split(':');
  const location = where === '' ? 'I' : where === 'in' ? 'INNER_FARM' : (SIDES_THERE[where] ?? where);
  return { position: cell, feature: FEATURES[kind] ?? 'Monastery', location };
}

const sideTowards = ([x, y]: Cell, [toX, toY]: Cell): string =>
  SIDES.find((side) => x + STEP[side][0] === toX && y + STEP[side][1] === toY) ?? '';

/** The moves that a choice is saved as; none for what their program decides by itself. */
function movesOf(state: GameState, choice: Choice, supplyIndex: number): WrittenMove[] {
  const pending = decision(state);
  if (!pending) return [];
  const player = state.agreement.players.indexOf(pending.player);
  const one = (type: string, payload: WrittenMove['payload'] = {}): WrittenMove[] => [{ type, payload, player }];
  const placed = state.record.placed?.cell ?? [0, 0];
  switch (choice.kind) {
    case 'tile': {
      const tile = state.hand ?? '';
      const rotation = `R${90 * theirTurn(tile, choice.turn)}`;
      return one('PLACE_TILE', { tileId: theirName(tile), rotation, position: choice.cell });
    }
    case 'gold':
      return one('PLACE_TOKEN', { token: 'GOLD', pointer: choice.cell });
    case 'bridge':
      return one('PLACE_TOKEN', { token: 'BRIDGE', pointer: pointer(choice.cell, `road:${choice.way}`) });
    case 'follower': {
      const at = pointer(choice.cell ?? placed, choice.on);
      const meepleId = `${player}.${choice.piece === 'abbot' ? 'abbot' : 'small'}.1`;
      return one('DEPLOY_MEEPLE', { pointer: choice.as ? { ...at, location: 'AS_ABBOT' } : at, meepleId });
    }
    case 'recall':
      return one('RETURN_MEEPLE', { pointer: pointer(choice.cell, choice.on), source: 'ABBOT_RETURN' });
    case 'castle': {
      if (!choice.build || pending.kind !== 'build-castle') return [];
      const [a, b] = pending.cells as [Cell, Cell];
      const at = { position: b, feature: 'City', location: sideTowards(b, a) };
      return one('PLACE_TOKEN', { token: 'CASTLE', pointer: at });
    }
    case 'crop-action':
      return one('CIRCLE_REMOVE_OR_DEPLOY', { value: choice.action === 'add' ? 'DEPLOY' : 'REMOVE' });
    case 'crop-add':
      return one('DEPLOY_MEEPLE', { pointer: pointer(choice.cell, choice.on), meepleId: `${player}.small.2` });
    case 'crop-remove':
      return one('RETURN_MEEPLE', { pointer: pointer(choice.cell, choice.on), source: 'CORN_CIRCLE' });
    case 'bid':
      return one('BAZAAR_BID', { supplyIndex, price: choice.bid });
    case 'deal':
      return one('BAZAAR_BUY_OR_SELL', { value: choice.buy ? 'BUY' : 'SELL' });
    case 'pass':
      return pending.kind === 'place-bridge' ? [] : one('PASS');
    default:
      return [];
  }
}

export interface Played {
  readonly start: GameState;
  readonly choices: readonly Choice[];
  /** `wait` if choices without an alternative are among them. */
  readonly pace: Pace;
}

/** What is decided before a turn is confirmed. */
const BEFORE = /^(place-|build-castle)/;

/** All moves, each turn confirmed before its scoring. */
export function savedMoves({ start, choices, pace }: Played): WrittenMove[] {
  const moves: WrittenMove[] = [];
  let state = start;
  /** The tiles for sale in a row; those that were up for auction are crossed out. */
  let lots: (string | undefined)[] = [];
  let lot = -1;
  let confirmed = true;
  for (const choice of choices) {
    const pending = decision(state);
    const player = state.agreement.players.indexOf(pending?.player as Player);
    if (pending?.kind === 'choose-lot' && choice.kind === 'lot') {
      if (lots.length === 0) lots = [...pending.tiles];
      lot = lots.indexOf(choice.tile);
      lots[lot] = undefined;
    }
    if (pending?.kind === 'place-tile' && !state.reserved?.length) lots = [];
    moves.push(...movesOf(state, choice, lot));
    if (choice.kind === 'tile') confirmed = false;
    const { turn } = state;
    state = play(state, choice, pace).state;
    if (confirmed || (state.turn === turn && BEFORE.test(decision(state)?.kind ?? ''))) continue;
    confirmed = true;
    moves.push({ type: 'COMMIT', payload: {}, player });
  }
  return moves;
}

export interface SaveOptions {
  readonly sets: Readonly<Record<string, number>>;
  readonly elements?: Readonly<Record<string, unknown>>;
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly endTurn?: number;
}

/** A whole save. */
export function saveOf(played: Played, { sets, elements, rules = {}, endTurn }: SaveOptions) {
  const { start } = played;
  const [first] = start.tiles;
  if (!first) throw new Error('a game begins with a tile');
  return {
    appVersion: '5.11.1',
    gameId: 'a0',
    name: '',
    setup: {
      sets,
      elements: { 'small-follower': 7, farmers: true, ...elements },
      rules: { 'tiny-city-scoring': '4', ...rules },
      timer: null,
      start: [{ tile: theirName(first.tile), x: 0, y: 0, rotation: theirTurn(first.tile, first.turn) }],
      options: {},
    },
    players: start.agreement.players.map((_, slot) => ({ name: `Player ${slot + 1}`, slot })),
    replay: savedMoves(played),
    ...(endTurn && { gameAnnotations: { endTurn } }),
  };
}
