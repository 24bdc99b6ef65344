import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { type Cell, PLAYERS } from '../engine/index.ts';
import { Board } from './Board.tsx';
import { Defs } from './Defs.tsx';
import { type CellWindow, type Marks, type Shown, windowOf } from './marks.ts';
import { PLAYER_MARKS } from './silhouettes.ts';

/** A castle and a city that grows beside it. */
const before: Shown = {
  tiles: [
    { tile: 'base/E', cell: [1, 0], turn: 2 },
    { tile: 'base/E', cell: [1, 1], turn: 0 },
    { tile: 'base/E', cell: [2, 1], turn: 2 },
    { tile: 'base/R', cell: [2, 2], turn: 0 },
    { tile: 'base/E', cell: [2, 3], turn: 0 },
  ],
  followers: [
    { player: 'red', cell: [1, 0], on: 'castle' },
    { player: 'blue', cell: [2, 2], on: 'city:NES' },
  ],
  parts: {
    castles: {
      castles: [
        {
          player: 'red',
          cells: [
            [1, 0],
            [1, 1],
          ],
          built: 0,
        },
      ],
    },
    goldmines: {
      onBoard: [
        { cell: [2, 1], count: 1 },
        { cell: [2, 3], count: 2 },
      ],
    },
  },
};
const placed: Cell = [3, 2];
const after: Shown = { ...before, tiles: [...before.tiles, { tile: 'base/E', cell: placed, turn: 3 }] };
const vicinity: Cell[] = [0, 1].flatMap((y) => [0, 1, 2].map((x): Cell => [x, y]));
const everything: Marks = {
  placed,
  vicinity: [vicinity],
  counted: [[2, 1], [2, 2], placed],
  claims: [
    {
      cell: [2, 1],
      players: [
        { player: 'red', state: 'took' },
        { player: 'blue', state: 'missed' },
      ],
    },
  ],
  ghosts: [{ player: 'green', cell: [2, 3], on: 'field:EL.ER.SL.SR.WL.WR' }, { gold: [1, 1] }],
  rings: [[2, 2], { cell: [2, 3], on: 'gold' }, { cell: [1, 0], on: 'castle' }],
  targets: [{ cell: [3, 1], label: 'D2' }, { cell: [2, 3] }],
};
const draw = (state: Shown, marks: Marks = {}, window?: CellWindow) =>
  renderToString(<Board state={state} marks={marks} label="board" window={window} />);
const count = (markup: string, part: string) => markup.split(part).length - 1;

describe('window', () => {
  it('holds all tiles and all marked cells of all states', () => {
    expect(windowOf([before])).toEqual({ x: 1, y: 0, w: 2, h: 4 });
    expect(windowOf([before, after], [{ vicinity: [vicinity] }])).toEqual({ x: 0, y: 0, w: 4, h: 4 });
    expect(windowOf([before], [{ targets: [{ cell: [-3, 9] }] }])).toEqual({ x: -3, y: 0, w: 6, h: 10 });
  });
  it('is one cell where there is nothing', () => {
    expect(windowOf([])).toEqual({ x: 0, y: 0, w: 1, h: 1 });
  });

  it('takes in the longest game that a document can hold', () => {
    const tiles = Array.from({ length: 400 }, (_, i): Shown['tiles'][number] => {
      return { tile: 'base/D', cell: [i % 20, Math.floor(i / 20)], turn: 0 };
    });
    const state: Shown = { tiles, followers: [], parts: {} };
    expect(windowOf(Array<Shown>(2000).fill(state))).toEqual({ x: 0, y: 0, w: 20, h: 20 });
  });
  it('gives all steps the same size', () => {
    const window = windowOf([before, after], [everything]);
    const frame = (markup: string) => /viewBox="[^"]*" width="\d+" height="\d+"/.exec(markup)?.[0];
    expect(frame(draw(before, {}, window))).toBe(frame(draw(after, everything, window)));
    expect(frame(draw(before))).not.toBe(frame(draw(after)));
  });
  it('names its columns and rows', () => {
    const texts = [
      ...draw({ tiles: [], followers: [], parts: {} }, {}, { x: -1, y: 0, w: 28, h: 2 }).matchAll(
        /<text[^>]*>([^<]+)<\/text>/g,
      ),
    ];
    const names = texts.map((m) => m[1]);
    expect(names.slice(0, 2)).toEqual(['A', 'B']);
    expect(names.slice(26)).toEqual(['AA', 'AB', '1', '2']);
  });
  it('keeps the names of a smaller board, if asked', () => {
    const shown = { tiles: [], followers: [], parts: {} };
    const board = <Board state={shown} label="" window={{ x: -2, y: -3, w: 4, h: 4 }} origin={[0, -1]} />;
    const names = [...renderToString(board).matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map((m) => m[1]);
    expect(names).toEqual(['Y', 'Z', 'A', 'B', '−1', '0', '1', '2']);
  });
});

describe('layers', () => {
  const markup = draw(after, everything);
  it('lie in the order of the recipe', () => {
    const parts = [
      'b-lattice',
      'b-empty',
      '#b-base-E',
      'b-joint',
      '#b-tower',
      '#b-hatch',
      '#b-castle',
      '"b-border"',
      '"b-frame"',
      '"b-target"',
      '#b-standing',
      '"b-ring"',
      '#b-gold',
      '>3</text>',
      'b-xy',
    ];
    const places = parts.map((part) => markup.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
  it('show one tower a corner', () => {
    const towers = [...markup.matchAll(/href="#b-tower" x="([-\d]+)" y="([-\d]+)"/g)].map((m) => `${m[1]} ${m[2]}`);
    expect(new Set(towers).size).toBe(towers.length);
    // Two at the small city, four at the grown one; the new tile shares two of them.
    expect(towers.sort()).toEqual(['144 144', '144 240', '144 48', '240 144', '240 240', '48 48']);
  });
  it('leave out what is not there', () => {
    expect(draw(before)).not.toMatch(/b-(empty|hatch|border|frame|target|ring|ghost|chip r)/);
  });
  it('number the counted tiles in their order', () => {
    expect([1, 2, 3].map((n) => count(markup, `>${n}</text>`))).toEqual([2, 2, 2]);
    expect(markup).not.toContain('>5</text>');
  });
  it('fill each cell of two vicinities once', () => {
    const d = /url\(#b-hatch\)" d="([^"]*)"/.exec(draw(after, { vicinity: [vicinity, vicinity] }))?.[1] ?? '';
    expect(count(d, 'M')).toBe(6);
  });
});

describe('markup', () => {
  const markup = draw(after, everything);
  it('is the same every time, without styles and without holes', () => {
    expect(markup).toBe(draw(after, everything));
    expect(markup).not.toMatch(/NaN|undefined|Infinity|style=| -0[ ",]/);
  });
  it('finds all its symbols', () => {
    const defs = renderToString(<Defs />);
    for (const [, id] of markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(defs).toContain(`id="${id}"`);
  });
  it('is an image with a name', () => {
    expect(markup).toMatch(/^<svg class="board few"[^>]* role="img" aria-label="board">/);
  });
  it('stays small', () => {
    expect(markup.length).toBeLessThan(5_000);
    const many = Array.from({ length: 72 }, (_, i) => ({
      tile: 'base/U',
      cell: [i % 9, Math.floor(i / 9)] as Cell,
      turn: 0 as const,
    }));
    expect(draw({ tiles: many, followers: [], parts: {} }).length / 72).toBeLessThan(130);
  });
  it('escapes what people write', () => {
    const label = renderToString(
      <Board state={before} label={'"><script>'} marks={{ targets: [{ cell: [0, 0], label: '<b>' }] }} />,
    );
    expect(label).not.toContain('<script>');
    expect(label).not.toContain('<b>');
  });
  it('draws what is impossible too', () => {
    const state: Shown = {
      tiles: [{ tile: 'base/Z', cell: [0, 0], turn: 0 }],
      followers: [
        { player: 'red', cell: [0, 0], on: 'road:N' },
        { player: 'blue', cell: [4, 4], on: 'castle' },
      ],
      parts: { goldmines: { onBoard: [{ cell: [2, 2], count: 1 }] } },
    };
    expect(draw(state)).toContain('#b-no-tile');
  });
});

it('gives each player a mark of a different shape', () => {
  expect(new Set(PLAYERS.map((player) => PLAYER_MARKS[player].path)).size).toBe(PLAYERS.length);
  const followers = PLAYERS.map((player, x) => ({ player, cell: [x, 0] as Cell, on: 'field' }));
  const markup = draw({ tiles: [], followers, parts: {} }, {}, { x: 0, y: 0, w: 6, h: 1 });
  for (const player of PLAYERS)
    expect(markup).toMatch(new RegExp(`class="p-${player}"[^>]*><use[^>]*></use><use href="#b-mark-${player}"`));
});
