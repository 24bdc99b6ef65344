/** Why a choice is not legal, in Romanian. */
import type { GameWords } from '../../game.ts';
import type { CommonWords } from '../../modules.ts';
import { tellDecision } from '../../tell.ts';
import { decisions } from './decisions.ts';
import * as modules from './modules/index.ts';
import { cells, figure } from './nouns.ts';

const all: GameWords['decisions'] = { ...decisions, ...modules.decisions };

export const refusals: CommonWords['refusals'] = {
  'game-over': () => 'Jocul s-a terminat: nu se mai poate juca nimic.',
  'nothing-known-to-draw': () => 'Nu se știe ce cartonaș urmează, așa că jocul nu poate continua de aici.',
  'decide-first': ({ pending }, ctx) =>
    pending ? `Încă nu: ${tellDecision({ decisions: all }, pending, ctx)}` : 'Încă nu: mai întâi urmează altceva.',
  malformed: () => 'Această alegere nu poate fi citită.',
  'cell-taken': (r, ctx) => `Pe ${cells(r.cells, ctx)} se află deja un cartonaș.`,
  'cell-too-far': () => 'Acest loc este prea departe.',
  'touches-nothing': () => 'Cartonașul trebuie să atingă alt cartonaș cu o latură întreagă.',
  'edges-differ': ({ cells: [own, ...others] }, ctx) =>
    own && others.length
      ? `Pe ${ctx.names(own)} cartonașul nu se potrivește cu ${cells(others, ctx)}.`
      : 'Laturile care se ating trebuie să se potrivească.',
  'no-such-spot': (_, ctx) => `Cartonașul nu are un astfel de loc pentru un ${figure(ctx).one}.`,
  'feature-occupied': (_, ctx) => `Pe acest teritoriu se află deja un ${figure(ctx).one}.`,
  'no-followers-left': (_, ctx) => `Nu mai este niciun ${figure(ctx).one} în rezervă.`,
  'gold-on-empty-cell': () => 'Aurul stă întotdeauna pe un cartonaș, iar aici nu este niciunul.',
  'gold-on-own-tile': () => 'Al doilea bulgăre de aur se pune pe un cartonaș adiacent, nu pe cel nou.',
  'gold-too-far': () => 'Al doilea bulgăre de aur se pune chiar lângă cartonașul nou; se poate și pe diagonală.',
  'not-this-city': () => 'Mai întâi trebuie hotărât ce se întâmplă cu alt oraș mic.',
  'no-castle-left': () => 'Nu mai este niciun jeton de cetate în rezervă.',
  'not-a-small-city': () => 'Doar un oraș mic tocmai finalizat, cu un supus în el, poate deveni cetate.',
  'castle-needs-one-follower': () => 'Pentru o cetate, în orașul mic trebuie să fie exact un supus.',
  'feature-not-offered': () => 'Cetatea nu poate fi evaluată acum pentru acest teritoriu.',
  'no-gold-there': (r, ctx) => `Pe ${cells(r.cells, ctx)} nu este aur.`,
  'no-claim': (r, ctx) => `Acest jucător nu are dreptul la aurul de pe ${cells(r.cells, ctx)}.`,
  'figure-not-allowed': () => 'Această figurină nu poate sta acolo.',
};
