/** What could happen and what is best, in Romanian. */
import { type ExploreWords, largeCounter, possessions, scoreLister, type Worse } from '../../explore.ts';
import { figureNoun } from '../../figures.ts';
import type { Context } from '../../game.ts';
import { and, cells, count, figure, name, quote } from './nouns.ts';

const counted = largeCounter('ro', {
  outcome: { one: 'rezultat posibil', few: 'rezultate posibile', other: 'de rezultate posibile' },
  sequence: { one: 'șir de alegeri', few: 'șiruri de alegeri', other: 'de șiruri de alegeri' },
  position: { one: 'poziție', few: 'poziții', other: 'de poziții' },
});
const HOW_MANY = { exact: '', more: 'peste ', least: 'cel puțin ' };
const scores = scoreLister(name);

const doing = ({ player, choice, taken }: Worse, ctx: Context): string =>
  taken ? `${name(player)} ia întâi de pe ${ctx.names(taken)}` : `${name(player)} alege ${quote(choice)}`;

export const explore: ExploreWords = {
  couldHappen: 'Ce se poate întâmpla?',
  isBest: 'Ce este cel mai bine?',
  whereTile: 'Unde poate fi așezat acest cartonaș?',
  whereFollower: (ctx) => `Unde poate fi plasat ${figure(ctx).the}?`,
  allows: 'La ce poate duce fiecare alegere',
  aims: { gold: 'cât mai mult aur', points: 'cât mai multe puncte, cu tot cu aur', lead: 'un avans cât mai mare' },
  outcomes: (n) => counted('outcome', n),
  sequences: (n, how = 'exact') => `${HOW_MANY[how]}${counted('sequence', n)}`,
  positions: (n) => counted('position', n),
  has: ({ player, points, gold, home, gifts, tokens, claims }, ctx) =>
    possessions(name(player), [
      points !== undefined && count('point', points),
      gold !== undefined && count('gold', gold),
      claims !== undefined && `dreptul la ${count('gold', claims)}`,
      gifts !== undefined && count('gift', gifts),
      tokens !== undefined && count('token', tokens),
      home !== undefined && `${count(figureNoun(ctx), home)} în rezervă`,
    ]),
  goldLeft: (gold, ctx) => `rămâne aur: ${and(gold.map((one) => `${one.count} pe ${ctx.names(one.cell)}`))}`,
  ends: {
    turn: 'De fiecare dată până la sfârșitul turei.',
    game: 'Jocul s-a încheiat.',
    until: 'Căutarea trebuia să meargă numai până aici.',
    draw: 'Acum se trag cartonașe pe care încă nu le cunoaște nimeni.',
    chance: 'De aici decide întâmplarea.',
  },
  unseen: {
    cards: 'A fost tras un dar; care anume, nu se poate ști dinainte, așa că aici nu se numără.',
    tokens: 'Au fost luate jetoane de exploatare; valorile lor nu se pot ști dinainte, așa că aici nu se numără.',
    shuffle: 'A fost amestecat ceea ce stă cu fața în jos.',
  },
  stopped: ({ states, done, choices }) =>
    `Căutarea s-a oprit după ${counted('position', states)} (alegeri urmărite până la capăt: ${done} din ${choices}).`,
  mayBeBetter: 'O alegere care nu a fost urmărită până la capăt poate fi mai bună.',
  nothing: 'Aici nimeni nu are nimic de ales.',
  scores,
  byBestPlay: 'dacă toți joacă cât mai bine',
  bestChoices: 'cele mai bune alegeri',
  oneLine: 'de exemplu',
  move: (player, choice, forced) => `${name(player)}: ${choice}${forced ? ' (fără altă alegere)' : ''}`,
  worse: (w, ctx) => `${doing(w, ctx)}: ${scores(w.scores)} în loc de ${scores(w.best)}.`,
  asGood: (w, ctx) => `${doing(w, ctx)}: pentru ${name(w.player)} este la fel de bine, dar atunci ${scores(w.scores)}.`,
  castleScores: (list, ctx) => `este evaluată cetatea de pe ${cells(list, ctx)}`,
  nothingAtOnce: 'deocamdată nimic',
  more: (n) => `și încă ${n.toLocaleString('ro')}`,
  columns: { gets: 'Cine ce primește', first: 'Prima alegere', ways: 'Șiruri' },
  documented: 'ca în exemplu',
  best: 'cea mai bună alegere',
  most: 'cel mai mult pentru acest jucător',
  assumed: {
    plain:
      'Cea mai bună alegere: cine decide alege ce îi aduce cele mai multe puncte și se așteaptă la același lucru de la ceilalți.',
    gold: 'Cea mai bună alegere: cine decide alege ce îi aduce cel mai mult aur și se așteaptă la același lucru de la ceilalți.',
    points:
      'Cea mai bună alegere: cine decide alege ce îi aduce cele mai multe puncte, cu tot cu aur, și se așteaptă la fel de la ceilalți.',
    lead: 'Cea mai bună alegere: cine decide alege ce îi aduce cel mai mare avans și se așteaptă la același lucru de la ceilalți.',
  },
  playThis: 'Joacă așa',
  thisLine: 'O cale până acolo',
  nextMove: (move) => `Urmează: ${move}`,
  lineEnds: 'Așa se încheie.',
  closeLine: 'Înapoi la rezultate',
  place: 'Unde',
  others: 'Ceilalți',
  sortable: 'Ce aduce fiecare loc până la sfârșitul punctajului; atinge un antet ca să sortezi.',
};
