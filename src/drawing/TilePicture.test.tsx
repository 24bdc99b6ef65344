// @vitest-environment jsdom
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, test } from 'vitest';
import { getTile, printedNames, type TileName, TURNS, type Turn } from '../engine/index.ts';
import { Defs } from './Defs.tsx';
import { CornerPass, TilePicture } from './TilePicture.tsx';
import { UNUSUAL_TILES } from './testdata.ts';

const draw = (tile: TileName, turn: Turn = 0) => renderToString(<TilePicture tile={tile} turn={turn} />);
const Corners = ({ tile }: { tile: TileName }) => <CornerPass tiles={[{ tile, turn: 0, at: [0, 0] }]} />;
const all = [...printedNames(), ...UNUSUAL_TILES];
const defs = renderToString(<Defs />);

const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
const usesOf = (markup: string) => [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((m) => m[1]);

describe('symbols', () => {
  const ids = idsOf(defs);
  const symbolsOf = (...tiles: TileName[]) => idsOf(renderToString(<Defs tiles={tiles} />));
  it('are there once, under names of their own', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id?.startsWith('b-'))).toEqual([]);
  });
  it('use only each other', () => {
    expect(usesOf(defs).filter((id) => !ids.includes(id))).toEqual([]);
  });
  it('stay small: once a page', () => {
    const inBoxes = (...boxes: string[]) =>
      printedNames().filter((name) => boxes.some((box) => name.startsWith(`${box}/`)));
    const size = (...boxes: string[]) => renderToString(<Defs tiles={inBoxes(...boxes)} />).length;
    expect(size('base', 'gold', 'castles')).toBeLessThan(23_000);
    expect(size('rush', 'sheriff')).toBeLessThan(24_000);
    expect(defs.length).toBeLessThan(62_000);
  });
  it('are those that the tiles of a page need, and no others', () => {
    const fields = symbolsOf('base/D', 'base/B');
    expect(fields).toEqual(expect.arrayContaining(['b-road-straight', 'b-city-cap', 'b-cloister', 'b-standing']));
    for (const foreign of ['b-track-straight', 'b-shrine', 'b-tent', 'b-bishop', 'b-base-E'])
      expect(fields).not.toContain(foreign);
    const prairie = symbolsOf('rush/1');
    expect(prairie).toEqual(expect.arrayContaining(['b-track-straight', 'b-mountain-cap', 'b-cowboy', 'b-tokens']));
    for (const foreign of ['b-road-straight', 'b-city-cap', 'b-castle', 'b-lord'])
      expect(prairie).not.toContain(foreign);
  });
  it('are there for tiles in notation too', () => {
    for (const tile of all.filter((name) => !printedNames().includes(name)))
      expect(usesOf(draw(tile)).filter((id) => !symbolsOf(tile).includes(id))).toEqual([]);
  });
  it('are there for both halves of a tile of two squares', () => {
    expect(symbolsOf('german-castle/1')).toEqual(
      expect.arrayContaining(['b-german-castle-1', 'b-german-castle-1b', 'b-burg']),
    );
  });
});

test.each(all)('%s is drawn, turned any way', (name) => {
  const known = idsOf(renderToString(<Defs tiles={[name]} />));
  for (const turn of TURNS) {
    const picture = draw(name, turn);
    expect(picture).toBe(draw(name, turn));
    expect(picture).not.toMatch(/NaN|undefined|null|Infinity|\[object|-0[ "),]|style=/);
    expect(usesOf(picture).filter((id) => !known.includes(id))).toEqual([]);
    expect(picture.length).toBeLessThan(printedNames().includes(name) ? 500 : 3_600);
  }
});

it('is well formed', () => {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg">${defs}${all.flatMap((n) => TURNS.map((t) => draw(n, t))).join('')}</svg>`;
  const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.querySelectorAll('.tile-picture')).toHaveLength(4 * all.length);
});

it('draws different pictures of different faces, and the same of the same', () => {
  const faceOf = (name: TileName) => {
    const id = `b-${name.replace('/', '-')}`;
    const symbol = defs.split(`<g id="${id}">`)[1]?.split(/<g id=|<\/defs>/)[0];
    return symbol + renderToString(<Corners tile={name} />);
  };
  const faces = printedNames().map((name) => [getTile(name).text, faceOf(name)] as const);
  for (const [i, [text, face]] of faces.entries())
    for (const [other, otherFace] of faces.slice(i + 1))
      expect(face === otherFace, `${text}, ${other}`).toBe(text === other);
});

describe('a tile of two squares', () => {
  it.each([
    [0, '-48 -48 96 192'],
    [1, '-144 -48 192 96'],
    [2, '-48 -144 96 192'],
    [3, '-48 -48 192 96'],
  ] as const)('is whole, turned by %s', (turn, viewBox) => {
    const picture = draw('german-castle/2', turn);
    expect(picture).toContain(`viewBox="${viewBox}"`);
    expect(usesOf(picture)).toEqual(['b-german-castle-2', 'b-german-castle-2b', 'b-burg']);
  });
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
