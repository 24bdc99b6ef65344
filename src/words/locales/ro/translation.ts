/** What is said about the state of the translations, in Romanian. */
import { picker } from '../../plural.ts';
import type { TranslationWords } from '../../site.ts';

const pick = picker('ro');

export const translation: TranslationWords = {
  title: 'Cât de complete sunt traducerile',
  description:
    'Câte dintre textele noastre despre Carcassonne există în neerlandeză, polonă și română și dacă țin pasul cu cele în engleză.',
  lede: 'Patru limbi cu drepturi egale: trebuie deci să se vadă când una rămâne în urmă. De aceea comparăm fiecare text cu cel în engleză.',
  how: 'Fiecare regulă, fiecare titlu și fiecare explicație se numără separat și ține minte după ce text englez a fost făcută. Dacă acesta se schimbă, traducerea trece drept depășită până când o revede cineva. Dacă una lipsește, în locul ei apare textul în engleză, cu mențiunea cuvenită.',
  figures: 'Cifrele sunt rotunjite în jos: 100 % înseamnă chiar tot.',
  part: 'Texte',
  parts: {
    pages: { name: 'Pagini', about: 'titluri, introduceri, titluri de capitole, tabele dintre reguli' },
    rules: { name: 'Reguli', about: 'cu notele lor' },
    captions: { name: 'Exemple', about: 'titluri și explicații' },
    interface: { name: 'Program', about: 'butoane și propoziții; dacă lipsește una, site-ul nu se poate construi' },
  },
  complete: 'Nu lipsește nimic și nimic nu este depășit.',
  gaps: { missing: 'Lipsesc', outdated: 'Depășite' },
  missing: 'Încă netradus. Acesta este textul în engleză.',
  outdated: 'Textul în engleză s-a schimbat între timp.',
  english: 'Textul în engleză',
  missingParts: (count) =>
    pick(count, {
      one: 'Aici un text este încă în engleză.',
      few: `Aici ${count} texte sunt încă în engleză.`,
      other: `Aici ${count} de texte sunt încă în engleză.`,
    }),
  outdatedParts: (count) =>
    pick(count, {
      one: 'Aici un text este mai vechi decât cel în engleză.',
      few: `Aici ${count} texte sunt mai vechi decât cele în engleză.`,
      other: `Aici ${count} de texte sunt mai vechi decât cele în engleză.`,
    }),
};
