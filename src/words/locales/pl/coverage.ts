/** What the page about the coverage of the rules says, in Polish. */
import type { CoverageWords } from '../../site.ts';

export const coverage: CoverageWords = {
  title: 'Które zasady są rozgrywane',
  description:
    'Które z naszych zasad Carcassonne program wykonuje sam, które przykłady je pokazują, a których nie da się wykonać i dlaczego.',
  lede: 'Wszystko, co w tych zasadach da się wykonać, nasz program wykonuje. Ta strona rozlicza to zasada po zasadzie.',
  how: 'Zasada uchodzi za wykonywaną, jeśli program powołuje się na nią podczas gry: gdy coś się dzieje, gdy ktoś musi o czymś zdecydować albo gdy czegoś nie wolno. Musi ją też pokazywać co najmniej jeden przykład. Rozgrywane są wszystkie kroki wszystkich przykładów i kilka losowych partii. Jeśli choć jedna zasada tego nie spełnia, nasze testy nie przechodzą.',
  legend: 'Co znaczą te słowa',
  columns: { rule: 'Zasada', play: 'Jak', examples: 'Przykłady' },
  plays: {
    executed: { name: 'wykonywana', about: 'Program się na nią powołuje, a przykład ją pokazuje.' },
    absence: {
      name: 'widać po braku',
      about: 'Widać ją tylko po tym, co się nie dzieje albo czego nie można wybrać. Przykład oczekuje właśnie tego.',
    },
    'set-up': {
      name: 'przygotowanie',
      about: 'Poprzedza pierwszy kafelek. Powołuje się na nią każda nowa gra; przykłady zaczynają się później.',
    },
    contents: {
      name: 'zawartość',
      about: 'Mówi, co jest w pudełku, jak to wygląda, czyje to dzieło i kiedy się ukazało.',
    },
    words: { name: 'znaczenie', about: 'Mówi, co znaczy dane słowo albo co należy do zasad.' },
    table: { name: 'przy stole', about: 'Dotyczy tego, co ludzie robią rękami; program tego nie potrzebuje.' },
    advice: { name: 'rada', about: 'Coś doradza i do niczego nie zmusza.' },
    versions: {
      name: 'wersje',
      about: 'Porównuje edycje, języki albo źródła. Nasze rozstrzygnięcie jest w innej zasadzie.',
    },
    repeats: { name: 'powtórzenie', about: 'Mówi jeszcze raz, albo na przykładzie, to, co mówią inne zasady.' },
    'other-expansion': { name: 'inny dodatek', about: 'Wymaga dodatku, którego tu nie opisujemy.' },
    variant: { name: 'wariant', about: 'Dotyczy sposobu gry, którego program nie oferuje.' },
    unknown: { name: 'nie wiadomo', about: 'Źródła nie podają nam tekstu albo liczb.' },
  },
};
