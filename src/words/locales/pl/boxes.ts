/** What is said of boxes and editions, in Polish. */
import type { BoxWords } from '../../boxes.ts';

export const boxes: BoxWords = {
  groups: {
    editions: {
      name: 'Która edycja?',
      about:
        'Liczy się wygląd kafelków, a nie rok na pudełku. Nasze rysunki są dla każdej edycji takie same; pokazują, na co patrzeć.',
    },
    boxes: {
      name: 'Które dodatki?',
      about: 'Każde pudełko poznasz po kafelkach lub elementach, których nie ma w innych. Rysunki są nasze.',
    },
  },
  editions: { 1: 'Pierwsza edycja', 2: 'Druga edycja', 3: 'Trzecia edycja' },
  aboutEdition: {
    1: 'Od 2000 do 2014 roku. Na żadnym kafelku gry podstawowej nie ma ogrodu. Angielskie zasady mówią: follower, cloister, farm i thief.',
    2: 'Od 2014 roku. Osiem kafelków gry podstawowej ma mały ogród, a w pudełku są opaci i Rzeka. Angielskie zasady mówią: meeple, monastery, field i highwayman.',
    3: 'Od 2021 roku. Opaci, Rzeka i ogrody jak w drugiej edycji i te same zasady gry. Podwładny, który leży na klasztorze specjalnym jako opat, nazywa się w trzeciej edycji przeorem.',
  },
  boxes: {
    goldmines: 'Kopalnie złota',
    castles: 'Mosty, zamki i bazary',
    gifts: 'Prezenty',
    'crop-circles': 'Kręgi w zbożu',
    abbot: 'Opat',
    abbey: 'Opactwo i burmistrz',
    shrines: 'Hrabia, król i rzeka',
    monasteries: 'Klasztory specjalne',
    darmstadt: 'Zestaw promocyjny „Darmstadt”',
    yaga: 'Chatka Baby Jagi',
    'german-castles': 'Zamki w Niemczech',
    cathedrals: 'Katedry w Niemczech',
    mists: 'Ghosts, Castles & Cemeteries',
    inns: 'Karczmy i katedry',
    traders: 'Kupcy i budowniczowie',
    dragon: 'Księżniczka i smok',
    tower: 'Wieża',
    circus: 'Cyrk',
    hills: 'Wzgórza i owce',
    revolts: 'Powstanie chłopów',
    halflings: 'Halflingi',
    fortune: 'Wróżbita',
    phantom: 'Fantom',
    mage: 'Mag i wiedźma',
    robbers: 'Rabusie',
  },
  aboutBox: {
    goldmines:
      'Osiem kafelków z małym stosem złota i 16 sztabek. W pudełkach pierwszej edycji jest jeszcze kafelek z kręgiem w zbożu, w późniejszych zamiast niego żeton punktacji.',
    castles: 'Osiem z dwunastu kafelków ma bazar. Zamki i mosty kładzie się także na kafelkach z innych pudełek.',
    gifts: 'Same karty: 25 prezentów pięciu rodzajów i żadnych kafelków.',
    'crop-circles':
      'Krąg w zbożu z widłami, maczugą albo tarczą. Są dwa zestawy po sześć kafelków; drugi rozdzielono między sześć minidodatków, po jednym w każdym.',
    abbot:
      'Dla każdego jeszcze jedna figurka, opat, który może stać w ogrodach. W pudełku drugiej i trzeciej edycji już jest.',
    abbey: 'Dla każdego jeden kafelek opactwa, który pasuje do każdej dziury. Do tego burmistrz, wóz i dwór.',
    shrines:
      'Siedziby kultu wyglądają jak klasztory, ale rzucają im wyzwanie. Wydano je też osobno jako „Heretyk i siedziba kultu”.',
    monasteries:
      'W każdym zestawie sześć klasztorów z własną nazwą: z Niemiec, z Holandii i Belgii albo z Japonii. Podwładny może na nich stać lub leżeć.',
    darmstadt: 'Trzy kafelki: Darmstadtium, które jest miastem, i dwa kościoły.',
    yaga: 'Jeden kafelek z chatką, z rosyjskich kafelków promocyjnych.',
    'german-castles': 'Sześć kafelków z zamkiem, każdy wielkości dwóch kafelków.',
    cathedrals:
      'Sześć kafelków z katedrą, od której zaczynają się trzy albo cztery drogi. Narysowane tu wzory wymyśliliśmy sami.',
    mists: 'Sześćdziesiąt kafelków, wiele z mgłą. Na dziesięciu jest zamek albo cmentarz.',
  },
  games: '„Gorączka złota”, z „Szeryfem” czy bez, jest grą samodzielną: żadna z jej zasad nie wymaga innego pudełka.',
  named: {
    name: 'Tylko wspomniane',
    about: 'Mówią o nich niektóre zasady, przede wszystkim te o „Prezentach”. Własnych stron tu nie mają.',
  },
  see: 'Zobacz',
  how: 'Zaznacz, co masz. Zasady i przykłady, które dotyczą czegoś innego, będą na swoich stronach zwinięte; wystarczy dotknąć, żeby je rozwinąć. Wybór zostaje na tym urządzeniu, niczego nie wysyłamy.',
  kept: 'Zapamiętano na tym urządzeniu.',
  forgotten: 'Wybór usunięto. Wszystkie zasady znów widać w całości.',
  unkept: 'Przeglądarka niczego nie zapamiętuje, więc wybór tu nie zadziała.',
  forget: 'Usuń mój wybór',
  belongs: 'Dotyczy:',
  folded: 'Zwinięto na tej stronie ze względu na twoje pudełka:',
  change: 'Zmień moje pudełka',
  together: 'Razem z innymi pudełkami',
};
