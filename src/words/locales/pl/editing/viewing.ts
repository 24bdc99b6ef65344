import type { ViewingWords } from '../../../editing/viewing.ts';
import { counter } from '../../../plural.ts';

const count = counter('pl', {
  tile: { one: 'kafelek', few: 'kafelki', many: 'kafelków' },
});
// After “dla” and “dotyczy”.
const genitive = counter('pl', {
  player: { one: 'gracza', few: 'graczy', many: 'graczy' },
  step: { one: 'kroku', few: 'kroków', many: 'kroków' },
});

export const viewing: ViewingWords = {
  shared: 'Scenariusz, który ktoś ci udostępnił',
  documented: 'Przykład z tej strony',
  untitled: (tiles, players) => `Scenariusz dla ${genitive('player', players)}: ${count('tile', tiles)}`,
  mine: 'Zrób własną kopię',
  copies: 'Dostaniesz własną kopię. To, co oglądasz, pozostanie bez zmian.',
  copying: 'Tworzenie kopii.',
  beginsHere: 'Twoja kopia zacznie się od pokazanej pozycji.',
  beginsAt: (step) =>
    step > 1
      ? `Tutaj trwa tura, dlatego twoja kopia zacznie się tam, gdzie ta tura: od kroku ${step}.`
      : 'Tutaj trwa tura, dlatego twoja kopia zacznie się tam, gdzie ta tura: od początku.',
  unreadable: 'Tego linku nie da się otworzyć',
  partMine: 'Dostaniesz kopię tej części i możesz ją uzupełnić. Link pozostanie bez zmian.',
  impossible: 'Według zasad taka sytuacja nie jest możliwa',
  asWritten: 'Widzisz ją tak, jak została zapisana. Zrób własną kopię, żeby ją poprawić.',
  broken: 'Ten scenariusz da się odczytać, ale nie da się go pokazać.',
  again: 'Spróbuj ponownie',
  unexpected: {
    heading: 'Według zasad wychodzi inaczej, niż oczekuje ten scenariusz',
    things: {
      goldOnBoard: 'złoto na planszy',
      goldSupply: 'złoto w rezerwie',
      onBoard: 'figurki na planszy',
      events: 'co się dzieje',
      never: 'co nie może się zdarzyć',
      decision: 'następna decyzja',
      offers: 'co można wybrać',
      refuses: 'czego nie można wybrać',
      choices: 'liczba możliwości',
      parts: 'karty, żetony i podobne',
    },
    differs: (what, expected, now) => `${what}: oczekiwane ${expected}, według zasad ${now}.`,
    refused: 'Tego kroku nie da się rozegrać.',
    stands: 'Wcześniejszego kroku nie da się rozegrać, dlatego tutaj nic się nie zmienia.',
    more: (steps) => `To samo dotyczy jeszcze ${genitive('step', steps)}.`,
  },
};
