import type { DraftsWords } from '../../../editing/drafts.ts';
import { picker } from '../../../plural.ts';

const pick = picker('ro');

export const drafts: DraftsWords = {
  title: 'Editor',
  heading: (name) => `Editor: ${name}`,
  name: 'Numele schiței',
  untitled: (day) => `fără nume, ${day}`,
  kept: 'Schiță salvată',
  keeping: 'Se salvează…',
  unkept: 'Nesalvată',
  undo: 'Anulează',
  redo: 'Refă',
  drafts: 'Schițe',
  openOther: 'Deschide…',
  again: 'Încearcă din nou',
  dismiss: 'Am înțeles',
  undone: (further) => `Anulat. De atâtea ori se mai poate anula: ${further}.`,
  redone: (further) => `Refăcut. De atâtea ori se mai poate reface: ${further}.`,
  refused:
    'Schița nu a putut fi salvată pe dispozitiv; poate că nu mai este loc. Ce ai făcut există numai pe această pagină.',
  fleeting:
    'Acest browser nu salvează nimic aici. Ce faci există numai cât timp pagina este deschisă: trimite un link sau salvează un fișier.',
  moved:
    'Schița fusese modificată sau ștearsă în altă filă. Nu s-a suprascris nimic: lucrul tău continuă aici ca schiță separată.',
  elsewhere: 'Schița a fost modificată sau ștearsă în altă filă.',
  aside: (states) =>
    pick(states, {
      one: 'O stare a acestei schițe nu a putut fi citită. A fost lăsată deoparte.',
      few: `${states} stări ale acestei schițe nu au putut fi citite. Au fost lăsate deoparte.`,
      other: `${states} de stări ale acestei schițe nu au putut fi citite. Au fost lăsate deoparte.`,
    }),
  other: 'Schița din cealaltă filă',
  takeOver: 'Arată ce este acolo',
  failed: 'Nu s-a putut încărca tot ce este necesar aici. Ești offline?',
  missing: {
    'no-draft': 'În acest browser nu există o astfel de schiță. Schițele rămân pe dispozitivul pe care au fost făcute.',
    'newer-draft':
      'Schița a fost făcută cu o versiune mai nouă a acestei pagini. Rămâne așa cum este: încarcă pagina din nou.',
    'damaged-draft': 'Schița nu mai poate fi citită. Rămâne așa cum este.',
    'no-example': 'La această adresă nu există niciun exemplu.',
  },
  last: 'La ultima mea schiță',
};
