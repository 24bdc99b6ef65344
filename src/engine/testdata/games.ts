/** Random games for tests: any sensible mix of modules, options and players, and what must be conserved in them. */
import fc from 'fast-check';
import { newGame } from '../newGame.ts';
import { OPTION_VALUES } from '../options.ts';
import { nextRandom } from '../random.ts';
import { agree } from '../setup.ts';
import type { Agreement, Choice, GameEvent, GameState } from '../state.ts';
import { isSecondHalf } from '../tiles/catalogue.ts';
import { choices, play } from '../turn/play.ts';
import { FIGURE_PIECES, isGame, MODULE_NAMES, type ModuleName, type PIECE_KINDS, PLAYERS } from '../words.ts';

export interface Moment {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Each option with one of its values. */
const options = fc.record(
  Object.fromEntries(
    Object.entries(OPTION_VALUES).map(([module, values]) => [
      module,
      fc.record(
        Object.fromEntries(
          Object.entries(values as Readonly<Record<string, readonly unknown[]>>).map(([name, allowed]) => [
            name,
            fc.constantFrom(...allowed),
          ]),
        ),
      ),
    ]),
  ),
);

const OF_GOLD_RUSH: readonly ModuleName[] = ['gold-rush', 'sheriff'];
const OF_CARCASSONNE = MODULE_NAMES.filter((name) => !isGame(name) && !OF_GOLD_RUSH.includes(name));

const agreementOf = (modules: fc.Arbitrary<readonly ModuleName[]>, most: number): fc.Arbitrary<Agreement> =>
  fc
    .record({
      modules,
      options,
      players: fc.shuffledSubarray(PLAYERS.slice(0, most), { minLength: 2 }),
      reveal: fc.boolean(),
    })
    .map((given) => agree(given.modules, given.players, given.options, given.reveal));

export const carcassonne = agreementOf(fc.subarray(OF_CARCASSONNE), 6);
export const goldRush = agreementOf(fc.constantFrom<readonly ModuleName[]>(['gold-rush'], ['gold-rush', 'sheriff']), 5);
export const agreements = fc.oneof({ weight: 4, arbitrary: carcassonne }, { weight: 1, arbitrary: goldRush });

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const entry of Object.values(value)) freeze(entry);
  }
  return value;
}

/** Every state of a game with random choices, all of them frozen: whoever changes one of them throws. */
export function* randomGame(agreement: Agreement, seed: number): Generator<Moment> {
  let random = seed;
  let { state, events } = newGame({ agreement, seed });
  for (;;) {
    yield { state: freeze(state), events: freeze(events) };
    const offered = choices(state);
    if (offered.length === 0) return;
    const [value, next] = nextRandom(random);
    random = next;
    ({ state, events } = play(state, offered[Math.floor(value * offered.length)] as Choice));
  }
}

const sum = (counts: readonly (number | undefined)[]): number => counts.reduce<number>((all, n) => all + (n ?? 0), 0);
const lengths = (lists: object): number => sum(Object.values(lists).map((list) => (list as readonly unknown[]).length));

/** All tiles of the game, wherever they are. */
function tilesIn({ tiles, pile, aside, hand, own, reserved = [], parts, supply }: GameState): number {
  const ownTiles =
    sum(Object.values(supply).map((pieces) => pieces?.abbey)) + lengths(parts['german-castles']?.held ?? {});
  const onTable = tiles.filter(({ tile }) => !isSecondHalf(tile)).length;
  const between = parts.gifts?.second ? 1 : 0;
  const inHand = hand !== undefined || own ? 1 : 0;
  return onTable + pile.order.length - pile.drawn + aside.length + inHand + reserved.length + ownTiles + between;
}

/** How many there are of everything that can neither come nor go: the same at every moment of a game. */
export function inventory(state: GameState): Readonly<Record<string, number>> {
  const { parts, followers, supply, tiles, agreement } = state;
  const { goldmines, castles, gifts, 'gold-rush': rush } = parts;
  const atHand = (piece: (typeof PIECE_KINDS)[number]) => sum(Object.values(supply).map((own) => own?.[piece]));
  const counts: Record<string, number> = { tiles: tilesIn(state) };
  for (const player of agreement.players) {
    for (const piece of FIGURE_PIECES) {
      const out = followers.filter((f) => f.player === player && (f.piece ?? 'follower') === piece).length;
      counts[`${piece} of ${player}`] = out + (supply[player]?.[piece] ?? 0);
    }
    const built = castles?.castles.filter((castle) => castle.player === player).length ?? 0;
    counts[`castles of ${player}`] = built + (supply[player]?.castle ?? 0);
    const tents = rush?.tents.filter((tent) => tent.player === player).length ?? 0;
    counts[`tents of ${player}`] = tents + (supply[player]?.tent ?? 0);
  }
  counts.bridges = atHand('bridge') + tiles.filter(({ bridge }) => bridge).length;
  if (goldmines) {
    const lying = sum(goldmines.onBoard.map(({ count }) => count));
    counts.gold = goldmines.supply + lying + sum(Object.values(goldmines.owned)) + goldmines.removed;
  }
  if (gifts) counts.gifts = gifts.pile.length + gifts.discard.length + lengths(gifts.held) + (gifts.opened ? 1 : 0);
  if (rush) {
    const inStacks = sum(rush.stacks.map(({ tokens }) => tokens.length));
    counts.tokens = rush.supply.length + inStacks + lengths(rush.owned) + rush.removed.length;
  }
  return counts;
}
