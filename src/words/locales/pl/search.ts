/** What the search says in Polish. */
import { picker } from '../../plural.ts';
import type { SearchWords } from '../../search.ts';

const pick = picker('pl');

const places = (count: number): string =>
  pick(count, {
    one: `Znaleziono ${count} miejsce.`,
    few: `Znaleziono ${count} miejsca.`,
    many: `Znaleziono ${count} miejsc.`,
  });

export const pl: SearchWords = {
  link: 'Szukaj',
  title: 'Znajdź zasadę',
  description:
    'Przeszukaj zasady Carcassonne po polsku według słów albo numeru zasady lub znajdź zasadę na liście wszystkich zasad.',
  lede: 'Każda zasada ma numer, taki sam we wszystkich językach. Dopisz go do adresu tej strony, na przykład /pl/GOLD-28, a trafisz prosto do niej.',
  field: 'Słowa albo numer zasady',
  hint: 'Na przykład: złoto zamek, klasztor, GOLD-28',
  keys: 'Strzałkami przechodzisz między wynikami, klawiszem Enter otwierasz wynik.',
  slash: 'Klawisz / otwiera wyszukiwanie z każdej strony',
  all: 'Wszystkie zasady według numerów',
  kinds: { page: 'Strona', chapter: 'Rozdział', example: 'Przykład', term: 'Pojęcie' },
  found: places,
  foundMore: (count, shown) => `${places(count)} Poniżej najtrafniejsze (${shown}); kolejne słowo zawęzi wyszukiwanie.`,
  none: (query) => `Nie znaleziono niczego dla „${query}”. Wpisz mniej słów albo tylko ich początki.`,
  foreign: (query, language, name) => `„${query}” (${language}) to po polsku „${name}”. Oto, co się dla tego znalazło.`,
  failed: 'Nie udało się wczytać wyszukiwania. Wszystkie zasady są na liście poniżej.',
};
