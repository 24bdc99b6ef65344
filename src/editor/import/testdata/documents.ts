/** Documents, and the files that carry them. */
import { encode } from '../../../notation/index.ts';
import { FORMAT, type ScenarioDocument } from '../../../scenario/document.ts';
import { comment, frame, head, TAIL } from '../../share/gif/gif.ts';
import { pngOf, withText } from '../../share/png.ts';
import type { Needs } from '../open.ts';

export const CASTLE: ScenarioDocument = {
  format: FORMAT,
  id: 'draft/castle',
  title: { en: 'A castle ~ with a title', pl: 'Zamek' },
  modules: { base: {}, castles: {} },
  players: ['red', 'blue'],
  active: 'red',
  board: { tiles: [[0, 0, 'base/E', 2]], followers: [{ player: 'red', cell: [0, 0], on: 'city:S' }] },
  next: ['base/E', 'base/V'],
  steps: [
    { id: 'turn-1', do: [{ kind: 'tile', cell: [0, 1], turn: 0 }, { kind: 'pass' }] },
    { id: 'turn-2', do: [{ kind: 'castle', cell: [0, 0], build: true }] },
  ],
};

export const TEXT = encode(CASTLE, { captions: ['en', 'pl'] });

/** The smallest picture: one grey dot. Its parts are right, and nobody looks at what is in them. */
export const DOT = pngOf([
  { type: 'IHDR', data: Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]) },
  { type: 'IDAT', data: Uint8Array.from([120, 156, 99, 96, 0, 0, 0, 2, 0, 1]) },
  { type: 'IEND', data: new Uint8Array() },
]);

export const png = (text: string, keyword = 'cartulary') => withText(DOT, keyword, text);

/** The smallest moving picture: one grey dot, with a comment before it. */
const GREY = { width: 1, height: 1 };
const BEFORE = head(GREY, [0x808080]);
const BEHIND = [...frame(GREY, Uint8Array.of(0), undefined, 0), ...TAIL];
export const gif = (text: string, keyword = 'cartulary'): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...BEFORE, ...comment(`${keyword}\0${text}`), ...BEHIND]);

export const svg = (carried: string, more = ''): string =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">${more}<metadata id="cartulary">${carried}</metadata></svg>`;

/** It brings no types along. */
const { JSDOM } = (await import('jsdom' as string)) as {
  JSDOM: new (html: string) => { readonly window: { readonly DOMParser: typeof globalThis.DOMParser } };
};
const { DOMParser } = new JSDOM('').window;

/** Knows one example. */
export const NEEDS: Needs = {
  parseXml: (text) => new DOMParser().parseFromString(text, 'image/svg+xml'),
  fetchExample: async (id) => (id === 'base/castle' ? JSON.stringify(CASTLE) : undefined),
};

const MOVES = [
  ['PLACE_TILE', { tileId: 'BA/C', position: [0, -1], rotation: 'R180' }],
  ['DEPLOY_MEEPLE', { pointer: { position: [0, -1], feature: 'City', location: 'S' }, meepleId: '0.small.1' }],
  ['COMMIT', {}],
  ['PLACE_TILE', { tileId: 'IC/LRLR', position: [5, 5], rotation: 'R0' }],
] as const;

/** A saved game of one turn, and a tile that nobody here has. */
export const SAVE = JSON.stringify({
  appVersion: '5.11.1',
  setup: { sets: { 'basic:1': 1, 'inns-and-cathedrals': 1 }, elements: { 'small-follower': 7 }, rules: {} },
  players: [{ name: 'Ann' }, { name: 'Bo' }],
  replay: MOVES.map(([type, payload], i) => ({ type, payload, player: i < 3 ? 0 : 1 })),
});
