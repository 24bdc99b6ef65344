import { readFileSync } from 'node:fs';
import { generate } from 'lean-qr';
import { describe, expect, it, test } from 'vitest';
import { decode, normalForm, withOutcome } from '../../notation/index.ts';
import { readText, type ScenarioDocument } from '../../scenario/index.ts';
import { embedCode } from './embed.ts';
import { fileOf } from './json.ts';
import { languagesOf, linkTo, opens, textOf } from './link.ts';
import { shownSvg } from './picture.ts';
import { MOST_FOR_QR, pathOf } from './QrPart.tsx';
import { HUGE, MALICE, sharedOf, withTexts } from './testdata.ts';
import { toldOf } from './told.ts';

const CASTLES = JSON.parse(readFileSync('scenarios/goldmines/castle-1.json', 'utf8')) as ScenarioDocument;

function deeplyFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deeplyFrozen);
  return value;
}

describe('a link', () => {
  it('says the outcome always, and texts in the languages asked for', () => {
    for (const captions of [[], ['en'], ['nl', 'pl']] as const) {
      const decoded = decode(textOf(CASTLES, captions));
      expect(decoded).toEqual({ document: normalForm(withOutcome(CASTLES), { captions }) });
    }
    const document = withTexts('A city', 'Red waits.');
    expect(textOf(document, [])).toBe('ct1_b_rB_Es_fra1Cs_nE_0a2P-Pr4Fr7b7_zqfum7');
    expect(textOf(document, ['en'])).toContain('_ten');
  });

  it('changes nothing in the document, and neither does anything else that leaves the editor', () => {
    for (const document of [CASTLES, HUGE, withTexts(MALICE[0], MALICE[1])]) {
      const before = JSON.stringify(document);
      deeplyFrozen(document);
      const text = textOf(document, ['en']);
      fileOf(document, 'en');
      toldOf(sharedOf(document));
      shownSvg(sharedOf(document), text);
      expect(JSON.stringify(document)).toBe(before);
    }
  });

  it('knows which languages a document speaks', () => {
    expect(languagesOf(CASTLES)).toEqual(['en', 'nl', 'pl', 'ro']);
    expect(languagesOf({ ...withTexts('', ''), captions: { close: { ro: 'Gata.' } } })).toEqual(['ro']);
    expect(languagesOf(withTexts('', ''))).toEqual([]);
  });

  it('that is too long for any reader is known to be so', () => {
    expect(opens('x'.repeat(200_000))).toBe(true);
    expect(opens('x'.repeat(200_001))).toBe(false);
  });

  it('of two hundred tiles is made without a stall', () => {
    const started = performance.now();
    expect(linkTo('https://site.example/', textOf(HUGE, ['en'])).length).toBeLessThan(2000);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('code for a page of one’s own', () => {
  it('is a frame as wide as there is room', () => {
    expect(embedCode('https://site.example/embed/#ct1_b', 'A city')).toBe(
      '<iframe src="https://site.example/embed/#ct1_b" title="A city" width="100%" height="720" loading="lazy" style="border:0"></iframe>',
    );
  });

  test.each(MALICE)('has no attribute that a title has written: %j', (title) => {
    const code = embedCode('https://site.example/embed/#ct1_b', title);
    const [, written = ''] =
      /^<iframe src="[^"<>]*" title="([^"<>]*)" width="100%" height="720" loading="lazy" style="border:0"><\/iframe>$/.exec(
        code,
      ) ?? [];
    expect(written).not.toBe('');
    expect(written).not.toMatch(/['\n]|&(?!(amp|lt|gt|quot|#39);)/);
  });
});

describe('a code for cameras', () => {
  test.each(['https://site.example/#ct1_b_rB_Es_fra1Cs_nE_0a2P-Pr4F_zj9o4o', 'x'.repeat(MOST_FOR_QR)])(
    'is drawn as it was computed, with white around it: %#',
    (link) => {
      const { size, path } = pathOf(link);
      const code = generate(link);
      const dark = new Set<string>();
      for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
        for (let i = 0; i < Number(length); i++) dark.add(`${Number(x) + i} ${y}`);
      }
      expect(size).toBe(code.size + 8);
      for (let y = 0; y < size; y++) {
        for (let x = 0; x < size; x++) expect(dark.has(`${x} ${y}`)).toBe(code.get(x - 4, y - 4));
      }
    },
  );

  it('has at most 117 modules a side', () => {
    expect(pathOf('x'.repeat(MOST_FOR_QR)).size).toBe(117 + 8);
    expect(pathOf('x'.repeat(MOST_FOR_QR + 1)).size).toBeGreaterThan(117 + 8);
  });
});

it('a file is read again whatever its texts are', () => {
  for (const text of MALICE) {
    const document = withTexts(text, text);
    const { id, steps, ...rest } = document;
    expect(readText(fileOf(document, 'en').text)).toMatchObject({ document: rest });
  }
});
