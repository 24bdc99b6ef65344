import type { ShelfWords } from '../../../editing/shelf.ts';
import { picker } from '../../../plural.ts';

const pick = picker('pl');

export const shelf: ShelfWords = {
  title: 'Z czego składa się sytuacja',
  tabs: { tiles: 'Kafelki', pieces: 'Elementy', players: 'Gracze', game: 'Gra', next: 'Kolejne' },
  left: (count) => (count ? `jeszcze ${count}` : 'brak'),
  over: (count) => `o ${count} za dużo`,
  modules: {
    base: 'Gra podstawowa',
    'gold-rush': 'Gorączka złota',
    goldmines: 'Kopalnie złota',
    castles: 'Zamki',
    bridges: 'Mosty',
    bazaars: 'Bazary',
    gifts: 'Prezenty',
    'crop-circles': 'Kręgi w zbożu',
    abbey: 'Opactwo',
    shrines: 'Siedziby kultu',
    monasteries: 'Klasztory specjalne',
    darmstadt: 'Darmstadt',
    abbot: 'Figurka opata i ogrody',
    yaga: 'Chatka Baby Jagi',
    'german-castles': 'Niemieckie zamki',
    cathedrals: 'Niemieckie katedry',
    mists: 'Zamek we mgle',
    sheriff: 'Szeryf',
  },
  adds: (module) => `dodaje: ${module}`,
  tiles: {
    gold: 'złoto',
    box: 'Pudełko',
    allBoxes: 'Wszystkie w grze',
    otherBoxes: 'Jeszcze nie w grze',
    shows: 'Na kafelku',
    anything: 'cokolwiek',
    turn: 'Obróć',
    release: 'Odłóż',
    own: 'Własny kafelek',
  },
  problems: {
    title: 'Problemy',
    count: (count) =>
      count ? `${count} ${pick(count, { one: 'problem', few: 'problemy', many: 'problemów' })}.` : 'Brak problemów.',
    note: 'Możesz to tak zostawić i mimo to udostępnić.',
    dead: 'Pokaż miejsca, których nic już nie wypełni',
    noneDead: 'Każde miejsce przy planszy da się jeszcze wypełnić.',
    fitting: (count) =>
      count
        ? `${pick(count, { one: 'pasuje już tylko', few: 'pasują już tylko', many: 'pasuje już tylko' })} ${count} ${pick(count, { one: 'kafelek', few: 'kafelki', many: 'kafelków' })}`
        : 'nie pasuje już żaden kafelek',
  },
};
