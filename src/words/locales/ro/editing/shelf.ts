import type { ShelfWords } from '../../../editing/shelf.ts';
import { picker } from '../../../plural.ts';

const pick = picker('ro');

export const shelf: ShelfWords = {
  title: 'Din ce se compune situația',
  tabs: { tiles: 'Cartonașe', pieces: 'Piese', players: 'Jucători', game: 'Joc', next: 'Urmează' },
  left: (count) => (count ? `încă ${count}` : 'nu mai sunt'),
  over: (count) => `${count} în plus`,
  modules: {
    base: 'Jocul de bază',
    'gold-rush': 'Goana după aur',
    goldmines: 'Minele de aur',
    castles: 'Cetăți',
    bridges: 'Poduri',
    bazaars: 'Bazaruri',
    gifts: 'Darurile',
    'crop-circles': 'Cercuri în lan',
    abbey: 'Abația',
    shrines: 'Lăcașuri de cult',
    monasteries: 'Mănăstiri speciale',
    darmstadt: 'Darmstadt',
    abbot: 'Abatele și grădinile',
    yaga: 'Coliba Babei Yaga',
    'german-castles': 'Castele germane',
    cathedrals: 'Catedrale germane',
    mists: 'Castelul în ceață',
    sheriff: 'Șeriful',
  },
  adds: (module) => `adaugă: ${module}`,
  tiles: {
    gold: 'aur',
    box: 'Cutia',
    allBoxes: 'Toate din joc',
    otherBoxes: 'Încă nu sunt în joc',
    shows: 'Pe cartonaș',
    anything: 'orice',
    turn: 'Rotește',
    release: 'Pune la loc',
    own: 'Un cartonaș al tău',
  },
  problems: {
    title: 'Probleme',
    count: (count) =>
      count
        ? `${count} ${pick(count, { one: 'problemă', few: 'probleme', other: 'de probleme' })}.`
        : 'Nicio problemă.',
    note: 'Poți să lași așa și totuși să distribui situația.',
    dead: 'Arată locurile pe care nu le mai poate umple nimic',
    noneDead: 'Orice loc de lângă tablă mai poate fi umplut.',
    fitting: (count) =>
      count
        ? `se mai ${pick(count, { one: 'potrivește un singur cartonaș', few: `potrivesc doar ${count} cartonașe`, other: `potrivesc doar ${count} de cartonașe` })}`
        : 'nu se mai potrivește niciun cartonaș',
  },
};
