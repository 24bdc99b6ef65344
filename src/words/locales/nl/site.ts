/** The words of the site in Dutch. */
import { counter } from '../../plural.ts';
import type { SiteWords } from '../../site.ts';
import { coverage } from './coverage.ts';
import { translation } from './translation.ts';

export const nl: SiteWords = {
  language: 'Nederlands',
  tagline: 'Carcassonne, regel voor regel',
  skip: 'Naar de tekst',
  home: 'Startpagina',
  languages: 'Talen',
  neighbours: 'Vorige en volgende bladzijde',
  contents: 'Inhoud',
  theme: { label: 'Kleuren', auto: 'Auto', light: 'Licht', dark: 'Donker' },
  example: 'Voorbeeld',
  marks: {
    official: (date) => `Antwoord van de uitgever, ${date}`,
    derived: 'Eigen gevolgtrekking',
    partly: 'Deels eigen gevolgtrekking',
    open: 'Open vraag',
    unconfirmed: 'Nog niet bevestigd',
  },
  source: (count) => (count === 1 ? 'Bron:' : 'Bronnen:'),
  sources: {
    hig: { name: 'Hans im Glück', about: 'Duitse spelregels van het basisspel, van de uitgever.' },
    monasteries: {
      name: 'Hans im Glück',
      about: 'Een antwoord over bijzondere kloosters en burchten, mei 2014, zoals spelers het aanhalen.',
    },
    'rgg-bigbox': { name: 'Rio Grande Games', about: 'Engelse spelregels van de Big Box, 2006.' },
    zmg: { name: 'Z-Man Games', about: 'Engels regelblad “The Gold Mines”, van de uitgever van de Engelse editie.' },
    'zmg-castles': { name: 'Z-Man Games', about: 'Engelse spelregels van Bruggen, Burchten & Bazaars, tweede editie.' },
    'zmg-rush': {
      name: 'Z-Man Games',
      about: 'Engels spelregelboekje van Goudkoorts, het eerste deel, en de pagina over het product.',
    },
    wiki: {
      name: 'WikiCarpedia',
      about: 'De Goudmijnen, eerste editie: de Nederlandse, Engelse, Poolse en Roemeense pagina naast elkaar gelegd.',
    },
    'wiki-en': { name: 'WikiCarpedia (en)', about: 'Alleen de Engelse tekst van die pagina.' },
    'wiki-nl': { name: 'WikiCarpedia (nl)', about: 'Alleen de Nederlandse versie van die pagina.' },
    'wiki-pl': { name: 'WikiCarpedia (pl)', about: 'Alleen de Poolse versie van die pagina.' },
    'wiki-ro': { name: 'WikiCarpedia (ro)', about: 'Alleen de Roemeense versie van die pagina.' },
    'wiki-c2': { name: 'WikiCarpedia', about: 'De Goudmijnen, tweede en derde editie.' },
    'wiki-base': { name: 'WikiCarpedia', about: 'Basisspel, tweede en derde editie.' },
    'wiki-base-1': { name: 'WikiCarpedia', about: 'Basisspel, eerste editie.' },
    'wiki-farmers': { name: 'WikiCarpedia', about: 'Weiden en boeren, in alle edities.' },
    'wiki-history': {
      name: 'WikiCarpedia',
      about: 'Hoe kleine steden en weiden sinds 2000 worden geteld.',
    },
    'wiki-castles-1': { name: 'WikiCarpedia', about: 'Bruggen, Burchten & Bazaars, eerste editie.' },
    'wiki-castles-2': { name: 'WikiCarpedia', about: 'Bruggen, Burchten & Bazaars, tweede editie.' },
    'wiki-gifts': {
      name: 'WikiCarpedia',
      about: 'De Geschenken: de Nederlandse, Engelse en Franse pagina, met oudere versies.',
    },
    'wiki-crop-1': { name: 'WikiCarpedia', about: 'Graancirkels, eerste editie.' },
    'wiki-crop-2': { name: 'WikiCarpedia', about: 'Graancirkels, tweede en derde editie.' },
    'wiki-features': { name: 'WikiCarpedia', about: 'De pagina’s van de uitbreidingen waar deze projecten uit komen.' },
    'wiki-rush': {
      name: 'WikiCarpedia',
      about: 'Goudkoorts: de Engelse, Nederlandse, Roemeense, Tsjechische en Franse pagina.',
    },
    'wiki-sheriff': { name: 'WikiCarpedia', about: 'De Sheriff: de Nederlandse, Engelse, Franse en Roemeense pagina.' },
    'wiki-players': {
      name: 'WikiCarpedia (spelers)',
      about: 'Verhelderingen op de pagina’s die van spelers komen, niet van de uitgever.',
    },
    order: {
      name: 'WikiCarpedia',
      about: 'De beurt met alle uitbreidingen, door spelers bij elkaar gezet.',
    },
    car: {
      name: 'Complete Annotated Rules',
      about: 'De regelverzameling van spelers, versies 7.3 en 7.4. We kennen haar uit citaten.',
    },
    faq: {
      name: 'Oude FAQ',
      about: 'Vragen over abdijen en cultusplaatsen met vroege antwoorden van de uitgever, verzameld door spelers.',
    },
    grace: { name: 'gracefulboot.com', about: 'De drie telwijzen voor weiden, 2003.' },
    bsw: { name: 'BrettspielWelt', about: 'Nederlandse handleiding van het onlinespel.' },
    fan: {
      name: 'Carcassonne Fandom',
      about: 'De wiki van liefhebbers, samen met samenvattingen van de regels door winkels en spelers.',
    },
    forum: {
      name: 'Carcassonne Central',
      about: 'De Duitse spelregels van Graancirkels I, in het forum vertaald door een speler.',
    },
    papageek: { name: 'papageek.com', about: 'Een kopie van de spelregels van Graancirkels.' },
    reviews: {
      name: 'Recensies',
      about:
        'Recensies en samenvattingen van Goudkoorts in het Duits, Engels, Pools, Frans en Spaans. We gaan af op wat meerdere ervan zeggen.',
    },
    tiles: { name: 'Tegellijsten', about: 'Openbare overzichten van de gedrukte tegels.' },
    jcz: { name: 'JCloisterZone', about: 'De vrije computerversie: hoe een werkend programma beslist.' },
    fcz: { name: 'FanCloisterZone', about: 'Een vrije computerversie: haar tegels, en hoe ze beslist.' },
  },
  count: counter('nl', {
    rule: { one: 'regel', other: 'regels' },
    example: { one: 'voorbeeld', other: 'voorbeelden' },
    face: { one: 'afbeelding', other: 'verschillende afbeeldingen' },
    tile: { one: 'tegel', other: 'tegels' },
  }),
  startTile: (letter) => `Eén tegel ${letter} is de starttegel`,
  gold: {
    caption: 'Zoek je aantal staven op.',
    pieces: 'Goudstaven',
    each: 'Punten per staaf',
    together: 'Samen',
    from: (count) => `${count} of meer`,
    yours: 'Jouw goudstaven',
    worth: 'Punten:',
  },
  notFound:
    'Deze bladzijde staat niet in het boek. Het adres loopt dood. Misschien is er onderweg een letter zoekgeraakt.',
  embedNeedsScript:
    'Dit scenario wordt met een script getoond, en deze browser voert hier geen scripts uit. De link leidt naar alle regels en voorbeelden.',
  notKept:
    'Je bent offline en deze pagina staat niet op je apparaat. Een taal waarin je al hebt gelezen wel: ga verder vanaf de beginpagina.',
  update: { there: 'Er is een nieuwe versie.', load: 'Laden', later: 'Later' },
  front: {
    title: 'Cartulary: de regels van Carcassonne, stap voor stap gespeeld',
    description:
      'De regels van Carcassonne met goud, geschenken en burchten, en van Goudkoorts, in het Nederlands, Engels, Pools en Roemeens. Elk voorbeeld kun je spelen, elk punt wordt verantwoord.',
    question: 'Wie krijgt het goud?',
    invitation: 'Kies wie de stad afbouwt, en dan wie welke staaf pakt.',
    make: 'Leg zelf een situatie neer',
    books: 'De spelregels',
    book: {
      base: 'Wegen, steden, kloosters en weiden, van de eerste tegel tot het laatste punt',
      goldmines: 'Wie het goud pakt, in welke volgorde, en wat het waard is',
      castles: 'Een kleine stad wordt een burcht en wacht op haar buren',
      gifts: 'Wie een ander helpt, krijgt een kaart en opent die op een gunstig moment',
      'crop-circles': 'Voor iedereen een meeple erbij, of een minder',
      'gold-features': 'Abdijen, cultusplaatsen, tuinen en alle andere projecten die goud opleveren',
      'gold-rush': 'Een spel op zichzelf: bergen, spoorwegen, tenten en mijnfiches',
      sheriff: 'De Sheriff voor Goudkoorts, met twee kerkhoven',
    },
    about: 'Wat dit is',
    aboutText: [
      'In een cartularium schreef een middeleeuws klooster op welke rechten en aanspraken het had. Het onze bevat de regels van Carcassonne, in vier gelijkwaardige talen. Elke regel heeft een nummer, en dat nummer is in alle vier hetzelfde: wie van jou een link krijgt, is met één klik bij dezelfde regel in de eigen taal.',
      'De voorbeelden zijn meer dan plaatjes. Een programma dat de regels kent, speelt ze: loop ze stap voor stap door, kies anders, en zie wie waarvoor punten krijgt, post voor post, met bij elke beslissing de regel waaruit ze volgt.',
      'Naast een regel staat waar hij vandaan komt. Spreken de bronnen elkaar tegen of zwijgen ze, dan zeggen we dat, en ook wat wij ervan gemaakt hebben.',
    ],
  },
  coverage,
  translation,
  footer: {
    game: 'Carcassonne is een spel van Klaus-Jürgen Wrede, uitgegeven door Hans im Glück. Wij horen niet bij de uitgever.',
    publisher: 'Naar de site van de uitgever',
    ours: 'Elke zin en elke tekening hier is van onszelf.',
    program: 'Programma:',
    texts: 'Teksten en tekeningen:',
  },
};
