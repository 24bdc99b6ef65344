/** The words of the site in Romanian. */
import { counter } from '../../plural.ts';
import type { SiteWords } from '../../site.ts';
import { coverage } from './coverage.ts';
import { translation } from './translation.ts';

export const ro: SiteWords = {
  language: 'Română',
  tagline: 'Carcassonne, regulă cu regulă',
  skip: 'Sari la text',
  home: 'Acasă',
  languages: 'Limbi',
  neighbours: 'Pagina anterioară și pagina următoare',
  contents: 'Cuprins',
  theme: { label: 'Culori', auto: 'Auto', light: 'Luminos', dark: 'Întunecat' },
  example: 'Exemplul',
  marks: {
    official: (date) => `Răspunsul editurii, ${date}`,
    derived: 'Concluzia noastră',
    partly: 'În parte concluzia noastră',
    open: 'Întrebare deschisă',
    unconfirmed: 'Încă neconfirmat',
  },
  source: (count) => (count === 1 ? 'Sursa:' : 'Surse:'),
  sources: {
    hig: { name: 'Hans im Glück', about: 'Regulile germane ale jocului de bază, de la editură.' },
    monasteries: {
      name: 'Hans im Glück',
      about: 'Un răspuns despre mănăstirile speciale și cetăți, mai 2014, așa cum îl citează jucătorii.',
    },
    'rgg-bigbox': { name: 'Rio Grande Games', about: 'Regulile în engleză din Big Box, 2006.' },
    zmg: { name: 'Z-Man Games', about: 'Foaia de reguli în engleză „The Gold Mines”, de la editura ediției engleze.' },
    'zmg-castles': {
      name: 'Z-Man Games',
      about: 'Regulile în engleză pentru Poduri, cetăți și bazaruri, ediția a doua.',
    },
    'zmg-rush': {
      name: 'Z-Man Games',
      about: 'Regulile în engleză ale jocului Goana după aur, partea de început, și pagina despre produs.',
    },
    wiki: {
      name: 'WikiCarpedia',
      about: 'Minele de aur, prima ediție: paginile în neerlandeză, engleză, poloneză și română, comparate între ele.',
    },
    'wiki-en': { name: 'WikiCarpedia (en)', about: 'Numai textul în engleză al acelei pagini.' },
    'wiki-nl': { name: 'WikiCarpedia (nl)', about: 'Numai versiunea în neerlandeză a acelei pagini.' },
    'wiki-pl': { name: 'WikiCarpedia (pl)', about: 'Numai versiunea în poloneză a acelei pagini.' },
    'wiki-ro': { name: 'WikiCarpedia (ro)', about: 'Numai versiunea în română a acelei pagini.' },
    'wiki-c2': { name: 'WikiCarpedia', about: 'Minele de aur, edițiile a doua și a treia.' },
    'wiki-base': { name: 'WikiCarpedia', about: 'Jocul de bază, edițiile a doua și a treia.' },
    'wiki-base-1': { name: 'WikiCarpedia', about: 'Jocul de bază, prima ediție.' },
    'wiki-farmers': { name: 'WikiCarpedia', about: 'Câmpurile și țăranii, în toate edițiile.' },
    'wiki-history': {
      name: 'WikiCarpedia',
      about: 'Cum au fost evaluate orașele mici și câmpurile din 2000 încoace.',
    },
    'wiki-castles-1': { name: 'WikiCarpedia', about: 'Poduri, cetăți și bazaruri, prima ediție.' },
    'wiki-castles-2': { name: 'WikiCarpedia', about: 'Poduri, cetăți și bazaruri, ediția a doua.' },
    'wiki-gifts': {
      name: 'WikiCarpedia',
      about: 'Darurile: pagina în neerlandeză, engleză și franceză, cu versiunile ei mai vechi.',
    },
    'wiki-crop-1': { name: 'WikiCarpedia', about: 'Cercuri în lan, prima ediție.' },
    'wiki-crop-2': { name: 'WikiCarpedia', about: 'Cercuri în lan, edițiile a doua și a treia.' },
    'wiki-features': { name: 'WikiCarpedia', about: 'Paginile extensiilor din care provin aceste teritorii.' },
    'wiki-rush': {
      name: 'WikiCarpedia',
      about: 'Goana după aur: pagina în engleză, neerlandeză, română, cehă și franceză.',
    },
    'wiki-sheriff': { name: 'WikiCarpedia', about: 'Șeriful: pagina în neerlandeză, engleză, franceză și română.' },
    'wiki-players': {
      name: 'WikiCarpedia (jucători)',
      about: 'Clarificări din paginile ei care vin de la jucători, nu de la editură.',
    },
    order: { name: 'WikiCarpedia', about: 'Desfășurarea turei cu toate extensiile, alcătuită de jucători.' },
    car: {
      name: 'Complete Annotated Rules',
      about: 'Culegerea de reguli a jucătorilor, versiunile 7.3 și 7.4. O cunoaștem din citate.',
    },
    faq: {
      name: 'FAQ vechi',
      about: 'Întrebări despre abații și lăcașuri de cult, cu primele răspunsuri ale editurii, strânse de jucători.',
    },
    grace: { name: 'gracefulboot.com', about: 'Cele trei feluri de a evalua țăranii, 2003.' },
    bsw: { name: 'BrettspielWelt', about: 'Manualul în neerlandeză al jocului online.' },
    fan: {
      name: 'Carcassonne Fandom',
      about: 'Wiki-ul fanilor, împreună cu rezumate ale regulilor scrise de magazine și de jucători.',
    },
    forum: {
      name: 'Carcassonne Central',
      about: 'Regulile germane pentru Cercuri în lan I, traduse pe forum de un jucător.',
    },
    papageek: { name: 'papageek.com', about: 'O copie a regulilor pentru Cercuri în lan.' },
    reviews: {
      name: 'Recenzii',
      about:
        'Recenzii și rezumate ale jocului Goana după aur în germană, engleză, poloneză, franceză și spaniolă. Ne bazăm pe ce spun mai multe dintre ele.',
    },
    tiles: { name: 'Liste de cartonașe', about: 'Cataloage publice ale cartonașelor tipărite.' },
    jcz: {
      name: 'JCloisterZone',
      about: 'Versiunea liberă pentru calculator: cum decide un program care funcționează.',
    },
    fcz: {
      name: 'FanCloisterZone',
      about: 'O versiune liberă pentru calculator: cartonașele ei și felul în care decide.',
    },
  },
  count: counter('ro', {
    rule: { one: 'regulă', few: 'reguli', other: 'de reguli' },
    example: { one: 'exemplu', few: 'exemple', other: 'de exemple' },
    face: { one: 'față', few: 'fețe diferite', other: 'de fețe diferite' },
    tile: { one: 'cartonaș', few: 'cartonașe', other: 'de cartonașe' },
  }),
  startTile: (letter) => `Unul dintre cartonașele ${letter} este cartonașul de start`,
  gold: {
    caption: 'Caută câți bulgări ai.',
    pieces: 'Bulgări de aur',
    each: 'Puncte per bulgăre',
    together: 'În total',
    from: (count) => `${count} sau mai mulți`,
    yours: 'Bulgării tăi de aur',
    worth: 'Puncte:',
  },
  notFound: 'Pagina aceasta nu este în carte. Adresa nu duce nicăieri. Poate s-a pierdut o literă pe drum.',
  embedNeedsScript:
    'Acest scenariu este arătat de un script, iar acest browser nu rulează scripturi aici. Linkul duce la toate regulile și exemplele.',
  notKept:
    'Nu există conexiune, iar pagina aceasta nu este pe dispozitiv. O limbă în care s-a citit deja este: drumul continuă de la pagina ei de început.',
  update: { there: 'A apărut o versiune nouă.', load: 'Încarcă', later: 'Mai târziu' },
  front: {
    title: 'Cartulary: regulile jocului Carcassonne, jucate pas cu pas',
    description:
      'Regulile pentru Carcassonne, cu aur, daruri și cetăți, și pentru Goana după aur, în română, engleză, neerlandeză și poloneză. Fiecare exemplu se poate juca, fiecare punct este explicat.',
    question: 'Cine ia aurul?',
    invitation: 'Alege cine finalizează orașul și apoi cine ia ce bulgăre.',
    make: 'Așază-ți propria situație',
    books: 'Regulile jocului',
    book: {
      base: 'Drumuri, orașe, mănăstiri și câmpuri, de la primul cartonaș la ultimul punct',
      goldmines: 'Cine ia aurul, în ce ordine și cât valorează',
      castles: 'Un oraș mic devine cetate și așteaptă să se finalizeze ceva în jur',
      gifts: 'Cine îi ajută pe alții primește un dar și îl deschide când vrea',
      'crop-circles': 'Pentru toți, un supus în plus sau unul în minus',
      'gold-features': 'Abații, lăcașuri de cult, grădini și toate celelalte teritorii care aduc aur',
      'gold-rush': 'Un joc de sine stătător: munți, căi ferate, corturi și jetoane',
      sheriff: 'Șeriful pentru Goana după aur și două cimitire',
    },
    about: 'Ce găsești aici',
    aboutText: [
      'Într-un cartular, o mănăstire medievală își consemna drepturile și pretențiile. Al nostru cuprinde regulile jocului Carcassonne, în patru limbi egale între ele. Fiecare regulă are un număr, același în toate limbile: trimite cuiva un link și, cu un singur clic, ajunge la aceeași regulă în limba lui.',
      'Exemplele nu sunt doar imagini. Le joacă un program care cunoaște regulile: mergi pas cu pas, alege altfel și vezi cine primește puncte și pentru ce, cu fiecare punct socotit și cu fiecare decizie însoțită de regula ei.',
      'Lângă fiecare regulă scrie de unde vine. Acolo unde sursele se contrazic sau tac, o spunem, și spunem și cum am hotărât noi.',
    ],
  },
  coverage,
  translation,
  footer: {
    game: 'Carcassonne este un joc de Klaus-Jürgen Wrede, publicat de Hans im Glück. Nu avem nicio legătură cu editura.',
    publisher: 'Site-ul editurii',
    ours: 'Fiecare frază și fiecare desen de aici ne aparține.',
    program: 'Program:',
    texts: 'Texte și desene:',
  },
};
