/** `docs/notation.md` is true: its texts open, its document is what its first text says, and it names every letter. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { LOCALES } from '../scenario/index.ts';
import { CHOICE_CODES } from './choices.ts';
import * as codes from './codes.ts';
import { decode, encode, MAX_TEXT, NOTATION_PROBLEMS } from './index.ts';
import { TOKEN_CODES } from './parts.ts';
import { TEXT_CODES } from './quoted.ts';
import { SECTION_LETTERS } from './situation.ts';
import { KINDS } from './totals.ts';

const doc = readFileSync(join(import.meta.dirname, '../../docs/notation.md'), 'utf8').replaceAll(/\s+/g, ' ');
const texts = [...doc.matchAll(/```text (\S+) ```/g)].map(([, text = '']) => text);

const joiner = (parts: readonly string[]): string => `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

describe('the description of the notation', () => {
  it('has texts that open, and are written so', () => {
    expect(texts).toHaveLength(3);
    for (const text of texts) {
      const decoded = decode(text);
      if (!('document' in decoded)) throw new Error(decoded.problem.reason);
      const captions = LOCALES.filter((locale) => decoded.document.title[locale]);
      expect(encode(decoded.document, { captions })).toBe(text);
    }
    expect(doc).toContain(`#${texts[0]}`);
  });

  it('explains the first of them, part by part, and shows its document', () => {
    const parts = [...(doc.split('| part')[1]?.split('It is this document')[0] ?? '').matchAll(/\| `(\S+)` \|/g)];
    expect(parts.map(([, part]) => part).join('')).toBe(texts[0]);
    const [, json = ''] = /```json (.*?) ```/.exec(doc) ?? [];
    expect(decode(texts[0] as string)).toEqual({ document: JSON.parse(json) });
  });

  it('says how long they are', () => {
    for (const text of [texts[0], texts[2]]) expect(doc).toMatch(new RegExp(`\\| ${text?.length} +\\|`));
  });

  const { namesOf, anyOf, anyButCell, ...tables } = codes;
  const named = { ...tables, CHOICE_CODES: { ...CHOICE_CODES, tile: undefined }, TOKEN_CODES };
  test.each(Object.entries(named))('names every letter: %s', (_, table) => {
    for (const [name, code] of Object.entries(table))
      if (code !== undefined) expect(doc).toContain(`\`${code}\` ${name}`);
  });

  it('names every character, part, expectation and problem', () => {
    for (const [char, code] of Object.entries(TEXT_CODES)) {
      expect(doc).toContain(`\`_${code}\` ${char === '\n' ? 'new line' : char}`);
    }
    for (const letter of [...SECTION_LETTERS, '0', 't', 'z'])
      expect(doc).toMatch(new RegExp(`\`${letter}\` [a-z ]*\\*\\*`));
    for (const { key, all } of KINDS) {
      expect(doc).toContain(`\`${all}\` ${key}`);
    }
    expect(doc).toContain(`${joiner(KINDS.map(({ some }) => `\`${some}\``))} are the same for some players only`);
    for (const reason of NOTATION_PROBLEMS) expect(doc).toContain(`\`${reason}\``);
    expect(doc).toContain(MAX_TEXT.toLocaleString('en'));
  });
});
