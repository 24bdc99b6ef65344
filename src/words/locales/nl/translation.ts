/** What is said about the state of the translations, in Dutch. */
import type { TranslationWords } from '../../site.ts';

export const translation: TranslationWords = {
  title: 'Hoe volledig de vertalingen zijn',
  description:
    'Hoeveel van onze teksten over Carcassonne er in het Nederlands, Pools en Roemeens zijn, en of ze gelijklopen met de Engelse.',
  lede: 'Vier gelijkwaardige talen: dan moet het opvallen als er een achterblijft. Daarom vergelijken we elke tekst met de Engelse.',
  how: 'Elke regel, elk kopje en elk bijschrift telt apart en onthoudt naar welke Engelse tekst het gemaakt is. Verandert die, dan geldt de vertaling als verouderd tot iemand er weer naar gekeken heeft. Ontbreekt er een, dan staat op die plek de Engelse tekst, en dat staat erbij.',
  figures: 'De cijfers zijn naar beneden afgerond: 100% is echt alles.',
  part: 'Teksten',
  parts: {
    pages: { name: 'Bladzijden', about: 'titels, inleidingen, kopjes, tabellen tussen de regels' },
    rules: { name: 'Regels', about: 'met hun aantekeningen' },
    captions: { name: 'Voorbeelden', about: 'titels en bijschriften' },
    interface: { name: 'Programma', about: 'knoppen en zinnen; ontbreekt er een, dan is de site niet te bouwen' },
  },
  complete: 'Er ontbreekt niets en er is niets verouderd.',
  gaps: { missing: 'Ontbreekt', outdated: 'Verouderd' },
  missing: 'Nog niet vertaald. Dit is de Engelse tekst.',
  outdated: 'De Engelse tekst is sindsdien veranderd.',
  english: 'Engelse tekst',
  missingParts: (count) =>
    count === 1 ? 'Eén tekst hier is nog in het Engels.' : `${count} teksten hier zijn nog in het Engels.`,
  outdatedParts: (count) =>
    count === 1 ? 'Eén tekst hier is ouder dan de Engelse.' : `${count} teksten hier zijn ouder dan de Engelse.`,
};
