import { describe, expect, it, test } from 'vitest';
import { FEATURE_KINDS, type FeatureKind, type GameEvent, type PointItem, type Standing } from '../engine/index.ts';
import { gameWords } from './all.ts';
import { cellNames, LOCALES, type Locale, tellEvent } from './index.ts';
import { expectLabel, expectSentence } from './testdata/expectations.ts';
import { feature, items } from './testdata/shared.ts';

const ctx = { names: cellNames([0, 0]) };

interface Scored {
  readonly final: boolean;
  readonly items?: readonly PointItem[];
  readonly value?: number;
}

const scored = (
  kind: FeatureKind,
  { final, items: sum = [], value = 1 }: Scored,
): GameEvent & { kind: 'feature-scored' } => {
  const standings: Standing[] = [{ player: 'red', followers: 1, points: value }];
  return { kind: 'feature-scored', feature: feature(kind), items: sum, value, standings, final, rule: 'BASE-34' };
};

const told = (locale: Locale, kind: FeatureKind, how: Scored): string =>
  tellEvent(gameWords[locale], scored(kind, how), ctx);
const heading = (locale: Locale, kind: FeatureKind, final: boolean): string | undefined =>
  told(locale, kind, { final }).split(':')[0];

describe.each(LOCALES)('features scored in %s', (locale) => {
  test.each(FEATURE_KINDS)('%s', (kind) => {
    for (const final of [true, false]) {
      for (const value of [0, 1]) expectSentence(told(locale, kind, { final, value }));
    }
    expectLabel(gameWords[locale].asMuchAs(kind));
    expectLabel(gameWords[locale].claims.because[kind]);
  });
});

test.each<[FeatureKind, string, string]>([
  ['town', 'The city at C2 is complete', 'The incomplete city at C2'],
  ['abbey', 'The abbey at C2 is complete', 'The incomplete abbey at C2'],
  ['hut', 'Baba Yaga’s hut at C2 is complete', 'Baba Yaga’s incomplete hut at C2'],
])('English: %s', (kind, complete, incomplete) => {
  expect([heading('en', kind, false), heading('en', kind, true)]).toEqual([complete, incomplete]);
});

test.each<[FeatureKind, string]>([
  ['abbey', 'De abdij'],
  ['shrine', 'De cultusplaats'],
  ['monastery', 'Het bijzondere klooster'],
  ['church', 'De Darmstadt-kerk'],
  ['garden', 'De tuin'],
  ['hut', 'De hut van Baba Yaga'],
  ['german-castle', 'De Duitse burcht'],
  ['cathedral', 'De Duitse kathedraal'],
  ['mist-castle', 'Het kasteel in de mist'],
  ['mountain', 'De berg'],
  ['track', 'De spoorweg'],
  ['town', 'De stad'],
  ['cemetery', 'Het kerkhof'],
])('Dutch: %s has its article', (kind, the) => {
  expect(heading('nl', kind, false)).toBe(`${the} op C2 is af`);
  expect(gameWords.nl.asMuchAs(kind)).toBe(`evenveel als ${the.charAt(0).toLowerCase()}${the.slice(1)}`);
});

test.each<[FeatureKind, string]>([
  ['abbey', 'Opactwo na C2 jest ukończone'],
  ['shrine', 'Siedziba kultu na C2 jest ukończona'],
  ['monastery', 'Klasztor specjalny na C2 jest ukończony'],
  ['church', 'Kościół w Darmstadt na C2 jest ukończony'],
  ['garden', 'Ogród na C2 jest ukończony'],
  ['hut', 'Chatka Baby Jagi na C2 jest ukończona'],
  ['german-castle', 'Niemiecki zamek na C2 jest ukończony'],
  ['cathedral', 'Niemiecka katedra na C2 jest ukończona'],
  ['mist-castle', 'Zamek we mgle na C2 jest ukończony'],
  ['mountain', 'Góra na C2 jest ukończona'],
  ['track', 'Linia kolejowa na C2 jest ukończona'],
  ['town', 'Miasto na C2 jest ukończone'],
  ['cemetery', 'Cmentarz na C2 jest ukończony'],
])('Polish: %s has its ending', (kind, text) => {
  expect(heading('pl', kind, false)).toBe(text);
});

test.each<[FeatureKind, string]>([
  ['abbey', 'Abația nefinalizată'],
  ['shrine', 'Lăcașul de cult nefinalizat'],
  ['monastery', 'Mănăstirea specială nefinalizată'],
  ['church', 'Biserica Darmstadt nefinalizată'],
  ['garden', 'Grădina nefinalizată'],
  ['hut', 'Coliba Babei Yaga nefinalizată'],
  ['german-castle', 'Castelul german nefinalizat'],
  ['cathedral', 'Catedrala germană nefinalizată'],
  ['mist-castle', 'Castelul în ceață nefinalizat'],
  ['mountain', 'Muntele nefinalizat'],
  ['track', 'Calea ferată nefinalizată'],
  ['town', 'Orașul nefinalizat'],
  ['cemetery', 'Cimitirul nefinalizat'],
])('Romanian: %s has its article and gender', (kind, text) => {
  expect(heading('ro', kind, true)).toBe(`${text} de pe C2`);
});

describe('what is neither complete nor incomplete', () => {
  it('is open land', () => {
    expect(heading('en', 'prairie', true)).toBe('The prairie at C2');
    expect(heading('pl', 'field', true)).toBe('Pole na C2');
  });
  it('is the monastery of a prior', () => {
    expect(told('en', 'monastery', { final: true, items: [items.line], value: 10 })).toBe(
      'The special monastery at C2: Red scores 10 points.',
    );
    expect(told('nl', 'monastery', { final: true, items: [items.line], value: 10 })).toBe(
      'Het bijzondere klooster op C2: Rood krijgt 10 punten.',
    );
  });
});

test.each<[FeatureKind, string, string, string, string]>([
  [
    'field',
    'The field at C2: no completed city borders it, so there are no points for Red.',
    'De weide op C2: er grenst geen afgebouwde stad aan, dus geen punten voor Rood.',
    'Pole na C2: nie graniczy z żadnym ukończonym miastem, więc nie ma punktów dla Czerwonego.',
    'Câmpul de pe C2: nu se învecinează cu niciun oraș finalizat, deci fără puncte pentru Roșu.',
  ],
  [
    'prairie',
    'The prairie at C2: there is neither a camp nor a herd on it, so there are no points for Red.',
    'De prairie op C2: er zijn geen tipi’s en geen paarden, dus geen punten voor Rood.',
    'Preria na C2: nie ma na niej ani obozu tipi, ani koni, więc nie ma punktów dla Czerwonego.',
    'Preria de pe C2: nu are nici corturi tepee, nici herghelii, deci fără puncte pentru Roșu.',
  ],
  [
    'town',
    'The incomplete city at C2: it is worth nothing, so there are no points for Red.',
    'De stad op C2 is niet af: er valt niets te tellen, dus geen punten voor Rood.',
    'Nieukończone miasto na C2: jest bez wartości, więc nie ma punktów dla Czerwonego.',
    'Orașul nefinalizat de pe C2: nu valorează nimic, deci fără puncte pentru Roșu.',
  ],
])('a %s that is worth nothing says why', (kind, ...expected) => {
  expect(LOCALES.map((locale) => told(locale, kind, { final: true, value: 0 }))).toEqual(expected);
});
