import type { ShareWords } from '../../../editing/share.ts';
import { largeCounter } from '../../../explore.ts';

const count = largeCounter('pl', {
  character: { one: 'znak', few: 'znaki', many: 'znaków' },
  step: { one: 'krok', few: 'kroki', many: 'kroków' },
  ofCharacters: { one: 'znaku', few: 'znaków', many: 'znaków' },
});

export const share: ShareWords = {
  link: 'Link',
  length: (characters) => `${count('character', characters)}.`,
  fits: 'Zmieści się wszędzie.',
  breaksInChats: (most) =>
    `Komunikatory ucinają wszystko powyżej ${count('ofCharacters', most)}. E-mailem jeszcze się uda, a plik zadziała zawsze.`,
  neverOpens: (most) => `Linku dłuższego niż ${count('character', most)} nikt nie otworzy. Lepiej przekazać plik.`,
  making: 'Link powstaje…',
  forever:
    'Link to sam scenariusz. Nie potrzebuje serwera, nikt go nie usunie i nie da się go wycofać. Dlatego nie podawaj w nim niczyich imion.',
  withCaptions: 'Tytuł i opisy w linku',
  fromShown: 'Zacznij od pokazanego kroku',
  copy: 'Kopiuj',
  copied: 'Skopiowano.',
  selected: 'Zaznaczono. Teraz trzeba skopiować ręcznie.',
  send: 'Wyślij…',
  sendPicture: 'Wyślij obraz…',
  qr: 'Kod QR',
  qrLabel: 'Kod QR tego linku',
  qrTooLong: (most) =>
    `Link jest za długi na kod, który odczyta telefon: zmieści się najwyżej ${count('character', most)}.`,
  embed: 'Na własnej stronie',
  embedHint:
    'Wklej to do kodu HTML swojej strony. Plansza pojawi się ze wszystkimi krokami i zajmie całą dostępną szerokość.',
  forum: 'Jako tekst na forum',
  forumHint: 'Kroki opisane słowami, w wariancie, który właśnie oglądasz.',
  openHere: 'Otwórz ten scenariusz',
  file: 'Jako plik',
  fileHint: 'Cały scenariusz ze wszystkimi tekstami. Edytor potrafi go znowu otworzyć.',
  saveFile: 'Zapisz JSON',
  picture: 'Obraz tego kroku',
  pictureHint: 'Scenariusz jest zapisany w obrazie: edytor potrafi go znowu otworzyć.',
  saveSvg: 'Zapisz SVG',
  savePng: 'Zapisz PNG',
  reduced: (width, height) => `Plansza jest bardzo duża, więc obraz ma tylko ${width} × ${height} pikseli.`,
  movie: 'Animowany obraz',
  movieShows: 'Co pokazuje',
  thisWay: 'Wariant, który właśnie oglądasz',
  otherWays: 'Aby pokazać inny wariant, przejdź najpierw do jednego z jego kroków.',
  allWays: 'Wszystkie warianty po kolei',
  tooManyWays: (pictures, most) =>
    `Wszystkie warianty razem to za dużo obrazów: ${pictures}. GIF może ich mieć najwyżej ${most}.`,
  wayOf: (number, ways) => `Wariant ${number} z ${ways}`,
  movieHint: (steps) => `GIF pokazuje ${count('step', steps)} wariantu, który właśnie oglądasz.`,
  movieOfAll: (pictures) => `Liczba obrazów w pliku GIF: ${pictures}. Na początku każdego wariantu widać, który to.`,
  onlySome: (shown, all) => `Wszystkich kroków jest ${all}; pokazane są tylko najbliższe: ${shown}.`,
  makeMovie: 'Utwórz GIF',
  progress: (done, all) => `Obraz ${done} z ${all}`,
  cancel: 'Przerwij',
  cancelled: 'Przerwano.',
  movieReady: (kilobytes) => `GIF jest gotowy: ${kilobytes.toLocaleString('pl')} KB.`,
  saveMovie: 'Zapisz GIF',
  saved: (name) => `Zapisano jako ${name}.`,
  failed: 'Na tym urządzeniu się nie udało.',
  impossible: 'W sytuacji na planszy są problemy. Będzie to możliwe, gdy się je rozwiąże.',
};
