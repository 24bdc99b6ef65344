import type { ShareWords } from '../../../editing/share.ts';
import { largeCounter } from '../../../explore.ts';

const count = largeCounter('nl', {
  character: { one: 'teken', other: 'tekens' },
  step: { one: 'stap', other: 'stappen' },
  picture: { one: 'beeld', other: 'beelden' },
});

export const share: ShareWords = {
  link: 'Link',
  length: (characters) => `${count('character', characters)}.`,
  fits: 'Dat past overal.',
  breaksInChats: (most) =>
    `Chatprogramma’s kappen af wat langer is dan ${count('character', most)}. Per mail lukt het nog wel; het bestand lukt altijd.`,
  neverOpens: (most) =>
    `Een link van meer dan ${count('character', most)} kan niemand openen. Geef in plaats daarvan het bestand door.`,
  making: 'De link wordt gemaakt…',
  forever:
    'De link ís het scenario. Er komt geen server aan te pas, niemand kan hem wissen en je kunt hem niet terugnemen. Zet er dus geen namen in.',
  withCaptions: 'Titel en bijschriften in de link',
  fromShown: 'Begin bij de stap die je nu ziet',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  selected: 'Geselecteerd: nu zelf kopiëren.',
  send: 'Versturen…',
  sendPicture: 'Afbeelding versturen…',
  qr: 'QR-code',
  qrLabel: 'QR-code van de link',
  qrTooLong: (most) =>
    `De link is te lang voor een code die een telefoon kan lezen: hoogstens ${count('character', most)}.`,
  embed: 'Op je eigen pagina',
  embedHint: 'Plak dit in de HTML van je pagina. Het bord verschijnt met alle stappen en neemt de volle breedte in.',
  forum: 'Als tekst voor forums',
  forumHint: 'De stappen in woorden, in het verloop dat je nu bekijkt.',
  openHere: 'Dit scenario openen',
  file: 'Als bestand',
  fileHint: 'Het hele scenario met alle teksten. Je kunt het hier weer openen.',
  saveFile: 'JSON opslaan',
  picture: 'Afbeelding van deze stap',
  pictureHint: 'Het scenario zit in de afbeelding: je kunt haar hier weer openen.',
  saveSvg: 'SVG opslaan',
  savePng: 'PNG opslaan',
  reduced: (width, height) => `Het bord is erg groot, dus de afbeelding is maar ${width} × ${height} pixels groot.`,
  movie: 'Bewegende afbeelding',
  movieShows: 'Wat er te zien is',
  thisWay: 'Het verloop dat je nu bekijkt',
  otherWays: 'Wil je een ander verloop? Ga dan eerst naar een stap daarvan.',
  allWays: 'Alle vervolgen na elkaar',
  tooManyWays: (pictures, most) =>
    `Alle vervolgen samen zijn ${count('picture', pictures)}; een gif heeft er hoogstens ${most}.`,
  wayOf: (number, ways) => `Vervolg ${number} van ${ways}`,
  movieHint: (steps) => `Een gif van ${count('step', steps)}, in het verloop dat je nu bekijkt.`,
  movieOfAll: (pictures) => `Een gif van ${count('picture', pictures)}. Waar een vervolg begint, staat erbij welk.`,
  onlySome: (shown, all) => `Van de ${count('step', all)} zie je er ${shown}, rond deze stap.`,
  makeMovie: 'Gif maken',
  progress: (done, all) => `Beeld ${done} van ${all}`,
  cancel: 'Afbreken',
  cancelled: 'Afgebroken.',
  movieReady: (kilobytes) => `De gif is klaar: ${kilobytes.toLocaleString('nl')} KB.`,
  saveMovie: 'Gif opslaan',
  saved: (name) => `Opgeslagen als ${name}.`,
  failed: 'Dat lukte niet op dit apparaat.',
  impossible: 'De situatie op het bord klopt niet. Zijn de problemen opgelost, dan kan dit gemaakt worden.',
};
