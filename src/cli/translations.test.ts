/** In a small project: one page and one scenario in four languages. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from './command.ts';
import { translationsIn } from './translations.ts';

const LANGUAGES = ['en', 'nl', 'pl', 'ro'] as const;

let folder: string;

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const page = (text: string): string =>
  `---\ntitle: Gold\n---\n\n<Rule id="GOLD-01">\n\n${text}\n\n</Rule>\n\n<Rule id="GOLD-02">\n\nMore.\n\n</Rule>\n`;

function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = translationsIn(folder)(args, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out, err };
}

const stamps = (lang: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(folder, `content/translations/${lang}.json`), 'utf8')));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartulary-translations-'));
  for (const lang of LANGUAGES) write(`content/${lang}/gold.mdx`, page(`Text (${lang}).`));
  const title = Object.fromEntries(LANGUAGES.map((lang) => [lang, `Title (${lang})`]));
  write('scenarios/gold/one.json', JSON.stringify({ id: 'gold/one', title }, null, 2));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('translations', () => {
  it('tells what was never confirmed, and after confirming that all is complete', () => {
    const before = run('--lang', 'nl');
    expect(before.code).toBe(1);
    expect(before.out).toContain('content/nl/gold.mdx:5: nl GOLD-01: older than the English text');
    expect(run('--stamp', '--all').code).toBe(0);
    expect(run()).toEqual({
      code: 0,
      out: ['nl', 'pl', 'ro'].map(
        (lang) => `${lang}: pages 100 % (1 of 1), rules 100 % (2 of 2), captions 100 % (1 of 1)`,
      ),
      err: [],
    });
  });

  it('tells where an English text has changed, until a translation of it is confirmed', () => {
    run('--stamp', '--all');
    write('content/en/gold.mdx', page('Changed.'));
    expect(run('--lang', 'nl')).toEqual({
      code: 1,
      out: [
        'content/nl/gold.mdx:5: nl GOLD-01: older than the English text',
        'nl: pages 100 % (1 of 1), rules 50 % (1 of 2), captions 100 % (1 of 1)',
      ],
      err: [],
    });
    expect(run('--lang', 'nl', '--stamp', 'GOLD-01').code).toBe(0);
    expect(run('--lang', 'nl').code).toBe(0);
    expect(run('--lang', 'pl').code).toBe(1);
  });

  it('leads to the English text where one is missing, and does not confirm what is not there', () => {
    write('content/ro/gold.mdx', page(''));
    expect(run('--lang', 'ro').out).toContain('content/en/gold.mdx:5: ro GOLD-01: missing');
    expect(() => run('--stamp', 'GOLD-01')).toThrow('ro: there is no text for GOLD-01.');
    run('--stamp', '--all');
    expect(stamps('ro')).toEqual(['gold:title', 'GOLD-02', 'scenarios/gold/one:title']);
  });

  it('tells an id that English does not have', () => {
    run('--stamp', '--all');
    write('content/pl/gold.mdx', page('Tekst.').replace('GOLD-02', 'GOLD-20'));
    expect(run('--lang', 'pl').out.slice(0, 2)).toEqual([
      'content/en/gold.mdx:11: pl GOLD-02: missing',
      'content/pl/gold.mdx:11: pl GOLD-20: not in the English texts, or there twice',
    ]);
  });

  it('gives the same as JSON, with the English texts', () => {
    write('content/nl/gold.mdx', page(''));
    const told = JSON.parse(run('--lang', 'nl', '--json').out.join('\n'));
    expect(told.nl.figures.rules).toEqual({ all: 2, current: 0, percent: 0 });
    expect(told.nl.findings).toContainEqual({
      problem: 'missing',
      key: 'GOLD-01',
      file: 'content/en/gold.mdx',
      line: 5,
      english: 'Text (en).',
    });
  });

  it.each([
    [['--lang', 'en'], '--lang: “en” is none of nl, pl, ro.'],
    [['--stamp'], '--stamp wants some units, or else --all.'],
    [['--stamp', '--all', 'GOLD-01'], '--stamp wants some units, or else --all.'],
    [['GOLD-01'], 'Units and --all belong to --stamp.'],
  ])('refuses %j', (args, err) => {
    expect(() => run(...args)).toThrow(new Failure(err));
  });
});
