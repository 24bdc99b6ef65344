import type { DraftsWords } from '../../../editing/drafts.ts';
import { picker } from '../../../plural.ts';

const pick = picker('nl');

export const drafts: DraftsWords = {
  title: 'Editor',
  heading: (name) => `Editor: ${name}`,
  name: 'Naam van het ontwerp',
  untitled: (day) => `zonder naam, ${day}`,
  kept: 'Ontwerp bewaard',
  keeping: 'Bewaren…',
  unkept: 'Niet bewaard',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw',
  drafts: 'Ontwerpen',
  openOther: 'Openen…',
  again: 'Nog eens proberen',
  dismiss: 'Begrepen',
  undone: (further) => `Ongedaan gemaakt. Zo vaak kan het nog: ${further}.`,
  redone: (further) => `Opnieuw gedaan. Zo vaak kan het nog: ${further}.`,
  refused:
    'Je apparaat kon het ontwerp niet bewaren; misschien is de opslagruimte vol. Wat je hebt gemaakt, staat alleen op deze pagina.',
  fleeting:
    'Deze browser bewaart hier niets. Wat je maakt, blijft alleen zolang deze pagina openstaat: deel het of sla het op als bestand.',
  moved:
    'Dit ontwerp was in een ander tabblad gewijzigd of verwijderd. Er is niets overschreven: je werk gaat hier verder als een eigen ontwerp.',
  elsewhere: 'Dit ontwerp is in een ander tabblad gewijzigd of verwijderd.',
  aside: (states) =>
    pick(states, {
      one: 'Eén stand van dit ontwerp was niet te lezen. Die is weggelaten.',
      other: `${states} standen van dit ontwerp waren niet te lezen. Die zijn weggelaten.`,
    }),
  other: 'Het ontwerp in het andere tabblad',
  takeOver: 'Laat zien wat daar staat',
  failed: 'Niet alles wat hier nodig is, kon worden geladen. Ben je offline?',
  missing: {
    'no-draft': 'Dit ontwerp staat niet in deze browser. Ontwerpen blijven op het apparaat waarop ze zijn gemaakt.',
    'newer-draft':
      'Dit ontwerp is gemaakt met een nieuwere versie van deze pagina. Het blijft zoals het is: laad de pagina opnieuw.',
    'damaged-draft': 'Dit ontwerp is niet meer te lezen. Het blijft zoals het is.',
    'no-example': 'Op dit adres staat geen voorbeeld.',
  },
  last: 'Naar mijn laatste ontwerp',
};
