/** What is said about the state of the translations, in Polish. */
import { picker } from '../../plural.ts';
import type { TranslationWords } from '../../site.ts';

const pick = picker('pl');

export const translation: TranslationWords = {
  title: 'Na ile kompletne są tłumaczenia',
  description:
    'Ile naszych tekstów o Carcassonne jest po niderlandzku, polsku i rumuńsku i czy nadążają za angielskimi.',
  lede: 'Cztery równorzędne języki: trzeba więc zauważyć, gdy któryś zostaje w tyle. Dlatego każdy tekst porównujemy z angielskim.',
  how: 'Każda zasada, każdy nagłówek i każdy podpis liczy się osobno i pamięta, z którego tekstu angielskiego powstał. Gdy ten się zmieni, tłumaczenie uchodzi za nieaktualne, dopóki ktoś go nie przejrzy. Jeśli jakiegoś brakuje, w jego miejscu stoi tekst angielski z odpowiednią uwagą.',
  figures: 'Liczby zaokrąglamy w dół: 100% to naprawdę wszystko.',
  part: 'Teksty',
  parts: {
    pages: { name: 'Strony', about: 'tytuły, wstępy, nagłówki, tabele między zasadami' },
    rules: { name: 'Zasady', about: 'razem z uwagami' },
    captions: { name: 'Przykłady', about: 'tytuły i podpisy' },
    interface: { name: 'Program', about: 'przyciski i zdania; gdy któregoś brakuje, witryny nie da się zbudować' },
  },
  complete: 'Niczego nie brakuje i nic nie jest nieaktualne.',
  gaps: { missing: 'Brakuje', outdated: 'Nieaktualne' },
  missing: 'Jeszcze nieprzetłumaczone. To tekst angielski.',
  outdated: 'Tekst angielski od tego czasu się zmienił.',
  english: 'Tekst angielski',
  missingParts: (count) =>
    pick(count, {
      one: 'Jeden tekst jest tu jeszcze po angielsku.',
      few: `${count} teksty są tu jeszcze po angielsku.`,
      many: `${count} tekstów jest tu jeszcze po angielsku.`,
    }),
  outdatedParts: (count) =>
    pick(count, {
      one: 'Jeden tekst jest tu starszy od angielskiego.',
      few: `${count} teksty są tu starsze od angielskich.`,
      many: `${count} tekstów jest tu starszych od angielskich.`,
    }),
};
