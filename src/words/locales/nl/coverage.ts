/** What the page about the coverage of the rules says, in Dutch. */
import type { CoverageWords } from '../../site.ts';

export const coverage: CoverageWords = {
  title: 'Welke regels gespeeld worden',
  description:
    'Welke van onze regels voor Carcassonne het programma zelf uitvoert, welke voorbeelden ze laten zien, en welke niet uit te voeren zijn en waarom.',
  lede: 'Wat er in deze regels uit te voeren is, voert ons programma uit. Deze bladzijde legt daarover verantwoording af, regel voor regel.',
  how: 'Een regel geldt als uitgevoerd als het programma hem noemt terwijl er gespeeld wordt: bij wat er gebeurt, bij wat iemand moet beslissen of als reden waarom iets niet mag. Minstens één voorbeeld moet hem ook laten zien. Gespeeld worden alle stappen van alle voorbeelden en een paar willekeurige partijen. Schiet één regel tekort, dan slagen onze tests niet.',
  legend: 'Wat de woorden betekenen',
  columns: { rule: 'Regel', play: 'Hoe', examples: 'Voorbeelden' },
  plays: {
    executed: { name: 'uitgevoerd', about: 'Het programma noemt hem en een voorbeeld laat hem zien.' },
    absence: {
      name: 'wat uitblijft',
      about: 'Je ziet hem alleen aan wat niet gebeurt of niet te kiezen is. Een voorbeeld verwacht precies dat.',
    },
    'set-up': {
      name: 'voorbereiding',
      about: 'Gebeurt vóór de eerste tegel. Elk nieuw spel noemt hem; voorbeelden beginnen later.',
    },
    contents: {
      name: 'speelmateriaal',
      about: 'Zegt wat er in de doos zit, hoe het eruitziet, van wie het is en wanneer het verscheen.',
    },
    words: { name: 'betekenis', about: 'Zegt wat een woord betekent of wat bij de regels hoort.' },
    table: {
      name: 'aan tafel',
      about: 'Gaat over wat mensen met hun handen doen; het programma heeft het niet nodig.',
    },
    advice: { name: 'advies', about: 'Raadt iets aan en verplicht niemand.' },
    versions: {
      name: 'versies',
      about: 'Vergelijkt edities, talen of bronnen. Wat wij ervan gemaakt hebben, staat in een andere regel.',
    },
    repeats: { name: 'herhaling', about: 'Zegt nog eens, of met een voorbeeld, wat andere regels zeggen.' },
    'other-expansion': { name: 'andere uitbreiding', about: 'Vraagt om een uitbreiding die hier niet staat.' },
    variant: { name: 'variant', about: 'Gaat over een manier van spelen die het programma niet aanbiedt.' },
    unknown: { name: 'onbekend', about: 'De bronnen geven ons de tekst of de aantallen niet.' },
  },
};
