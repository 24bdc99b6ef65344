import type { ViewingWords } from '../../../editing/viewing.ts';
import { counter } from '../../../plural.ts';

const count = counter('ro', {
  tile: { one: 'cartonaș', few: 'cartonașe', other: 'de cartonașe' },
  player: { one: 'jucător', few: 'jucători', other: 'de jucători' },
  step: { one: 'pas', few: 'pași', other: 'de pași' },
});

export const viewing: ViewingWords = {
  shared: 'Un scenariu pe care ți l-a trimis cineva',
  documented: 'Un exemplu de pe acest site',
  untitled: (tiles, players) => `Un scenariu cu ${count('tile', tiles)} și ${count('player', players)}`,
  mine: 'Fă-ți propria copie',
  copies: 'Primești o copie a ta. Ceea ce vezi acum rămâne așa cum este.',
  copying: 'Se face o copie.',
  beginsHere: 'Copia ta începe cu poziția pe care o vezi.',
  beginsAt: (step) =>
    step > 1
      ? `Aici o tură este în desfășurare, așa că și copia ta începe odată cu ea: de la pasul ${step}.`
      : 'Aici o tură este în desfășurare, așa că și copia ta începe odată cu ea: de la început.',
  unreadable: 'Acest link nu poate fi deschis',
  partMine: 'Primești o copie a acestei părți și o poți completa. Linkul rămâne așa cum este.',
  impossible: 'După reguli, această situație nu este posibilă',
  asWritten: 'O vezi așa cum a fost scrisă. Fă-ți propria copie ca să o corectezi.',
  broken: 'Acest scenariu poate fi citit, dar nu poate fi arătat.',
  again: 'Încearcă din nou',
  unexpected: {
    heading: 'După reguli, rezultatul nu este cel pe care îl așteaptă acest scenariu',
    things: {
      goldOnBoard: 'aurul de pe tablă',
      goldSupply: 'aurul din rezervă',
      onBoard: 'figurinele de pe tablă',
      events: 'ce se întâmplă',
      never: 'ce nu trebuie să se întâmple',
      decision: 'următoarea decizie',
      offers: 'ce se poate alege',
      refuses: 'ce nu se poate alege',
      choices: 'numărul de variante',
      parts: 'carduri, jetoane și altele',
    },
    differs: (what, expected, now) => `${what}: așteptat ${expected}, după reguli ${now}.`,
    refused: 'Acest pas nu poate fi jucat.',
    stands: 'Un pas anterior nu poate fi jucat, așa că aici nu se schimbă nimic.',
    more: (steps) => `La fel și la încă ${count('step', steps)}.`,
  },
};
