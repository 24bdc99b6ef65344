/** What could happen and what is best, in English. */
import { type ExploreWords, largeCounter, possessions, scoreLister, type Worse } from '../../explore.ts';
import { figureNoun } from '../../figures.ts';
import type { Context } from '../../game.ts';
import { and, cells, count, figure, name, quote } from './nouns.ts';

const counted = largeCounter('en', {
  outcome: { one: 'outcome', other: 'outcomes' },
  sequence: { one: 'sequence of choices', other: 'sequences of choices' },
  position: { one: 'position', other: 'positions' },
});
const HOW_MANY = { exact: '', more: 'more than ', least: 'at least ' };
const scores = scoreLister(name);

const doing = ({ player, choice, taken }: Worse, ctx: Context): string =>
  taken ? `${name(player)} takes ${ctx.names(taken)} first` : `${name(player)} chooses ${quote(choice)}`;

export const explore: ExploreWords = {
  couldHappen: 'What could happen?',
  isBest: 'What is best?',
  whereTile: 'Where can this tile go?',
  whereFollower: (ctx) => `Where can the ${figure(ctx)} go?`,
  allows: 'What each choice still allows',
  aims: { gold: 'most gold', points: 'most points, gold included', lead: 'largest lead' },
  outcomes: (n) => counted('outcome', n),
  sequences: (n, how = 'exact') => `${HOW_MANY[how]}${counted('sequence', n)}`,
  positions: (n) => counted('position', n),
  has: ({ player, points, gold, home, gifts, tokens, claims }, ctx) =>
    possessions(name(player), [
      points !== undefined && count('point', points),
      gold !== undefined && count('gold', gold),
      claims !== undefined && `a claim to ${count('gold', claims)}`,
      gifts !== undefined && count('gift', gifts),
      tokens !== undefined && count('token', tokens),
      home !== undefined && `${count(figureNoun(ctx), home)} in supply`,
    ]),
  goldLeft: (gold, ctx) => `gold left: ${and(gold.map((one) => `${one.count} on ${ctx.names(one.cell)}`))}`,
  ends: {
    turn: 'Each ends with the turn.',
    game: 'The game is over.',
    until: 'The search was to go no further.',
    draw: 'Next, tiles are drawn that nobody knows yet.',
    chance: 'From here on chance decides.',
  },
  unseen: {
    cards: 'A gift was drawn; what it is nobody can know beforehand, and it is not counted.',
    tokens: 'Mining tokens were taken; their values nobody can know beforehand, and they are not counted.',
    shuffle: 'What lies face down was shuffled.',
  },
  stopped: ({ states, done, choices }) =>
    `The search stopped after ${counted('position', states)}: ${done} of ${choices} choices were followed to the end.`,
  mayBeBetter: 'A choice that was not followed to the end may be better.',
  nothing: 'Nobody has anything to decide here.',
  scores,
  byBestPlay: 'if everybody plays their best',
  bestChoices: 'best choices',
  oneLine: 'for example',
  move: (player, choice, forced) => `${name(player)}: ${choice}${forced ? ' (no other choice)' : ''}`,
  worse: (w, ctx) => `${doing(w, ctx)}: ${scores(w.scores)} instead of ${scores(w.best)}.`,
  asGood: (w, ctx) => `${doing(w, ctx)}: just as good for ${name(w.player)}, but ${scores(w.scores)}.`,
  castleScores: (list, ctx) => `the castle on ${cells(list, ctx)} scores`,
  nothingAtOnce: 'nothing at once',
  more: (n) => `and ${n.toLocaleString('en')} more`,
  columns: { gets: 'Who gets what', first: 'First choice', ways: 'Sequences' },
  documented: 'as in the example',
  best: 'best play',
  most: 'the most for this player',
  assumed: {
    plain: 'Best play: whoever decides takes what brings them the most points, and expects the same of all others.',
    gold: 'Best play: whoever decides takes what brings them the most gold, and expects the same of all others.',
    points:
      'Best play: whoever decides takes what brings them the most points, with gold at its value, and expects the same of all others.',
    lead: 'Best play: whoever decides takes what puts them furthest ahead, and expects the same of all others.',
  },
  playThis: 'Play this',
  thisLine: 'One way to get there',
  nextMove: (move) => `Next: ${move}`,
  lineEnds: 'This is how it comes out.',
  closeLine: 'Back to the outcomes',
  place: 'Where',
  others: 'The others',
  sortable: 'What each place brings up to the end of the scoring; tap a heading to sort.',
};
