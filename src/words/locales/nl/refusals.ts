/** Why a choice is not legal, in Dutch. */
import type { GameWords } from '../../game.ts';
import type { CommonWords } from '../../modules.ts';
import { tellDecision } from '../../tell.ts';
import { decisions } from './decisions.ts';
import * as modules from './modules/index.ts';
import { cells, figure, figures } from './nouns.ts';

const all: GameWords['decisions'] = { ...decisions, ...modules.decisions };

export const refusals: CommonWords['refusals'] = {
  'game-over': () => 'Het spel is afgelopen: er kan niets meer gebeuren.',
  'nothing-known-to-draw': () => 'De volgende tegel is niet bekend, dus verder gaat het hier niet.',
  'decide-first': ({ pending }, ctx) =>
    pending ? `Nog niet: ${tellDecision({ decisions: all }, pending, ctx)}` : 'Nog niet: er gaat iets anders voor.',
  malformed: () => 'Deze keuze is niet te lezen.',
  'cell-taken': (r, ctx) => `Op ${cells(r.cells, ctx)} ligt al een tegel.`,
  'cell-too-far': () => 'Dit vak ligt te ver weg.',
  'touches-nothing': () => 'De tegel moet met een hele zijde aan een andere tegel liggen.',
  'edges-differ': ({ cells: [own, ...others] }, ctx) =>
    own && others.length
      ? `Op ${ctx.names(own)} sluit de tegel niet aan op ${cells(others, ctx)}.`
      : 'Zijden die elkaar raken, moeten op elkaar aansluiten.',
  'no-such-spot': (_, ctx) => `Die plek voor een ${figure(ctx)} is er niet op de tegel.`,
  'feature-occupied': (_, ctx) => `Op dit project staat al een ${figure(ctx)}.`,
  'no-followers-left': (_, ctx) => `Er zijn geen ${figures(ctx)} meer in de voorraad.`,
  'gold-on-empty-cell': () => 'Goud ligt altijd op een tegel, en hier ligt er geen.',
  'gold-on-own-tile': () => 'De tweede goudstaaf komt op een aangrenzende tegel, niet op de nieuwe.',
  'gold-too-far': () => 'De tweede goudstaaf komt vlak naast de nieuwe tegel; schuin mag ook.',
  'not-this-city': () => 'Eerst moet over een andere kleine stad worden beslist.',
  'no-castle-left': () => 'Er is geen burcht meer in de voorraad.',
  'not-a-small-city': () => 'Alleen een kleine stad die net is afgebouwd, met een meeple erin, kan een burcht worden.',
  'castle-needs-one-follower': () => 'Voor een burcht moet er precies één meeple in de kleine stad staan.',
  'feature-not-offered': () => 'De burcht kan nu niet voor dit project tellen.',
  'no-gold-there': (r, ctx) => `Op ${cells(r.cells, ctx)} ligt geen goud.`,
  'no-claim': (r, ctx) => `Deze speler heeft geen recht op het goud op ${cells(r.cells, ctx)}.`,
  'figure-not-allowed': () => 'Dit speelstuk mag daar niet staan.',
};
