/** For the bench: how fast and how large exploring is. */
import {
  agree,
  type Choice,
  choices,
  decision,
  type GameState,
  MODULE_NAMES,
  newGame,
  nextRandom,
  PLAYERS,
  play,
} from '../engine/index.ts';
import { AIMS } from './aims.ts';
import { bestPlay } from './best.ts';
import { explore } from './explore.ts';
import { placesOfTile } from './places.ts';
import { TWELVE_PIECES } from './testdata/claims.ts';

/** All the ways to look at what could happen. */
function exploreAll(state: GameState): void {
  const found = explore(state);
  for (const aim of AIMS) bestPlay(found, aim);
}

const TILES = 70;

/** A random game with all modules of Carcassonne, up to the first tile to be placed beside so many others. */
export function crowdedBoard(seed: number): GameState {
  const modules = MODULE_NAMES.filter((name) => name !== 'gold-rush' && name !== 'sheriff');
  let { state } = newGame({ agreement: agree(modules, PLAYERS.slice(0, 4)), seed });
  let random = seed;
  for (let pending = decision(state); pending; pending = decision(state)) {
    if (pending.kind === 'place-tile' && state.tiles.length >= TILES) break;
    const offered = choices(state);
    const [value, next] = nextRandom(random);
    random = next;
    state = play(state, offered[Math.floor(value * offered.length)] as Choice).state;
  }
  return state;
}

/** How long one run takes once it is warm: the measure of the caller. */
export type Timer = (runs: number, work: (run: number) => void) => number;

/** How much the heap holds. */
export type HeapBytes = () => number;

/** The state that takes longest, of those that have been gone through once. */
function slowestOf(states: readonly GameState[]): GameState {
  for (const state of states) exploreAll(state);
  const took = states.map((state) => {
    const begin = performance.now();
    exploreAll(state);
    return performance.now() - begin;
  });
  return states[took.indexOf(Math.max(...took))] as GameState;
}

/**
 * Figures by name: the slowest of the given examples; twelve pieces with five claimants, in time and in what the heap
 * grows by, garbage included; all places of a tile on a board of 70 tiles with all modules.
 */
export function benchExploring(examples: readonly GameState[], time: Timer, heap: HeapBytes): Record<string, number> {
  const before = heap();
  exploreAll(TWELVE_PIECES);
  const grown = heap() - before;
  const slowest = slowestOf(examples);
  const boards = Array.from({ length: 8 }, (_, i) => crowdedBoard(i + 1));
  return {
    'explore.example.ms': time(20, () => exploreAll(slowest)),
    'explore.twelve.ms': time(20, () => exploreAll(TWELVE_PIECES)),
    'explore.twelve.mb': Math.round(grown / 1e5) / 10,
    'explore.places.ms': time(boards.length, (run) => placesOfTile(boards[run] as GameState)),
  };
}
