/** What an empty editor starts with: a tile on the board and some to be drawn. Nothing is wrong with it. */
import { FORMAT, type ScenarioDocument } from '../scenario/document.ts';

export const FIRST_EXAMPLE: ScenarioDocument = {
  format: FORMAT,
  id: 'draft/first',
  title: {
    en: 'A first scenario',
    nl: 'Een eerste scenario',
    pl: 'Pierwszy scenariusz',
    ro: 'Un prim scenariu',
  },
  captions: {
    start: {
      en: 'Red has drawn a tile. Each choice becomes a step; step back, choose otherwise, and you have a second way.',
      nl: 'Rood heeft een tegel getrokken. Elke keuze wordt een stap; ga terug en kies iets anders, en je hebt een tweede vervolg.',
      pl: 'Czerwony dobrał kafelek. Każdy wybór staje się krokiem; cofnij się i wybierz inaczej, a powstanie drugi wariant.',
      ro: 'Roșu a tras un cartonaș. Fiecare alegere devine un pas; dacă mergi înapoi și alegi altceva, apare a doua variantă.',
    },
  },
  modules: { base: {} },
  players: ['red', 'blue'],
  active: 'red',
  board: { tiles: [[0, 0, 'base/D', 0]] },
  next: ['base/E', 'base/V', 'base/U'],
};
