/** Every symbol is shown where it is, and drawn whole. */
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Defs } from '../../drawing/Defs.tsx';
import { Board } from '../../drawing/index.ts';
import { FEATURE_KINDS, getTile, type Mark, type SegmentSymbol } from '../../engine/index.ts';
import { RULES } from '../rules.ts';
import { MARK_PICTURES } from './markPictures.ts';
import { SymbolPicture } from './SymbolPicture.tsx';
import { FEATURES, featuresOf, PIECES, SIGNS, symbolTiles } from './symbols.ts';
import { missing } from './testdata.ts';

test.each(FEATURE_KINDS)('a %s is on its tile', (kind) => {
  expect(getTile(FEATURES[kind].tile).segments.map((segment) => segment.kind)).toContain(kind);
});

test('every kind of feature is among those of one game', () => {
  expect([...featuresOf('base'), ...featuresOf('gold-rush')].sort()).toEqual([...FEATURE_KINDS].sort());
});

test.each(['gold', 'bazaar', 'pitchfork', 'club', 'shield', 'darmstadtium', 'mist', 'star'] satisfies Mark[])(
  'the sign %s is on its tile',
  (mark) => {
    expect(getTile(SIGNS[mark].tile).marks).toContain(mark);
  },
);

test.each(['nuggets', 'locomotives', 'camps', 'herds'] satisfies SegmentSymbol[])(
  'the sign %s is on its tile',
  (symbol) => {
    const { segments } = getTile(SIGNS[symbol].tile);
    expect(segments.some(({ symbols }) => (symbols?.[symbol] ?? 0) > 0)).toBe(true);
  },
);

test('a coat of arms is on its tile, and lines end at a crossing and at a junction', () => {
  expect(getTile(SIGNS.arms.tile).segments.some(({ shields }) => shields > 0)).toBe(true);
  for (const key of ['crossing', 'junction'] as const) {
    expect(getTile(SIGNS[key].tile).segments.filter(({ sides }) => sides.length === 1).length).toBeGreaterThan(2);
  }
});

test('the page has all symbols that its pictures use', () => {
  const defs = renderToString(<Defs tiles={symbolTiles()} />);
  const signs = Object.keys(SIGNS).map((key) => renderToString(<SymbolPicture sign={key as keyof typeof SIGNS} />));
  const pieces = Object.keys(PIECES).map((key) => renderToString(<SymbolPicture piece={key as keyof typeof PIECES} />));
  const marks = Object.values(MARK_PICTURES).map((picture) => renderToString(<Board label="" {...picture} />));
  expect(missing([...signs, ...pieces, ...marks].join(''), defs)).toEqual([]);
});

test('the tiles of a mark’s picture fit together as they would in a game', () => {
  for (const { state } of Object.values(MARK_PICTURES)) {
    for (const { tile, turn, cell } of state.tiles) {
      for (const other of state.tiles) {
        const [dx, dy] = [other.cell[0] - cell[0], other.cell[1] - cell[1]];
        if (!(dx === 1 && dy === 0) && !(dx === 0 && dy === 1)) continue;
        const side = dx ? 1 : 2;
        const edge = getTile(tile, turn).edges[side];
        expect(edge).toBe(getTile(other.tile, other.turn).edges[(side + 2) % 4]);
      }
    }
  }
});

test('every rule they lead to exists', () => {
  const led = [FEATURES, SIGNS, PIECES].flatMap((table) => Object.values(table).map(({ rule }) => rule));
  expect(led.filter((rule) => !RULES.has(rule))).toEqual([]);
});
