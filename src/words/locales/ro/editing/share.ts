import type { ShareWords } from '../../../editing/share.ts';
import { largeCounter } from '../../../explore.ts';

const count = largeCounter('ro', {
  character: { one: 'caracter', few: 'caractere', other: 'de caractere' },
  step: { one: 'pas', few: 'pași', other: 'de pași' },
  picture: { one: 'imagine', few: 'imagini', other: 'de imagini' },
});

export const share: ShareWords = {
  link: 'Link',
  length: (characters) => `${count('character', characters)}.`,
  fits: 'Încape oriunde.',
  breaksInChats: (most) =>
    `Programele de mesagerie taie ce depășește ${count('character', most)}. Prin e-mail încă merge, iar fișierul merge oricând.`,
  neverOpens: (most) =>
    `Un link mai lung de ${count('character', most)} nu poate fi deschis de nimeni. Trimite mai bine fișierul.`,
  making: 'Linkul se pregătește…',
  forever:
    'Linkul este chiar scenariul. Nu are nevoie de niciun server, nimeni nu îl poate șterge și nu mai poate fi luat înapoi. De aceea, nu pune nume în el.',
  withCaptions: 'Titlul și descrierile în link',
  fromShown: 'Începe cu pasul pe care îl vezi',
  copy: 'Copiază',
  copied: 'S-a copiat.',
  selected: 'Este selectat; acum se poate copia manual.',
  send: 'Trimite…',
  sendPicture: 'Trimite imaginea…',
  qr: 'Cod QR',
  qrLabel: 'Codul QR al linkului',
  qrTooLong: (most) =>
    `Linkul este prea lung pentru un cod pe care telefonul să îl poată citi: cel mult ${count('character', most)}.`,
  embed: 'Pe pagina ta',
  embedHint:
    'Lipește textul în codul HTML al paginii tale. Tabla apare cu toți pașii ei și ocupă toată lățimea disponibilă.',
  forum: 'Ca text pentru forumuri',
  forumHint: 'Pașii în cuvinte, în varianta pe care o privești acum.',
  openHere: 'Deschide acest scenariu',
  file: 'Ca fișier',
  fileHint: 'Tot scenariul, cu toate textele. Editorul îl poate deschide din nou.',
  saveFile: 'Salvează JSON',
  picture: 'Imaginea acestui pas',
  pictureHint: 'Scenariul se află în imagine: editorul o poate deschide din nou.',
  saveSvg: 'Salvează SVG',
  savePng: 'Salvează PNG',
  reduced: (width, height) => `Tabla este foarte mare, așa că imaginea are doar ${width} × ${height} pixeli.`,
  movie: 'Imagine animată',
  movieShows: 'Ce arată',
  thisWay: 'Varianta pe care o privești acum',
  otherWays: 'Pentru altă variantă, mergi mai întâi la unul dintre pașii ei.',
  allWays: 'Toate variantele, una după alta',
  tooManyWays: (pictures, most) =>
    `Toate variantele la un loc ar cere ${count('picture', pictures)}; un GIF are cel mult ${most}.`,
  wayOf: (number, ways) => `Varianta ${number} din ${ways}`,
  movieHint: (steps) => `Un GIF cu ${count('step', steps)} din varianta pe care o privești acum.`,
  movieOfAll: (pictures) => `Un GIF cu ${count('picture', pictures)}. La începutul fiecărei variante scrie care este.`,
  onlySome: (shown, all) =>
    `În total sunt ${count('step', all)}; imaginea îi arată numai pe cei mai apropiați ${shown}.`,
  makeMovie: 'Creează GIF-ul',
  progress: (done, all) => `Imaginea ${done} din ${all}`,
  cancel: 'Oprește',
  cancelled: 'S-a oprit.',
  movieReady: (kilobytes) => `GIF-ul este gata: ${kilobytes.toLocaleString('ro')} KB.`,
  saveMovie: 'Salvează GIF-ul',
  saved: (name) => `S-a salvat ca ${name}.`,
  failed: 'Nu a reușit pe acest dispozitiv.',
  impossible: 'Situația de pe tablă are probleme. După rezolvarea lor, va fi posibil.',
};
