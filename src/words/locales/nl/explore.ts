/** What could happen and what is best, in Dutch. */
import { type ExploreWords, largeCounter, possessions, scoreLister, type Worse } from '../../explore.ts';
import { figureNoun } from '../../figures.ts';
import type { Context } from '../../game.ts';
import { and, cells, count, figure, name, quote } from './nouns.ts';

const counted = largeCounter('nl', {
  outcome: { one: 'uitkomst', other: 'uitkomsten' },
  sequence: { one: 'reeks keuzes', other: 'reeksen keuzes' },
  position: { one: 'stelling', other: 'stellingen' },
});
const HOW_MANY = { exact: '', more: 'meer dan ', least: 'minstens ' };
const scores = scoreLister(name);

const doing = ({ player, choice, taken }: Worse, ctx: Context): string =>
  taken ? `${name(player)} pakt eerst ${ctx.names(taken)}` : `${name(player)} kiest ${quote(choice)}`;

export const explore: ExploreWords = {
  couldHappen: 'Wat kan er gebeuren?',
  isBest: 'Wat is het beste?',
  whereTile: 'Waar kan deze tegel liggen?',
  whereFollower: (ctx) => `Waar kan de ${figure(ctx)} staan?`,
  allows: 'Wat elke keuze nog openlaat',
  aims: { gold: 'het meeste goud', points: 'de meeste punten, goud meegeteld', lead: 'de grootste voorsprong' },
  outcomes: (n) => counted('outcome', n),
  sequences: (n, how = 'exact') => `${HOW_MANY[how]}${counted('sequence', n)}`,
  positions: (n) => counted('position', n),
  has: ({ player, points, gold, home, gifts, tokens, claims }, ctx) =>
    possessions(name(player), [
      points !== undefined && count('point', points),
      gold !== undefined && count('gold', gold),
      claims !== undefined && `recht op ${count('gold', claims)}`,
      gifts !== undefined && count('gift', gifts),
      tokens !== undefined && count('token', tokens),
      home !== undefined && `${count(figureNoun(ctx), home)} in de voorraad`,
    ]),
  goldLeft: (gold, ctx) => `er blijft goud liggen: ${and(gold.map((one) => `${one.count} op ${ctx.names(one.cell)}`))}`,
  ends: {
    turn: 'Telkens tot het einde van de beurt.',
    game: 'Het spel is uit.',
    until: 'Verder hoefde er niet te worden gezocht.',
    draw: 'Nu worden er tegels getrokken die nog niemand kent.',
    chance: 'Vanaf hier beslist het toeval.',
  },
  unseen: {
    cards: 'Er is een geschenk getrokken; welk, kan vooraf niemand weten. Het telt hier niet mee.',
    tokens: 'Er zijn mijnfiches gepakt; hun waarde kan vooraf niemand weten. Ze tellen hier niet mee.',
    shuffle: 'Wat gedekt ligt, is geschud.',
  },
  stopped: ({ states, done, choices }) =>
    `Het zoeken is gestopt na ${counted('position', states)}: ${done} van de ${choices} keuzes zijn tot het einde gevolgd.`,
  mayBeBetter: 'Een keuze die niet tot het einde is gevolgd, kan beter zijn.',
  nothing: 'Hier valt voor niemand iets te kiezen.',
  scores,
  byBestPlay: 'als iedereen zo goed mogelijk speelt',
  bestChoices: 'beste keuzes',
  oneLine: 'bijvoorbeeld',
  move: (player, choice, forced) => `${name(player)}: ${choice}${forced ? ' (geen andere keuze)' : ''}`,
  worse: (w, ctx) => `${doing(w, ctx)}: ${scores(w.scores)} in plaats van ${scores(w.best)}.`,
  asGood: (w, ctx) => `${doing(w, ctx)}: voor ${name(w.player)} even goed, maar dan ${scores(w.scores)}.`,
  castleScores: (list, ctx) => `de burcht op ${cells(list, ctx)} telt`,
  nothingAtOnce: 'meteen niets',
  more: (n) => `en nog ${n.toLocaleString('nl')}`,
  columns: { gets: 'Wie krijgt wat', first: 'Eerste keuze', ways: 'Reeksen' },
  documented: 'zoals in het voorbeeld',
  best: 'best gespeeld',
  most: 'het meeste voor deze speler',
  assumed: {
    plain: 'Best gespeeld: wie beslist, kiest wat de meeste punten oplevert en verwacht van alle anderen hetzelfde.',
    gold: 'Best gespeeld: wie beslist, kiest wat het meeste goud oplevert en verwacht van alle anderen hetzelfde.',
    points:
      'Best gespeeld: wie beslist, kiest wat de meeste punten oplevert, goud meegeteld, en verwacht van alle anderen hetzelfde.',
    lead: 'Best gespeeld: wie beslist, kiest wat de grootste voorsprong geeft en verwacht van alle anderen hetzelfde.',
  },
  playThis: 'Speel dit',
  thisLine: 'Een weg ernaartoe',
  nextMove: (move) => `Volgende: ${move}`,
  lineEnds: 'Zo loopt het af.',
  closeLine: 'Terug naar de uitkomsten',
  place: 'Waar',
  others: 'De anderen',
  sortable: 'Wat elke plek oplevert tot en met de telling; tik op een kop om te sorteren.',
};
