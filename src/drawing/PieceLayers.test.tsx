import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { type Cell, PLAYERS } from '../engine/index.ts';
import { Board } from './Board.tsx';
import { type Marks, type Shown, windowOf } from './marks.ts';

const draw = (state: Shown, marks: Marks = {}) => renderToString(<Board state={state} marks={marks} label="board" />);
const count = (markup: string, part: string) => markup.split(part).length - 1;

describe('a bridge', () => {
  const state: Shown = {
    tiles: [
      { tile: 'base/B', cell: [0, 0], turn: 0, bridge: 'NS' },
      { tile: 'base/U', cell: [1, 0], turn: 0, bridge: 'EW' },
    ],
    followers: [{ player: 'red', cell: [1, 0], on: 'road:EW' }],
    parts: {},
  };
  const markup = draw(state, { rings: [{ cell: [0, 0], on: 'road:NS' }] });
  it('lies over its tile and under the figures', () => {
    const places = ['#b-base-B', '#b-bridge', '#b-standing', '"b-ring"'].map((part) => markup.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
  it('lies the way it leads', () => {
    expect(markup).toMatch(/#b-bridge"><.*#b-bridge" transform="translate\(96 0\)rotate\(90\)"/);
  });
});

describe('a castle of two squares', () => {
  it.each([0, 1] as const)('is one building, turned by %s', (turn) => {
    const second: Cell = turn ? [-1, 0] : [0, 1];
    const tiles = [
      { tile: 'german-castle/2', cell: [0, 0] as Cell, turn },
      { tile: 'german-castle/2b', cell: second, turn },
    ];
    const markup = draw({ tiles, followers: [], parts: {} });
    expect(count(markup, '#b-burg')).toBe(1);
    expect(markup).toContain(turn ? 'translate(-48 0)rotate(90)' : 'translate(0 48)');
    expect(markup.indexOf('#b-burg')).toBeGreaterThan(markup.indexOf('b-joint'));
    const framed = draw({ tiles, followers: [], parts: {} }, { placed: [0, 0] });
    const frame = turn ? 'M-144 -48h192v96h-192z' : 'M-48 -48h96v192h-96z';
    expect(framed).toContain(`class="b-frame" d="${frame}"`);
  });
});

describe('the pieces of Gold Rush', () => {
  const on = 'mountain:NE';
  const cell: Cell = [0, 0];
  const state: Shown = {
    tiles: [
      { tile: 'rush/15', cell, turn: 0 },
      { tile: 'rush/15', cell: [1, 0], turn: 3 },
      { tile: 'prairie', cell: [0, 1], turn: 0 },
    ],
    followers: [
      { player: 'red', cell, on },
      { player: 'blue', cell: [0, 1], on: 'prairie:NL.NR.EL.ER.SL.SR.WL.WR' },
    ],
    parts: {
      'gold-rush': {
        stacks: [{ cell, on, tokens: [1, 2, 0] }],
        tents: [{ player: 'green', cell: [1, 0], on: 'mountain:NW' }],
      },
      sheriff: { cell: [1, 0], on: 'mountain:NW' },
    },
  };
  it('are cowboys, tents, the sheriff, and stacks with their number', () => {
    const markup = draw(state);
    for (const piece of ['cowboy', 'farmer', 'tent', 'sheriff', 'tokens'])
      expect(count(markup, `#b-${piece}"`)).toBe(1);
    expect(markup).toMatch(/class="p-green"[^>]*><use href="#b-tent"/);
    expect(markup).toContain('>3</text>');
    expect(markup).not.toMatch(/NaN|undefined/);
  });
  it('say whose they are by a mark, not by colour alone', () => {
    for (const player of PLAYERS) {
      const tent: Shown = {
        ...state,
        followers: [],
        parts: { 'gold-rush': { stacks: [], tents: [{ player, cell, on }] } },
      };
      const castle = { player, cells: [cell, [1, 0]], built: 0 } as const;
      const lord: Shown = {
        ...state,
        followers: [{ player, cell, on: 'castle' }],
        parts: { castles: { castles: [castle] } },
      };
      for (const shown of [tent, lord]) expect(draw(shown)).toContain(`#b-mark-${player}`);
    }
  });
  it('are found by rings, by spot and by name', () => {
    const ring = (marks: Marks) => /<g transform="([^"]+)"><circle class="b-ring0"/.exec(draw(state, marks))?.[1];
    const rings = [on, 'tokens'].map((spot) => ring({ rings: [{ cell, on: spot }] }));
    const others = ['tent', 'sheriff'].map((spot) => ring({ rings: [{ cell: [1, 0], on: spot }] }));
    expect(new Set([...rings, ...others]).size).toBe(4);
  });
  it('leave ghosts', () => {
    const tent = { tent: 'green', cell, on } as const;
    const markup = draw({ ...state, parts: {} }, { ghosts: [tent] });
    expect(markup).toContain('<use href="#b-tent-shape" class="b-ghost">');
  });
  it('are in the window', () => {
    const far: Shown = { tiles: [], followers: [], parts: { sheriff: { cell: [3, 2], on } } };
    expect(windowOf([state, far])).toEqual({ x: 0, y: 0, w: 4, h: 3 });
  });
});

it.each([
  [{ on: 'garden', piece: 'abbot' }, 'abbot'],
  [{ on: 'monastery', as: 'prior' }, 'lying'],
  [{ on: 'monastery' }, 'standing'],
  [{ on: 'cathedral' }, 'bishop'],
  [{ on: 'german-castle:S' }, 'lord'],
  [{ on: 'mist-castle' }, 'lord'],
  [{ on: 'town' }, 'cowboy'],
] as const)('%j is drawn as %s', (figure, pose) => {
  const state: Shown = { tiles: [], followers: [{ player: 'red', cell: [0, 0], ...figure }], parts: {} };
  expect(draw(state)).toContain(`<use href="#b-${pose}">`);
});
