import { readFileSync } from 'node:fs';
import { h } from 'preact';
import { describe, expect, it, test } from 'vitest';
import { PLAYERS, printedNames } from '../../engine/index.ts';
import { Defs } from '../Defs.tsx';
import { Board, type Marks, type Shown } from '../index.ts';
import { standalone } from './standalone.ts';
import { declarationsFor, readStyles, resolve } from './styles.ts';
import { isNode, type SvgNode, serialize, treeOf } from './tree.ts';

describe('a drawing as a tree', () => {
  it('calls components, flattens lists, and leaves out what is nothing', () => {
    const Dot = ({ at }: { at: number }) => h('circle', { r: at });
    const tree = treeOf(
      h('g', { class: undefined, id: 'a' }, [h(Dot, { at: 1 }), null, false, h(Dot, { at: 2 })], 'text'),
    );
    expect(tree).toEqual([
      {
        tag: 'g',
        attributes: { id: 'a' },
        children: [
          { tag: 'circle', attributes: { r: '1' }, children: [] },
          { tag: 'circle', attributes: { r: '2' }, children: [] },
          'text',
        ],
      },
    ]);
  });

  it('is written with every sign escaped', () => {
    expect(serialize({ tag: 'text', attributes: { title: '"<&' }, children: ['a < b & c'] })).toBe(
      '<text title="&quot;&lt;&amp;">a &lt; b &amp; c</text>',
    );
  });

  it('holds nothing that no XML may contain', () => {
    const text = 'a\u0000b\u0008\ud800c\uffff\td\u{1f3f0}';
    expect(serialize({ tag: 'desc', attributes: { label: text }, children: [text] })).toBe(
      '<desc label="abc\td\u{1f3f0}">abc\td\u{1f3f0}</desc>',
    );
  });
});

describe('the style sheet', () => {
  const sheet = readStyles(`
    /* a comment { } */
    :root { --ink: light-dark(#111, #eee); }
    @media print { :root { --ink: #000; } .a { fill: red } }
    .a.b { fill: blue }
    .a, .c { fill: var(--ink); stroke: none }
    .c + .a { stroke: green }
    @container (width < 21rem) { .a { fill: red } }
  `);

  it('takes what is written for the screen', () => {
    expect(sheet.tokens).toEqual({ '--ink': 'light-dark(#111, #eee)' });
  });

  test.each([
    [['a'], [], { fill: 'var(--ink)', stroke: 'none' }],
    [['c'], [], { fill: 'var(--ink)', stroke: 'none' }],
    [['b', 'a'], [], { fill: 'blue', stroke: 'none' }],
    [['a'], ['c'], { fill: 'var(--ink)', stroke: 'green' }],
    [['d'], [], {}],
  ])('%j behind %j', (classes, before, expected) => {
    expect(declarationsFor(sheet, classes, before)).toEqual(expected);
  });

  test.each([
    ['none', 'none'],
    ['2px', '2'],
    ['var(--ink)', '#111'],
    ['var(--none, "A B", serif)', '"A B", serif'],
    ['var(--none, var(--ink))', '#111'],
    ['calc(11px + 2 * var(--w))', '14'],
    ['calc(2 * var(--w) + 4px)', '7'],
    ['calc(1.4 * var(--w))', '2.1'],
  ])('%s is %s', (value, expected) => {
    const variables: Record<string, string> = { ...sheet.tokens, '--w': '1.5px' };
    expect(resolve(value, (name) => variables[name])).toBe(expected);
  });

  it('says what it cannot work out', () => {
    expect(() => resolve('var(--none)', () => undefined)).toThrow('--none');
    expect(() => resolve('calc(1em - 2px)', () => undefined)).toThrow('1em - 2px');
  });
});

describe('a standalone picture', () => {
  const sheets = ['board.css', 'materials.css', 'targets.css'].map((name) =>
    readFileSync(`src/drawing/${name}`, 'utf8'),
  );
  const sheet = readStyles(sheets.join('\n'));
  // Every printed tile, in a long row, and one of each kind of piece.
  const row = printedNames().map((tile, i): Shown['tiles'][number] => ({ tile, cell: [i, 2], turn: 0 }));
  const on = 'mountain:NESW';
  const state: Shown = {
    tiles: [
      { tile: 'base/D', cell: [0, 0], turn: 0 },
      { tile: 'castles/B4', cell: [1, 0], turn: 2 },
      { tile: 'gold/G7', cell: [0, 1], turn: 1 },
      { tile: 'base/B', cell: [1, 1], turn: 0, bridge: 'EW' },
      { tile: 'mountain:NESW3', cell: [2, 1], turn: 0 },
      { tile: 'mist-castle mist', cell: [3, 1], turn: 0 },
      ...row,
    ],
    followers: [
      ...PLAYERS.map((player) => ({ player, cell: [0, 0] as const, on: 'road:EW' })),
      { player: 'red', cell: [1, 1], on: 'cloister', piece: 'abbot' },
      { player: 'red', cell: [2, 1], on },
    ],
    parts: {
      goldmines: { onBoard: [{ cell: [0, 1], count: 3 }] },
      'gold-rush': { stacks: [{ cell: [2, 1], on, tokens: [1, 2] }], tents: [{ player: 'blue', cell: [2, 1], on }] },
      sheriff: { cell: [2, 1], on },
    },
  };
  const marks: Marks = {
    placed: [0, 1],
    vicinity: [
      [
        [0, 0],
        [1, 0],
      ],
    ],
    counted: [[0, 0]],
    rings: [[1, 0]],
    targets: [{ cell: [2, 0], label: 'A' }],
  };
  const [board] = treeOf(h(Board, { state, marks, label: 'A board' })).filter(isNode);
  const svg = standalone(board as SvgNode, treeOf(h(Defs, { tiles: state.tiles.map(({ tile }) => tile) })), sheet, {
    title: 'Red & blue',
    paper: '#fff',
  });

  it('needs nothing from elsewhere', () => {
    expect(svg).not.toMatch(/class=|style|var\(|calc\(|light-dark|<use|href/);
    const ids = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    for (const id of new Set(ids)) expect(svg).toContain(`id="${id}"`);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('has every player’s own colour and no element without paint', () => {
    for (const player of PLAYERS) {
      const colour = resolve(`var(--b-${player})`, (name) => sheet.tokens[name]);
      expect(svg).toContain(`fill="${colour}"`);
    }
  });

  it('is well-formed and titled', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox=/);
    expect(svg).toContain('<title>Red &amp; blue</title>');
    const tags = svg.match(/<[^<>]+>/g) ?? [];
    const opened = tags.filter((tag) => !tag.startsWith('</') && !tag.endsWith('/>'));
    expect(opened).toHaveLength(tags.filter((tag) => tag.startsWith('</')).length);
  });
});
