/** What can be wrong with a written situation or tile, in Polish. */
import type { GameWords } from '../../game.ts';
import { capital, isOneOf } from '../../lists.ts';
import type { CommonWords } from '../../modules.ts';
import { cells, figure, players, quote } from './nouns.ts';

/** The player a document names; a text that is no player stays as it is. */
export const who = (found: string | undefined): string =>
  isOneOf(players, found) ? players[found].name : quote(found);

export const situation: CommonWords['situation'] = {
  'no-tiles': () => 'Na planszy nie ma jeszcze żadnego kafelka.',
  'unknown-tile': (p) => `Nie ma kafelka ${quote(p.found)}.`,
  'cell-out-of-range': () => 'Jeden z kafelków leży za daleko.',
  'two-tiles-on-a-cell': (p, ctx) => `Na ${cells(p.cells, ctx)} leżą dwa kafelki.`,
  'edges-differ': ({ cells: [own, ...others] }, ctx) =>
    own && others.length
      ? `Krawędzie ${ctx.names(own)} nie pasują do krawędzi ${cells(others, ctx)}.`
      : 'Stykające się krawędzie do siebie nie pasują.',
  'not-connected': (p, ctx) => `Kafelek na ${cells(p.cells, ctx)} nie łączy się z pozostałymi.`,
  'too-few-players': () => 'Potrzeba co najmniej dwóch graczy.',
  'player-twice': (p) => `${who(p.found)} występuje wśród graczy dwa razy.`,
  'player-not-seated': (p) => `${who(p.found)} nie bierze udziału w tej grze.`,
  'active-not-seated': (p) => `${who(p.found)} jest aktywnym graczem, ale nie bierze udziału w tej grze.`,
  'follower-on-empty-cell': (p, ctx) => `Pod ${figure(ctx).under} na ${cells(p.cells, ctx)} nie ma kafelka.`,
  'no-such-spot': (p, ctx) =>
    `Kafelek na ${cells(p.cells, ctx)} nie ma miejsca ${quote(p.found)} na ${figure(ctx).whom}.`,
  'follower-on-completed-feature': (p, ctx) =>
    `${capital(figure(ctx).one)} na ${cells(p.cells, ctx)} stoi na ukończonym obszarze; powinien już wrócić do rezerwy.`,
  'two-followers-on-a-tile': (p, ctx) =>
    `Na ${cells(p.cells, ctx)} stoi dwóch ${figure(ctx).many}; na kafelku można umieścić tylko jednego.`,
  'too-many-followers': (p, ctx) => `${who(p.found)} ma więcej ${figure(ctx).many}, niż przypada na gracza.`,
  'gold-without-module': () => 'Jest złoto, ale gra toczy się bez dodatku „Kopalnie złota”.',
  'gold-on-empty-cell': (p, ctx) => `Pod złotem na ${cells(p.cells, ctx)} nie ma kafelka.`,
  'bad-gold-count': (p, ctx) => `Złoto na ${cells(p.cells, ctx)} trzeba podać raz, liczbą całkowitą od 1 w górę.`,
  'too-much-gold': () => 'Sztabek złota jest więcej niż 16, a tyle jest w grze.',
  'castle-without-module': () => 'Jest zamek, ale gra toczy się bez zamków.',
  'castle-not-a-small-city': (p, ctx) => `Zamek na ${cells(p.cells, ctx)} nie stoi na małym mieście.`,
  'castle-twice': (p, ctx) => `Zamek na ${cells(p.cells, ctx)} zachodzi na inny zamek.`,
  'too-many-castles': (p, ctx) => `Zamek na ${cells(p.cells, ctx)} to o jeden więcej, niż przypada na gracza.`,
  'bad-number': (p) => `Liczba ${quote(p.found)} jest tu niemożliwa.`,
  'two-games': () => 'Carcassonne i „Gorączka złota” to dwie gry: naraz można grać tylko w jedną.',
  'module-of-another-game': (p) => `Dodatek ${quote(p.found)} należy do drugiej gry.`,
  'tile-of-another-game': (p) => `Kafelek ${quote(p.found)} należy do drugiej gry.`,
  'figure-not-allowed': (p, ctx) =>
    `Takiej figurki nie wolno postawić na ${cells(p.cells, ctx)} w miejscu ${quote(p.found)}.`,
  'part-without-module': (p) => `Jest tu coś z dodatku ${quote(p.found)}, ale gra toczy się bez niego.`,
  'half-tile': (p) => `${quote(p.found)} to druga połowa podwójnego kafelka: podaje się tylko pierwszą.`,
};

export const tileProblems: GameWords['tileProblems'] = {
  empty: () => 'Kafelek zapisuje się słowami, z jedną spacją między nimi.',
  'too-long': () => 'Tekst jest za długi jak na kafelek.',
  'unknown-word': (p) => `${quote(p.part)} nie jest ani drukowanym kafelkiem, ani słowem, które go opisuje.`,
  'bad-group': (p) => `Nie da się odczytać krawędzi w ${quote(p.part)}.`,
  'side-twice': (p) => `W ${quote(p.part)} jedna krawędź występuje dwa razy.`,
  'bad-field': (p) => `Pola ${quote(p.part)} nie pasują do reszty kafelka.`,
  'two-games': (p) => `${quote(p.part)} nie należy do tej samej gry co reszta kafelka.`,
};
