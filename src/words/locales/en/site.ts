/** The words of the site in English. */
import { counter } from '../../plural.ts';
import type { SiteWords } from '../../site.ts';
import { coverage } from './coverage.ts';
import { translation } from './translation.ts';

export const en: SiteWords = {
  language: 'English',
  tagline: 'Carcassonne, rule by rule',
  skip: 'Skip to the text',
  home: 'Home',
  languages: 'Languages',
  neighbours: 'Previous and next page',
  contents: 'Contents',
  theme: { label: 'Colours', auto: 'Auto', light: 'Light', dark: 'Dark' },
  example: 'Example',
  marks: {
    official: (date) => `Publisher’s answer, ${date}`,
    derived: 'Our own conclusion',
    partly: 'Partly our own conclusion',
    open: 'Open question',
    unconfirmed: 'Not confirmed yet',
  },
  source: (count) => (count === 1 ? 'Source:' : 'Sources:'),
  sources: {
    hig: { name: 'Hans im Glück', about: 'German rules of the base game, from the publisher.' },
    monasteries: {
      name: 'Hans im Glück',
      about: 'An answer about special monasteries and castles, May 2014, as players quote it.',
    },
    'rgg-bigbox': { name: 'Rio Grande Games', about: 'English rules of the Big Box, 2006.' },
    zmg: { name: 'Z-Man Games', about: 'English leaflet “The Gold Mines”, from the publisher of the English edition.' },
    'zmg-castles': { name: 'Z-Man Games', about: 'English rules of Bridges, Castles & Bazaars, second edition.' },
    'zmg-rush': {
      name: 'Z-Man Games',
      about: 'English rule book of Gold Rush, its opening part, and the page about the product.',
    },
    wiki: {
      name: 'WikiCarpedia',
      about: 'The Goldmines, first edition: the Dutch, English, Polish and Romanian versions of the page, compared.',
    },
    'wiki-en': { name: 'WikiCarpedia (en)', about: 'The English text of that page only.' },
    'wiki-nl': { name: 'WikiCarpedia (nl)', about: 'The Dutch version of that page only.' },
    'wiki-pl': { name: 'WikiCarpedia (pl)', about: 'The Polish version of that page only.' },
    'wiki-ro': { name: 'WikiCarpedia (ro)', about: 'The Romanian version of that page only.' },
    'wiki-c2': { name: 'WikiCarpedia', about: 'The Goldmines, second and third edition.' },
    'wiki-base': { name: 'WikiCarpedia', about: 'Base game, second and third edition.' },
    'wiki-base-1': { name: 'WikiCarpedia', about: 'Base game, first edition.' },
    'wiki-farmers': { name: 'WikiCarpedia', about: 'Fields and farmers, in all editions.' },
    'wiki-history': {
      name: 'WikiCarpedia',
      about: 'How small cities and fields were scored from 2000 on.',
    },
    'wiki-castles-1': { name: 'WikiCarpedia', about: 'Bridges, Castles & Bazaars, first edition.' },
    'wiki-castles-2': { name: 'WikiCarpedia', about: 'Bridges, Castles & Bazaars, second edition.' },
    'wiki-gifts': {
      name: 'WikiCarpedia',
      about: 'The Gifts: the page in Dutch, English and French, with its earlier versions.',
    },
    'wiki-crop-1': { name: 'WikiCarpedia', about: 'Crop Circles, first edition.' },
    'wiki-crop-2': { name: 'WikiCarpedia', about: 'Crop Circles, second and third edition.' },
    'wiki-features': { name: 'WikiCarpedia', about: 'The pages of the expansions from which these features come.' },
    'wiki-rush': { name: 'WikiCarpedia', about: 'Gold Rush: the page in English, Dutch, Romanian, Czech and French.' },
    'wiki-sheriff': { name: 'WikiCarpedia', about: 'The Sheriff: the page in Dutch, English, French and Romanian.' },
    'wiki-players': {
      name: 'WikiCarpedia (players)',
      about: 'Clarifications on its pages that come from players, not from the publisher.',
    },
    order: { name: 'WikiCarpedia', about: 'The turn with all expansions, put together by players.' },
    car: {
      name: 'Complete Annotated Rules',
      about: 'The players’ collection of rules, versions 7.3 and 7.4. We know it from quotations.',
    },
    faq: {
      name: 'Old FAQ',
      about: 'Questions about abbeys and shrines with the publisher’s early answers, as players collected them.',
    },
    grace: { name: 'gracefulboot.com', about: 'The three ways of scoring farmers, 2003.' },
    bsw: { name: 'BrettspielWelt', about: 'Dutch manual of the online game.' },
    fan: {
      name: 'Carcassonne Fandom',
      about: 'The fan wiki, together with summaries of the rules by shops and players.',
    },
    forum: {
      name: 'Carcassonne Central',
      about: 'The German rules of Crop Circles I, translated by a player in the forum.',
    },
    papageek: { name: 'papageek.com', about: 'A copy of the rules of Crop Circles.' },
    reviews: {
      name: 'Reviews',
      about:
        'Reviews and summaries of Gold Rush in German, English, Polish, French and Spanish. We rely on what several of them say.',
    },
    tiles: { name: 'Tile lists', about: 'Public catalogues of the printed tiles.' },
    jcz: { name: 'JCloisterZone', about: 'The free computer version: how a working program decides.' },
    fcz: { name: 'FanCloisterZone', about: 'A free computer version: its tiles, and how it decides.' },
  },
  count: counter('en', {
    rule: { one: 'rule', other: 'rules' },
    example: { one: 'example', other: 'examples' },
    face: { one: 'face', other: 'different faces' },
    tile: { one: 'tile', other: 'tiles' },
  }),
  startTile: (letter) => `One tile ${letter} is the start tile`,
  gold: {
    caption: 'Find your number of pieces.',
    pieces: 'Gold pieces',
    each: 'Points for each',
    together: 'Together',
    from: (count) => `${count} and more`,
    yours: 'Your gold pieces',
    worth: 'Points:',
  },
  notFound: 'This page is not in the book. The address leads nowhere. Perhaps a letter went missing on the way.',
  embedNeedsScript:
    'This scenario is shown by a script, and this browser does not run scripts here. The link leads to all rules and examples.',
  notKept:
    'You are offline, and this page is not on your device. A language that you have read in is: go on from its home page.',
  update: { there: 'A new version is there.', load: 'Load it', later: 'Later' },
  front: {
    title: 'Cartulary: the rules of Carcassonne, played step by step',
    description:
      'The rules of Carcassonne, its gold, gifts and castles, and of Gold Rush in English, Dutch, Polish and Romanian. Every example can be played, every point is accounted for.',
    question: 'Who gets the gold?',
    invitation: 'Choose who completes the city, and then who takes which piece.',
    make: 'Lay out your own situation',
    books: 'The rules of the game',
    book: {
      base: 'Roads, cities, monasteries and fields, from the first tile to the last point',
      goldmines: 'Who takes the gold, in what order, and what it is worth',
      castles: 'A small city becomes a castle and waits for its neighbours',
      gifts: 'Help somebody and you get a card; open it when it suits you',
      'crop-circles': 'One more meeple for everybody, or one less',
      'gold-features': 'Abbeys, shrines, gardens and all the other features with gold around them',
      'gold-rush': 'A game of its own: mountains, railroads, tents and tokens',
      sheriff: 'The Sheriff for Gold Rush, and two cemeteries',
    },
    about: 'What this is',
    aboutText: [
      'In a cartulary, a medieval monastery wrote down its rights and claims. Ours holds the rules of Carcassonne, in four languages of equal standing. Each rule has a number, and the number is the same in all of them: send somebody a link, and one click takes them to the same rule in their own language.',
      'The examples are not just pictures. A program that knows the rules plays them: step through, choose differently, and see who scores what, with each point itemised and each decision traced to its rule.',
      'Beside a rule you see where it comes from. Where the sources disagree or say nothing, we tell you, and we tell you what we made of it.',
    ],
  },
  coverage,
  translation,
  footer: {
    game: 'Carcassonne is a game by Klaus-Jürgen Wrede, published by Hans im Glück. We have no connection with the publisher.',
    publisher: 'The publisher’s site',
    ours: 'Every sentence and every drawing here is our own.',
    program: 'Program:',
    texts: 'Texts and drawings:',
  },
};
