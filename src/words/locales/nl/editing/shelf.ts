import type { ShelfWords } from '../../../editing/shelf.ts';
import { picker } from '../../../plural.ts';

const pick = picker('nl');

export const shelf: ShelfWords = {
  title: 'Waar de situatie uit bestaat',
  tabs: { tiles: 'Tegels', pieces: 'Stukken', players: 'Spelers', game: 'Spel', next: 'Straks' },
  left: (count) => (count ? `nog ${count}` : 'op'),
  over: (count) => `${count} te veel`,
  modules: {
    base: 'Basisspel',
    'gold-rush': 'Goudkoorts',
    goldmines: 'De Goudmijnen',
    castles: 'Burchten',
    bridges: 'Bruggen',
    bazaars: 'Bazaars',
    gifts: 'De Geschenken',
    'crop-circles': 'Graancirkels',
    abbey: 'Abdij',
    shrines: 'Cultusplaatsen',
    monasteries: 'Bijzondere kloosters',
    darmstadt: 'Darmstadt',
    abbot: 'Abt en tuinen',
    yaga: 'Hut van Baba Yaga',
    'german-castles': 'Duitse burchten',
    cathedrals: 'Duitse kathedralen',
    mists: 'Kasteel in de mist',
    sheriff: 'De Sheriff',
  },
  adds: (module) => `voegt ${module} toe`,
  tiles: {
    gold: 'goud',
    box: 'Doos',
    allBoxes: 'Alles in het spel',
    otherBoxes: 'Nog niet in het spel',
    shows: 'Met daarop',
    anything: 'wat dan ook',
    turn: 'Draaien',
    release: 'Terugleggen',
    own: 'Een eigen tegel',
  },
  problems: {
    title: 'Problemen',
    count: (count) => (count ? `${count} ${pick(count, { one: 'probleem', other: 'problemen' })}.` : 'Geen problemen.'),
    note: 'Je mag het zo laten en het toch delen.',
    dead: 'Toon vakken die niets meer kan vullen',
    noneDead: 'Elk vak aan de rand is nog te vullen.',
    fitting: (count) =>
      count
        ? `nog maar ${count} ${pick(count, { one: 'tegel past', other: 'tegels passen' })}`
        : 'geen tegel past meer',
  },
};
