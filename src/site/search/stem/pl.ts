/**
 * Polish: cases, numbers and genders, without marks (`dróg` is `drog` here). The last consonant changes before some
 * endings (`klasztor`, `klasztorze`), and a vowel comes between two of them where there is no ending (`zamek`, `zamki`).
 */
import { off, type StemRules, turn } from './rules.ts';

const NOUNS = 'owie ami iami ach iach owi iowi ow iow om iom em iem ie ia iu io a e i o u y';
const ADJECTIVES = 'iego ego iemu emu ymi imi ych ich iej ej ym im';
const VERBS =
  'owac owal owany owana owane ywac aja uja acie ac al ala alo ali any ana ane yc yl yla ylo yli ony ona one iony iona ione onych onego onej';

export const pl: StemRules = {
  rounds: [
    [off(3, `${NOUNS} ${ADJECTIVES} ${VERBS}`)],
    [off(4, 'on')],
    [turn(/(?<=..[^aeiouy])ek$/, 'k'), turn(/(?<=..[^aeiouy])iec$/, 'c'), turn(/(?<=..)sci?$/, 'st')],
    [turn(/(?<=..)rz$/, 'r'), turn(/(?<=..)dz$/, 'd'), turn(/(?<=...)i$/, '')],
  ],
  odd: {
    miest: 'miast',
    drod: 'drog',
    zloc: 'zlot',
    karc: 'kart',
    wiez: 'wieza',
    figurc: 'figurk',
    sztabc: 'sztabk',
    kafelec: 'kafelk',
    punkc: 'punkt',
    opact: 'opactw',
  },
};
