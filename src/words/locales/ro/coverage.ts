/** What the page about the coverage of the rules says, in Romanian. */
import type { CoverageWords } from '../../site.ts';

export const coverage: CoverageWords = {
  title: 'Care reguli sunt jucate',
  description:
    'Care dintre regulile noastre pentru Carcassonne sunt executate de program, ce exemple le arată și care nu se pot executa și de ce.',
  lede: 'Tot ce se poate executa din aceste reguli este executat de programul nostru. Pagina aceasta dă socoteală de asta, regulă cu regulă.',
  how: 'O regulă trece drept executată dacă programul o invocă în timpul jocului: când se întâmplă ceva, când cineva are ceva de hotărât sau când o mutare nu este permisă. Cel puțin un exemplu trebuie să o și arate. Se joacă toți pașii tuturor exemplelor și câteva partide la întâmplare. Dacă o singură regulă nu îndeplinește condițiile, testele noastre nu trec.',
  legend: 'Ce înseamnă cuvintele',
  columns: { rule: 'Regula', play: 'Cum', examples: 'Exemple' },
  plays: {
    executed: { name: 'executată', about: 'Programul o invocă, iar un exemplu o arată.' },
    absence: {
      name: 'prin absență',
      about: 'Se vede numai din ce nu se întâmplă sau nu se poate alege. Un exemplu verifică exact asta.',
    },
    'set-up': {
      name: 'pregătire',
      about: 'Vine înaintea primului cartonaș. O invocă fiecare joc nou; exemplele încep mai târziu.',
    },
    contents: { name: 'conținut', about: 'Spune ce este în cutie, cum arată, cui i se datorează și când a apărut.' },
    words: { name: 'sens', about: 'Spune ce înseamnă un cuvânt sau ce ține de reguli.' },
    table: { name: 'la masă', about: 'Privește ce fac oamenii cu mâinile; programul nu are nevoie de ea.' },
    advice: { name: 'sfat', about: 'Recomandă ceva și nu obligă pe nimeni.' },
    versions: { name: 'versiuni', about: 'Compară ediții, limbi sau surse. Ce am hotărât noi scrie în altă regulă.' },
    repeats: { name: 'repetare', about: 'Spune din nou, sau printr-un exemplu, ce spun alte reguli.' },
    'other-expansion': { name: 'altă extensie', about: 'Are nevoie de o extensie care nu este descrisă aici.' },
    variant: { name: 'variantă', about: 'Privește un mod de joc pe care programul nu îl oferă.' },
    unknown: { name: 'necunoscut', about: 'Sursele nu ne dau textul sau numerele.' },
  },
};
