/** What the page about exploring says, in English. */
import type { ExplorePageWords } from '../../explorePage.ts';
import { explore } from './explore.ts';
import { replay } from './replay.ts';

export const explorePage: ExplorePageWords = {
  title: 'What could happen, and what is best',
  description:
    'How to see everything that a choice in Carcassonne can lead to, which choice is best, and what that word takes for granted.',
  lede: 'At many steps of our examples you can unfold a table of everything that could follow. Nobody has written it: the program plays through every sequence of choices.',
  parts: {
    table: {
      title: 'How to read the table',
      paragraphs: [
        [
          'Each row is one way for the turn to come out: what everybody gets from here on. Beside it stand the first choices that can still lead there, and the number of sequences of choices that do.',
        ],
        [
          `A star means that no other outcome brings this player more. “${explore.documented}” marks what our example plays, “${explore.best}” what comes of it if everybody plays as well as they can.`,
        ],
        [
          'The table is missing where it would tell you nothing: if everybody gets the same whatever is chosen, or if a tile is to be placed and there are too many outcomes to read.',
        ],
      ],
    },
    example: {
      title: 'An example to play with',
      paragraphs: [
        [
          'Three pieces of gold lie there, and each player has a claim to two of them. The active player takes first, then they take in turn, freely among the pieces they have a claim to.',
          'GOLD-28',
          'GOLD-30',
        ],
        [
          `Let Red complete the city and unfold “${explore.couldHappen}” below the board. Red gets two pieces by taking the one first that Blue may take as well. The other one can wait; whoever takes it first gets only one.`,
          'GOLD-31',
        ],
      ],
    },
    best: {
      title: 'What “best” takes for granted',
      paragraphs: [
        [
          'Everybody plays for themselves, sees the whole board, makes no mistake, and knows that all others do the same. People at a table are not like that: they overlook things, help each other, or go after somebody.',
        ],
        [
          'Where gold is taken, best is the most gold. Elsewhere it is the most points, with gold at what it would be worth if the game ended now. If two choices are equal, the one that leaves less to the others counts as better.',
          'GOLD-40',
        ],
        [
          'Only this turn counts. A meeple who stays on the board may bring many points later, and one who comes home may be needed. The table knows nothing of that: what is best for the turn need not be best for the game.',
        ],
      ],
    },
    try: {
      title: 'Trying it',
      paragraphs: [
        [
          `Press “${replay.tryIt}” at any step, then “${replay.whatCouldHappen}”. The same table appears for the position you have come to. “${explore.playThis}” plays one way to an outcome, move by move; “${replay.undo}” takes moves back.`,
        ],
        [
          'With a tile in hand you get a list of all its places instead, with what each brings at once, and the points stand on the board. The list can be sorted. For a meeple there is one too.',
        ],
      ],
    },
    limits: {
      title: 'Where it ends',
      paragraphs: [
        [
          'The search ends with the turn, for the next one begins with a tile that nobody knows. It ends earlier if tiles are drawn in the middle of the turn, or where chance decides. Cards and tokens taken face down are counted, but their value is not.',
        ],
        [
          'In your own tries it stops after a thousand positions. Then the table says so, and all its numbers mean “at least”.',
        ],
      ],
    },
  },
};
