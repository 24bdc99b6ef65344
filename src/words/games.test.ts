import { describe, expect, it } from 'vitest';
import {
  agree,
  choices,
  decision,
  type GameEvent,
  type GameState,
  getTile,
  isGame,
  type ModuleName,
  newGame,
  nextRandom,
  type Player,
  play,
  type RefusalReason,
  refusal,
} from '../engine/index.ts';
import { gameWords } from './all.ts';
import { type Context, cellNames, LOCALES, labelChoice, tellDecision, tellEvent, tellRefusal } from './index.ts';
import { expectLabel, expectSentence } from './testdata/expectations.ts';

/** Games to play, and how many kinds of events there are to tell at least. */
const PLAYED: readonly { readonly modules: readonly ModuleName[]; readonly kinds: number }[] = [
  { modules: ['goldmines', 'castles'], kinds: 16 },
  { modules: ['crop-circles', 'abbey', 'shrines', 'monasteries', 'darmstadt'], kinds: 14 },
  { modules: ['goldmines', 'castles', 'abbot', 'yaga', 'german-castles', 'cathedrals'], kinds: 18 },
];

/** Plays a game, choosing at random, and hands over what there is to tell. */
function playGame(
  modules: readonly ModuleName[],
  seed: number,
  tell: (state: GameState, events: readonly GameEvent[]) => void,
): void {
  const players: Player[] = ['red', 'blue', 'green'];
  let { state, events } = newGame({ agreement: agree(modules, players), seed });
  for (let random = seed; ; ) {
    tell(state, events);
    const options = choices(state);
    if (options.length === 0) return;
    const [value, next] = nextRandom(random);
    random = next;
    const choice = options[Math.floor(value * options.length)] as (typeof options)[number];
    ({ state, events } = play(state, choice));
  }
}

describe.each(LOCALES)('whole games told in %s', (locale) => {
  const words = gameWords[locale];
  it.each(PLAYED)('says all that happens well with $modules', ({ modules, kinds: expected }) => {
    const kinds = new Set<string>();
    const reasons = new Set<RefusalReason>();
    for (const seed of [1, 2]) {
      playGame(modules, seed, (state, events) => {
        const game = state.agreement.modules.find(isGame);
        const ctx: Context = { names: cellNames([-60, -60]), tile: (name) => getTile(name), game };
        for (const event of events) {
          kinds.add(event.kind);
          expectSentence(tellEvent(words, event, ctx));
        }
        const pending = decision(state);
        if (!pending) return;
        expectSentence(tellDecision(words, pending, ctx));
        const among = choices(state);
        const labels = among.map((choice) => labelChoice(words, choice, { ...ctx, decision: pending, among }));
        labels.forEach(expectLabel);
        expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
        for (const tried of [
          { kind: 'take', cell: [0, 0] },
          { kind: 'tile', cell: [0, 0], turn: 0 },
        ] as const) {
          const refused = refusal(state, tried);
          if (!refused) continue;
          reasons.add(refused.reason);
          expectSentence(tellRefusal(words, refused, ctx));
        }
      });
    }
    expect(kinds.size).toBeGreaterThanOrEqual(expected);
    expect(reasons.size).toBeGreaterThan(1);
  });
});
