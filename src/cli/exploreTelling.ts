/** What an exploration is told like: outcomes, what each choice allows, best play, places. */
import type { Choice, GameState } from '../engine/index.ts';
import {
  type BestPlay,
  type Exploration,
  type Holding,
  MANY,
  type Place,
  type Score,
  type Variant,
} from '../explore/index.ts';
import type { ExploreWords } from '../words/explore.ts';
import { type Context, type GameWords, labelChoice } from '../words/index.ts';
import type { Io } from './command.ts';

/** How much of a list is told; the rest is only counted. */
const TOLD = 20;

export interface Telling {
  readonly game: GameWords;
  readonly words: ExploreWords;
  readonly ctx: Context;
  readonly io: Io;
  readonly exploration: Exploration;
}

/** A choice that is offered here, as a label. */
function labeller({ game, ctx, exploration }: Telling): (choice: Choice) => string {
  const among = exploration.choices.map(({ choice }) => choice);
  const pending = exploration.decision;
  const here = pending ? { ...ctx, decision: pending, among } : ctx;
  return (choice) => labelChoice(game, choice, here);
}

/** The first lines of a list, and how many more there are. */
function tellSome<T>(list: readonly T[], { io, words }: Telling, line: (one: T, i: number) => string): void {
  for (const [i, one] of list.slice(0, TOLD).entries()) io.out(`  ${line(one, i)}`);
  if (list.length > TOLD) io.out(`  … ${words.more(list.length - TOLD)}`);
}

const homeOf = ({ supply }: Holding): number => supply.follower ?? 0;

/** What does not differ from one outcome to another is left out, but for points and gold. */
export function tellOutcomes(state: GameState, telling: Telling): void {
  const { io, words, ctx, exploration } = telling;
  const { outcomes, choices, complete, states, sequences: all } = exploration;
  const sequences = (count: number) =>
    count >= MANY ? words.sequences(MANY - 1, 'more') : words.sequences(count, complete ? 'exact' : 'least');
  io.out(words.couldHappen);
  io.out(`  ${words.outcomes(outcomes.length)}, ${sequences(all)}, ${words.positions(states)}`);
  if (!complete) {
    const done = choices.filter((one) => one.complete).length;
    io.out(`  ${words.stopped({ states, done, choices: choices.length })}`);
  }
  for (const why of new Set(outcomes.map((outcome) => outcome.why))) io.out(`  ${words.ends[why]}`);
  for (const what of new Set(outcomes.flatMap(({ unseen }) => unseen))) io.out(`  ${words.unseen[what]}`);
  const differs = (of: (holding: Holding) => number): boolean =>
    outcomes.some(({ holdings }) => holdings.some((one, i) => of(one) !== of(outcomes[0]?.holdings[i] as Holding)));
  const shown = { home: differs(homeOf), gifts: differs((one) => one.gifts), tokens: differs((one) => one.tokens) };
  tellSome(outcomes, telling, ({ holdings, goldLeft, sequences: count }, i) => {
    const has = holdings.map((one) =>
      words.has(
        {
          player: one.player,
          points: one.points,
          ...(state.parts.goldmines && { gold: one.gold }),
          ...(shown.home && { home: homeOf(one) }),
          ...(shown.gifts && { gifts: one.gifts }),
          ...(shown.tokens && { tokens: one.tokens }),
        },
        ctx,
      ),
    );
    const left = goldLeft.length ? [words.goldLeft(goldLeft, ctx)] : [];
    return `${i + 1}. ${[...has, ...left, sequences(count)].join('; ')}`;
  });
  const label = labeller(telling);
  if (choices.length < 2 || (outcomes.length < 2 && complete)) return;
  io.out('');
  io.out(words.allows);
  tellSome(choices, telling, (one) => {
    const numbers = one.outcomes.map(({ outcome }) => outcome + 1);
    return `${label(one.choice)} → ${[...numbers, ...(one.complete ? [] : ['…'])].join(', ')}`;
  });
}

/** Players who get nothing either way are left out. */
const worthTelling = (scores: readonly Score[], others: readonly Score[]): Score[] =>
  scores.filter(({ value }, i) => value || others[i]?.value);

export function tellBest(best: BestPlay, told: Telling): void {
  const { game, words, ctx, io } = told;
  const label = labeller(told);
  io.out(`${words.isBest} (${words.aims[best.aim]})`);
  if (!best.complete) io.out(`  ${words.mayBeBetter}`);
  io.out(`  ${words.byBestPlay}: ${words.scores(best.scores)}`);
  const good = best.choices.filter((one) => one.best);
  io.out(
    `  ${words.bestChoices}: ${good
      .slice(0, TOLD)
      .map((one) => label(one.choice))
      .join('; ')}`,
  );
  if (good.length > TOLD) io.out(`  … ${words.more(good.length - TOLD)}`);
  const moves = best.line.map(({ player, choice, forced }, i) =>
    words.move(player, i ? labelChoice(game, choice, ctx) : label(choice), forced),
  );
  io.out(`  ${words.oneLine}: ${moves.join('; ')}`);
  const others = best.choices.filter(
    ({ best: isBest, scores }) => scores && (!isBest || scores.some(({ value }, i) => value !== best.scores[i]?.value)),
  );
  tellSome(others, told, ({ choice, scores = [], best: isBest }) => {
    const worse = {
      player: best.player,
      choice: label(choice),
      ...(choice.kind === 'take' && { taken: choice.cell }),
      scores: worthTelling(scores, best.scores),
      best: worthTelling(best.scores, scores),
    };
    return isBest ? words.asGood(worse, ctx) : words.worse(worse, ctx);
  });
}

/** What a variant brings, in a line. */
function tellBrings({ brings: { gains, castles } }: Variant, { words, ctx }: Telling): string {
  const parts = [
    ...gains.map(({ player, ...gain }) => {
      const some = Object.fromEntries(Object.entries(gain).filter(([, count]) => count));
      return words.has({ player, ...some }, ctx);
    }),
    ...castles.map((cells) => words.castleScores(cells, ctx)),
  ];
  return parts.join('; ') || words.nothingAtOnce;
}

/** The variants of one place; those that bring the same share a line. */
function linesOf(variants: readonly Variant[], telling: Telling): string[] {
  const { game, ctx } = telling;
  const among = variants.flatMap(({ moves }) => moves.map(({ choice }) => choice));
  const byGain = new Map<string, string[]>();
  for (const variant of variants) {
    const gain = tellBrings(variant, telling);
    const label = variant.moves.map(({ choice }) => labelChoice(game, choice, { ...ctx, among })).join(', ');
    byGain.set(gain, [...(byGain.get(gain) ?? []), label || '–']);
  }
  return [...byGain].map(([gain, labels]) => `${labels.join(' / ')}: ${gain}`);
}

/** Where a tile can go, or a follower. */
export type Places = { readonly places: readonly Place[] } | { readonly variants: readonly Variant[] };

export function tellPlaces(found: Places, told: Telling): void {
  const { words, io, ctx } = told;
  io.out('');
  if ('places' in found) {
    io.out(words.whereTile);
    const label = labeller(told);
    tellSome(found.places, told, ({ choice, variants }) =>
      [label(choice), ...linesOf(variants, told).map((line) => `    ${line}`)].join('\n'),
    );
  } else {
    io.out(words.whereFollower(ctx));
    tellSome(linesOf(found.variants, told), told, (line) => line);
  }
}
