import type { ShareWords } from '../../../editing/share.ts';
import { largeCounter } from '../../../explore.ts';

const count = largeCounter('pl', {
  character: { one: 'znak', few: 'znaki', many: 'znaków' },
  step: { one: 'krok', few: 'kroki', many: 'kroków' },
  ofCharacters: { one: 'znaku', few: 'znaków', many: 'znaków' },
  ofSteps: { one: 'kroku', few: 'kroków', many: 'kroków' },
});

export const share: ShareWords = {
  link: 'Link',
  length: (characters) => `${count('character', characters)}.`,
  fits: 'Zmieści się wszędzie.',
  breaksInChats: (most) =>
    `Komunikatory ucinają wszystko powyżej ${count('ofCharacters', most)}. Pocztą jeszcze się uda, a plik zadziała zawsze.`,
  neverOpens: (most) => `Linku dłuższego niż ${count('character', most)} nikt nie otworzy. Lepiej przekazać plik.`,
  making: 'Link powstaje…',
  forever:
    'Link to sam scenariusz. Nie potrzebuje serwera, nikt go nie usunie i nie da się go cofnąć. Dlatego nie wpisuj w nim żadnych imion.',
  withCaptions: 'Tytuł i opisy w linku',
  fromShown: 'Zacznij od pokazanego kroku',
  copy: 'Kopiuj',
  copied: 'Skopiowano.',
  selected: 'Zaznaczono. Teraz trzeba skopiować ręcznie.',
  send: 'Wyślij…',
  sendPicture: 'Wyślij obrazek…',
  qr: 'Kod QR',
  qrLabel: 'Kod QR tego linku',
  qrTooLong: (most) =>
    `Link jest za długi na kod, który odczyta telefon: zmieści się najwyżej ${count('character', most)}.`,
  embed: 'Na własnej stronie',
  embedHint:
    'Wklej to do kodu HTML swojej strony. Plansza pojawi się ze wszystkimi krokami i zajmie całą dostępną szerokość.',
  forum: 'Jako tekst na forum',
  forumHint: 'Kroki opisane słowami, wzdłuż ścieżki, którą właśnie oglądasz.',
  openHere: 'Otwórz ten scenariusz',
  file: 'Jako plik',
  fileHint: 'Cały scenariusz ze wszystkimi tekstami. Edytor potrafi go znowu otworzyć.',
  saveFile: 'Zapisz JSON',
  picture: 'Obrazek tego kroku',
  pictureHint: 'Scenariusz jest w środku obrazka: edytor potrafi go znowu otworzyć.',
  saveSvg: 'Zapisz SVG',
  savePng: 'Zapisz PNG',
  reduced: (width, height) => `Plansza jest bardzo duża, więc obrazek ma tylko ${width} × ${height} pikseli.`,
  movie: 'Ruchomy obrazek',
  movieHint: (steps) => `GIF z ${count('ofSteps', steps)}, wzdłuż ścieżki, którą właśnie oglądasz.`,
  onlySome: (shown, all) => `Wszystkich kroków jest ${all}; na obrazku znajdzie się ${shown} najbliższych temu.`,
  makeMovie: 'Utwórz GIF',
  progress: (done, all) => `Krok ${done} z ${all}`,
  cancel: 'Przerwij',
  cancelled: 'Przerwano.',
  movieReady: (kilobytes) => `GIF jest gotowy: ${kilobytes.toLocaleString('pl')} KB.`,
  saveMovie: 'Zapisz GIF',
  saved: (name) => `Zapisano jako ${name}.`,
  failed: 'Na tym urządzeniu się nie udało.',
  impossible: 'Sytuacja na planszy zawiera błędy. Będzie to możliwe, gdy się je usunie.',
};
