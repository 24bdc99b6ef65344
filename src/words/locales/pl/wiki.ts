/** What the pages outside the rule books say, in Polish. */
import type { WikiWords } from '../../wiki.ts';

export const wiki: WikiWords = {
  topics: {
    about: {
      title: 'O tej książce',
      description:
        'Co jeszcze jest w tej wiki z zasadami Carcassonne, czyja to gra, na jakich licencjach ją udostępniamy i jak zgłosić błąd.',
      lede: 'Obok zasad są strony o zasadach. Tu jest ich spis, a także informacja, co do kogo należy.',
    },
    examples: {
      title: 'Wszystkie przykłady',
      description:
        'Każdy przykład do zasad Carcassonne z tej wiki jako obrazek, według książek i według zasad. Każdy można rozegrać krok po kroku.',
      lede: 'Wszystkie przykłady do tych zasad, każdy ze swoim pierwszym obrazkiem. Wybierz część; kliknięcie przykładu prowadzi tam, gdzie można go rozegrać.',
    },
    symbols: {
      title: 'Rysunki i symbole',
      description:
        'Co znaczą symbole na kafelkach i planszy: proporce, złoto, kręgi w zbożu, budowle, samorodki, pionki i znaki graczy.',
      lede: 'Wszystko, co rysujemy na kafelkach i planszach, z wyjaśnieniem i właściwą zasadą. Drukowane kafelki wyglądają w każdej edycji inaczej; te rysunki są nasze.',
    },
    boxes: {
      title: 'Które pudełka masz?',
      description:
        'Jak odróżnić edycje Carcassonne i dodatki, na naszych rysunkach, i jak zwinąć zasady, których nie potrzebujesz.',
      lede: 'Carcassonne ma trzy edycje i wiele pudełek, a nie każda zasada dotyczy wszystkich. Tutaj widać, po czym poznać każde z nich.',
    },
    sources: {
      title: 'Skąd to wiemy',
      description:
        'Na które pytania o zasady Carcassonne odpowiedział wydawca, co podają źródła, co wywnioskowaliśmy sami, a co pozostaje otwarte.',
      lede: 'Zasada jest tyle warta, co miejsce, w którym ją przeczytano. Tu widać, jak pewne są nasze i co czytaliśmy.',
    },
    differences: {
      title: 'Edycje i języki',
      description:
        'Czym różnią się edycje i wersje językowe zasad Carcassonne: jeden spis dla wszystkich książek tej wiki.',
      lede: 'Gdzie edycje, języki albo źródła podają zasadę inaczej, mówi o tym osobna zasada i dodaje, jak gramy my. Ta strona zbiera je wszystkie.',
    },
    'home-rules': {
      title: 'Zasady domowe',
      description:
        'W co się gra w Carcassonne, choć nie jest to zasadą albo już nią nie jest: zasady domowe, dawne zasady, warianty i pytania bez odpowiedzi.',
      lede: 'Przy niejednym stole gra się w coś, czego nie ma w żadnej instrukcji. Nic w tym złego, o ile wszyscy o tym wiedzą. Nasze przykłady nie stosują niczego z tej strony, chyba że tak przy nich napisano.',
    },
  },
  about: {
    pages: 'Strony',
    colophon: {
      game: {
        name: 'Gra',
        about:
          'Carcassonne to gra Klausa-Jürgena Wredego, wydawana przez Hans im Glück. Nazwa, ilustracje i drukowane zasady należą do swoich właścicieli. Nie jesteśmy związani z wydawcą i nikt u niego nie sprawdzał tego, co tu napisano.',
      },
      texts: {
        name: 'Teksty i rysunki',
        about:
          'Fakty o grze są wolne; słowa i obrazy nie. Dlatego każde zdanie napisaliśmy i każdy obrazek narysowaliśmy sami. Możesz ich używać, także zarobkowo, jeśli podasz, skąd pochodzą.',
      },
      program: {
        name: 'Program',
        about:
          'Program, który rozgrywa zasady i tworzy te strony, też jest wolny. Możesz go używać, zmieniać i przekazywać dalej.',
      },
      type: {
        name: 'Pismo',
        about: 'Tekst złożono krojem Literata, napisy krojem Source Sans 3. Oba są wolne i należą do tej strony.',
      },
      privacy: {
        name: 'Prywatność',
        about:
          'Żadnych ciasteczek, żadnego liczenia odwiedzin, żadnych kont, niczego z innych stron. To, co wybierasz, na przykład jasne albo ciemne kolory, oraz strony zachowane do czytania bez sieci zostają w twojej przeglądarce.',
      },
      mistakes: {
        name: 'Gdy coś się nie zgadza',
        about:
          'Napisz do tego, kto prowadzi stronę, na której to czytasz. Numer zasady wystarczy, żeby znaleźć miejsce w każdym języku; najlepiej dodaj, gdzie przeczytano inaczej. Jeśli chodzi o przykład, wyślij link do kroku. Kto pracuje na źródłach tej książki, w pliku CONTRIBUTING.md znajdzie, jak poprawić zasadę.',
      },
    },
  },
  examples: {
    of: (book) => `Przykłady: ${book}`,
    description: (book) =>
      `${book}: każdy przykład jako obrazek, z zasadami, które pokazuje. Każdy można rozegrać krok po kroku.`,
    lede: 'Pierwszy obrazek każdego przykładu, w kolejności stron, na których stoją.',
    byRule: 'Według zasad',
    byRuleAbout: 'Które z tych przykładów pokazują daną zasadę. Numer zasady prowadzi do jej tekstu.',
    questions: {
      title: 'Pytania graczy',
      about:
        'Sytuacje, które zdarzają się przy niejednym stole, każda z odpowiedzią. Otwierają się w edytorze: można je tam przejść krok po kroku i zmienić.',
    },
    others: {
      title: 'Inne sytuacje',
      about: 'Nie ma ich na żadnej stronie z zasadami. Także one otwierają się w edytorze.',
    },
  },
  sources: {
    certainty: 'Jak pewne są zasady',
    certainties: {
      official: {
        name: 'Odpowiedź wydawcy',
        about: 'Zapytano o to wydawcę. Miesiąc odpowiedzi stoi obok zasady.',
      },
      given: { name: 'Podane w źródłach', about: 'Tak mówią źródła wymienione obok zasady.' },
      partly: {
        name: 'Częściowo nasz własny wniosek',
        about: 'Źródła podają zasadę, ale nie całą; resztę wywnioskowaliśmy.',
      },
      derived: {
        name: 'Nasz własny wniosek',
        about: 'Żadne źródło tego nie mówi, ale wynika to z innych zasad albo program musi to rozstrzygnąć.',
      },
      unconfirmed: {
        name: 'Jeszcze niepotwierdzone',
        about: 'Przeczytaliśmy to tylko w jednym miejscu albo tam, gdzie nie dało się tego sprawdzić.',
      },
      open: {
        name: 'Pytanie otwarte',
        about: 'Żadne źródło nie odpowiada. Zasada mówi, jak gramy, dopóki ktoś nie odpowie.',
      },
    },
    list: 'Co czytaliśmy',
    listAbout:
      'Przy każdym źródle stoją książki, których zasady się na nim opierają, i liczba tych zasad. Niektóre źródła znamy tylko z cytatów; wtedy jest to zaznaczone.',
  },
  differences: {
    editions: 'Które edycje opisujemy',
    editionsAbout: 'Każda książka opisuje jedną edycję i wskazuje, gdzie inne się różnią.',
    also: 'Inne zasady, które mówią o edycjach:',
  },
  homeRules: {
    kinds: {
      home: {
        name: 'Zasady domowe',
        about:
          'Nie ma ich w żadnej instrukcji. Niewiele wiemy o tym, jak często się tak gra: podajemy tylko to, o czym ktoś publicznie opowiedział.',
      },
      old: {
        name: 'Dawne zasady',
        about: 'Kiedyś oficjalne i przez niektórych wciąż stosowane; rozstrzyga edycja, która leży na stole.',
      },
      choice: { name: 'Do wyboru', about: 'Dopuszczają je same zasady albo wydawca.' },
      gap: {
        name: 'Umówcie się wcześniej',
        about: 'Żadne źródło tego nie rozstrzyga. My musieliśmy; wy możecie inaczej.',
      },
    },
    rules: {
      holes: {
        name: 'Bez dziur',
        about:
          'Kafelek nie może otoczyć pustego miejsca. Pewien programista grał tak latami i uważał to za oficjalną zasadę. Nie jest nią: luki są dozwolone, czy jakiś kafelek w nie pasuje, czy nie.',
      },
      hand: {
        name: 'Kafelki na ręce',
        about: 'Każdy ma kilka kafelków i wybiera jeden. Według zasad dobiera się jeden kafelek i się go układa.',
      },
      smallCity: {
        name: '2 punkty za małe miasto',
        about: 'Tak grano do 2001 roku, a na niektórych turniejach jeszcze długo potem. Dziś są to 4 punkty.',
      },
      oldFields: {
        name: 'Dawne sposoby liczenia pól',
        about: 'Miasto po mieście albo każde miasto raz na gracza. Od 2002 roku każde pole liczy swoje miasta.',
      },
      agreement: {
        name: 'Wspólna zgoda, że kafelek nigdzie nie pasuje',
        about: 'W pierwszej edycji wszyscy muszą się zgodzić. Dziś kafelek po prostu się odkłada.',
      },
      noFarmers: {
        name: 'Bez chłopów',
        about: 'W nowszych pudełkach są uzupełnieniem, żeby pierwsze partie były łatwiejsze. U nas są zawsze.',
      },
      bazaars: {
        name: 'Bazary bez licytacji',
        about: 'Każdy po kolei bierze jeden z kafelków. Wariant z samych zasad.',
      },
      rioGrande: {
        name: 'Złoto za obszar',
        about:
          'W wydaniu Rio Grande brało się jedną sztabkę za każdy punktowany obszar. Jak dokładnie, nie udało nam się ustalić.',
      },
      tie: { name: 'Remis na koniec', about: 'Żadna zasada go nie rozstrzyga. U nas gracze dzielą się zwycięstwem.' },
      debt: {
        name: 'Licytowanie ponad stan',
        about: 'Czy oferta może zepchnąć wynik poniżej zera? Pozwalamy licytować do wysokości wyniku.',
      },
      fortune: {
        name: '„Weź 2” i „Wróżbita”',
        about:
          'Dwa zdania się wykluczają: karta nic nie daje albo daje jeden kafelek więcej. Przyjmujemy pierwsze, chyba że umówicie się na drugie.',
      },
    },
    see: 'Zob.',
  },
};
