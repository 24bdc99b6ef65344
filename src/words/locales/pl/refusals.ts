/** Why a choice is not legal, in Polish. */
import type { GameWords } from '../../game.ts';
import type { CommonWords } from '../../modules.ts';
import { tellDecision } from '../../tell.ts';
import { decisions } from './decisions.ts';
import * as modules from './modules/index.ts';
import { cells, figure } from './nouns.ts';

const all: GameWords['decisions'] = { ...decisions, ...modules.decisions };

export const refusals: CommonWords['refusals'] = {
  'game-over': () => 'Gra już się skończyła: nic więcej nie można zrobić.',
  'nothing-known-to-draw': () => 'Nie wiadomo, który kafelek jest następny, więc dalej grać się tu nie da.',
  'decide-first': ({ pending }, ctx) =>
    pending
      ? `Jeszcze nie: ${tellDecision({ decisions: all }, pending, ctx)}`
      : 'Jeszcze nie: najpierw kolej na coś innego.',
  malformed: () => 'Tego wyboru nie da się odczytać.',
  'cell-taken': (r, ctx) => `Na ${cells(r.cells, ctx)} leży już kafelek.`,
  'cell-too-far': () => 'To miejsce leży za daleko.',
  'touches-nothing': () => 'Kafelek musi przylegać całą krawędzią do innego kafelka.',
  'edges-differ': ({ cells: [own, ...others] }, ctx) =>
    own && others.length
      ? `Na ${ctx.names(own)} kafelek nie pasuje do ${cells(others, ctx)}.`
      : 'Stykające się krawędzie muszą do siebie pasować.',
  'no-such-spot': (_, ctx) => `Na kafelku nie ma takiego miejsca na ${figure(ctx).whom}.`,
  'feature-occupied': (_, ctx) => `Na tym obszarze jest już ${figure(ctx).one}.`,
  'no-followers-left': (_, ctx) => `W rezerwie nie ma już ${figure(ctx).many}.`,
  'gold-on-empty-cell': () => 'Złoto zawsze leży na kafelku, a tu żadnego nie ma.',
  'gold-on-own-tile': () => 'Druga sztabka złota trafia na przylegający kafelek, a nie na nowy.',
  'gold-too-far': () => 'Druga sztabka złota musi leżeć tuż obok nowego kafelka; może być na skos.',
  'not-this-city': () => 'Najpierw trzeba zdecydować o innym małym mieście.',
  'no-castle-left': () => 'W rezerwie nie ma już zamków.',
  'not-a-small-city': () => 'Zamkiem może zostać tylko małe miasto, które właśnie ukończono i w którym stoi podwładny.',
  'castle-needs-one-follower': () => 'Aby powstał zamek, w małym mieście musi stać dokładnie jeden podwładny.',
  'feature-not-offered': () => 'Zamek nie może teraz punktować za ten obszar.',
  'no-gold-there': (r, ctx) => `Na ${cells(r.cells, ctx)} nie ma złota.`,
  'no-claim': (r, ctx) => `Ten gracz nie ma prawa do złota na ${cells(r.cells, ctx)}.`,
  'figure-not-allowed': () => 'Tej figurki nie wolno tam postawić.',
};
