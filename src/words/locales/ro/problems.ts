/** What can be wrong with a written situation or tile, in Romanian. */
import type { GameWords } from '../../game.ts';
import { capital, isOneOf } from '../../lists.ts';
import type { CommonWords } from '../../modules.ts';
import { cells, figure, players, quote } from './nouns.ts';

/** The player a document names; a text that is no player stays as it is. */
export const who = (found: string | undefined): string =>
  isOneOf(players, found) ? players[found].name : quote(found);

export const situation: CommonWords['situation'] = {
  'no-tiles': () => 'Pe tablă nu este încă niciun cartonaș.',
  'unknown-tile': (p) => `Nu există cartonașul ${quote(p.found)}.`,
  'cell-out-of-range': () => 'Unul dintre cartonașe este prea departe.',
  'two-tiles-on-a-cell': (p, ctx) => `Pe ${cells(p.cells, ctx)} se află două cartonașe.`,
  'edges-differ': ({ cells: [own, ...others] }, ctx) =>
    own && others.length
      ? `Laturile cartonașului de pe ${ctx.names(own)} nu se potrivesc cu cele de pe ${cells(others, ctx)}.`
      : 'Laturile care se ating nu se potrivesc.',
  'not-connected': (p, ctx) => `Cartonașul de pe ${cells(p.cells, ctx)} nu este legat de celelalte.`,
  'too-few-players': () => 'Este nevoie de cel puțin doi jucători.',
  'player-twice': (p) => `${who(p.found)} apare de două ori printre jucători.`,
  'player-not-seated': (p) => `${who(p.found)} nu participă la acest joc.`,
  'active-not-seated': (p) => `Este tura lui ${who(p.found)}, care nu participă la acest joc.`,
  'follower-on-empty-cell': (p, ctx) => `Sub ${figure(ctx).the} de pe ${cells(p.cells, ctx)} nu este niciun cartonaș.`,
  'no-such-spot': (p, ctx) =>
    `Cartonașul de pe ${cells(p.cells, ctx)} nu are locul ${quote(p.found)} pentru un ${figure(ctx).one}.`,
  'follower-on-completed-feature': (p, ctx) =>
    `${capital(figure(ctx).the)} de pe ${cells(p.cells, ctx)} se află pe un teritoriu finalizat; ar fi trebuit să se întoarcă în rezervă.`,
  'two-followers-on-a-tile': (p, ctx) =>
    `Pe ${cells(p.cells, ctx)} se află doi ${figure(ctx).many}; pe un cartonaș se poate plasa doar unul.`,
  'too-many-followers': (p, ctx) => `${who(p.found)} are mai mulți ${figure(ctx).many} decât poate avea un jucător.`,
  'gold-without-module': () => 'Există aur, dar se joacă fără Minele de aur.',
  'gold-on-empty-cell': (p, ctx) => `Sub aurul de pe ${cells(p.cells, ctx)} nu este niciun cartonaș.`,
  'bad-gold-count': (p, ctx) =>
    `Aurul de pe ${cells(p.cells, ctx)} se scrie o singură dată, ca număr întreg de la 1 în sus.`,
  'too-much-gold': () => 'Sunt mai mulți bulgări de aur decât cei 16 din joc.',
  'castle-without-module': () => 'Există o cetate, dar se joacă fără cetăți.',
  'castle-not-a-small-city': (p, ctx) => `Cetatea de pe ${cells(p.cells, ctx)} nu stă pe un oraș mic.`,
  'castle-twice': (p, ctx) => `Cetatea de pe ${cells(p.cells, ctx)} se suprapune cu alta.`,
  'too-many-castles': (p, ctx) =>
    `Cetatea de pe ${cells(p.cells, ctx)} este una în plus față de câte poate avea jucătorul.`,
  'bad-number': (p) => `Numărul ${quote(p.found)} nu este posibil aici.`,
  'two-games': () => 'Carcassonne și Goana după aur sunt două jocuri: se poate juca doar unul dintre ele.',
  'module-of-another-game': (p) => `Extensia ${quote(p.found)} ține de celălalt joc.`,
  'tile-of-another-game': (p) => `Cartonașul ${quote(p.found)} ține de celălalt joc.`,
  'figure-not-allowed': (p, ctx) =>
    `Locul ${quote(p.found)} de pe ${cells(p.cells, ctx)} nu este pentru o astfel de figurină.`,
  'part-without-module': (p) => `Există ceva din extensia ${quote(p.found)}, dar se joacă fără ea.`,
  'half-tile': (p) => `${quote(p.found)} este a doua jumătate a unui cartonaș dublu: se scrie doar prima.`,
};

export const tileProblems: GameWords['tileProblems'] = {
  empty: () => 'Cartonașul se scrie în cuvinte, cu câte un spațiu între ele.',
  'too-long': () => 'Textul este prea lung pentru un cartonaș.',
  'unknown-word': (p) => `${quote(p.part)} nu este nici cartonaș tipărit, nici cuvânt care să descrie unul.`,
  'bad-group': (p) => `Laturile din ${quote(p.part)} nu pot fi citite.`,
  'side-twice': (p) => `În ${quote(p.part)} o latură apare de două ori.`,
  'bad-field': (p) => `Câmpurile ${quote(p.part)} nu se potrivesc cu restul cartonașului.`,
  'two-games': (p) => `${quote(p.part)} nu ține de același joc ca restul cartonașului.`,
};
