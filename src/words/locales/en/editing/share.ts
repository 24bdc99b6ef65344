import type { ShareWords } from '../../../editing/share.ts';
import { largeCounter } from '../../../explore.ts';

const count = largeCounter('en', {
  character: { one: 'character', other: 'characters' },
  step: { one: 'step', other: 'steps' },
});

export const share: ShareWords = {
  link: 'Link',
  length: (characters) => `${count('character', characters)}.`,
  fits: 'It fits everywhere.',
  breaksInChats: (most) =>
    `Chat programs cut what is longer than ${count('character', most)}. By email it still works; the file works anywhere.`,
  neverOpens: (most) => `Nobody can open a link longer than ${count('character', most)}. Pass on the file instead.`,
  making: 'The link is being made…',
  forever:
    'The link is the scenario itself. It needs no server, nobody can delete it, and you cannot take it back. So put no names in it.',
  withCaptions: 'Title and captions in the link',
  fromShown: 'Begin at the step that is shown',
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'Selected, ready to be copied by hand.',
  send: 'Send…',
  sendPicture: 'Send picture…',
  qr: 'QR code',
  qrLabel: 'QR code of the link',
  qrTooLong: (most) => `The link is too long for a code that phones can read: ${count('character', most)} at most.`,
  embed: 'On a page of your own',
  embedHint: 'Paste this into the HTML of your page. The board comes with all its steps and takes the width there is.',
  forum: 'As text for forums',
  forumHint: 'The steps in words, along the way you are looking at.',
  openHere: 'Open this scenario',
  file: 'As a file',
  fileHint: 'The whole scenario with all its texts. The editor can open it again.',
  saveFile: 'Save JSON',
  picture: 'Picture of this step',
  pictureHint: 'The scenario is inside the picture: the editor can open it again.',
  saveSvg: 'Save SVG',
  savePng: 'Save PNG',
  reduced: (width, height) => `The board is very large, so the picture is only ${width} × ${height} pixels.`,
  movie: 'Moving picture',
  movieHint: (steps) => `A GIF of ${count('step', steps)}, along the way you are looking at.`,
  onlySome: (shown, all) => `Of ${count('step', all)} it shows the ${shown} around this one.`,
  makeMovie: 'Make GIF',
  progress: (done, all) => `Step ${done} of ${all}`,
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  movieReady: (kilobytes) => `The GIF is ready: ${kilobytes.toLocaleString('en')} KB.`,
  saveMovie: 'Save GIF',
  saved: (name) => `Saved as ${name}.`,
  failed: 'That did not work on this device.',
  impossible: 'The situation on the board has problems. Once they are solved, this can be made.',
};
