/** What every language says about handing on a scenario; fetched when somebody does. */
import type { Locale } from '../locale.ts';

export interface ShareWords {
  /** A label, and sentences under it: how long the link is, where it fits and where not. */
  readonly link: string;
  readonly length: (characters: number) => string;
  readonly fits: string;
  readonly breaksInChats: (most: number) => string;
  readonly neverOpens: (most: number) => string;
  readonly making: string;
  /** Sentences: a link is the document itself. */
  readonly forever: string;
  /** A label over languages that can be chosen. */
  readonly withCaptions: string;
  /** A switch. */
  readonly fromShown: string;
  /** A button, and sentences that answer it. */
  readonly copy: string;
  readonly copied: string;
  readonly selected: string;
  /** Buttons that hand something to another program of the device. */
  readonly send: string;
  readonly sendPicture: string;
  /** Headings, each with sentences. */
  readonly qr: string;
  readonly qrLabel: string;
  readonly qrTooLong: (most: number) => string;
  readonly embed: string;
  readonly embedHint: string;
  readonly forum: string;
  readonly forumHint: string;
  /** The text of the link at the end of what a forum is given. */
  readonly openHere: string;
  readonly file: string;
  readonly fileHint: string;
  readonly saveFile: string;
  readonly picture: string;
  readonly pictureHint: string;
  readonly saveSvg: string;
  readonly savePng: string;
  readonly reduced: (width: number, height: number) => string;
  readonly movie: string;
  /** Where the ways part: over two choices, with the first of which goes a sentence. */
  readonly movieShows: string;
  readonly thisWay: string;
  readonly otherWays: string;
  readonly allWays: string;
  readonly tooManyWays: (pictures: number, most: number) => string;
  /** Under the picture with which a way begins. */
  readonly wayOf: (number: number, ways: number) => string;
  readonly movieHint: (steps: number) => string;
  readonly movieOfAll: (pictures: number) => string;
  readonly onlySome: (shown: number, all: number) => string;
  readonly makeMovie: string;
  readonly progress: (done: number, all: number) => string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly movieReady: (kilobytes: number) => string;
  readonly saveMovie: string;
  readonly saved: (name: string) => string;
  /** Sentences. */
  readonly failed: string;
  readonly impossible: string;
}

const WORDS: Readonly<Record<Locale, () => Promise<{ share: ShareWords }>>> = {
  en: () => import('../locales/en/editing/share.ts'),
  nl: () => import('../locales/nl/editing/share.ts'),
  pl: () => import('../locales/pl/editing/share.ts'),
  ro: () => import('../locales/ro/editing/share.ts'),
};

export const loadShareWords = async (locale: Locale): Promise<ShareWords> => (await WORDS[locale]()).share;
