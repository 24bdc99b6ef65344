import { type ImportWords, sizer } from '../../../editing/import.ts';
import { picker } from '../../../plural.ts';
import { and, quote } from '../nouns.ts';

const pick = picker('en');
const times = (count: number): string => pick(count, { one: 'once', other: `${count} times` });
const moves = (count: number): string => pick(count, { one: 'one move', other: `${count} moves` });

const possible =
  'What can be opened: links to scenarios, scenarios as JSON, pictures saved here (SVG, PNG, GIF), and games saved by JCloisterZone 5 and 6 (.jcz).';

export const imports: ImportWords = {
  title: 'Open',
  hint: `${possible} You can also drop files anywhere on this page, or paste. What you open is only shown at first; your drafts stay as they are.`,
  field: 'Link, notation or JSON',
  open: 'Open',
  choose: 'Choose a file…',
  close: 'Close',
  back: 'Back to my draft',
  another: 'Open something else',
  drop: 'Drop it to open it.',
  reading: 'Reading…',
  opened: (name) => `Opened: ${name}.`,
  aText: 'what was pasted',
  left: (names) =>
    pick(names.length, {
      one: `One file at a time: ${and(names)} was not opened.`,
      other: `One file at a time: ${and(names)} were not opened.`,
    }),
  problems: {
    nothing: () => 'There is nothing to open: it is empty.',
    'too-big': (d) => `This is too large: ${d.size}. No more than ${d.most} is read.`,
    'no-access': () =>
      'This file cannot be read. It may be a folder, or may have been moved or changed. Choose it again.',
    foreign: (d) => d.what,
    'no-link': () => 'There is no link to a scenario in this text.',
    'no-example': () => 'There is no example at this address.',
    'json-broken': (d) =>
      d.place
        ? `This begins like JSON, but goes wrong at ${d.place} (line and column).`
        : 'This begins like JSON, but cannot be read to its end.',
    'json-other': () => 'This is JSON, but neither a scenario nor a saved game.',
    document: () => 'This scenario cannot be read:',
    'picture-plain': () => 'There is no scenario in this picture. Programs that send pictures on often take it out.',
    'picture-cut': () => 'This picture is incomplete: its end is missing, and there is no scenario before that.',
    'picture-damaged': () => 'This picture is damaged: the check of its scenario does not match.',
    'drawing-broken': () => 'This begins like a drawing (SVG), but is not written correctly.',
    'drawing-declares': () =>
      'This drawing declares a document type, which no drawing saved here does. It is not read.',
    offline: () => 'Not everything that is needed to open this could be loaded. Are you offline?',
    unexpected: (d) =>
      `Something went wrong in the editor itself (${d.what}). Nothing was opened; your drafts are as they were.`,
  },
  foreign: {
    zip: 'This is an archive (ZIP) or an office document.',
    gzip: 'This is a compressed file (gzip).',
    pdf: 'This is a PDF document.',
    jpeg: 'This is a photo (JPEG). Pictures of this kind cannot carry a scenario.',
    webp: 'This is a WebP picture. Pictures of this kind cannot carry a scenario.',
    heif: 'This is a HEIF or AVIF picture. Pictures of this kind cannot carry a scenario.',
    video: 'This is a video.',
    java: 'This was saved by a Java program, such as JCloisterZone before version 5. Open it there in version 5 or 6, and save it again.',
    html: 'This is a web page without a link to a scenario.',
    xml: 'This is an XML file, but not a drawing.',
    binary: 'This file is of a kind that is not known here.',
  },
  possible,
  losses: (count) => `Different from the saved game: ${count}`,
  loss: {
    set: (name) => `The tiles of ${quote(name)} do not exist here.`,
    element: (name) => `${quote(name)} does not exist here.`,
    moves: (d) => `Left out: ${moves(d.count)} of a kind that does not exist here, from turn ${d.turn} on (${d.name}).`,
    piece: (d) => `Turn ${d.turn}: a piece of a kind that does not exist here was placed (${d.name}); it is left out.`,
    elsewhere: (d) => `Turn ${d.turn}: a meeple was placed on a tile other than the one just placed; it is left out.`,
    stopped: (d, why) => `The game stops in turn ${d.turn}, ${moves(d.moves)} before its end. ${why}`,
    decided: {
      'take-gold': (count) =>
        `Gold was handed out ${times(count)} without anybody choosing: here it is taken where most players have a claim.`,
      'score-castle': (count) =>
        `A castle chose its feature ${times(count)} without anybody being asked: here it scores the most valuable one.`,
      other: (count) => `What was chosen is missing in the game ${times(count)}: the first possible choice was made.`,
    },
    leftOver: (count) =>
      pick(count, {
        one: 'One tile was not placed. It could not be placed when it was drawn, so the game counts as finished.',
        other: `${count} tiles were not placed. They could not be placed when they were drawn, so the game counts as finished.`,
      }),
  },
  halts: {
    'unknown-tile': (name) => `The tile ${quote(name)} does not exist here.`,
    parted: () => 'Here it is somebody else’s turn, or another tile was drawn.',
    'not-asked': (name) => `Nobody is asked for this move here (${name}).`,
    'unknown-place': (name) => `The tile has no such place (${name}).`,
    unsold: () => 'The tiles for sale at the bazaar have not been placed yet, so they are not known.',
    'too-long': () => 'A scenario cannot hold more.',
  },
  saves: {
    'older-version': (d) =>
      `This game was saved by JCloisterZone ${d.found}. Games can be opened from version 5 on: load it there and save it again.`,
    malformed: (d) => `This begins like a saved game, but is not built like one${d.at && ` (${d.at})`}.`,
    'too-many-moves': (d) => `This saved game has ${d.found} moves, more than any game has.`,
    players: (d) => `This saved game has ${d.found} players; 2 to 6 are possible here.`,
    'start-tile': (d) => `The game begins with a tile that does not exist here: ${quote(d.found)}.`,
    'start-impossible': () => 'The tiles that the game begins with cannot lie like that.',
  },
  size: sizer('en'),
};
