import type { ShelfWords } from '../../../editing/shelf.ts';
import { picker } from '../../../plural.ts';

const pick = picker('en');

export const shelf: ShelfWords = {
  title: 'What the situation is made of',
  tabs: { tiles: 'Tiles', pieces: 'Pieces', players: 'Players', game: 'Game', next: 'Next' },
  left: (count) => (count ? `${count} left` : 'none left'),
  over: (count) => `${count} too many`,
  modules: {
    base: 'Base game',
    'gold-rush': 'Gold Rush',
    goldmines: 'The Goldmines',
    castles: 'Castles',
    bridges: 'Bridges',
    bazaars: 'Bazaars',
    gifts: 'The Gifts',
    'crop-circles': 'Crop Circles',
    abbey: 'Abbey',
    shrines: 'Shrines',
    monasteries: 'Special monasteries',
    darmstadt: 'Darmstadt',
    abbot: 'Abbot and gardens',
    yaga: 'Baba Yaga’s hut',
    'german-castles': 'German castles',
    cathedrals: 'German cathedrals',
    mists: 'Castle of the Mists',
    sheriff: 'The Sheriff',
  },
  adds: (module) => `adds ${module}`,
  tiles: {
    gold: 'gold',
    box: 'Box',
    allBoxes: 'All in play',
    otherBoxes: 'Not in play yet',
    shows: 'Showing',
    anything: 'anything',
    turn: 'Turn',
    release: 'Put back',
    own: 'A tile of your own',
  },
  problems: {
    title: 'Problems',
    count: (count) => (count ? `${count} ${pick(count, { one: 'problem', other: 'problems' })}.` : 'No problems.'),
    note: 'You can leave it like this, and share it all the same.',
    dead: 'Show squares that nothing can fill any more',
    noneDead: 'Every square beside the board can still be filled.',
    fitting: (count) =>
      count ? `only ${count} ${pick(count, { one: 'tile', other: 'tiles' })} left would fit` : 'no tile left fits',
  },
};
