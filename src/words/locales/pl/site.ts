/** The words of the site in Polish. */
import { counter } from '../../plural.ts';
import type { SiteWords } from '../../site.ts';
import { coverage } from './coverage.ts';
import { translation } from './translation.ts';

export const pl: SiteWords = {
  language: 'Polski',
  tagline: 'Carcassonne, zasada po zasadzie',
  skip: 'Przejdź do tekstu',
  home: 'Strona główna',
  languages: 'Języki',
  neighbours: 'Poprzednia i następna strona',
  contents: 'Spis treści',
  theme: { label: 'Kolory', auto: 'Auto', light: 'Jasne', dark: 'Ciemne' },
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
    'zmg-rush': {
      name: 'Z-Man Games',
      about: 'Początek angielskiej instrukcji „Gorączki złota” oraz strona o produkcie.',
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
    'wiki-gifts': {
      name: 'WikiCarpedia',
      about: 'Prezenty: strona po niderlandzku, angielsku i francusku, z wcześniejszymi wersjami.',
    },
    'wiki-crop-1': { name: 'WikiCarpedia', about: 'Kręgi w zbożu, pierwsza edycja.' },
    'wiki-crop-2': { name: 'WikiCarpedia', about: 'Kręgi w zbożu, druga i trzecia edycja.' },
    'wiki-features': { name: 'WikiCarpedia', about: 'Strony dodatków, z których pochodzą te obszary.' },
    'wiki-rush': {
      name: 'WikiCarpedia',
      about: 'Gorączka złota: strona po angielsku, niderlandzku, rumuńsku, czesku i francusku.',
    },
    'wiki-sheriff': { name: 'WikiCarpedia', about: 'Szeryf: strona po niderlandzku, angielsku, francusku i rumuńsku.' },
    'wiki-players': {
      name: 'WikiCarpedia (gracze)',
      about: 'Wyjaśnienia na jej stronach, które pochodzą od graczy, a nie od wydawcy.',
    },
    order: { name: 'WikiCarpedia', about: 'Tura ze wszystkimi dodatkami, zestawiona przez graczy.' },
    car: {
      name: 'Complete Annotated Rules',
      about: 'Zbiór zasad przygotowany przez graczy, wersje 7.3 i 7.4. Znamy go z cytatów.',
    },
    faq: {
      name: 'Dawne FAQ',
      about: 'Pytania o opactwa i siedziby kultu z wczesnymi odpowiedziami wydawcy, zebrane przez graczy.',
    },
    grace: { name: 'gracefulboot.com', about: 'Trzy sposoby podliczania chłopów, 2003.' },
    bsw: { name: 'BrettspielWelt', about: 'Niderlandzki podręcznik gry internetowej.' },
    fan: {
      name: 'Carcassonne Fandom',
      about: 'Wiki miłośników gry oraz streszczenia zasad pisane przez sklepy i graczy.',
    },
    forum: {
      name: 'Carcassonne Central',
      about: 'Niemiecka instrukcja „Kręgów w zbożu I”, przetłumaczona na forum przez gracza.',
    },
    papageek: { name: 'papageek.com', about: 'Kopia zasad „Kręgów w zbożu”.' },
    reviews: {
      name: 'Recenzje',
      about:
        'Recenzje i streszczenia „Gorączki złota” po niemiecku, angielsku, polsku, francusku i hiszpańsku. Opieramy się na tym, co mówi kilka z nich.',
    },
    tiles: { name: 'Spisy kafelków', about: 'Publicznie dostępne zestawienia drukowanych kafelków.' },
    jcz: { name: 'JCloisterZone', about: 'Wolna wersja komputerowa: jak rozstrzyga działający program.' },
    fcz: { name: 'FanCloisterZone', about: 'Wolna wersja komputerowa: jej kafelki i to, jak rozstrzyga.' },
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
    worth: 'Punkty:',
  },
  notFound: 'Tej strony nie ma w księdze. Ten adres prowadzi donikąd. Może po drodze zgubiła się jakaś litera.',
  embedNeedsScript:
    'Ten scenariusz wymaga skryptów, a ta przeglądarka ich tutaj nie uruchamia. Link prowadzi do wszystkich zasad i przykładów.',
  notKept:
    'Nie ma połączenia z siecią, a tej strony nie ma na urządzeniu. Jest za to język, w którym już coś tu czytano: jego strona główna prowadzi dalej.',
  update: { there: 'Jest nowa wersja.', load: 'Wczytaj', later: 'Później' },
  front: {
    title: 'Cartulary: zasady Carcassonne rozegrane krok po kroku',
    description:
      'Zasady gry Carcassonne ze złotem, prezentami i zamkami oraz Gorączki złota po polsku, angielsku, niderlandzku i rumuńsku. Każdy przykład można rozegrać, każdy punkt jest rozliczony.',
    question: 'Kto bierze złoto?',
    invitation: 'Wybierz, kto ukończy miasto, a potem kto weźmie którą sztabkę.',
    make: 'Ułóż własną sytuację',
    books: 'Zasady gry',
    book: {
      base: 'Drogi, miasta, klasztory i pola, od pierwszego kafelka do ostatniego punktu',
      goldmines: 'Kto bierze złoto, w jakiej kolejności i ile jest warte',
      castles: 'Małe miasto staje się zamkiem i czeka, aż w okolicy coś zostanie ukończone',
      gifts: 'Kto pomaga innym, dostaje kartę i otwiera ją, kiedy chce',
      'crop-circles': 'Dla wszystkich o jednego podwładnego więcej albo o jednego mniej',
      'gold-features': 'Opactwa, siedziby kultu, ogrody i wszystkie inne obszary, które dają złoto',
      'gold-rush': 'Samodzielna gra: góry, linie kolejowe, namioty i żetony',
      sheriff: 'Szeryf do „Gorączki złota” i dwa cmentarze',
    },
    about: 'Co to jest',
    aboutText: [
      'W kartularzu średniowieczny klasztor spisywał swoje prawa i roszczenia. Nasz zawiera zasady Carcassonne w czterech równorzędnych językach. Każda zasada ma numer, w każdym języku ten sam: wyślij komuś link, a jednym kliknięciem przejdzie do tej samej zasady w swoim języku.',
      'Przykłady to nie tylko obrazki. Rozgrywa je program, który zna zasady: przechodź krok po kroku, wybieraj inaczej i patrz, kto za co dostaje punkty. Każdy punkt jest rozpisany, a przy każdym rozstrzygnięciu stoi zasada, z której wynika.',
      'Obok zasady widać, skąd pochodzi. Gdy źródła sobie przeczą albo milczą, mówimy to wprost i piszemy, jak to rozstrzygnęliśmy.',
    ],
  },
  coverage,
  translation,
  footer: {
    game: 'Carcassonne to gra Klausa-Jürgena Wredego, wydawana przez Hans im Glück. Nie jesteśmy związani z wydawcą.',
    publisher: 'Strona wydawcy',
    ours: 'Wszystkie zdania i rysunki tutaj są nasze.',
    program: 'Program:',
    texts: 'Teksty i rysunki:',
  },
};
