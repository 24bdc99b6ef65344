import { type ImportWords, sizer } from '../../../editing/import.ts';
import { picker } from '../../../plural.ts';
import { and, quote } from '../nouns.ts';

const pick = picker('nl');
const times = (count: number): string => pick(count, { one: 'eenmaal', other: `${count} keer` });
const moves = (count: number): string => pick(count, { one: 'één zet', other: `${count} zetten` });

const possible =
  'Te openen zijn: links naar scenario’s, scenario’s als JSON, hier opgeslagen afbeeldingen (SVG, PNG, GIF) en spellen die met JCloisterZone 5 en 6 zijn opgeslagen (.jcz).';

export const imports: ImportWords = {
  title: 'Openen',
  hint: `${possible} Je kunt bestanden ook naar deze pagina slepen, of iets plakken. Wat je opent, bekijk je eerst alleen; je ontwerpen blijven zoals ze zijn.`,
  field: 'Link, notatie of JSON',
  open: 'Openen',
  choose: 'Bestand kiezen…',
  close: 'Sluiten',
  back: 'Terug naar mijn ontwerp',
  another: 'Iets anders openen',
  drop: 'Laat los om te openen.',
  reading: 'Bezig met lezen…',
  opened: (name) => `Geopend: ${name}.`,
  aText: 'de geplakte tekst',
  left: (names) =>
    pick(names.length, {
      one: `Eén bestand tegelijk: ${and(names)} is niet geopend.`,
      other: `Eén bestand tegelijk: ${and(names)} zijn niet geopend.`,
    }),
  problems: {
    nothing: () => 'Er is niets te openen: het is leeg.',
    'too-big': (d) => `Dit is te groot: ${d.size}. Er wordt niet meer dan ${d.most} gelezen.`,
    'no-access': () =>
      'Dit bestand is niet te lezen. Misschien is het een map, of is het verplaatst of gewijzigd. Kies het opnieuw.',
    foreign: (d) => d.what,
    'no-link': () => 'In deze tekst staat geen link naar een scenario.',
    'no-example': () => 'Op dit adres staat geen voorbeeld.',
    'json-broken': (d) =>
      d.place
        ? `Dit begint als JSON, maar gaat mis op ${d.place} (regel en kolom).`
        : 'Dit begint als JSON, maar is niet tot het einde te lezen.',
    'json-other': () => 'Dit is JSON, maar geen scenario en ook geen opgeslagen spel.',
    document: () => 'Dit scenario is niet te lezen:',
    'picture-plain': () =>
      'In deze afbeelding zit geen scenario. Programma’s die afbeeldingen doorsturen, halen het er vaak uit.',
    'picture-cut': () => 'Deze afbeelding is onvolledig: het einde ontbreekt, en daarvóór staat geen scenario.',
    'picture-damaged': () => 'Deze afbeelding is beschadigd: de controle van het scenario klopt niet.',
    'drawing-broken': () => 'Dit begint als een tekening (SVG), maar is niet juist geschreven.',
    'drawing-declares': () =>
      'Deze tekening legt een documenttype vast. Geen hier opgeslagen tekening doet dat; ze wordt niet gelezen.',
    offline: () => 'Niet alles wat hiervoor nodig is, kon worden geladen. Ben je offline?',
    unexpected: (d) =>
      `Er ging iets mis in de editor zelf (${d.what}). Er is niets geopend; je ontwerpen zijn zoals ze waren.`,
  },
  foreign: {
    zip: 'Dit is een archief (ZIP) of een kantoordocument.',
    gzip: 'Dit is een gecomprimeerd bestand (gzip).',
    pdf: 'Dit is een pdf-document.',
    jpeg: 'Dit is een foto (JPEG). Zulke afbeeldingen kunnen geen scenario bevatten.',
    webp: 'Dit is een WebP-afbeelding. Zulke afbeeldingen kunnen geen scenario bevatten.',
    heif: 'Dit is een HEIF- of AVIF-afbeelding. Zulke afbeeldingen kunnen geen scenario bevatten.',
    video: 'Dit is een video.',
    java: 'Dit is opgeslagen door een Java-programma, zoals JCloisterZone vóór versie 5. Open het daar in versie 5 of 6 en sla het opnieuw op.',
    html: 'Dit is een webpagina zonder link naar een scenario.',
    xml: 'Dit is een XML-bestand, maar geen tekening.',
    binary: 'Dit soort bestand is hier niet bekend.',
  },
  possible,
  losses: (count) => `Anders dan in het opgeslagen spel: ${count}`,
  loss: {
    set: (name) => `De tegels van ${quote(name)} bestaan hier niet.`,
    element: (name) => `${quote(name)} bestaat hier niet.`,
    moves: (d) =>
      `Weggelaten: ${moves(d.count)} van een soort die hier niet bestaat, vanaf beurt ${d.turn} (${d.name}).`,
    piece: (d) => `Beurt ${d.turn}: er werd een figuur gezet die hier niet bestaat (${d.name}); die is weggelaten.`,
    elsewhere: (d) =>
      `Beurt ${d.turn}: er werd een meeple op een andere tegel gezet dan de net gelegde; die is weggelaten.`,
    stopped: (d, why) => `Het spel stopt in beurt ${d.turn}, ${moves(d.moves)} voor het einde. ${why}`,
    decided: {
      'take-gold': (count) =>
        `Het goud is ${times(count)} verdeeld zonder dat iemand koos: hier wordt het gepakt waar de meeste spelers er recht op hebben.`,
      'score-castle': (count) => `Een burcht koos ${times(count)} zelf een project: hier telt het waardevolste.`,
      other: (count) => `In het spel ontbreekt ${times(count)} wat er gekozen is: de eerste mogelijke keuze is gedaan.`,
    },
    leftOver: (count) =>
      pick(count, {
        one: 'Eén tegel is niet gelegd. Die paste nergens toen hij getrokken werd; het spel geldt dus als afgelopen.',
        other: `${count} tegels zijn niet gelegd. Ze pasten nergens toen ze getrokken werden; het spel geldt dus als afgelopen.`,
      }),
  },
  halts: {
    'unknown-tile': (name) => `De tegel ${quote(name)} bestaat hier niet.`,
    parted: () => 'Hier is iemand anders aan de beurt, of er is een andere tegel getrokken.',
    'not-asked': (name) => `Naar deze zet wordt hier niet gevraagd (${name}).`,
    'unknown-place': (name) => `Deze plek bestaat op de tegel niet (${name}).`,
    unsold: () => 'De tegels die op de bazaar te koop zijn, zijn nog niet gelegd en dus niet bekend.',
    'too-long': () => 'Meer past er niet in een scenario.',
  },
  saves: {
    'older-version': (d) =>
      `Dit spel is opgeslagen door JCloisterZone ${d.found}. Te openen zijn spellen vanaf versie 5: laad het daar en sla het opnieuw op.`,
    malformed: (d) => `Dit begint als een opgeslagen spel, maar is niet zo opgebouwd${d.at && ` (${d.at})`}.`,
    'too-many-moves': (d) => `Dit opgeslagen spel heeft ${d.found} zetten, meer dan welk spel ook.`,
    players: (d) => `Dit opgeslagen spel heeft ${d.found} spelers; hier zijn er 2 tot 6 mogelijk.`,
    'start-tile': (d) => `Het spel begint met een tegel die hier niet bestaat: ${quote(d.found)}.`,
    'start-impossible': () => 'De tegels waarmee het spel begint, kunnen zo niet liggen.',
  },
  size: sizer('nl'),
};
