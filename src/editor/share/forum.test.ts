import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LOCALES, type ScenarioDocument } from '../../scenario/document.ts';
import { inBbcode, inMarkdown, plain } from './escapes.ts';
import { FORMATS, forumText } from './forum.ts';
import { MALICE, sharedOf, withTexts } from './testdata.ts';
import { toldOf } from './told.ts';

const CASTLES = JSON.parse(readFileSync('scenarios/goldmines/castle-1.json', 'utf8')) as ScenarioDocument;
const END = {
  site: 'https://site.example/',
  link: 'https://site.example/#ct1_b_rB_zabcde',
  label: 'Open this scenario',
};

function textFor(document: ScenarioDocument, format: (typeof FORMATS)[number], at = 'start', locale = 'en' as const) {
  const told = toldOf(sharedOf(document, at, locale));
  if (!told) throw new Error('nothing is told');
  return forumText(told, format, END);
}

/** A reader of Markdown for what must not come from a document: whatever is not escaped and means something. */
const unescaped = (line: string): string[] => line.match(/(?<!\\)(?:\\\\)*[`*_[\]<>~|#]/g) ?? [];

describe('texts of a document', () => {
  test.each(MALICE)('mean nothing in Markdown: %j', (text) => {
    const line = inMarkdown(text);
    expect(unescaped(line)).toEqual([]);
    expect(line).not.toMatch(/^\s*([-+=]|\d+[.)])/);
    expect(line).not.toMatch(/[@#]\w|:\/\/|\bwww\.|(mailto|javascript):|\n|\p{Cc}|[\u202a-\u202e]/iu);
  });

  test.each(MALICE)('mean nothing in BBCode: %j', (text) => {
    const line = inBbcode(text);
    expect(line).not.toMatch(/[[<][\w/*!@]/);
    expect(line).not.toMatch(/[@#]\w|:\/\/|\bwww\.|(mailto|javascript):|\n|\p{Cc}|[\u202a-\u202e]/iu);
  });

  it('say what they said: only what is unseen is added or lost', () => {
    const seen = (text: string) => text.replace(/\u200b/g, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const line = seen(plain(text));
        expect(seen(inBbcode(text))).toBe(line);
        expect(seen(inMarkdown(text)).replace(/\\([\\`*_[\]<>~|$^&#.)+=-])/g, '$1')).toBe(line);
      }),
    );
    expect(seen(plain('Blue: 4 points (C2)!'))).toBe('Blue: 4 points (C2)!');
  });
});

describe('a scenario for a forum', () => {
  it('in Markdown: title, board, steps with their sums and rules, the link at the end', () => {
    expect(textFor(withTexts('A city', 'Red waits.'), 'markdown')).toBe(`## A city

**The board in words**

- **City** A1. Open. Red.

**Start · Blue’s turn**

Red waits.

**Step 2 · Blue’s turn · tile, points**

Blue places the tile on A2. The city at A1 is complete: Red scores 4 points. Red takes back the knight from A1. ([BASE-12](<https://site.example/en/rules/#BASE-12>), [BASE-34](<https://site.example/en/rules/#BASE-34>), [BASE-27](<https://site.example/en/rules/#BASE-27>))

- Red: City (A1): 2 tiles × 2 = 4

[Open this scenario](<https://site.example/#ct1_b_rB_zabcde>)
`);
  });

  it('in BBCode', () => {
    const text = textFor(withTexts('A city', 'Red waits.'), 'bbcode');
    expect(text).toContain(
      '[b]A city[/b]\n\n[b]The board in words[/b]\n\n[list]\n[*][b]City[/b] A1. Open. Red.\n[/list]',
    );
    expect(text).toContain('[url=https://site.example/en/rules/#BASE-34]BASE-34[/url]');
    expect(text).toContain('[list]\n[*]Red: City (A1): 2 tiles × 2 = 4\n[/list]');
    expect(text).toMatch(/\[url=https:\/\/site\.example\/#ct1_b_rB_zabcde\]Open this scenario\[\/url\]\n$/);
  });

  test.each(LOCALES)('goes the way that is looked at, in %s', (locale) => {
    const shared = sharedOf(CASTLES, '1b-2-take-1', locale);
    const told = toldOf(shared);
    const captions = CASTLES.captions ?? {};
    const texts = told?.steps.map(({ text }) => text);
    expect(texts).toEqual(['start', '1b-place', '1b-2-take-1', '1b-2-take-2'].map((id) => captions[id]?.[locale]));
    expect(told?.steps[1]?.line).toContain(captions['1b']?.[locale]);
    expect(told?.steps[1]?.rules.map(({ href }) => href)).toContain(`/${locale}/rules/#BASE-12`);
  });

  it('has no line that a title or caption has written', () => {
    const calm = FORMATS.map((format) => textFor(withTexts('x', 'x'), format).split('\n').length);
    for (const text of MALICE) {
      const lines = FORMATS.map((format) => textFor(withTexts(text, text), format).split('\n').length);
      expect(lines).toEqual(calm);
    }
  });

  it('is not told of a situation that cannot be', () => {
    const document = withTexts('x', 'x');
    const impossible = { ...document, board: { tiles: [...document.board.tiles, [9, 9, 'base/E', 0] as const] } };
    expect(toldOf(sharedOf(impossible))).toBeUndefined();
  });
});
