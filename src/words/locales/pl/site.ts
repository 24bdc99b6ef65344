/** The words of the site in Polish. */
import { counter } from '../../plural.ts';
import type { SiteWords } from '../../site.ts';

export const pl: SiteWords = {
  language: 'Polski',
  tagline: 'Carcassonne, zasada po zasadzie',
  skip: 'Przejdź do tekstu',
  home: 'Strona główna',
  languages: 'Języki',
  neighbours: 'Poprzednia i następna strona',
  contents: 'Spis treści',
  theme: { label: 'Kolory', auto: 'Automatyczne', light: 'Jasne', dark: 'Ciemne' },
  example: 'Przykład',
  marks: {
    official: (date) => `Odpowiedź wydawcy, ${date}`,
    derived: 'Nasz własny wniosek',
    partly: 'Częściowo nasz własny wniosek',
    open: 'Pytanie otwarte',
    unconfirmed: 'Jeszcze niepotwierdzone',
  },
  source: (count) => (count === 1 ? 'Źródło:' : 'Źródła:'),
  sources: {
    hig: { name: 'Hans im Glück', about: 'Niemiecka instrukcja gry podstawowej, od wydawcy.' },
    monasteries: {
      name: 'Hans im Glück',
      about: 'Odpowiedź o klasztorach specjalnych i zamkach, maj 2014, w postaci cytowanej przez graczy.',
    },
    'rgg-bigbox': { name: 'Rio Grande Games', about: 'Angielska instrukcja wydania Big Box, 2006.' },
    zmg: { name: 'Z-Man Games', about: 'Angielska ulotka „The Gold Mines”, od wydawcy edycji angielskiej.' },
    'zmg-castles': {
      name: 'Z-Man Games',
      about: 'Angielska instrukcja dodatku „Mosty, zamki i bazary”, druga edycja.',
    },
    wiki: {
      name: 'WikiCarpedia',
      about: 'Kopalnie złota, pierwsza edycja: porównane ze sobą strony po niderlandzku, angielsku, polsku i rumuńsku.',
    },
    'wiki-en': { name: 'WikiCarpedia (en)', about: 'Tylko angielski tekst tej strony.' },
    'wiki-nl': { name: 'WikiCarpedia (nl)', about: 'Tylko niderlandzka wersja tej strony.' },
    'wiki-pl': { name: 'WikiCarpedia (pl)', about: 'Tylko polska wersja tej strony.' },
    'wiki-ro': { name: 'WikiCarpedia (ro)', about: 'Tylko rumuńska wersja tej strony.' },
    'wiki-c2': { name: 'WikiCarpedia', about: 'Kopalnie złota, druga i trzecia edycja.' },
    'wiki-base': { name: 'WikiCarpedia', about: 'Gra podstawowa, druga i trzecia edycja.' },
    'wiki-base-1': { name: 'WikiCarpedia', about: 'Gra podstawowa, pierwsza edycja.' },
    'wiki-farmers': { name: 'WikiCarpedia', about: 'Pola i chłopi, we wszystkich edycjach.' },
    'wiki-history': {
      name: 'WikiCarpedia',
      about: 'Jak od 2000 roku podliczano małe miasta i pola.',
    },
    'wiki-castles-1': { name: 'WikiCarpedia', about: 'Mosty, zamki i bazary, pierwsza edycja.' },
    'wiki-castles-2': { name: 'WikiCarpedia', about: 'Mosty, zamki i bazary, druga edycja.' },
    order: { name: 'WikiCarpedia', about: 'Tura ze wszystkimi dodatkami, zestawiona przez graczy.' },
    car: {
      name: 'Complete Annotated Rules',
      about: 'Zbiór zasad przygotowany przez graczy, wersje 7.3 i 7.4. Znamy go z cytatów.',
    },
    grace: { name: 'gracefulboot.com', about: 'Trzy sposoby podliczania chłopów, 2003.' },
    bsw: { name: 'BrettspielWelt', about: 'Niderlandzki podręcznik gry internetowej.' },
    fan: {
      name: 'Carcassonne Fandom',
      about: 'Wiki miłośników gry oraz streszczenia zasad pisane przez sklepy i graczy.',
    },
    tiles: { name: 'Spisy kafelków', about: 'Publicznie dostępne zestawienia wydrukowanych kafelków.' },
    jcz: { name: 'JCloisterZone', about: 'Wolna wersja komputerowa: jak rozstrzyga działający program.' },
  },
  count: counter('pl', {
    rule: { one: 'zasada', few: 'zasady', many: 'zasad' },
    example: { one: 'przykład', few: 'przykłady', many: 'przykładów' },
    face: { one: 'wzór', few: 'różne wzory', many: 'różnych wzorów' },
    tile: { one: 'kafelek', few: 'kafelki', many: 'kafelków' },
  }),
  startTile: (letter) => `Jeden z kafelków ${letter} to kafelek startowy`,
  gold: {
    caption: 'Znajdź swoją liczbę sztabek.',
    pieces: 'Sztabki złota',
    each: 'Punkty za sztabkę',
    together: 'Razem',
    from: (count) => `${count} i więcej`,
    yours: 'Twoje sztabki złota',
    worth: 'pkt',
  },
  notFound: 'Tej strony nie ma w księdze. Ten adres prowadzi donikąd. Może po drodze zgubiła się jakaś litera.',
  front: {
    title: 'Cartulary: zasady Carcassonne rozegrane krok po kroku',
    description:
      'Zasady gry Carcassonne, Kopalni złota i zamków po polsku, angielsku, niderlandzku i rumuńsku. Każdy przykład można rozegrać, każdy punkt jest rozliczony.',
    question: 'Kto bierze złoto?',
    invitation:
      'Miasto Niebieskiego jest prawie gotowe, tuż obok zamku Czerwonego. W grze są dwie sztabki złota. Zdecyduj, czyja to tura i kto którą bierze.',
    books: 'Zasady gry',
    book: {
      base: 'Drogi, miasta, klasztory i pola, od pierwszego kafelka do ostatniego punktu',
      goldmines: 'Kto bierze złoto, w jakiej kolejności i ile jest warte',
      castles: 'Małe miasto zamienia się w zamek i czeka na to, co ukończą sąsiedzi',
    },
    about: 'Co to jest',
    aboutText: [
      'W kartularzu średniowieczny klasztor spisywał swoje prawa i roszczenia. Nasz zawiera zasady Carcassonne w czterech równorzędnych językach. Każda zasada ma numer, w każdym języku ten sam: wyślij komuś link, a przeczyta ją po swojemu.',
      'Przykłady to nie tylko obrazki. Rozgrywa je program, który zna zasady: przechodź krok po kroku, wybieraj inaczej i patrz, kto za co dostaje punkty. Każdy punkt jest rozpisany, a przy każdym rozstrzygnięciu stoi zasada, z której wynika.',
      'Obok zasady widać, skąd pochodzi. Gdy źródła sobie przeczą albo milczą, mówimy to wprost i piszemy, jak to rozstrzygnęliśmy.',
    ],
  },
  footer: {
    game: 'Carcassonne to gra Klausa-Jürgena Wredego, wydawana przez Hans im Glück. Nie jesteśmy związani z wydawcą.',
    publisher: 'Strona wydawcy',
    ours: 'Każde zdanie i każdy rysunek tutaj jest nasz.',
    program: 'Program:',
    texts: 'Teksty i rysunki:',
  },
};
