// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { LOCALES, type Locale, type ScenarioDocument } from '../../scenario/document.ts';
import { loadShareWords, type ShareWords } from '../../words/editing/share.ts';
import { judgedOf } from '../judged.ts';
import { type Measure, sheetOf } from './captioned.ts';
import { animate } from './gif/animate.ts';
import { textOf } from './link.ts';
import { colours, type Extent, MOST_FRAMES, saidIn, stopsOf, timeFor } from './movie.ts';
import { shownSvg, svgOf } from './picture.ts';
import { GIF_BOUNDS, PNG_BOUNDS, resized, sizeOf, within } from './raster.ts';
import { HUGE, MALICE, sharedOf, withTexts } from './testdata.ts';
import { allWays, around, wayThrough } from './way.ts';

const SHARE = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, await loadShareWords(locale)] as const)),
) as Record<Locale, ShareWords>;

const CASTLES = JSON.parse(readFileSync('scenarios/goldmines/castle-1.json', 'utf8')) as ScenarioDocument;

/** As a strict reader of XML sees it. */
function parsed(svg: string) {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.documentElement;
}

const WHOLE = { extent: 'all steps' } as const;

describe('a picture', () => {
  it('shows what there is in its step, by the names that squares have in all of them', () => {
    const document = withTexts('x', 'x');
    const shared = sharedOf({ ...document, board: { tiles: [...document.board.tiles, [-1, 0, 'base/B', 0]] } });
    const small = sizeOf(shownSvg(shared, 'ct1_b'));
    const whole = sizeOf(svgOf(shared, judgedOf(shared.document).frames[0], WHOLE));
    expect(small.height).toBeLessThan(whole.height);
    const letters = [
      ...parsed(shownSvg({ ...shared, window: { x: -2, y: 0, w: 3, h: 2 } }, 'ct1_b')).querySelectorAll('text'),
    ];
    expect(letters.map(({ textContent }) => textContent)).toEqual(['B', 'C', '1']);
  });

  test.each(LOCALES)('has title and description in %s, and its document inside', (locale) => {
    const notation = textOf(CASTLES, [locale]);
    const root = parsed(shownSvg(sharedOf(CASTLES, '1b-place', locale), notation));
    expect(root.querySelector('title')?.textContent).toContain(CASTLES.title[locale]);
    expect(root.querySelector('desc')?.textContent).toContain(CASTLES.captions?.['1b-place']?.[locale]);
    expect(root.querySelector('metadata#cartulary')?.textContent).toBe(notation);
  });

  test.each(MALICE)('is well-formed, and holds no more than it drew: %j', (text) => {
    const calm = parsed(shownSvg(sharedOf(withTexts('x', 'x')), 'ct1_b'));
    const root = parsed(shownSvg(sharedOf(withTexts(text, text)), 'ct1_b'));
    expect(root.querySelectorAll('*')).toHaveLength(calm.querySelectorAll('*').length);
    const own = [...root.querySelectorAll('*')].filter((node) => node.namespaceURI !== 'http://www.w3.org/2000/svg');
    expect(own).toEqual([]);
    expect(root.querySelectorAll('script, image, a, foreignObject, style, [href], [onload]')).toHaveLength(0);
  });

  it('is also made of a situation that cannot be', () => {
    const document = withTexts('Far apart', '');
    const far = { ...document, board: { tiles: [...document.board.tiles, [3, 0, 'base/E', 0] as const] } };
    expect(judgedOf(far).frames).toEqual([]);
    expect(parsed(shownSvg(sharedOf(far), 'ct1_b')).querySelector('title')?.textContent).toBe('Far apart · Start');
  });

  it('of two hundred tiles is made without a stall, and bounded', () => {
    const shared = sharedOf(HUGE);
    const started = performance.now();
    const svg = shownSvg(shared, textOf(HUGE, []));
    expect(performance.now() - started).toBeLessThan(2000);
    const size = sizeOf(svg);
    for (const bounds of [PNG_BOUNDS, GIF_BOUNDS]) {
      const { width, height } = within(size, bounds);
      expect(Math.max(width, height)).toBeLessThanOrEqual(bounds.side);
      expect(width * height).toBeLessThanOrEqual(bounds.pixels);
    }
  });
});

describe('the size of a picture', () => {
  test.each([
    [
      { width: 400, height: 300 },
      { width: 800, height: 600, reduced: false },
    ],
    [
      { width: 4000, height: 100 },
      { width: 4096, height: 102, reduced: true },
    ],
    [
      { width: 4000, height: 4000 },
      { width: 2828, height: 2828, reduced: true },
    ],
    [
      { width: 100_000, height: 1 },
      { width: 4096, height: 1, reduced: true },
    ],
  ])('%j is drawn as %j', (size, expected) => {
    expect(within(size, PNG_BOUNDS)).toEqual(expected);
  });

  it('is changed in its head only', () => {
    const svg = shownSvg(sharedOf(CASTLES), 'ct1_b');
    const other = resized(svg, { width: 12, height: 34 });
    expect(sizeOf(other)).toEqual({ width: 12, height: 34 });
    expect(resized(other, sizeOf(svg))).toBe(svg);
  });
});

describe('the way that is looked at', () => {
  const ids = (at: string) => wayThrough(judgedOf(CASTLES).frames, at).map(({ id }) => id);

  it('leads through the shown step, and takes the first way at later forks', () => {
    expect(ids('start')).toEqual(['start', '1a-place', '1a-take-1', '1a-take-2']);
    expect(ids('1b-2-take-1')).toEqual(['start', '1b-place', '1b-2-take-1', '1b-2-take-2']);
    expect(ids('gone')).toEqual(ids('start'));
  });

  it('ends at a step that cannot be played', () => {
    const document = withTexts('x', 'x');
    const [step] = document.steps ?? [];
    if (!step) throw new Error('it has a step');
    const steps = [
      { ...step, do: [{ kind: 'tile', cell: [0, 1], turn: 1 } as const] },
      { ...step, id: 'behind' },
    ];
    const { frames } = judgedOf({ ...document, steps });
    expect(wayThrough(frames, 'behind').map(({ id }) => id)).toEqual(['start', 'close']);
  });

  it('is cut around the shown step', () => {
    const list = Array.from({ length: 10 }, (_, i) => i);
    expect([around(list, 0, 4), around(list, 5, 4), around(list, 9, 4), around(list, 5, 20)]).toEqual([
      [0, 1, 2, 3],
      [3, 4, 5, 6],
      [6, 7, 8, 9],
      list,
    ]);
    const steps = Array.from({ length: 150 }, (_, i) => ({ id: `s${i}`, do: [] }));
    const { stops, all } = stopsOf(sharedOf({ ...withTexts('x', 'x'), steps }, 's149'), 'this way');
    expect({ all, shown: stops.length, last: stops.at(-1)?.frame.id }).toEqual({
      all: 151,
      shown: MOST_FRAMES,
      last: 's149',
    });
  });
});

describe('all ways', () => {
  it('follow one another, each from the fork on where it begins', () => {
    const told = allWays(judgedOf(CASTLES).frames).map(({ frame, begins }) =>
      begins ? `${frame.id} → ${begins.id}` : frame.id,
    );
    expect(told).toEqual([
      'start',
      'start → 1a-place',
      '1a-place',
      '1a-take-1',
      '1a-take-2',
      'start → 1b-place',
      '1b-place',
      '1b-place → 1b-1-take-1',
      '1b-1-take-1',
      '1b-1-take-2',
      '1b-place → 1b-2-take-1',
      '1b-2-take-1',
      '1b-2-take-2',
    ]);
  });

  it('are one where nothing parts, and end where a step cannot be played', () => {
    const document = withTexts('x', 'x');
    const steps = [...(document.steps ?? []), { id: 'wrong', do: [{ kind: 'pass' as const }] }, { id: 'on', do: [] }];
    const { frames } = judgedOf({ ...document, steps });
    expect(allWays(frames)).toEqual(wayThrough(frames, 'start').map((frame) => ({ frame })));
    expect(allWays([])).toEqual([]);
  });

  it('of which there are many are bounded', () => {
    const branches = Array.from({ length: 20 }, (_, i) => ({
      id: `b${i}`,
      steps: Array.from({ length: 50 }, (_, j) => ({ id: `s${i}-${j}`, do: [] })),
    }));
    const { stops, all } = stopsOf(sharedOf({ ...withTexts('x', 'x'), steps: [], branches }), 'all ways');
    expect([all, stops.length, stops[0]?.frame.id]).toEqual([1 + 20 * 51, MOST_FRAMES, 'start']);
  });
});

describe('what is said under a moving picture', () => {
  const wide: Measure = (text) => 10 * text.length;
  const saidOf = (at: string, locale: Locale = 'en', document = CASTLES, extent: Extent = 'this way') => {
    const shared = sharedOf(document, at, locale);
    return saidIn(shared, stopsOf(shared, extent).stops, SHARE[locale]);
  };

  test.each(LOCALES)('is where ways part which of them begins, in %s', (locale) => {
    const said = saidOf('start', locale, CASTLES, 'all ways');
    const { wayOf } = SHARE[locale];
    const ways = said.filter(({ head }) => [wayOf(1, 2), wayOf(2, 2)].includes(head));
    expect(ways.map(({ head }) => head)).toEqual([wayOf(1, 2), wayOf(2, 2), wayOf(1, 2), wayOf(2, 2)]);
    const labels = judgedOf(CASTLES).frames.flatMap(({ branch, parent }) =>
      branch && branch !== parent?.branch ? [CASTLES.captions?.[branch]?.[locale]] : [],
    );
    expect(labels).toHaveLength(4);
    for (const [i, { text }] of ways.entries()) expect(text).toContain(`? ${labels[i]}`);
  });

  test.each(LOCALES)('are its title, the steps and their captions, in %s', (locale) => {
    const [start, first] = saidOf('1b-2-take-1', locale);
    expect(start).toEqual({ head: CASTLES.title[locale], text: CASTLES.captions?.['start']?.[locale] });
    expect(first?.text).toBe(CASTLES.captions?.['1b-place']?.[locale]);
    expect(first?.head).toContain('1');
  });

  it('is what happened where nobody has written anything', () => {
    const [start, first] = saidOf('start', 'en', { ...CASTLES, title: {}, captions: {} });
    expect(start?.head).toBe('Start');
    expect(first?.text).toMatch(/^Red places /);
  });

  it('has the same room in every frame, and never more than six lines', () => {
    const said = [...saidOf('start'), { head: 'x'.repeat(300), text: 'word '.repeat(400) }];
    const sheet = sheetOf({ width: 200, height: 100 }, said, wide);
    expect(sheet.width).toBe(480);
    expect(Math.max(...sheet.lines.map(({ text }) => text.length))).toBe(6);
    expect(sheet.lines.at(-1)?.text.at(-1)).toMatch(/ wor…$/);
    for (const { head, text } of sheet.lines) {
      for (const line of [...head, ...text]) expect(wide(line, false)).toBeLessThanOrEqual(480 - 32);
    }
    expect(sheetOf({ width: 700, height: 100 }, said, wide).width).toBe(700);
  });

  it('stays as long as it takes to read it', () => {
    expect([timeFor(''), timeFor('x'.repeat(100)), timeFor('x'.repeat(2000))]).toEqual([2500, 4500, 15_000]);
  });
});

it('a moving picture has a frame for each step, and its gold is gold', async () => {
  const shared = sharedOf(CASTLES, '1b-place');
  const frames = stopsOf(shared, 'this way').stops.map(({ frame }) => frame);
  const size = within(sizeOf(svgOf(shared, frames[0], WHOLE)), GIF_BOUNDS);
  const draw = async (index: number) => {
    const picture = sharp(Buffer.from(resized(svgOf(shared, frames[index], WHOLE), size)));
    return new Uint8ClampedArray(await picture.ensureAlpha().raw().toBuffer());
  };
  const carried = `cartulary\0${textOf(CASTLES, [])}`;
  const parts = await animate({ size, count: frames.length, draw, colours: colours(), shownFor: () => 2500, carried });
  const file = Buffer.concat(parts);
  expect(file.subarray(0, 6).toString()).toBe('GIF89a');
  const { pages, width, pageHeight } = await sharp(file, { animated: true }).metadata();
  expect({ pages, width, height: pageHeight }).toEqual({ pages: 4, width: size.width, height: size.height });
  expect(colours()).toContain(0xe3ab16);
  const goldIn = (bytes: Uint8Array | Uint8ClampedArray, step: number) => {
    let count = 0;
    for (let i = 0; i < bytes.length; i += step) {
      if (bytes[i] === 0xe3 && bytes[i + 1] === 0xab && bytes[i + 2] === 0x16) count++;
    }
    return count;
  };
  const first = await sharp(file).removeAlpha().raw().toBuffer();
  expect(goldIn(first, 3)).toBeGreaterThanOrEqual(goldIn(await draw(0), 4));
  expect(goldIn(first, 3)).toBeGreaterThan(50);
}, 30_000);
