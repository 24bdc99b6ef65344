/** What could happen and what is best, in Polish. */
import { type ExploreWords, largeCounter, possessions, scoreLister, type Worse } from '../../explore.ts';
import { figureNoun } from '../../figures.ts';
import type { Context } from '../../game.ts';
import { and, cells, count, figure, genitive, name, quote } from './nouns.ts';

const counted = largeCounter('pl', {
  outcome: { one: 'możliwy wynik', few: 'możliwe wyniki', many: 'możliwych wyników' },
  sequence: { one: 'ciąg wyborów', few: 'ciągi wyborów', many: 'ciągów wyborów' },
  position: { one: 'pozycja', few: 'pozycje', many: 'pozycji' },
});
const HOW_MANY = { exact: '', more: 'ponad ', least: 'co najmniej ' };
const scores = scoreLister(name);

const doing = ({ player, choice, taken }: Worse, ctx: Context): string =>
  taken ? `${name(player)} bierze najpierw z ${ctx.names(taken)}` : `${name(player)} wybiera ${quote(choice)}`;

export const explore: ExploreWords = {
  couldHappen: 'Co może się zdarzyć?',
  isBest: 'Co jest najlepsze?',
  whereTile: 'Gdzie można dołożyć ten kafelek?',
  whereFollower: (ctx) => `Gdzie można umieścić ${figure(ctx).whom}?`,
  allows: 'Do czego prowadzi każdy wybór',
  aims: { gold: 'najwięcej złota', points: 'najwięcej punktów, razem ze złotem', lead: 'największa przewaga punktowa' },
  outcomes: (n) => counted('outcome', n),
  sequences: (n, how = 'exact') => `${HOW_MANY[how]}${counted('sequence', n)}`,
  positions: (n) => counted('position', n),
  has: ({ player, points, gold, home, gifts, tokens, claims }, ctx) =>
    possessions(name(player), [
      points !== undefined && count('point', points),
      gold !== undefined && count('gold', gold),
      claims !== undefined && `prawo do ${claims} ${claims === 1 ? 'sztabki' : 'sztabek'} złota`,
      gifts !== undefined && count('gift', gifts),
      tokens !== undefined && count('token', tokens),
      home !== undefined && `${count(figureNoun(ctx), home)} w rezerwie`,
    ]),
  goldLeft: (gold, ctx) => `zostaje złoto: ${and(gold.map((one) => `${one.count} na ${ctx.names(one.cell)}`))}`,
  ends: {
    turn: 'Zawsze do końca tury.',
    game: 'Gra się kończy.',
    until: 'Dalej nie trzeba było szukać.',
    draw: 'Teraz dobiera się kafelki, których jeszcze nikt nie zna.',
    chance: 'Odtąd decyduje los.',
  },
  unseen: {
    cards: 'Dobrano prezent; jaki, tego nie da się z góry wiedzieć, więc się tu nie liczy.',
    tokens: 'Wzięto żetony wydobycia; ich wartości nie da się z góry znać, więc się tu nie liczą.',
    shuffle: 'Przetasowano to, co leży zakryte.',
  },
  stopped: ({ states, done, choices }) =>
    `Szukanie przerwano (${counted('position', states)}); do końca sprawdzono ${done} z ${choices} możliwych wyborów.`,
  mayBeBetter: 'Wybór, którego nie sprawdzono do końca, może być lepszy.',
  nothing: 'Nikt nie ma tu nic do wyboru.',
  scores,
  byBestPlay: 'gdy wszyscy grają najlepiej, jak można',
  bestChoices: 'najlepsze wybory',
  oneLine: 'na przykład',
  move: (player, choice, forced) => `${name(player)}: ${choice}${forced ? ' (bez innego wyboru)' : ''}`,
  worse: (w, ctx) => `${doing(w, ctx)}: ${scores(w.scores)} zamiast ${scores(w.best)}.`,
  asGood: (w, ctx) => `${doing(w, ctx)}: dla ${genitive(w.player)} równie dobrze, ale wtedy ${scores(w.scores)}.`,
  castleScores: (list, ctx) => `zamek na ${cells(list, ctx)} punktuje`,
  nothingAtOnce: 'od razu nic',
  more: (n) => `i jeszcze ${n.toLocaleString('pl')}`,
  columns: { gets: 'Co kto dostaje', first: 'Pierwszy wybór', ways: 'Ciągi' },
  documented: 'jak w przykładzie',
  best: 'najlepsze zagranie',
  most: 'najwięcej dla tej osoby',
  assumed: {
    plain:
      'Najlepsze zagranie: kto decyduje, wybiera to, co daje najwięcej punktów, i tego samego spodziewa się po innych.',
    gold: 'Najlepsze zagranie: kto decyduje, wybiera to, co daje najwięcej złota, i tego samego spodziewa się po innych.',
    points:
      'Najlepsze zagranie: kto decyduje, wybiera to, co daje najwięcej punktów razem ze złotem, i tego samego spodziewa się po innych.',
    lead: 'Najlepsze zagranie: kto decyduje, wybiera to, co daje największą przewagę, i tego samego spodziewa się po innych.',
  },
  playThis: 'Zagraj tak',
  thisLine: 'Jedna z dróg do tego wyniku',
  nextMove: (move) => `Dalej: ${move}`,
  lineEnds: 'Tak to się kończy.',
  closeLine: 'Wróć do możliwych wyników',
  place: 'Gdzie',
  others: 'Pozostali',
  sortable: 'Co daje każde miejsce do końca punktowania; dotknij nagłówka, aby posortować.',
};
