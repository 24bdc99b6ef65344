/** Beginning a game: the tiles are shuffled, each module brings what it keeps. */
import { modulesOf } from './modules/index.ts';
import type { Parts } from './modules/parts.ts';
import { shuffle } from './random.ts';
import { fullPile, startingPieces, startTileOf } from './setup.ts';
import type { Agreement, GameState, Outcome } from './state.ts';
import type { TileName } from './tiles/catalogue.ts';
import { beginPhase } from './turn/play.ts';
import type { Player } from './words.ts';

export interface GameSetup {
  readonly agreement: Agreement;
  readonly seed?: number;
  /** The pile in this order instead of a shuffled one; the start tile is not in it. */
  readonly order?: readonly TileName[];
  /** The tile the game opens with; the game’s own by default. */
  readonly start?: TileName;
}

/** What all modules keep when a game begins; some of it is shuffled. */
function partsAtStart(agreement: Agreement, seed: number, start: TileName): readonly [parts: Parts, random: number] {
  let parts: Parts = {};
  let random = seed;
  for (const module of modulesOf(agreement)) {
    const begun = module.begin?.(agreement, random, start);
    if (!begun) continue;
    parts = { ...parts, ...begun.parts };
    random = begun.random ?? random;
  }
  return [parts, random];
}

/** A new game up to its first decision. The first player of the agreement begins; its first event cites the set-up. */
export function newGame({ agreement, seed = 1, order, start = startTileOf(agreement) }: GameSetup): Outcome {
  const [shuffled, afterTiles] = order ? [order, seed | 0] : shuffle(fullPile(agreement, start), seed | 0);
  const [parts, random] = partsAtStart(agreement, afterTiles, start);
  const modules = modulesOf(agreement);
  const pieces = startingPieces(agreement);
  const state: GameState = {
    agreement,
    turn: 1,
    active: agreement.players[0] as Player,
    phase: 'begin-turn',
    pile: { order: shuffled, drawn: 0, then: 'end' },
    aside: [],
    tiles: [{ tile: start, cell: [0, 0], turn: 0 }],
    followers: [],
    points: {},
    supply: Object.fromEntries(agreement.players.map((player) => [player, pieces])),
    random,
    record: { completed: [] },
    parts,
  };
  const { events, ...begun } = beginPhase(state, 'begin-turn');
  const also = modules.flatMap(({ setUp = [] }) => setUp);
  return {
    ...begun,
    events: events.map((event, i) => (i ? event : { ...event, also: also.concat(event.also ?? []) })),
  };
}
