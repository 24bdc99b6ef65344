/** Asking a language for its sentences: one function for each thing that can be told. */
import type {
  ChoiceKind,
  Claim,
  DecisionKind,
  EventKind,
  Player,
  PointItem,
  Refusal,
  ScoredKind,
  SituationProblem,
  Standing,
  TileProblem,
} from '../engine/index.ts';
import type { DocumentFlaw, DocumentWords, FlawDetails } from './documents.ts';
import type { ChoiceContext, ChoiceOf, Context, Countable, DecisionOf, EventOf, GameWords } from './game.ts';
import { cellsByReason } from './grouping.ts';
import { standingReason } from './verdict.ts';

/** What happened, in one sentence. */
export function tellEvent<K extends EventKind>(
  words: Pick<GameWords, 'events'>,
  event: EventOf<K>,
  ctx: Context,
): string {
  return words.events[event.kind](event, ctx);
}

/** Who may or must do what: `Red may place a follower on C2.` */
export function tellDecision<K extends DecisionKind>(
  words: Pick<GameWords, 'decisions'>,
  decision: DecisionOf<K>,
  ctx: Context,
): string {
  return words.decisions[decision.kind].tell(decision, ctx);
}

/** The same as a question, for a fork or for trying: `Does Red place a follower?` */
export function askDecision<K extends DecisionKind>(
  words: Pick<GameWords, 'decisions'>,
  decision: DecisionOf<K>,
  ctx: Context,
): string {
  return words.decisions[decision.kind].ask(decision, ctx);
}

/** A choice as the label of a button: `knight (top)`. */
export function labelChoice<K extends ChoiceKind>(
  words: Pick<GameWords, 'choices' | 'decisions'>,
  choice: ChoiceOf<K>,
  ctx: ChoiceContext,
): string {
  const passed = choice.kind === 'pass' && ctx.decision && words.decisions[ctx.decision.kind].pass;
  return passed || words.choices[choice.kind](choice, ctx);
}

/** Why a choice is not legal. */
export const tellRefusal = (words: Pick<GameWords, 'refusals'>, refusal: Refusal, ctx: Context): string =>
  words.refusals[refusal.reason](refusal, ctx);

/** What is wrong with a situation. */
export const tellProblem = (words: Pick<GameWords, 'situation'>, problem: SituationProblem, ctx: Context): string =>
  words.situation[problem.reason](problem, ctx);

/** Why a text is no tile. */
export const tellTileProblem = (words: Pick<GameWords, 'tileProblems'>, problem: TileProblem): string =>
  words.tileProblems[problem.reason](problem);

/** What is wrong with a document. */
export const tellDocumentProblem = (words: DocumentWords, problem: FlawDetails & { reason: DocumentFlaw }): string =>
  words[problem.reason](problem);

const ITEM_NOUNS: Readonly<Record<Exclude<PointItem['what'], 'feature'>, Countable>> = {
  tiles: 'tile',
  shields: 'shield',
  cities: 'city',
  castles: 'castle',
  gold: 'gold',
  bonus: 'bonus',
  followers: 'follower',
  gifts: 'gift',
  empty: 'emptySquare',
  line: 'tileInLine',
  mist: 'mistTile',
  nuggets: 'nugget',
  railroads: 'railroad',
  towns: 'city',
  camps: 'camp',
  herds: 'herd',
  tokens: 'token',
  bid: 'bid',
};

/** One line of a sum without its result: `4 tiles × 2`. For a castle, `like` is what it scores as much as. */
export function tellItem(words: Pick<GameWords, 'count' | 'asMuchAs'>, item: PointItem, like?: ScoredKind): string {
  return item.what === 'feature'
    ? words.asMuchAs(like)
    : `${words.count(ITEM_NOUNS[item.what], item.count)} × ${item.each}`;
}

/** The lines of a sum, each with its result: `4 tiles × 2 = 8`. */
export const tellItems = (
  words: Pick<GameWords, 'count' | 'asMuchAs'>,
  items: readonly PointItem[],
  like?: ScoredKind,
): readonly string[] => items.map((item) => `${tellItem(words, item, like)} = ${item.points}`);

/** Why a player on a scored feature got points or none, as a label; `standings` are all of the feature. */
export const tellStanding = (
  words: Pick<GameWords, 'standings'>,
  standing: Standing,
  standings: readonly Standing[],
  ctx: Pick<Context, 'game'> = {},
): string => words.standings[standingReason(standing, standings)](standing.followers, ctx);

/** What a player may take gold from, and why, as labels: `majority in the city: C2 and C4`. */
export function tellClaims(
  { and, claims: words }: Pick<GameWords, 'and' | 'claims'>,
  claims: readonly Claim[],
  player: Player,
  { names }: Context,
): readonly string[] {
  const reasons = [...cellsByReason(claims, player)];
  const cellsInAll = new Set(reasons.flatMap(([, cells]) => cells.map(names)));
  if (!cellsInAll.size) return [words.none];
  const listed = (cells: readonly string[]) => (cellsInAll.size === 1 ? words.only(and(cells)) : and(cells));
  return reasons.map(([kind, cells]) => `${words.because[kind]}: ${listed(cells.map(names))}`);
}
