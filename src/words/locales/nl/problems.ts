/** What can be wrong with a written situation or tile, in Dutch. */
import type { GameWords } from '../../game.ts';
import { isOneOf } from '../../lists.ts';
import type { CommonWords } from '../../modules.ts';
import { cells, figure, figures, players, quote } from './nouns.ts';

/** The player a document names; a text that is no player stays as it is. */
export const who = (found: string | undefined): string =>
  isOneOf(players, found) ? players[found].name : quote(found);

export const situation: CommonWords['situation'] = {
  'no-tiles': () => 'Er ligt nog geen tegel.',
  'unknown-tile': (p) => `Een tegel ${quote(p.found)} bestaat niet.`,
  'cell-out-of-range': () => 'Een tegel ligt te ver weg.',
  'two-tiles-on-a-cell': (p, ctx) => `Op ${cells(p.cells, ctx)} liggen twee tegels.`,
  'edges-differ': ({ cells: [own, ...others] }, ctx) =>
    own && others.length
      ? `De zijden van ${ctx.names(own)} sluiten niet aan op die van ${cells(others, ctx)}.`
      : 'Zijden die elkaar raken, sluiten niet op elkaar aan.',
  'not-connected': (p, ctx) => `De tegel op ${cells(p.cells, ctx)} ligt los van de andere.`,
  'too-few-players': () => 'Er zijn minstens twee spelers nodig.',
  'player-twice': (p) => `${who(p.found)} doet twee keer mee.`,
  'player-not-seated': (p) => `${who(p.found)} doet niet mee aan dit spel.`,
  'active-not-seated': (p) => `${who(p.found)} is aan de beurt, maar doet niet mee aan dit spel.`,
  'follower-on-empty-cell': (p, ctx) => `Onder de ${figure(ctx)} op ${cells(p.cells, ctx)} ligt geen tegel.`,
  'no-such-spot': (p, ctx) =>
    `De tegel op ${cells(p.cells, ctx)} heeft geen plek ${quote(p.found)} voor een ${figure(ctx)}.`,
  'follower-on-completed-feature': (p, ctx) =>
    `De ${figure(ctx)} op ${cells(p.cells, ctx)} staat op een project dat al af is en hoort terug in de voorraad.`,
  'two-followers-on-a-tile': (p, ctx) =>
    `Op ${cells(p.cells, ctx)} staan twee ${figures(ctx)}; op een tegel kan er maar één gezet zijn.`,
  'too-many-followers': (p, ctx) => `${who(p.found)} heeft meer ${figures(ctx)} dan een speler bezit.`,
  'gold-without-module': () => 'Er is goud, maar er wordt zonder De Goudmijnen gespeeld.',
  'gold-on-empty-cell': (p, ctx) => `Onder het goud op ${cells(p.cells, ctx)} ligt geen tegel.`,
  'bad-gold-count': (p, ctx) =>
    `Het goud op ${cells(p.cells, ctx)} moet één keer vermeld zijn, als heel getal vanaf 1.`,
  'too-much-gold': () => 'Er is meer goud dan de 16 staven van het spel.',
  'castle-without-module': () => 'Er staat een burcht, maar er wordt zonder burchten gespeeld.',
  'castle-not-a-small-city': (p, ctx) => `De burcht op ${cells(p.cells, ctx)} staat niet op een kleine stad.`,
  'castle-twice': (p, ctx) => `De burcht op ${cells(p.cells, ctx)} staat deels op een andere burcht.`,
  'too-many-castles': (p, ctx) => `De burcht op ${cells(p.cells, ctx)} is er één meer dan de speler heeft.`,
  'bad-number': (p) => `${quote(p.found)} is een getal dat hier niet kan.`,
  'two-games': () => 'Carcassonne en Goudkoorts zijn twee spellen: je kunt er maar één tegelijk spelen.',
  'module-of-another-game': (p) => `De uitbreiding ${quote(p.found)} hoort bij het andere spel.`,
  'tile-of-another-game': (p) => `De tegel ${quote(p.found)} hoort bij het andere spel.`,
  'figure-not-allowed': (p, ctx) => `Zo’n speelstuk mag op ${cells(p.cells, ctx)} niet bij ${quote(p.found)} staan.`,
  'part-without-module': (p) => `Er is iets van ${quote(p.found)}, maar er wordt zonder die uitbreiding gespeeld.`,
  'half-tile': (p) => `${quote(p.found)} is de tweede helft van een dubbele tegel: alleen de eerste wordt genoemd.`,
};

export const tileProblems: GameWords['tileProblems'] = {
  empty: () => 'Een tegel beschrijf je met woorden, met telkens één spatie ertussen.',
  'too-long': () => 'De tekst is te lang voor een tegel.',
  'unknown-word': (p) => `${quote(p.part)} is geen gedrukte tegel en geen woord voor een tegel.`,
  'bad-group': (p) => `De zijden in ${quote(p.part)} zijn niet te lezen.`,
  'side-twice': (p) => `In ${quote(p.part)} komt een zijde twee keer voor.`,
  'bad-field': (p) => `De weiden ${quote(p.part)} passen niet bij de rest van de tegel.`,
  'two-games': (p) => `${quote(p.part)} hoort niet bij hetzelfde spel als de rest van de tegel.`,
};
