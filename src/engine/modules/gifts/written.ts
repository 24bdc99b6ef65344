/** The cards of a written situation (GIFT-01). */
import { shuffle } from '../../random.ts';
import type { Situation, SituationProblem } from '../../situation.ts';
import type { Player } from '../../words.ts';
import { ALL_GIFTS, COPIES } from './cards.ts';
import { GIFTS, type GiftKind, type GiftsPart } from './part.ts';

const written = ({ parts }: Situation): Partial<GiftsPart> => parts.gifts ?? {};

const named = ({ pile = [], discard = [], held = {} }: Partial<GiftsPart>): GiftKind[] => [
  ...pile,
  ...discard,
  ...Object.values(held).flat(),
];

const countOf = (cards: readonly GiftKind[], gift: GiftKind): number => cards.filter((card) => card === gift).length;

/** The cards that are not written down. */
function rest(part: Partial<GiftsPart>): GiftKind[] {
  const cards = named(part);
  return GIFTS.flatMap((gift) => Array<GiftKind>(Math.max(0, COPIES - countOf(cards, gift))).fill(gift));
}

/**
 * The cards that are not written down lie shuffled under those of the pile; if it is written to be empty, on the discard
 * pile.
 */
export function dealtAsWritten(situation: Situation): GiftsPart {
  const part = written(situation);
  const { pile = [], discard = [], held = {} } = part;
  const [others] = shuffle(rest(part), situation.seed);
  const isEmpty = part.pile?.length === 0;
  return { pile: isEmpty ? pile : [...pile, ...others], discard: isEmpty ? [...discard, ...others] : discard, held };
}

export function judgeCards(situation: Situation): SituationProblem[] {
  const part = written(situation);
  const cards = named(part);
  const at = 'parts.gifts';
  const problems: SituationProblem[] = GIFTS.filter((gift) => countOf(cards, gift) > COPIES).map((gift) => ({
    reason: 'too-many-gifts',
    at,
    rule: 'GIFT-01',
    cells: [],
    found: gift,
  }));
  for (const player of Object.keys(part.held ?? {}) as Player[]) {
    if (situation.agreement.players.includes(player)) continue;
    problems.push({ reason: 'player-not-seated', at: `${at}.held.${player}`, cells: [], found: player });
  }
  if (part.pile?.length === 0 && part.discard && cards.length < ALL_GIFTS.length) {
    problems.push({ reason: 'gifts-missing', at, rule: 'GIFT-16', cells: [], found: `${cards.length}` });
  }
  return problems;
}
