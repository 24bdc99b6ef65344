/** What the page about exploring says, in Polish. */
import type { ExplorePageWords } from '../../explorePage.ts';
import { explore } from './explore.ts';
import { replay } from './replay.ts';

export const explorePage: ExplorePageWords = {
  title: 'Co może się zdarzyć i co jest najlepsze',
  description:
    'Jak zobaczyć wszystko, do czego może prowadzić wybór w Carcassonne, który wybór jest najlepszy i co to słowo zakłada.',
  lede: 'Przy wielu krokach naszych przykładów można rozwinąć tabelę wszystkiego, co może nastąpić. Nikt jej nie napisał: program rozgrywa każdy ciąg wyborów do końca.',
  parts: {
    table: {
      title: 'Jak czytać tabelę',
      paragraphs: [
        [
          'Każdy wiersz to jedno możliwe zakończenie tury: co kto odtąd dostanie. Obok stoją pierwsze wybory, które wciąż mogą do niego doprowadzić, i liczba ciągów wyborów, które do niego prowadzą.',
        ],
        [
          `Gwiazdka znaczy, że żaden inny wynik nie daje tej osobie więcej. „${explore.documented}” oznacza to, co rozgrywa nasz przykład, a „${explore.best}” to, co wyjdzie, gdy wszyscy grają najlepiej, jak można.`,
        ],
        [
          'Tabeli nie ma tam, gdzie niczego by nie mówiła: gdy przy każdym wyborze wszyscy dostają to samo albo gdy trzeba dołożyć kafelek i wyników jest zbyt wiele, by je czytać.',
        ],
      ],
    },
    example: {
      title: 'Przykład do wypróbowania',
      paragraphs: [
        [
          'Leżą tu trzy sztabki złota, a każda z dwóch osób ma prawo do dwóch z nich. Najpierw bierze aktywny gracz, potem biorą na zmianę, dowolnie spośród sztabek, do których mają prawo.',
          'GOLD-28',
          'GOLD-30',
        ],
        [
          `Niech Czerwony ukończy miasto; rozwiń wtedy pod planszą „${explore.couldHappen}”. Czerwony dostaje dwie sztabki, jeśli najpierw weźmie tę, do której prawo ma też Niebieski. Druga może poczekać; kto zacznie od niej, zostanie z jedną.`,
          'GOLD-31',
        ],
      ],
    },
    best: {
      title: 'Co zakłada słowo „najlepsze”',
      paragraphs: [
        [
          'Każdy gra dla siebie, widzi całą planszę, nie popełnia błędów i wie, że inni też tak robią. Ludzie przy stole tacy nie są: coś przeoczą, pomogą sobie nawzajem albo się na kogoś uwezmą.',
        ],
        [
          'Tam, gdzie bierze się złoto, najlepsze jest najwięcej złota. Gdzie indziej jest to najwięcej punktów, a złoto liczy się za tyle, ile byłoby warte, gdyby gra kończyła się teraz. Z dwóch równych wyborów lepszy jest ten, który mniej zostawia innym.',
          'GOLD-40',
        ],
        [
          'Liczy się tylko ta tura. Podwładny, który zostaje na planszy, może później dać wiele punktów, a ten, który wraca, może się przydać. Tabela nic o tym nie wie: to, co najlepsze dla tury, nie musi być najlepsze dla całej gry.',
        ],
      ],
    },
    try: {
      title: 'Jak próbować',
      paragraphs: [
        [
          `Przy dowolnym kroku naciśnij „${replay.tryIt}”, a potem „${replay.whatCouldHappen}”. Pojawi się ta sama tabela dla pozycji, do której udało ci się dojść. „${explore.playThis}” rozgrywa jedną z dróg do wyniku, ruch po ruchu; „${replay.undo}” cofa ruchy.`,
        ],
        [
          'Z kafelkiem w ręce zamiast tabeli widać listę wszystkich miejsc wraz z tym, co każde daje od razu, a punkty stoją na planszy. Listę można sortować. Taka sama jest dla podwładnego.',
        ],
      ],
    },
    limits: {
      title: 'Gdzie to się kończy',
      paragraphs: [
        [
          'Szukanie kończy się z turą, bo następna zaczyna się od kafelka, którego nikt nie zna. Kończy się wcześniej, jeśli kafelki dobiera się w środku tury albo decyduje los. Karty i żetony wzięte zakryte liczą się, ale nie ich wartość.',
        ],
        [
          'We własnych próbach szukanie przerywa się po tysiącu pozycji. Tabela wtedy o tym mówi, a wszystkie jej liczby znaczą „co najmniej”.',
        ],
      ],
    },
  },
};
