import type { ViewingWords } from '../../../editing/viewing.ts';
import { counter } from '../../../plural.ts';

const count = counter('en', {
  tile: { one: 'tile', other: 'tiles' },
  player: { one: 'player', other: 'players' },
  step: { one: 'step', other: 'steps' },
});

export const viewing: ViewingWords = {
  shared: 'A scenario that somebody has shared with you',
  documented: 'An example from this site',
  untitled: (tiles, players) => `A scenario with ${count('tile', tiles)} and ${count('player', players)}`,
  mine: 'Make it mine',
  copies: 'You get a copy of your own. What you are looking at stays as it is.',
  copying: 'It is being copied.',
  beginsHere: 'Your copy begins with the position that is shown.',
  beginsAt: (step) =>
    step > 1
      ? `A turn is under way here, so your copy begins where that turn does: with step ${step}.`
      : 'A turn is under way here, so your copy begins where that turn does: at the start.',
  unreadable: 'This link cannot be opened',
  partMine: 'You get a copy of this part and can complete it. The link stays as it is.',
  impossible: 'By the rules, this situation is impossible',
  asWritten: 'It is shown as it was written. Make it yours to repair it.',
  broken: 'This scenario can be read, but not shown.',
  again: 'Try again',
  unexpected: {
    heading: 'By the rules, it does not come out as this scenario expects',
    things: {
      goldOnBoard: 'gold on the board',
      goldSupply: 'gold in the supply',
      onBoard: 'figures on the board',
      events: 'what happens',
      never: 'what must not happen',
      decision: 'the next decision',
      offers: 'what may be chosen',
      refuses: 'what may not be chosen',
      choices: 'number of choices',
      parts: 'cards, tokens and the like',
    },
    differs: (what, expected, now) => `${what}: ${expected} expected, ${now} by the rules.`,
    refused: 'This step cannot be played.',
    stands: 'A step before this one cannot be played, so nothing changes here.',
    more: (steps) => `The same goes for ${count('step', steps)} more.`,
  },
};
