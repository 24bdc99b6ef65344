// @vitest-environment jsdom
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, test } from 'vitest';
import { printedNames, type TileName, TURNS, type Turn } from '../engine/index.ts';
import { Defs } from './Defs.tsx';
import { TilePicture } from './TilePicture.tsx';
import { UNUSUAL_TILES } from './testdata.ts';

const draw = (tile: TileName, turn: Turn = 0) => renderToString(<TilePicture tile={tile} turn={turn} />);
const all = [...printedNames(), ...UNUSUAL_TILES];
const defs = renderToString(<Defs />);

const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
const usesOf = (markup: string) => [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((m) => m[1]);

describe('symbols', () => {
  const ids = idsOf(defs);
  it('are there once, under names of their own', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id?.startsWith('b-'))).toEqual([]);
  });
  it('use only each other', () => {
    expect(usesOf(defs).filter((id) => !ids.includes(id))).toEqual([]);
  });
  it('stay small: once a page', () => {
    expect(defs.length).toBeLessThan(22_000);
  });
});

test.each(all)('%s is drawn, turned any way', (name) => {
  const ids = idsOf(defs);
  for (const turn of TURNS) {
    const picture = draw(name, turn);
    expect(picture).toBe(draw(name, turn));
    expect(picture).not.toMatch(/NaN|undefined|null|Infinity|\[object|-0[ "),]|style=/);
    expect(usesOf(picture).filter((id) => !ids.includes(id))).toEqual([]);
    expect(picture.length).toBeLessThan(printedNames().includes(name) ? 450 : 3_600);
  }
});

it('is well formed', () => {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg">${defs}${all.flatMap((n) => TURNS.map((t) => draw(n, t))).join('')}</svg>`;
  const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.querySelectorAll('.tile-picture')).toHaveLength(4 * all.length);
});

it('draws a different picture for every different face', () => {
  const symbol = (name: TileName) => defs.split(`<g id="b-${name.replace('/', '-')}">`)[1]?.split(/<g id=|<\/defs>/)[0];
  const same: string[][] = [];
  const names = printedNames();
  for (const [i, a] of names.entries())
    for (const b of names.slice(i + 1)) {
      const arms = (name: TileName) => draw(name).includes('#b-arms');
      if (symbol(a) === symbol(b) && arms(a) === arms(b)) same.push([a, b]);
    }
  expect(same).toEqual([['castles/B10', 'castles/B11']]);
});

it('crosses out what is no tile', () => {
  expect(draw('base/Z')).toContain('#b-no-tile');
});

it('says what it shows where it is told, and is silent otherwise', () => {
  expect(renderToString(<TilePicture tile="base/D" label="city and road" />)).toContain(
    'role="img" aria-label="city and road"',
  );
  expect(draw('base/D')).toContain('aria-hidden="true"');
});
