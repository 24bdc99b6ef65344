import { readFileSync } from 'node:fs';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { type Cell, PLAYERS, type Player } from '../engine/index.ts';
import { Board } from './Board.tsx';
import { Defs } from './Defs.tsx';
import { GoldPiece } from './GoldPiece.tsx';
import { MeeplePicture } from './Meeple.tsx';
import { PlayerMark } from './PlayerMark.tsx';
import { TilePicture } from './TilePicture.tsx';

const sheets = ['board.css', 'materials.css', 'targets.css'].map((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, ''),
);
const css = sheets.join('\n');
const parts = sheets.map((sheet) => sheet.split(/@media (?:print|\(forced-colors: active\)) \{/));
const [screen, print, contrast] = [0, 1, 2].map((part) => parts.map((sheet) => sheet[part] ?? '').join('\n')) as [
  string,
  string,
  string,
];

const cells: Cell[] = [
  [0, 0],
  [1, 0],
  [2, 0],
];
const everything = renderToString(
  <>
    <Defs />
    <Board
      label="board"
      state={{
        tiles: [{ tile: 'base/D', cell: [0, 0], turn: 0 }],
        followers: PLAYERS.map((player) => ({ player, cell: [0, 0], on: 'road:EW' })),
        parts: { goldmines: { onBoard: [{ cell: [0, 0], count: 2 }] } },
      }}
      marks={{
        placed: [0, 0],
        vicinity: [cells],
        counted: cells,
        claims: [
          {
            cell: [0, 0],
            players: [
              { player: 'red', state: 'missed' },
              { player: 'blue', state: 'may' },
            ],
          },
        ],
        ghosts: [{ gold: [1, 0] }],
        rings: cells,
        targets: cells.map((cell) => ({ cell, label: 'A' })),
      }}
    />
    {[5, 9].map((w) => (
      <Board label="wide" state={{ tiles: [], followers: [], parts: {} }} window={{ x: 0, y: 0, w, h: 1 }} />
    ))}
    {(['small', 'medium', 'large'] as const).map((size) => (
      <TilePicture tile="city:N* garden" size={size} />
    ))}
    <MeeplePicture player="red" />
    <PlayerMark player="red" />
    <GoldPiece />
  </>,
);

const tokens = (text: string) =>
  new Map([...text.matchAll(/(--b-[a-z0-9-]+): ([^;]+);/g)].map((m) => [m[1] as string, m[2] as string]));

describe('classes', () => {
  const used = new Set([...everything.matchAll(/ class="([^"]+)"/g)].flatMap((m) => (m[1] as string).split(' ')));
  const known = new Set([...css.matchAll(/\.([a-z][a-z0-9-]*)/g)].map((m) => m[1] as string));
  it('are all in the sheet', () => {
    // The middle sizes are the default.
    expect([...used].filter((name) => !known.has(name)).sort()).toEqual(['medium']);
  });
  it('are all used', () => {
    expect([...known].filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('tokens', () => {
  const defined = tokens(screen);
  it('are defined where they are used', () => {
    const used = [...css.matchAll(/var\((--b-[a-z0-9-]+)\)/g)].map((m) => m[1] as string);
    expect(used.filter((name) => !defined.has(name) && !tokens(contrast).has(name))).toEqual([]);
  });
  it('have a grey each in print', () => {
    const greys = tokens(print);
    expect([...greys.keys()]).toEqual([...defined.keys()]);
    for (const [name, value] of greys) expect(value, name).toMatch(/^#([0-9a-f]{1,2})\1\1$/);
  });
});

describe('a mark on the body of its player', () => {
  const luminance = (colour: string) => {
    const hex = colour.length === 4 ? [...colour.slice(1)].map((c) => c + c) : (colour.slice(1).match(/../g) ?? []);
    const [r = 0, g = 0, b = 0] = hex.map((part) => {
      const value = Number.parseInt(part, 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a: string, b: string) => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };
  const side = (value: string, index: number) => /light-dark\((.+), (.+)\)/.exec(value)?.[index + 1] ?? value;
  const onBody = (player: Player) => {
    const rule = new RegExp(`\\.p-${player} \\{[^}]*--p-on: var\\((--b-[a-z-]+)\\)`).exec(css);
    return rule?.[1] ?? '';
  };
  it.each(PLAYERS)('%s', (player) => {
    const [body, mark] = [`--b-${player}`, onBody(player)];
    const defined = tokens(screen);
    for (const index of [0, 1])
      expect(ratio(side(defined.get(body) ?? '', index), side(defined.get(mark) ?? '', index))).toBeGreaterThan(4.5);
    expect(ratio(tokens(print).get(body) ?? '', tokens(print).get(mark) ?? '')).toBeGreaterThan(4.5);
  });
});
