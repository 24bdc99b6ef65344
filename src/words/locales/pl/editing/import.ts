import { type ImportWords, sizer } from '../../../editing/import.ts';
import { picker } from '../../../plural.ts';
import { and, quote } from '../nouns.ts';

const pick = picker('pl');
const times = (count: number): string => pick(count, { one: 'raz', few: `${count} razy`, many: `${count} razy` });
const moves = (count: number): string =>
  pick(count, { one: 'jeden ruch', few: `${count} ruchy`, many: `${count} ruchów` });

const possible =
  'Można otworzyć: linki do scenariuszy, scenariusze w formacie JSON, zapisane tu obrazy (SVG, PNG, GIF) i gry zapisane w JCloisterZone 5 i 6 (.jcz).';

export const imports: ImportWords = {
  title: 'Otwieranie',
  hint: `${possible} Pliki można też upuścić w dowolnym miejscu tej strony, a tekst wkleić. Otwarty scenariusz najpierw tylko oglądasz; szkice pozostają bez zmian.`,
  field: 'Link, notacja lub JSON',
  open: 'Otwórz',
  choose: 'Wybierz plik…',
  close: 'Zamknij',
  back: 'Wróć do mojego szkicu',
  another: 'Otwórz coś innego',
  drop: 'Upuść, aby otworzyć.',
  reading: 'Czytanie…',
  opened: (name) => `Otwarto: ${name}.`,
  aText: 'wklejony tekst',
  left: (names) => `Pliki otwiera się po jednym. Nie otwarto: ${and(names)}.`,
  problems: {
    nothing: () => 'Nie ma czego otworzyć: jest tu pusto.',
    'too-big': (d) => `To jest za duże: ${d.size}. Da się odczytać najwyżej ${d.most}.`,
    'no-access': () =>
      'Tego pliku nie da się odczytać. Może to folder albo plik został przeniesiony lub zmieniony. Wybierz go ponownie.',
    foreign: (d) => d.what,
    'no-link': () => 'W tym tekście nie ma linku do scenariusza.',
    'no-example': () => 'Pod tym adresem nie ma przykładu.',
    'json-broken': (d) =>
      d.place
        ? `Zaczyna się jak JSON, ale urywa się w miejscu ${d.place} (wiersz i kolumna).`
        : 'Zaczyna się jak JSON, ale nie da się tego odczytać do końca.',
    'json-other': () => 'To jest JSON, ale nie scenariusz ani zapisana gra.',
    document: () => 'Tego scenariusza nie da się odczytać:',
    'picture-plain': () =>
      'W tym obrazie nie ma scenariusza. Programy, które przesyłają obrazy dalej, często go usuwają.',
    'picture-cut': () => 'Ten obraz jest niepełny: brakuje jego końca, a wcześniej nie ma w nim scenariusza.',
    'picture-damaged': () => 'Ten obraz jest uszkodzony: suma kontrolna scenariusza się nie zgadza.',
    'drawing-broken': () => 'Zaczyna się jak rysunek (SVG), ale jest zapisane niepoprawnie.',
    'drawing-declares': () =>
      'Ten rysunek deklaruje typ dokumentu, czego nie robi żaden rysunek zapisany tutaj. Nie zostanie odczytany.',
    offline: () => 'Nie udało się wczytać wszystkiego, co jest do tego potrzebne. Czy masz połączenie z siecią?',
    unexpected: (d) => `Wystąpił błąd w samym edytorze (${d.what}). Niczego nie otwarto; szkice pozostały bez zmian.`,
  },
  foreign: {
    zip: 'To jest archiwum (ZIP) albo dokument biurowy.',
    gzip: 'To jest plik skompresowany (gzip).',
    pdf: 'To jest dokument PDF.',
    jpeg: 'To jest zdjęcie (JPEG). Takie obrazy nie mogą zawierać scenariusza.',
    webp: 'To jest obraz WebP. Takie obrazy nie mogą zawierać scenariusza.',
    heif: 'To jest obraz HEIF lub AVIF. Takie obrazy nie mogą zawierać scenariusza.',
    video: 'To jest plik wideo.',
    java: 'To plik zapisany przez program w Javie, na przykład JCloisterZone sprzed wersji 5. Otwórz go tam w wersji 5 lub 6 i zapisz ponownie.',
    html: 'To jest strona internetowa bez linku do scenariusza.',
    xml: 'To jest plik XML, ale nie rysunek.',
    binary: 'To jest plik nieznanego tu rodzaju.',
  },
  possible,
  losses: (count) => `Inaczej niż w zapisanej grze: ${count}`,
  loss: {
    set: (name) => `Nie ma tu kafelków z zestawu ${quote(name)}.`,
    element: (name) => `Nie ma tu elementu ${quote(name)}.`,
    moves: (d) => `Pominięto ${moves(d.count)} rodzaju, którego tu nie ma, od tury ${d.turn} (${d.name}).`,
    piece: (d) => `Tura ${d.turn}: postawiono figurkę, której tu nie ma (${d.name}); pominięto ją.`,
    elsewhere: (d) => `Tura ${d.turn}: postawiono podwładnego na innym kafelku niż właśnie dołożony; pominięto go.`,
    stopped: (d, why) => `Gra urywa się w turze ${d.turn}, do końca brakuje: ${moves(d.moves)}. ${why}`,
    decided: {
      'take-gold': (count) =>
        `Złoto rozdano ${times(count)} bez niczyjego wyboru: bierze się je stamtąd, gdzie prawo do niego ma najwięcej graczy.`,
      'score-castle': (count) => `Obszar dla zamku wybrano ${times(count)} bez pytania graczy: punktuje najcenniejszy.`,
      other: (count) => `Zapis gry ${times(count)} nie mówi, co wybrano: przyjęto pierwszy możliwy wybór.`,
    },
    leftOver: (count) =>
      pick(count, {
        one: 'Jeden kafelek nie został dołożony. Gdy go dobrano, nigdzie nie pasował, więc grę uznano za zakończoną.',
        few: `${count} kafelki nie zostały dołożone. Gdy je dobrano, nigdzie nie pasowały, więc grę uznano za zakończoną.`,
        many: `${count} kafelków nie zostało dołożonych. Gdy je dobrano, nigdzie nie pasowały, więc grę uznano za zakończoną.`,
      }),
  },
  halts: {
    'unknown-tile': (name) => `Nie ma tu kafelka ${quote(name)}.`,
    parted: () => 'Tutaj jest tura kogoś innego albo dobrano inny kafelek.',
    'not-asked': (name) => `Nikt tu nie jest pytany o taki ruch (${name}).`,
    'unknown-place': (name) => `Na kafelku nie ma tego miejsca (${name}).`,
    unsold: () => 'Kafelki wystawione na bazarze nie zostały jeszcze dołożone, więc nie wiadomo, które to są.',
    'too-long': () => 'Więcej nie zmieści się w scenariuszu.',
  },
  saves: {
    'older-version': (d) =>
      `Tę grę zapisał program JCloisterZone ${d.found}. Można otwierać gry od wersji 5: wczytaj ją tam i zapisz ponownie.`,
    malformed: (d) => `Zaczyna się jak zapisana gra, ale nie jest tak zbudowane${d.at && ` (${d.at})`}.`,
    'too-many-moves': (d) => `Liczba ruchów w tej zapisanej grze to ${d.found}, więcej niż w jakiejkolwiek grze.`,
    players: (d) => `Liczba graczy w tej zapisanej grze to ${d.found}; tutaj może ich być od 2 do 6.`,
    'start-tile': (d) => `Gra zaczyna się od kafelka, którego tu nie ma: ${quote(d.found)}.`,
    'start-impossible': () => 'Kafelki, od których zaczyna się gra, nie mogą tak leżeć.',
  },
  size: sizer('pl'),
};
