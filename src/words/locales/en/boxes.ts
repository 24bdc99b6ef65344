/** What is said of boxes and editions, in English. */
import type { BoxWords } from '../../boxes.ts';

export const boxes: BoxWords = {
  groups: {
    editions: {
      name: 'Which edition?',
      about:
        'What counts is the look of your tiles, not the year on the box. Our drawings look the same for all editions; they show what to look for.',
    },
    boxes: {
      name: 'Which expansions?',
      about: 'You know each box by tiles or pieces that no other has, here in our own drawings.',
    },
  },
  editions: { 1: 'First edition', 2: 'Second edition', 3: 'Third edition' },
  aboutEdition: {
    1: 'From 2000 until 2014. No base tile has a garden. The rules say follower, cloister, farm and thief.',
    2: 'Since 2014. Eight of the base tiles have a small garden, and abbots and the River are in the box. The rules say meeple, monastery, field and highwayman.',
    3: 'Since 2021. Abbots, the River and gardens as in the second edition, and the same rules of play. A meeple that lies on a special monastery as an abbot is called a prior in the third edition.',
  },
  boxes: {
    goldmines: 'The Goldmines',
    castles: 'Bridges, Castles & Bazaars',
    gifts: 'The Gifts',
    'crop-circles': 'Crop Circles',
    abbot: 'The Abbot',
    abbey: 'Abbey & Mayor',
    shrines: 'Count, King & Robber',
    monasteries: 'Special monasteries',
    darmstadt: 'Darmstadt promo',
    yaga: 'Baba Yaga’s hut',
    'german-castles': 'Castles in Germany',
    cathedrals: 'Cathedrals in Germany',
    mists: 'Ghosts, Castles & Cemeteries',
    inns: 'Inns & Cathedrals',
    traders: 'Traders & Builders',
    dragon: 'Princess & Dragon',
    tower: 'The Tower',
    circus: 'Under the Big Top',
    hills: 'Hills & Sheep',
    revolts: 'The Peasant Revolts',
    halflings: 'Halflings',
    fortune: 'Fortune Teller',
    phantom: 'The Phantom',
    mage: 'Mage & Witch',
    robbers: 'The Robbers',
  },
  aboutBox: {
    goldmines:
      'Eight tiles with a small heap of gold, and 16 gold pieces. In boxes of the first edition there is also a crop circle tile; later ones have a scoring token instead.',
    castles: 'Eight of its twelve tiles have a bazaar. Its castles and bridges go on tiles of other boxes as well.',
    gifts: 'Cards only: 25 gifts of five kinds, and no tiles.',
    'crop-circles':
      'A circle in a patch of grain, with a pitchfork, a club or a shield. There are two sets of six; each of six mini-expansions had one tile of the second.',
    abbot:
      'One more figure for each player, the abbot, who may stand on gardens. The boxes of the second and third edition already have it.',
    abbey: 'One abbey tile for each player, which fits into any hole. With it come mayor, wagon and barn.',
    shrines:
      'Its shrines look like monasteries, but challenge them. They were also sold alone, as Heretics and Shrines.',
    monasteries:
      'Six monasteries with names in each set: Monasteries in Germany, Monasteries in the Netherlands & Belgium, Japanese Buildings. A meeple can stand on them or lie down.',
    darmstadt: 'Three tiles: the Darmstadtium, which is a city, and two churches.',
    yaga: 'A single tile with a hut, from the Russian promos.',
    'german-castles': 'Six castle tiles, each as large as two tiles.',
    cathedrals: 'Six tiles with a cathedral from which three or four roads start. The faces drawn here are our own.',
    mists: 'Sixty tiles, many with patches of mist. There are castles and cemeteries on ten of them.',
  },
  games: 'Gold Rush, with or without The Sheriff, is a game of its own, and none of its rules needs another box.',
  named: {
    name: 'Named only in passing',
    about: 'Some rules, above all those on The Gifts, mention these. They have no pages here.',
  },
  see: 'See',
  how: 'Tick what you have. Rules and examples that belong to something else are then folded on their pages; one press opens them. Your choice stays on this device, and nothing is sent.',
  kept: 'Saved on this device.',
  forgotten: 'Forgotten. All rules are shown in full again.',
  unkept: 'Your browser saves nothing, so the choice cannot be used.',
  forget: 'Forget my choice',
  belongs: 'Belongs to:',
  folded: 'Folded on this page because of your boxes:',
  change: 'Change my boxes',
  together: 'Together with other boxes',
};
