import { describe, expect, it, test } from 'vitest';
import type { Claim, Decision } from '../engine/index.ts';
import { gameWords } from './all.ts';
import {
  cellNames,
  LOCALES,
  labelChoice,
  tellClaims,
  tellDecision,
  tellEvent,
  tellItem,
  tellItems,
  tellRefusal,
  tellStanding,
} from './index.ts';
import { decisions, refusals } from './testdata/choices.ts';
import { events } from './testdata/events.ts';
import { claims, feature, items } from './testdata/shared.ts';

const ctx = { names: cellNames([0, 0]) };
const { en, nl, pl, ro } = gameWords;

describe('a scored feature', () => {
  const [alone, majority, tie, , nobody] = events['feature-scored'];
  it('is told with the reason where there is something to explain', () => {
    expect(tellEvent(en, alone, ctx)).toBe('The city at C2 is complete: Blue scores 8 points.');
    expect([majority, tie, nobody].map((event) => event && tellEvent(nl, event, ctx))).toEqual([
      'De stad op C2 is af: Blauw heeft de meerderheid en krijgt 10 punten; Rood krijgt niets.',
      'De weg op C2 is af: Rood en Blauw staan gelijk en krijgen elk 3 punten.',
      'Het klooster op C2 is af: er staat niemand, dus niemand krijgt punten.',
    ]);
  });
  it('agrees with the gender of the feature', () => {
    const told = (words: typeof pl) =>
      [tie, nobody].map((event) => event && tellEvent(words, event, ctx).split(':')[0]);
    expect(told(pl)).toEqual(['Droga na C2 jest ukończona', 'Klasztor na C2 jest ukończony']);
    expect(told(ro)).toEqual(['Drumul de pe C2 este finalizat', 'Mănăstirea de pe C2 este finalizată']);
  });
  it('gives each standing its reason', () => {
    const standings = majority?.standings ?? [];
    expect(standings.map((standing) => tellStanding(en, standing, standings))).toEqual([
      'majority with 2 meeples',
      'only 1 meeple: no points',
    ]);
  });
});

describe('sums', () => {
  it('show what is counted and the result', () => {
    expect(tellItems(en, [items.tiles, items.shields])).toEqual(['4 tiles × 2 = 8', '1 coat of arms × 2 = 2']);
    expect(tellItem(pl, items.gold)).toBe('7 sztabek złota × 3');
    expect(tellItem(nl, items.feature, 'cloister')).toBe('evenveel als het klooster');
  });
  it('count what modules give points for', () => {
    const { bonus, empty, line, nuggets, towns, herds } = items;
    const sum = [bonus, empty, line, nuggets, towns, herds];
    expect(sum.map((item) => tellItem(en, item))).toEqual([
      '1 bonus × 3',
      '5 empty squares × 1',
      '10 tiles in row and column × 1',
      '7 nuggets × 1',
      '2 cities × 1',
      '2 herds of wild horses × 4',
    ]);
    expect(sum.map((item) => tellItem(pl, item))).toEqual([
      '1 premia × 3',
      '5 pustych miejsc × 1',
      '10 kafelków w rzędzie i kolumnie × 1',
      '7 samorodków × 1',
      '2 miasta × 1',
      '2 stada dzikich koni × 4',
    ]);
  });
});

describe('claims', () => {
  it('are told by player and reason', () => {
    expect(tellClaims(nl, claims, 'blue', ctx)).toEqual(['meerderheid in de stad: C2 en C4']);
    expect(tellClaims(nl, claims, 'red', ctx)).toEqual(['burchtheer: alleen C2']);
    expect(tellClaims(nl, claims, 'green', ctx)).toEqual(['geen recht op goud']);
  });
  it('tell a cell that two features give under both', () => {
    const both: Claim[] = [{ player: 'red', cell: [2, 1], because: [feature('city'), feature('castle')] }];
    expect(tellClaims(en, both, 'red', ctx)).toEqual(['majority in the city: only C2', 'lord of the castle: only C2']);
    const decision = { ...decisions['take-gold'], player: 'red', claims: both } as const;
    expect(labelChoice(en, { kind: 'take', cell: [2, 1] }, { ...ctx, decision })).toBe(
      'piece on C2 (city and vicinity)',
    );
  });
});

describe('castles', () => {
  test.each([
    [0, 'Zamek Czerwonego na B1 i B2 daje tyle samo co miasto na C2: 8 punktów.'],
    [1, 'Zamek Niebieskiego na B1 i B2 daje tyle samo co sąsiedni zamek: 5 punktów.'],
  ])('in wave %i say whose value they take', (wave, text) => {
    const event = events['castle-scored'][wave];
    expect(event && tellEvent(pl, event, ctx)).toBe(text);
  });
});

describe('passing', () => {
  it('is called what the decision calls it', () => {
    const asking = { ...en.decisions, 'take-gold': { ...en.decisions['take-gold'], pass: 'no gold' } };
    const words = { ...en, decisions: asking };
    const label = (decision: Decision) => labelChoice(words, { kind: 'pass' }, { ...ctx, decision });
    expect(label(decisions['take-gold'])).toBe('no gold');
    expect(label(decisions['place-follower'])).toBe('no meeple');
    expect(labelChoice(words, { kind: 'pass' }, ctx)).toBe('no meeple');
  });
});

describe('deciding too early', () => {
  test.each(LOCALES)('says what comes first in %s, whatever module asks', (locale) => {
    for (const pending of Object.values(decisions)) {
      const refused = tellRefusal(gameWords[locale], { ...refusals['decide-first'][0], pending }, ctx);
      expect(refused).toContain(tellDecision(gameWords[locale], pending, ctx));
    }
  });
});

describe('a drawn tile', () => {
  it('is described only for those who want it', () => {
    expect(tellEvent(ro, events['tile-drawn'][0], ctx)).toBe('Albastru trage un cartonaș.');
  });
});
